"""Rules 4 and 5 of Perquackey: who is vulnerable, the set, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from perquackey.tabletop import BOTH, FOURS, TEN, THIRTEEN, Table, refused, rules
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import Count, Cubes, Land, Suggest, Throw, Variant
from wordgames.errors import Reason
from wordgames.game import CHANCE

FIVES = "THERE THREE AGREE GREET GREAT"


# Rule 4: vulnerability and the set.


@pytest.mark.parametrize(("banked", "vulnerable"), [(1990, False), (2000, True), (2010, True)])
def test_rule_4_vulnerable_from_exactly_2000_banked(banked: int, vulnerable: bool) -> None:
    table = Table(rules(1)).bank(banked)
    assert table.state.vulnerable is vulnerable
    table.throw(THIRTEEN if vulnerable else TEN)
    if vulnerable:
        assert refused(lambda: table.spell("POT")) == (Reason.NO_THREE_LETTER_WORDS, "POT")
    else:
        table.spell("POT")


def test_rule_4_points_of_the_running_throw_do_not_make_vulnerable() -> None:
    table = Table(rules(1)).bank(1990).throw(TEN).spell(BOTH)
    assert not table.state.vulnerable
    assert table.finish().state.vulnerable


def test_rule_4_all_thirteen_cubes_are_thrown() -> None:
    table = Table(rules(1)).bank(2000).do(0, Throw())
    assert refused(lambda: table.do(CHANCE, Land(TEN)))[0] is Reason.NOT_HELD
    table.do(CHANCE, Land(THIRTEEN))


@pytest.mark.parametrize(
    ("words", "score"),
    [
        ("", 1500),
        ("GOAT TREE TEAR PEAR THERE THREE", 1500),  # 180 + 250 = 430
        ("GOAT TREE TEAR PEAR HEAR THERE THREE AGREE", 2500),  # 200 + 300 = 500: safe
        ("GOAT TREE THERE THREE AGREE GREET", 1500),  # 140 + 350 = 490
        ("THREAT GOAT TREE TEAR PEAR HEAR", 2500),  # 300 + 200 = 500: safe
    ],
)
def test_rule_4_fewer_than_500_is_a_set(words: str, score: int) -> None:
    table = Table(rules(1)).bank(2000).throw("TOPAHGREETRSS").spell(words).finish()
    assert table.state.scores == (score,)
    assert table.state.thrown[-1].reckoning.set is (score == 1500)


def test_rule_4_bonuses_count_towards_the_500() -> None:
    table = Table(rules(1)).bank(2000).throw("TOPAHGREETRSS").spell(f"{FOURS} {FIVES}").finish()
    assert table.state.scores == (2000 + 200 + 400 + 500,)


def test_rule_4_below_2000_again_means_ten_cubes() -> None:
    table = Table(rules(1)).bank(2300).throw(THIRTEEN).finish()
    assert table.state.scores == (1800,)
    assert not table.state.vulnerable
    table.throw(TEN).spell("POT").finish()
    assert table.state.scores == (1860,)


def test_rule_4_the_invulnerable_are_never_set() -> None:
    assert Table(rules(1)).bank(1000).throw(TEN).finish().state.scores == (1000,)


@pytest.mark.parametrize(
    ("options", "cubes"),
    [
        ({"cubes": Cubes.TEN}, 10),
        ({"cubes": Cubes.BY_SCORE}, 13),
        ({"cubes": Cubes.BY_SCORE, "variant": Variant.THROWS}, 13),
        ({"cubes": Cubes.BY_SCORE, "variant": Variant.THROWS, "count": Count.BEST}, 10),
        ({"cubes": Cubes.BY_SCORE, "variant": Variant.DUPLICATE}, 10),
        ({"cubes": Cubes.THIRTEEN, "variant": Variant.DUPLICATE}, 13),
    ],
)
def test_rule_4_which_cubes(options: dict[str, Any], cubes: int) -> None:
    state = Table(rules(1, **options)).bank(2500).state
    assert len(state.rules.black + state.rules.red * state.vulnerable) == cubes


# Rule 5: the end.


@pytest.mark.parametrize(("before", "ends"), [(4930, False), (4940, True), (4950, True)])
def test_rule_5_exactly_5000_wins_at_the_end_of_that_throw(before: int, ends: bool) -> None:
    table = Table(rules(2, cubes=Cubes.TEN)).bank(before, 4000).throw(TEN).spell("POT")
    assert engine.outcome(table.state) is None
    table.finish()
    found = engine.outcome(table.state)
    if ends:
        assert found is not None
        assert found.scores == (before + 60, 4000)
        assert found.winners == (0,)
        assert refused(lambda: table.do(1, Throw()))[0] is Reason.GAME_OVER
    else:
        assert found is None


def test_rule_5_a_set_cannot_win() -> None:
    table = Table(rules(1)).bank(4900).throw("TOPAHGREETRSS").spell("GOAT").finish()
    assert engine.outcome(table.state) is None
    assert table.state.scores == (4400,)


def test_rule_5_who_has_more_wins_when_an_award_reaches_the_goal_too() -> None:
    table = Table(rules(4, teams=True, cubes=Cubes.TEN)).bank(4800, 4900, 0, 0).throw(TEN)
    table.do(2, Suggest("POT"))
    assert table.state.scores == (4800, 5200)
    assert engine.outcome(table.state) is None
    table.spell(f"{BOTH}").finish()
    found = engine.outcome(table.state)
    assert found is not None
    assert found.scores == (5400, 5200, 5400, 5200)
    assert found.winners == (0, 2)


def test_rule_5_the_goal_is_settable() -> None:
    table = Table(rules(1, goal=1000, cubes=Cubes.TEN)).bank(940).throw(TEN).spell("POT").finish()
    assert engine.outcome(table.state) is not None
