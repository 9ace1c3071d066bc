"""What a table can choose before a game of Quiddler."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.engines.quiddler.rules import Bonus, Referee, Ties, Variant
from wordgames.errors import BadSetup
from wordgames.match import Match
from wordgames.setups import find_game
from wordgames.setups.game import Seat, Setup
from wordgames.setups.options import Value
from wordgames.setups.quiddler import next_game

GAME = find_game("quiddler")


def setup(players: int = 2, /, **options: Value) -> Setup:
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    names = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy")
    seats = tuple(map(Seat, names[:players]))
    return Setup("quiddler", seats, chosen)


def test_the_usual_game_is_the_one_of_the_rules() -> None:
    rules = GAME.rules(setup(3))
    assert (rules.variant, rules.referee) == (Variant.ROUNDS, Referee.CHALLENGE)
    assert (rules.first_hand, rules.last_hand, rules.rounds) == (3, 10, 8)
    assert (rules.ties, rules.floor, rules.out_in_first_lap) == (Ties.NOBODY, True, True)
    assert (rules.shortest, rules.bonus_points, rules.handicaps) == (2, 10, ())
    assert len(rules.deck) == 118


def test_every_option_reaches_the_rules() -> None:
    rules = GAME.rules(
        setup(
            2,
            referee="automatic",
            first_hand=4,
            last_hand=6,
            shortest=3,
            two_player_bonus="most-words",
            ties="all",
            floor=False,
            out_in_first_lap=False,
        )
    )
    assert (rules.referee, rules.first_hand, rules.last_hand) == (Referee.AUTOMATIC, 4, 6)
    assert (rules.shortest, rules.ties, rules.floor) == (3, Ties.ALL, False)
    assert not rules.out_in_first_lap
    assert rules.bonuses == (Bonus.MOST_WORDS,)


def test_rule_10_handicaps_come_from_the_seats() -> None:
    seats = (Seat("Ann", handicap=20), Seat("Bob"))
    assert GAME.rules(Setup("quiddler", seats)).handicaps == (20, 0)


def test_rule_6_two_players_may_alternate_the_bonus_from_game_to_game() -> None:
    first = setup(2, alternate_bonus=True)
    second = next_game(first)
    third = next_game(second)
    bonuses = [GAME.rules(each).bonuses for each in (first, second, third)]
    assert bonuses == [(Bonus.LONGEST_WORD,), (Bonus.MOST_WORDS,), (Bonus.LONGEST_WORD,)]
    assert next_game(setup(2)) == setup(2)
    assert next_game(setup(3, alternate_bonus=True)) == setup(3, alternate_bonus=True)


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (setup(9), "1 to 8 can play"),
        (setup(2, variant="solitaire"), "alone"),
        (setup(2, first_hand=6, last_hand=5), "hands go from"),
        (setup(2, shortest=4), "shortest is 2 to 3 letters"),
        (setup(2, ties="some"), "ties is one of nobody, all"),
    ],
)
def test_what_does_not_go_is_said(made: Setup, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        GAME.rules(made)


def test_a_deck_without_points_will_not_do(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("[bare]\ncards = { A = 50 }\n", encoding="utf-8")
    with pytest.raises(BadSetup, match="gives no points"):
        GAME.rules(Setup("quiddler", (Seat("Ann"),), deck=str(path)))


@pytest.mark.parametrize(
    ("made", "stands"),
    [
        (setup(2), "round 1 of 8"),
        (setup(1, variant="solitaire"), "0 of 48 cards used"),
        (setup(3, variant="real-cards", last_hand=5), "round 1 of 3"),
    ],
)
def test_how_far_a_game_is(made: Setup, stands: str) -> None:
    match = Match(GAME.engine, GAME.rules(made), seed=1, judge=frozenset())
    match.tick(0)
    assert GAME.stands(match.view(None)) == stands
