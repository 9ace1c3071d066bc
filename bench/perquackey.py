"""The best of a throw found the slow ways, which have nothing in common with the solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product

CHART = {
    3: (0, 60, 70, 80, 90, 100),
    4: (0, 120, 140, 160, 180, 200),
    5: (0, 200, 250, 300, 350, 400),
    6: (0, 300, 400, 500, 600, 700),
    7: (0, 500, 650, 800, 950, 1100),
    8: (0, 750, 1000, 1250, 1500, 1750),
    9: (0, 1000, 1500, 2000, 2500, 3000),
    10: (0, 1500, 3000, 4500, 6000, 7500),
}
BONUS = {3: 300, 4: 500, 5: 800, 6: 1200, 7: 1850}


@cache
def points(counts: tuple[int, ...]) -> int:
    """What so many words of 3, 4, ... 10 letters are worth, read off the printed chart."""
    have = dict(zip(CHART, counts, strict=True))
    total = sum(CHART[length][number] for length, number in have.items())
    return total + sum(BONUS[short] for short in BONUS if have[short] == 5 and have[short + 1] == 5)


class Words:
    """A list of words that are tried one by one."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = [(word, frozenset(word)) for word in words]

    def spellable(self, letters: str) -> list[str]:
        shown = frozenset(letters)
        return [
            word
            for word, needed in self._words
            if needed <= shown and all(word.count(c) <= letters.count(c) for c in needed)
        ]


def best_of_all_sets(words: list[str], shortest: int) -> int:
    """Every set of words there is, without those that break a rule."""
    words = [word for word in words if shortest <= len(word) <= 10]
    best = 0
    for size in range(len(words) + 1):
        for chosen in combinations(words, size):
            lengths = Counter(map(len, chosen))
            if max(lengths.values(), default=0) <= 5 and not any(
                one + "S" == other and not one.endswith("S") for one in chosen for other in chosen
            ):
                best = max(best, points(tuple(lengths[length] for length in CHART)))
    return best


def best_of_all_splits(words: Iterable[str], shortest: int) -> int:
    """Every way to divide the pairs of each length: how many give their singular, the rest

    giving the plural. Then each group takes what it can get.
    """
    held = {word for word in words if shortest <= len(word) <= 10}
    singulars = [0] * 12
    for word in held:
        if not word.endswith("S") and word + "S" in held:
            singulars[len(word)] += 1
    alone = [
        sum(len(w) == length for w in held) - singulars[length] - singulars[length - 1]
        for length in range(12)
    ]
    return max(points(counts) for counts in _splits(alone, singulars))


def _splits(alone: list[int], singulars: list[int]) -> Iterator[tuple[int, ...]]:
    choices = [range(min(singulars[length], 5) + 1) for length in range(3, 10)]
    for given in product(*choices):
        kept = dict(zip(range(3, 10), given, strict=True)) | {2: 0, 10: 0}
        yield tuple(
            min(5, alone[n] + kept[n] + singulars[n - 1] - kept[n - 1]) for n in range(3, 11)
        )
