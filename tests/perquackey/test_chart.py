"""The score chart: every cell, every bonus, both samples of the rules."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perquackey.tabletop import Table, rules
from wordgames.engines.perquackey.chart import (
    BONUSES,
    COLUMNS,
    FULL,
    SHORTEST,
    counted,
    gain,
    prospects,
    reckon,
    value,
)

CHART = {
    3: (60, 70, 80, 90, 100),
    4: (120, 140, 160, 180, 200),
    5: (200, 250, 300, 350, 400),
    6: (300, 400, 500, 600, 700),
    7: (500, 650, 800, 950, 1100),
    8: (750, 1000, 1250, 1500, 1750),
    9: (1000, 1500, 2000, 2500, 3000),
    10: (1500, 3000, 4500, 6000, 7500),
}


@pytest.mark.parametrize(("group", "words"), [(g, n) for g in CHART for n in range(1, 6)])
def test_every_cell_of_the_chart(group: int, words: int) -> None:
    points = CHART[group][words - 1]
    assert value(group, words) == points
    assert reckon({group: words}, vulnerable=False).total == points
    assert gain(group, words - 1) == points - (CHART[group][words - 2] if words > 1 else 0)


def test_the_chart_has_no_more_cells() -> None:
    assert tuple(CHART) == COLUMNS
    for length in range(31):
        assert value(length, 0) == 0
        assert (value(length, 1) > 0) == (3 <= length <= 10)
    assert gain(4, 5) == 0


@pytest.mark.parametrize(
    ("pair", "points"),
    [((3, 4), 300), ((4, 5), 500), ((5, 6), 800), ((6, 7), 1200), ((7, 8), 1850)],
)
def test_every_bonus(pair: tuple[int, int], points: int) -> None:
    short, long = pair
    full = reckon({short: 5, long: 5}, vulnerable=False)
    assert full.bonuses == ((short, long, points),)
    assert full.total == CHART[short][4] + CHART[long][4] + points
    for counts in ({short: 4, long: 5}, {short: 5, long: 4}, {short: 5}, {long: 5}):
        assert reckon(counts, vulnerable=False).bonuses == ()


def test_no_bonus_beyond_eight_letters_nor_across_a_gap() -> None:
    for pair in combinations(range(3, 11), 2):
        paid = reckon(dict.fromkeys(pair, 5), vulnerable=False).bonuses
        assert bool(paid) == (pair in BONUSES)


def test_bonuses_add_up() -> None:
    everything = reckon(dict.fromkeys(range(3, 11), 5), vulnerable=False)
    assert [points for *_, points in everything.bonuses] == [300, 500, 800, 1200, 1850]
    assert everything.total == sum(row[4] for row in CHART.values()) + 4650


FIRST_SAMPLE = """POT PAT TAP TOP HOT  GOAT TREE TEAR PEAR HEAR  THERE THREE AGREE GREET GREAT
                  THREAT THROAT"""
SECOND_SAMPLE = "TOW HOG TAG  TREE TORE GORE GEAR TEAR  TOWER WATER  TETHER"


@pytest.mark.parametrize(
    ("letters", "words", "groups", "bonuses", "total"),
    [
        ("TOPAHGREETR"[:10], FIRST_SAMPLE, (100, 200, 400, 400), (300, 500), 1900),
        ("TOWHAGREET", SECOND_SAMPLE, (80, 200, 250, 300), (), 830),
    ],
)
def test_the_samples_of_the_rules(
    letters: str, words: str, groups: tuple[int, ...], bonuses: tuple[int, ...], total: int
) -> None:
    table = Table(rules()).throw(letters).spell(words).finish()
    reckoning = table.state.thrown[0].reckoning
    assert tuple(points for *_, points in reckoning.groups) == groups
    assert tuple(points for *_, points in reckoning.bonuses) == bonuses
    assert reckoning.total == reckoning.banked == total
    assert table.state.scores == (total, 0)


def test_prospects_name_the_nearest_bonus_first() -> None:
    counts = counted(
        ["APE", "EAR", "GET", "HAT", "TEA", "GATE", "HEAP", "RATE"], longer_as_ten=False
    )
    near, *others = prospects(counts, vulnerable=False)
    assert (near.missing, near.words, near.points) == (((4, 2),), 2, 340)
    assert [[group for group, _ in p.missing] for p in others] == [[4, 5], [7, 8], [6, 7], [5, 6]]


def test_a_word_that_completes_two_bonuses_is_one_prospect_with_both() -> None:
    near, *others = prospects({3: 5, 4: 4, 5: 5}, vulnerable=False)
    assert (near.missing, near.points) == (((4, 1),), 20 + 300 + 500)
    assert ((4, 1),) not in {p.missing for p in others}


@given(st.dictionaries(st.sampled_from(COLUMNS), st.integers(0, FULL)), st.booleans())
def test_a_prospect_pays_what_filling_its_groups_adds(
    counts: dict[int, int], vulnerable: bool
) -> None:
    if vulnerable:
        counts.pop(SHORTEST, None)
    now = reckon(counts, vulnerable=False).total
    for prospect in prospects(counts, vulnerable=vulnerable):
        filled = counts | {group: counts.get(group, 0) + n for group, n in prospect.missing}
        assert reckon(filled, vulnerable=False).total == now + prospect.points


def test_prospects_leave_out_what_is_reached_or_out_of_reach() -> None:
    def groups(counts: dict[int, int], *, vulnerable: bool) -> set[tuple[int, ...]]:
        found = prospects(counts, vulnerable=vulnerable)
        return {tuple(group for group, _ in p.missing) for p in found}

    assert groups({3: 5, 4: 5}, vulnerable=False) == {(5,), (5, 6), (6, 7), (7, 8)}
    assert groups({}, vulnerable=True) == {(4, 5), (5, 6), (6, 7), (7, 8)}


def test_words_without_a_column_are_left_out_unless_they_count_as_ten() -> None:
    words = ["TEN" + "X" * 7, "ELEVEN" + "X" * 5, "THIRTEEN" + "X" * 5, "AT"]
    assert counted(words, longer_as_ten=False) == {10: 1}
    assert counted(words, longer_as_ten=True) == {10: 3}
