"""The best of a throw found the slow ways, which have nothing in common with the solver; whole
games at random, added up again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any
from zlib import crc32

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
    """Every way to divide the pairs of each length.

    So many give their singular, the rest their plural; then each group takes what it can get.
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


def wrong_games(games: range) -> int:
    """How many of those random games end otherwise than the words on their list say."""
    return sum(not _is_right(nth) for nth in games)


def _is_right(nth: int) -> bool:
    """Play one game, and add it up again from its closed throws, off the printed chart."""
    from wordgames.engines import perquackey
    from wordgames.game import replay

    match = _played(Random(f"perquackey {nth}"))
    state, outcome, rules = match.state, match.outcome, match.rules
    if outcome is None or replay(perquackey, rules, match.moves) != state:
        return False
    scores = [0] * rules.sides
    for throw in state.thrown:
        vulnerable = scores[rules.side(throw.player)] >= 2000
        if vulnerable != throw.vulnerable or len(throw.letters) != (13 if vulnerable else 10):
            return False
        lengths = Counter(len(entry.word) for entry in throw.written if entry.counts)
        total = points(tuple(lengths[length] for length in CHART))
        for side in range(rules.sides):
            if side == rules.side(throw.player):
                scores[side] += -500 if vulnerable and total < 500 else total
            else:
                scores[side] += 300 * len(throw.early)
    best = max(scores)
    winners = tuple(p for p in range(rules.players) if scores[rules.side(p)] == best)
    reached: bool = best >= rules.goal
    return reached and bool(outcome.winners == winners)


def _played(rng: Random) -> Any:
    """A race at random, alone to three teams, whatever the referee; strings serve as words."""
    from wordgames.decks import read_cubes
    from wordgames.engines import perquackey
    from wordgames.engines.perquackey import Referee, Rules
    from wordgames.match import Match

    cubes = read_cubes("perquackey", rng.choice(("standard", "later")))
    players = rng.choice((1, 2, 3, 4, 6))
    rules = Rules(
        players,
        cubes.black,
        cubes.red,
        seconds=rng.choice((3, 6, 10)),
        goal=rng.choice((1500, 2500, 4000)),
        teams=players >= 4,
        referee=rng.choice(list(Referee)),
        plural_by_the_letter=rng.random() < 0.5,
    )
    match: Any = Match(perquackey, rules, seed=rng.randrange(2**32), judge=_Hashed())
    at = 0
    match.tick(at)
    while match.outcome is None:
        at += rng.randrange(200)
        _try(match, rng, at)
    return match


def _try(match: Any, rng: Random, at: int) -> None:
    """Let somebody do something, legal or not."""
    from wordgames.errors import Illegal

    match.tick(at)
    player = rng.randrange(match.rules.players)
    kinds = match.legal(player)
    if not kinds:
        return
    kind, seen = rng.choice(kinds), match.view(None)
    words = [entry.word for entry in seen.words]
    arguments: tuple[str, ...] = ()
    if kind.__name__ in {"Spell", "Suggest", "Replace"}:
        word = "".join(rng.sample(seen.letters, rng.choice((3, 3, 4, 4, 5, 6, 7, 8))))
        arguments = (rng.choice(words) + "S" if words and rng.random() < 0.1 else word,)
    elif kind.__name__ in {"Withdraw", "Strike", "Restore", "Challenge"}:
        arguments = (rng.choice(words) if words else "NONE",)
    elif kind.__name__ == "Finish" and rng.random() < 0.9:
        return
    with suppress(Illegal):
        match.submit(player, kind(*arguments), at)


class _Hashed:
    """Calls two strings in three a word, always the same ones."""

    def __contains__(self, word: object) -> bool:
        return crc32(str(word).encode()) % 3 > 0
