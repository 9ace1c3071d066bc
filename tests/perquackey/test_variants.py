"""Perquackey in so many throws, in duplicate, as practice and with real cubes."""

from __future__ import annotations

from typing import Any

import pytest

from perquackey.tabletop import TEN, THIRTEEN, Table, refused, rules
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import (
    Count,
    Glass,
    Land,
    Lay,
    Referee,
    Rules,
    Stop,
    Throw,
    TurnGlass,
    Variant,
)
from wordgames.errors import BadSetup, Reason
from wordgames.game import CHANCE

# Playing for so many throws, the same throw for everybody, practice.


@pytest.mark.parametrize(("count", "scores"), [(Count.SUM, (180, 60)), (Count.BEST, (120, 60))])
def test_so_many_throws(count: Count, scores: tuple[int, int]) -> None:
    table = Table(rules(2, variant=Variant.THROWS, throws=2, count=count))
    for words in ("POT", "POT", "GOAT", ""):
        assert engine.outcome(table.state) is None
        table.throw(TEN).spell(words).finish()
    found = engine.outcome(table.state)
    assert found is not None
    assert found.scores == scores
    assert found.winners == (0,)


def test_duplicate_gives_everybody_the_same_throw_unseen() -> None:
    table = Table(rules(3, variant=Variant.DUPLICATE, throws=2)).throw(TEN).spell("POT")
    assert engine.view(table.state, 0).words[0].word == "POT"
    for other in (1, 2, None):
        hidden = engine.view(table.state, other)
        assert (hidden.letters, hidden.words, hidden.sum.total) == ("", (), 0)
    table.finish()
    assert engine.view(table.state, None).scores == (0, 0, 0)
    assert engine.view(table.state, 0).thrown == ()
    table.do(1, Throw())
    assert engine.view(table.state, 1).letters == TEN
    assert engine.view(table.state, 0).letters == TEN
    assert engine.view(table.state, 2).letters == ""
    table.spell("POT GOAT").finish().do(2, Throw()).spell("TREE").finish()
    assert engine.view(table.state, None).scores == (60, 180, 120)
    assert engine.legal(table.do(0, Throw()).state, CHANCE) == (Land,)


def test_duplicate_has_no_judging_by_others() -> None:
    with pytest.raises(BadSetup, match="at-once"):
        rules(2, variant=Variant.DUPLICATE, referee=Referee.CHALLENGE)


def test_practice_ends_when_one_stops() -> None:
    table = Table(rules(1, variant=Variant.PRACTICE, seconds=None)).throw(TEN).spell("POT")
    table.finish().throw(TEN).finish()
    assert engine.outcome(table.state) is None
    table.do(0, Stop())
    found = engine.outcome(table.state)
    assert found is not None
    assert found.scores == (60,)


def test_only_practice_can_be_stopped() -> None:
    assert refused(lambda: Table(rules(1)).do(0, Stop()))[0] is Reason.WRONG_PHASE


# Real cubes: the app keeps the time, the words and the sum.


def real_table(letters: str, **options: Any) -> Table:
    table = Table(rules(2, real_cubes=True, **options))
    assert engine.legal(table.state, CHANCE) == ()
    return table.do(0, Throw()).do(0, Lay(letters))


def test_real_cubes_are_typed_in_and_then_count() -> None:
    table = real_table(TEN).spell("POT")
    assert refused(lambda: table.spell("BAT"))[0] is Reason.MISSING_LETTER
    assert table.time_up().state.scores == (60, 0)
    assert table.player == 1


def test_real_cubes_that_were_not_typed_in_are_not_checked() -> None:
    table = real_table("").spell("BAT ZEBRA")
    assert table.finish().state.scores == (60 + 200, 0)


@pytest.mark.parametrize("letters", ["TOP", THIRTEEN])
def test_real_cubes_are_ten_or_thirteen(letters: str) -> None:
    table = Table(rules(2, real_cubes=True)).do(0, Throw())
    assert refused(lambda: table.do(0, Lay(letters))) == (Reason.WRONG_NUMBER_OF_LETTERS, "10")


def test_real_cubes_may_wait_for_the_glass() -> None:
    table = real_table(TEN, glass=Glass.OPPONENT)
    assert engine.legal(table.state, 1) == (TurnGlass,)


@pytest.mark.parametrize(
    "options",
    [{"seconds": 0}, {"goal": 0}, {"throws": 0}, {"throws": 51}],
)
def test_rules_check_themselves(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        rules(2, **options)


@pytest.mark.parametrize(
    ("black", "red"), [((), ("AB",)), (("AB",), ()), (("ab",), ("AB",)), (("AB",), ("AAA",))]
)
def test_rules_check_their_cubes(black: tuple[str, ...], red: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        Rules(2, black, red)
