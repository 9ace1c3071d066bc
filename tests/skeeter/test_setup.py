"""From what a table chooses to the rules of Skeeter it plays by."""

from __future__ import annotations

from typing import Any

import pytest

from wordgames.errors import BadSetup
from wordgames.setups import find_game
from wordgames.setups.game import Seat, Setup

GAME = find_game("skeeter")
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")


def setup(players: int = 2, **options: Any) -> Setup:
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    return Setup("skeeter", tuple(map(Seat, NAMES[:players])), chosen)


def test_the_defaults_are_the_printed_game() -> None:
    made = GAME.rules(setup(3))
    assert made.names == NAMES[:3]
    assert (made.rounds, made.challenges, made.repeats) == (3, True, True)
    assert (made.challenge_time, made.turn_time) == (None, None)
    assert len(made.deck) == 72


OPTIONS: list[tuple[dict[str, Any], str, object]] = [
    ({"rounds": 1}, "rounds", 1),
    ({"referee": "automatic"}, "challenges", False),
    ({"challenge_time": 5}, "challenge_time", 5_000),
    ({"turn_time": 30}, "turn_time", 30_000),
    ({"no_repeats": True}, "repeats", False),
]


@pytest.mark.parametrize(("options", "field", "value"), OPTIONS)
def test_every_option_reaches_the_rules(options: dict[str, Any], field: str, value: object) -> None:
    assert getattr(GAME.rules(setup(**options)), field) == value


def test_every_option_is_among_them() -> None:
    tried = {name.replace("_", "-") for options, *_ in OPTIONS for name in options}
    assert tried == {option.name for option in GAME.options}


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 can play"):
        GAME.rules(setup(players))
