"""The look-up page: verdicts, meanings, patterns, and what a table rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from ui.driving import USUAL, HandClock, press, program, setup_for, text
from wordgames.log import Ruling
from wordgames.ui.lookup import LookUp
from wordgames.ui.lookup.rulings import rulings
from wordgames.ui.program import WordGames
from wordgames.ui.table import TableScreen


async def typed(pilot: Any, word: str) -> None:
    """Type into the field at once, as a paste would, and look further."""
    screen = pilot.app.screen
    assert isinstance(screen, LookUp)
    screen.query_one(Input).value = word
    await pilot.pause()
    await press(pilot, "enter")


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("octagon", ("OCTAGON is a word", "near it")),
        ("pandora", ("proper nouns don't count",)),
        ("beautifull", ("not in the dictionary", "meant?", "BEAUTIFUL")),
        ("well-known", ("not written as one word",)),
        ("don't", ("apostrophe",)),
        ("c?t", ("CAT", "COT", "CUT", "3 words")),
        ("p-n-a", ("PAINTER", "words")),
        ("zq?x*", ("No word is like that",)),
        ("q?-*", ("a pattern has letters",)),
        ("[bold]", ("no word",)),
        ("", ("c?t", "? stands for one letter", "p-n-a")),
    ],
)
async def test_what_is_typed_is_answered(tmp_path: Path, word: str, says: tuple[str, ...]) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "slash")
        await typed(pilot, word)
        shown = text(app)
        for each in says:
            if each != "PAINTER":
                assert each in shown
        assert "PAINTER" not in shown


async def test_a_long_list_counts_what_it_does_not_show(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "slash")
        await typed(pilot, "*ing")
        assert " more" in text(app)


async def at_pdq(pilot: Any) -> TableScreen:
    await press(pilot, "space")
    await pilot.pause(0.5)
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def pdq(folder: Path) -> WordGames:
    return program(folder, setup_for("pdq", 2), clock=HandClock())


async def test_while_letters_lie_there_nobody_can_look_for_words_that_fit(tmp_path: Path) -> None:
    app = pdq(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await at_pdq(pilot)
        await press(pilot, "f5")
        await typed(pilot, "p-n-a")
        assert "only whole words" in text(app)
        await typed(pilot, "octagon")
        shown = text(app)
        assert "OCTAGON is a word" in shown
        assert "near it" not in shown


async def test_the_table_allows_a_word_and_bans_it_by_consent(tmp_path: Path) -> None:
    app = pdq(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        sitting = (await at_pdq(pilot)).sitting
        await press(pilot, "f5")
        await typed(pilot, "zzyzx")
        assert not sitting.match.accepts("ZZYZX")
        await press(pilot, "f4", "q")
        assert not sitting.match.accepts("ZZYZX")
        await press(pilot, "p")
        assert sitting.match.accepts("ZZYZX")
        assert "ZZYZX is a word" in text(app)
        await press(pilot, "f4", "q", "p")
        assert not sitting.match.accepts("ZZYZX")
        assert "banned it" in text(app)
        kept = [entry for entry in sitting.match.log if isinstance(entry, Ruling)]
        assert [entry.allowed for entry in kept] == [True, False]
        assert [(ruled.word, ruled.good) for ruled in rulings(sitting)] == [("ZZYZX", False)]
        await typed(pilot, "")
        assert "banned by the table" in text(app)


async def test_whoever_disagrees_leaves_the_word_as_it_was(tmp_path: Path) -> None:
    app = pdq(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        sitting = (await at_pdq(pilot)).sitting
        await press(pilot, "f5")
        await typed(pilot, "zzyzx")
        await press(pilot, "f4", "q", "escape")
        assert not sitting.match.accepts("ZZYZX")
        assert isinstance(app.screen, LookUp)


async def test_escape_goes_back_to_the_table(tmp_path: Path) -> None:
    app = pdq(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        table = await at_pdq(pilot)
        await press(pilot, "f5", "word:cat", "escape")
        assert app.screen is table


async def test_keys_typed_in_one_go_count_in_their_order(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "slash")
        await press(pilot, "word:ran", "backspace", "backspace", "left", "word:b", "end", "word:d")
        assert app.screen.query_one(Input).value == "brd"


@pytest.mark.parametrize(
    "way", ["", "1", "h", "t", "o"], ids=["home", "set-up", "history", "t", "o"]
)
async def test_a_look_up_is_one_key_away_from_every_page(tmp_path: Path, way: str) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, *way)
        before = app.screen
        await press(pilot, "f5")
        assert isinstance(app.screen, LookUp)
        await press(pilot, "escape")
        assert app.screen is before
