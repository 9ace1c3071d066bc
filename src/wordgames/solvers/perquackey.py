"""Every word of a throw of Perquackey, and the best five of each length."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from wordgames.engines.perquackey.chart import (
    BONUSES,
    COLUMNS,
    FULL,
    LONGEST,
    SHORTEST,
    Reckoning,
    counted,
    group_of,
    reckon,
    value,
)
from wordgames.engines.perquackey.words import singular_of
from wordgames.lexicon.protocols import WordList


@dataclass(frozen=True, slots=True)
class Best:
    """Words that make as many points together as the throw allows, shortest first."""

    words: tuple[str, ...]
    reckoning: Reckoning


def answers(
    letters: str, words: WordList, *, vulnerable: bool = False, longer_as_ten: bool = False
) -> dict[int, list[str]]:
    """The words that the throw allows, by their number of letters, each list in order."""
    found: dict[int, list[str]] = {}
    shortest = SHORTEST + 1 if vulnerable else SHORTEST
    longest = len(letters) if longer_as_ten else LONGEST
    for word in words.spellable(letters):
        if shortest <= len(word) <= longest:
            found.setdefault(len(word), []).append(word)
    return dict(sorted(found.items()))


def best(
    found: Mapping[int, Iterable[str]],
    *,
    vulnerable: bool = False,
    plural_by_the_letter: bool = False,
    rank: Callable[[str], int] | None = None,
) -> Best:
    """The most that any choice among those words makes: five a group, bonuses, no plural pairs.

    Of words that pay alike those of the lowest ``rank`` are named. By the letter of the plural rule
    every pair may stand, the plural called first.
    """
    supply = _sorted_out(found, pairs=not plural_by_the_letter)
    counts = _best_counts(supply)
    words = _named(supply, counts, rank or _alike)
    return Best(words, reckon(counted(words, longer_as_ten=True), vulnerable=vulnerable))


@dataclass(slots=True)
class _Group:
    """The words of a group.

    ``loose`` ones bar no other group's word. A pair is a word of this group with its plural in the
    next one, of which only one may stand.
    """

    loose: list[str] = field(default_factory=list[str])
    pairs: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])


def _sorted_out(found: Mapping[int, Iterable[str]], *, pairs: bool) -> dict[int, _Group]:
    """Where each word may be used. No word is in two pairs, for a plural has no plural.

    Inside the last group either of a pair is as good, so only the singular is kept there.
    """
    supply = {group: _Group() for group in COLUMNS}
    shorter: frozenset[str] = frozenset()
    for length in sorted(found):
        group = group_of(length, longer_as_ten=True)
        if group is None:
            continue
        words = frozenset(found[length])
        plurals = {word for word in words if pairs and singular_of(word) in shorter}
        supply[group].loose += sorted(words - plurals)
        if plurals and length <= LONGEST:
            below = supply[group - 1]
            below.pairs = [(word[:-1], word) for word in sorted(plurals)]
            singulars = {singular for singular, _ in below.pairs}
            below.loose = [word for word in below.loose if word not in singulars]
        shorter = words
    return supply


def _best_counts(supply: Mapping[int, _Group]) -> dict[int, int]:
    """How many words of each group make the most points.

    Group by group, from the short ones on: what a choice leaves to the next group is only how
    many plurals it may still use and whether a bonus hangs on it, so the best way to each of
    those positions is enough. A group takes loose words first, then plurals of the group below,
    which nobody else can use, and only then words whose plurals the next group would lose.
    """
    ways: dict[tuple[int, bool], tuple[int, tuple[int, ...]]] = {(0, False): (0, ())}
    below = COLUMNS[0]
    for group in COLUMNS:
        loose, pairs = len(supply[group].loose), len(supply[group].pairs)
        bonus = BONUSES.get((below, group), 0)
        onward: dict[tuple[int, bool], tuple[int, tuple[int, ...]]] = {}
        for (plurals, full), (points, counts) in ways.items():
            free = loose + plurals
            for count in range(min(free, FULL), min(free + pairs, FULL) + 1):
                singulars = max(0, count - free)
                now = points + value(group, count) + (bonus if full and count == FULL else 0)
                position = (min(pairs - singulars, FULL), count == FULL)
                if position not in onward or now > onward[position][0]:
                    onward[position] = (now, (*counts, count))
        ways, below = onward, group
    _, counts = max(ways.values())
    return dict(zip(COLUMNS, counts, strict=True))


def _named(
    supply: Mapping[int, _Group], counts: Mapping[int, int], rank: Callable[[str], int]
) -> tuple[str, ...]:
    """So many words of each group, by rank."""
    chosen: list[str] = []
    plurals: list[str] = []
    for group in COLUMNS:
        wanted = counts[group]
        take = sorted(supply[group].loose, key=rank)[:wanted]
        take += sorted(plurals, key=rank)[: wanted - len(take)]
        pairs = sorted(supply[group].pairs, key=lambda pair: rank(pair[0]))
        singulars = wanted - len(take)
        take += [singular for singular, _ in pairs[:singulars]]
        plurals = [plural for _, plural in pairs[singulars:]]
        chosen += sorted(take)
    return tuple(chosen)


def _alike(word: str) -> int:
    del word
    return 0
