"""From what a table chooses to the rules it plays by."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from perquackey.tabletop import TEN, Table, rules
from wordgames.engines.perquackey import Count, Cubes, Glass, Referee, Variant
from wordgames.errors import BadFile, BadSetup
from wordgames.setups import find_game
from wordgames.setups.game import Seat, Setup
from wordgames.setups.options import Number, Pick, Switch

GAME = find_game("perquackey")
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")


def setup(players: int = 2, *, deck: str = "standard", **options: Any) -> Setup:
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    seats = tuple(Seat(name) for name in NAMES[:players])
    return Setup("perquackey", seats, chosen, deck=deck)


def test_the_defaults_are_the_printed_game() -> None:
    made = GAME.rules(setup())
    assert (made.seconds, made.goal, made.variant) == (180, 5000, Variant.RACE)
    assert (made.glass, made.referee, made.cubes) == (
        Glass.BY_ITSELF,
        Referee.AT_ONCE,
        Cubes.BY_SCORE,
    )
    assert not made.teams
    assert not made.plural_by_the_letter
    assert not made.longer_as_ten
    assert (len(made.black), len(made.red)) == (10, 3)


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ({"variant": "duplicate"}, "variant", Variant.DUPLICATE),
        ({"seconds": 60}, "seconds", 60),
        ({"seconds": None}, "seconds", None),
        ({"variant": "practice"}, "seconds", None),
        ({"glass": "opponent"}, "glass", Glass.OPPONENT),
        ({"goal": 3000}, "goal", 3000),
        ({"throws": 7}, "throws", 7),
        ({"count": "best"}, "count", Count.BEST),
        ({"cubes_thrown": "thirteen"}, "cubes", Cubes.THIRTEEN),
        ({"teams": True}, "teams", True),
        ({"referee": "challenge"}, "referee", Referee.CHALLENGE),
        ({"plurals": "by-the-letter"}, "plural_by_the_letter", True),
        ({"real_cubes": True}, "real_cubes", True),
        ({"longer": "as-ten"}, "longer_as_ten", True),
    ],
)
def test_every_option_reaches_the_rules(options: dict[str, Any], field: str, value: object) -> None:
    assert getattr(GAME.rules(setup(4, **options)), field) == value


def test_every_choice_makes_rules() -> None:
    for option in GAME.options:
        values: tuple[Any, ...] = ()
        match option:
            case Pick():
                values = option.names
            case Switch():
                values = (False, True)
            case Number():
                values = (option.low, option.high, *([None] if option.may_be_none else []))
        for value in values:
            GAME.rules(setup(4, **{option.name: value}))


def test_the_later_cubes() -> None:
    assert "BFPQSY" in GAME.rules(setup(deck="later")).red


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (3, {"teams": True}, "teams of two need 4, 6 or 8"),
        (2, {"variant": "duplicate", "referee": "at-end"}, "choose referee at-once"),
        (2, {"seconds": 5}, "10 to 900 seconds or none"),
        (2, {"goal": None}, "1000 to 20000"),
    ],
)
def test_what_does_not_go_is_named(players: int, options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        GAME.rules(setup(players, **options))


def test_a_set_of_cubes_that_is_not_there() -> None:
    with pytest.raises(BadFile, match="it has standard, later"):
        GAME.rules(setup(deck="mine"))


@pytest.mark.parametrize(("first", "count"), product(range(3), (Count.SUM, Count.BEST)))
def test_scores_do_not_depend_on_the_seat(first: int, count: Count) -> None:
    """The same throws one seat further give the same scores one seat further."""
    letters = "".join("A" if seat == first else "Z" for seat in range(3))
    table = Table(rules(3, variant=Variant.THROWS, throws=2, count=count), first=letters)
    for words in ("POT", "POT GOAT", "THREAT", "TOP PAT TAP", "", "TREE TEAR"):
        table.throw(TEN).spell(words).finish()
    expected = (140, 180, 440) if count is Count.SUM else (80, 180, 300)
    scores = table.state.scores
    assert scores[first:] + scores[:first] == expected
