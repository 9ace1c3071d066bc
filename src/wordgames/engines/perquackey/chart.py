"""The score chart: what a throw's words are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise, starmap
from types import MappingProxyType
from typing import Final

SHORTEST: Final = 3
"""Letters in the shortest word that counts; 4 for the vulnerable."""

LONGEST: Final = 10
"""Letters in the longest word the chart has a column for."""

FULL: Final = 5
"""Words that fill a group."""

VULNERABLE_FROM: Final = 2000
"""Points banked before a throw that make the thrower vulnerable."""

MINIMUM: Final = 500
"""Points a vulnerable throw must make, and what failing to make them costs."""

AWARD: Final = 300
"""Points that every opposing side gets for a suggestion made too early."""

# A group of n words is worth BASE + n * STEP.
_BASE_AND_STEP: Final[Mapping[int, tuple[int, int]]] = MappingProxyType(
    {
        3: (50, 10),
        4: (100, 20),
        5: (150, 50),
        6: (200, 100),
        7: (350, 150),
        8: (500, 250),
        9: (500, 500),
        10: (0, 1500),
    }
)

COLUMNS: Final = tuple(_BASE_AND_STEP)
"""The groups of the chart: words of 3 to 10 letters."""

BONUSES: Final[Mapping[tuple[int, int], int]] = MappingProxyType(
    {(3, 4): 300, (4, 5): 500, (5, 6): 800, (6, 7): 1200, (7, 8): 1850}
)
"""What two full neighbouring groups pay; every such pair pays, so they add up."""


def value(group: int, words: int) -> int:
    """Points for so many words in a group; 0 for none and in a group the chart has not."""
    if words < 1 or group not in _BASE_AND_STEP:
        return 0
    base, step = _BASE_AND_STEP[group]
    return base + step * min(words, FULL)


def gain(group: int, words: int) -> int:
    """Points that one more word brings a group which has so many; 0 when it is full."""
    return value(group, words + 1) - value(group, words)


def group_of(length: int, *, longer_as_ten: bool) -> int | None:
    """The group of a word of so many letters; None when the chart has no column for it."""
    if length in _BASE_AND_STEP:
        return length
    return LONGEST if longer_as_ten and length > LONGEST else None


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The points of a throw and how they come about."""

    groups: tuple[tuple[int, int, int], ...]
    """Group, words in it (5 at most) and their points, for each group that has a word."""
    bonuses: tuple[tuple[int, int, int], ...]
    """The two groups and the points they pay together, for each pair that is full."""
    total: int
    set: bool
    """Whether a vulnerable throw fell short of the minimum."""

    @property
    def banked(self) -> int:
        """What the score changes by."""
        return -MINIMUM if self.set else self.total


def reckon(counts: Mapping[int, int], *, vulnerable: bool) -> Reckoning:
    """The points for so many words in each group."""
    groups = tuple(
        (group, min(counts[group], FULL), value(group, counts[group]))
        for group in COLUMNS
        if counts.get(group, 0) > 0
    )
    full = {group for group, words, _ in groups if words == FULL}
    bonuses = tuple(
        (short, long, BONUSES[short, long])
        for short, long in pairwise(COLUMNS)
        if short in full and long in full and (short, long) in BONUSES
    )
    total = sum(points for *_, points in groups) + sum(points for *_, points in bonuses)
    return Reckoning(groups, bonuses, total, vulnerable and total < MINIMUM)


def counted(words: Iterable[str], *, longer_as_ten: bool) -> dict[int, int]:
    """How many of the words belong to each group; those without a column are left out."""
    counts: dict[int, int] = {}
    for word in words:
        if (group := group_of(len(word), longer_as_ten=longer_as_ten)) is not None:
            counts[group] = counts.get(group, 0) + 1
    return counts


@dataclass(frozen=True, slots=True)
class Prospect:
    """Bonuses still to be had: the groups that are not full, how many words each lacks, and what
    filling them pays, the words and every bonus that it completes.
    """

    missing: tuple[tuple[int, int], ...]
    points: int

    @property
    def words(self) -> int:
        """How many words are missing in all."""
        return sum(lacking for _, lacking in self.missing)


def prospects(counts: Mapping[int, int], *, vulnerable: bool) -> tuple[Prospect, ...]:
    """What leads to the bonuses not yet reached, the nearest first; of equally near ones the
    richest.
    """
    now = reckon(counts, vulnerable=False).total
    found: dict[tuple[tuple[int, int], ...], int] = {}
    for pair in BONUSES:
        missing = tuple((group, n) for group in pair if (n := FULL - counts.get(group, 0)) > 0)
        if missing and not (vulnerable and pair[0] == SHORTEST):
            filled = {**counts, **{group: FULL for group, _ in missing}}
            found[missing] = reckon(filled, vulnerable=False).total - now
    by_nearness = sorted(starmap(Prospect, found.items()), key=lambda p: (p.words, -p.points))
    return tuple(by_nearness)
