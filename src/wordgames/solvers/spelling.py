"""Words spelled with cards, some of which have two letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Final

from wordgames.cards import Card, Cards
from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.rules import FEWEST_CARDS
from wordgames.lexicon.protocols import WordList

_FIRST_SIGN: Final = ord("a")
_TOO_MANY: Final = 32
"""More cards of a kind than a hand has."""


def spellings(word: str, hand: Cards) -> tuple[Cards, ...]:
    """The ways to spell the word with cards of the hand, those of fewest cards first."""
    if not word or len(word) > sum(map(len, hand)):
        return ()
    return tuple(sorted(_spelt(word, Counter(hand)), key=lambda way: (len(way), way)))


def _spelt(word: str, left: Counter[str]) -> Iterator[Cards]:
    """Every way to spell the word with what is left, each once."""
    if not word:
        yield ()
    for card in tuple(left):
        if left[card] and word.startswith(card):
            left[card] -= 1
            for rest in _spelt(word[len(card) :], left):
                yield (card, *rest)
            left[card] += 1


class Alphabet:
    """The cards of a hand as single characters, which makes a word a string of cards."""

    def __init__(self, held: Counter[Card]) -> None:
        self.held = held
        self.doubles = {
            card: chr(_FIRST_SIGN + i)
            for i, card in enumerate(card for card in held if len(card) > 1)
        }
        self.cards = {sign: card for card, sign in self.doubles.items()}
        self.overlap = any(
            (one != other and one in other) or one[i:] == other[: len(one) - i]
            for one, other in product(self.doubles, repeat=2)
            for i in range(1, len(one))
        )

    def ways(self, words: WordList, shortest: int, strides: Mapping[Card, int]) -> dict[int, Cards]:
        """Each set of cards that spells a word, and how."""
        found: dict[int, str] = {}
        letters = spelt(tuple(self.held.elements()))
        signs = {self.doubles.get(card, card): stride for card, stride in strides.items()}
        fits = self._fits(letters)
        for word in words.spellable(letters):
            if len(word) < shortest:
                continue
            for way in self._read(word) if self.doubles else (word,):
                if len(way) >= FEWEST_CARDS and fits(way):
                    found.setdefault(sum(map(signs.__getitem__, way)), way)
        return {
            number: tuple(self.cards.get(sign, sign) for sign in way)
            for number, way in found.items()
        }

    def _read(self, word: str) -> list[str]:
        """The word with some of its double letters read as cards of their own."""
        if self.overlap:
            parted = _parted(word, tuple(self.held))
            return ["".join(self.doubles.get(card, card) for card in way) for way in parted]
        ways = [word]
        for card, sign in self.doubles.items():
            if card in word:
                ways += [
                    way.replace(card, sign, times)
                    for way in ways
                    for times in range(1, min(self.held[card], way.count(card)) + 1)
                ]
        return ways

    def _fits(self, letters: str) -> Callable[[str], bool]:
        """Whether a hand has the cards of a way. Each card has six bits of one number: as many
        as are held, and one that goes out when more than those are taken away.
        """
        if not self.doubles:
            return lambda _: True
        fields = {sign: 6 * i for i, sign in enumerate({*letters, *self.cards})}
        one = {sign: 1 << shift for sign, shift in fields.items()}
        guards = sum(_TOO_MANY << shift for shift in fields.values())
        limit = guards + sum(
            self.held.get(self.cards.get(sign, sign), 0) << shift for sign, shift in fields.items()
        )
        return lambda way: (limit - sum(map(one.__getitem__, way))) & guards == guards


def _parted(word: str, cards: Cards) -> Iterator[Cards]:
    """Every way to read the word as a row of such cards, as if there were enough of each."""
    if not word:
        yield ()
    for card in cards:
        if word.startswith(card):
            for rest in _parted(word[len(card) :], cards):
                yield (card, *rest)
