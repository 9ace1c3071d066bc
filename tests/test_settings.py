"""The settings file as people and disks may leave it: told, never a traceback, never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.settings import Preferences, Settings
from wordgames.setups.game import Seat, Setup

SETUP = Setup("pdq", (Seat("Ann"), Seat("Bob")), (("double-scoring", True),))
VALUES = ("true", "3", "nan", "[]", "{}", '""', '"[bold]"', "[[]]", "[1]", "{a=1}", "1979-01-01")
PLACES = (
    *("preferences", "setups", "best", "last_game", "setups.pdq", "setups.quiddler", "best.x"),
    *(f"preferences.{name}" for name in ("theme", "ascii", "keys", "unknown", "keys.pause")),
    *(f"setups.pdq.{name}" for name in ("seats", "options", "none", "allowed", "deck", "unknown")),
    *(f"setups.pdq.options.{name}" for name in ("variant", "tie-window", "unknown")),
)
WHOLE = ("x", "\ufeffa = 1", "a = 1\r", "a = " + "[" * 50_000, "[[preferences]]")


@pytest.mark.parametrize("place", PLACES)
def test_a_value_of_the_wrong_kind(tmp_path: Path, place: str) -> None:
    for value in VALUES:
        _survives(tmp_path / "settings.toml", f"kept = 1\n{place} = {value}\n")


@pytest.mark.parametrize("text", WHOLE, ids=range(len(WHOLE)))
def test_a_file_that_is_no_settings(tmp_path: Path, text: str) -> None:
    _survives(tmp_path / "settings.toml", text)


@pytest.mark.parametrize(
    "text",
    [
        '[[setups.pdq.seats]]\nname = "Ann"\n[setups.pdq.options]\nvariant = "gone"\n',
        '[[setups.pdq.seats]]\nname = "\\u001b[31mAnn"\n',
    ],
)
def test_a_set_up_that_is_none_any_more_is_left_out(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    settings = Settings.load(str(path))
    assert settings.setup("pdq") is None
    assert "the last set-up of pdq was left out" in settings.problem


def _survives(path: Path, text: str) -> None:
    """It is read or told of, what is saved afterwards is there, and no line of it is gone."""
    path.write_text(text, encoding="utf-8")
    settings = Settings.load(str(path))
    told = settings.problem
    for game in ("pdq", "quiddler", "perquackey", "skeeter"):
        settings.setup(game)
    settings.last_game()
    settings.best("x")
    settings.remember(SETUP)
    settings.keep_best("y", 5)
    settings.prefer(Preferences(theme="light"))
    again = Settings.load(str(path))
    assert again.setup("pdq") == SETUP
    assert again.best("y") == 5
    assert again.preferences.theme == "light"
    aside = list(path.parent.glob("*.corrupt-*"))
    assert bool(aside) is bool(told)
    for file in aside:
        assert file.read_text(encoding="utf-8") == text.replace("\r", "\n")
        file.unlink()
