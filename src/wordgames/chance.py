"""Chance that a seed decides, the same in every Python version."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

_SEEDS = 2**32


class SeededRng:
    """The draws of the nth chance move of a game, which depend on the seed and on n alone.

    So the same seed deals the same cards whatever the players do. Only ``Random.random`` is
    promised to stay the same between Python versions (``shuffle`` is not), so the rest is ours.
    """

    def __init__(self, seed: int, nth: int) -> None:
        self._random = Random(f"{seed}/{nth}").random

    def below(self, bound: int, /) -> int:
        """A number from 0, below the bound."""
        return int(self._random() * bound)

    def shuffled(self, cards: Sequence[str], /) -> tuple[str, ...]:
        """The cards in an order of chance."""
        deck = list(cards)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)


def fresh_seed() -> int:
    """A seed nobody chose, 0 to 2**32 - 1."""
    return SystemRandom().randrange(_SEEDS)
