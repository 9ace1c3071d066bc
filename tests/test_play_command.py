"""``wordgames play GAME``: every option of every game from the shell."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.cli.main import run
from wordgames.cli.play import read
from wordgames.errors import BadSetup
from wordgames.setups import GAMES as GAME_NAMES
from wordgames.setups import find_game
from wordgames.setups.game import Game, Seat, Setup
from wordgames.setups.options import Number, Option, Pick, Switch, Value

GAMES = [find_game(name) for name in GAME_NAMES]


TOGETHER_WITH: dict[tuple[str, Value], list[str]] = {
    ("variant", "solitaire"): ["--players", "Ann"],
    ("last-hand", 2): ["--first-hand", "2"],
    ("teams", True): ["--players", "Ann, Bob, Cy, Dee"],
}
"""What an option needs beside it."""


def setup(*arguments: str) -> Setup:
    return read(arguments)[0]


def others(option: Option) -> list[tuple[list[str], Value]]:
    """Ways to set an option in the shell to what it is not by default."""
    flag = f"--{option.name}"
    match option:
        case Switch(default=default):
            return [([f"--no-{option.name}" if default else flag], not default)]
        case Number(low=low, high=high, default=default, may_be_none=may_be_none):
            ends: list[Value] = [low, high] + ([None] if may_be_none else [])
            return [
                ([flag, "none" if end is None else str(end)], end) for end in ends if end != default
            ]
        case Pick(names=names, default=default):
            return [([flag, name], name) for name in names if name != default]


def cases() -> list[tuple[Game, Option, list[str], Value]]:
    return [
        (game, option, arguments, value)
        for game in GAMES
        for option in game.options
        for arguments, value in others(option)
    ]


@pytest.mark.parametrize(("game", "option", "arguments", "value"), cases())
def test_every_option_can_be_chosen(
    game: Game, option: Option, arguments: list[str], value: Value
) -> None:
    if option.variants is not None and "regular" not in option.variants:
        arguments = [*arguments, "--variant", min(option.variants)]
    arguments = [*arguments, *TOGETHER_WITH.get((option.name, value), [])]
    made = setup(game.name, *arguments)
    assert made.chosen[option.name] == value
    assert game.rules(made) is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_options_there_is_a_table(game: Game) -> None:
    made, seed = read([game.name])
    assert (made.options, made.dictionary, made.deck, seed) == ((), "broad", "standard", None)
    assert len(made.seats) >= 2
    assert len({seat.key for seat in made.seats}) == len(made.seats)


def test_players_and_what_is_theirs() -> None:
    made = setup("pdq", "--players", "Ann, Bob,Cy", "--keys", "x,,space", "--minimums", "5,,4")
    assert made.seats == (
        Seat("Ann", colour=0, key="x", minimum=5),
        Seat("Bob", colour=1, key="p", minimum=None),
        Seat("Cy", colour=2, key="space", minimum=4),
    )


def test_solitaire_is_for_one() -> None:
    assert len(setup("pdq", "--variant", "solitaire").seats) == 1


def test_seed_and_the_tables_own_words(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("pineal\n", encoding="utf-8")
    made, seed = read(
        [
            *("pdq", "--seed", "7", "--dictionary", str(words), "--deck", "single-x"),
            *("--allow", "qi, za", "--ban", "née", "--family-filter"),
        ]
    )
    assert seed == 7
    assert (made.dictionary, made.deck) == (str(words), "single-x")
    assert (made.allowed, made.banned, made.family) == (("QI", "ZA"), ("NEE",), True)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["pdq", "--players", "Ann, ann"], "two players are called"),
        (["pdq", "--players", "Ann,,Bob"], "every player needs a name"),
        (["pdq", "--players", "A,B,C,D,E,F,G,H,I"], "8 at most, not for 9"),
        (["pdq", "--players", "Ann, bot:3"], "only people"),
        (["pdq", "--keys", "q"], "--keys has 1 values for 2 players"),
        (["pdq", "--keys", "q,q"], "two players have the key q"),
        (["pdq", "--keys", "q,escape"], "'escape' is no key"),
        (["pdq", "--minimums", "4,many"], "--minimums has whole numbers, not 'many'"),
        (["pdq", "--minimums", "4,99"], "2 to 9 letters"),
        (["pdq", "--variant", "chess"], "variant is one of"),
        (["pdq", "--variant", "solitaire", "--players", "Ann, Bob"], "one player"),
        (["pdq", "--tie-window", "900"], "0 to 500 ms, not 900"),
        (["pdq", "--tie-window", "long"], "0 to 500 ms, not 'long'"),
        (["pdq", "--beat-time", "9"], "--beat-time means nothing in regular"),
        (["pdq", "--dictionary", "nothing"], "there is no dictionary 'nothing'"),
        (["pdq", "--allow", "it's"], '--allow: "it\'s" is no word'),
    ],
)
def test_what_does_not_go_is_named(arguments: list[str], says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        setup(*arguments)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["play"], 2, "usage: wordgames play pdq|"),
        (["play", "--help"], 0, "usage: wordgames play pdq|"),
        (["play", "pdq", "--help"], 0, "--tie-window"),
        (["play", "pdq", "--seed", "x"], 2, "a whole number from 0 on is needed, not 'x'"),
        (["play", "pdq", "--colour"], 2, "unrecognized arguments"),
        (["play", "pdq", "--deck", "nothing.toml"], 1, "nothing.toml"),
    ],
)
def test_help_and_wrong_usage(
    capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, says: str
) -> None:
    try:
        ended = run(arguments)
    except SystemExit as stop:
        ended = int(stop.code or 0)
    out, err = capsys.readouterr()
    assert ended == status
    assert says in (out if status == 0 else err)


def test_the_table_opens_with_what_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[Setup | None, int | None, bool | None]] = []

    def open_app(setup: Setup | None, seed: int | None, *, ascii_only: bool | None = None) -> int:
        opened.append((setup, seed, ascii_only))
        return 0

    monkeypatch.setattr("wordgames.ui.app.open_app", open_app)
    chosen = ["pdq", "--players", "Ann, Bob"]
    assert run(["play", *chosen, "--seed", "3"]) == 0
    assert run(["play", *chosen, "--ascii"]) == 0
    assert opened == [(setup(*chosen), 3, None), (setup(*chosen), None, True)]
