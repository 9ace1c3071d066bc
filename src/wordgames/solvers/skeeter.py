"""Skeeter's rows: every word of one, every card that can grow one, and the best card to lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase
from typing import Final, TypeAlias

from wordgames.engines.skeeter import holds
from wordgames.lexicon.protocols import WordList

Lane: TypeAlias = tuple[int, str]
"""A target's value, and its row."""

SHORT: Final = 2
"""Rows of up to so many cards lie in too many words to go through all of them each time."""

LONG: Final = 13
"""Letters of the words that are tried first for a short row: most short rows lie in them."""

RAREST: Final = "QJXZWKVFYBHGMPUDCLOTNRAISE"
"""The letters, those of the fewest words first."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A card, where to lay it, the row as it will be, and a word that holds that row."""

    card: str
    target: int
    position: int
    row: str
    word: str


@dataclass(frozen=True, slots=True)
class Rated:
    """How good a placement is.

    ``replies`` are the letters that some word still lets into the new row, ``safety`` is the
    chance that nobody else holds one of them, 0 to 1.
    """

    placement: Placement
    replies: str
    safety: float

    @property
    def worth(self) -> float:
        """The points that it will probably keep."""
        return self.placement.target * self.safety


class Rows:
    """The rows of one dictionary. It keeps what took long to find, so keep it too."""

    def __init__(self, words: WordList) -> None:
        self._words = words
        self._any_word = lru_cache(maxsize=8192)(self._find_any_word)
        self._with_letters = lru_cache(maxsize=400)(self._find_with_letters)
        self._long_words = lru_cache(maxsize=1)(self._find_long_words)
        self.replies = lru_cache(maxsize=8192)(self._find_replies)
        """The letters that can be added to a row somewhere, in alphabetical order."""

    def words(self, row: str) -> list[str]:
        """All words of a row, the longest first, then by the alphabet."""
        return sorted(self._words.containing(row), key=len, reverse=True)

    def placements(self, hand: Iterable[str], lanes: Iterable[Lane]) -> list[Placement]:
        """Every card of the hand at every place of those rows that still leaves a word, with one
        such word each; by target, card and place.
        """
        cards = sorted(set(hand))
        return [found for lane in lanes for found in self._at(lane, cards)]

    def rated(
        self, hand: Iterable[str], lanes: Iterable[Lane], unseen: Iterable[str], others: int
    ) -> list[Rated]:
        """Every placement, the best first: points by how hard the row is left for the others.

        ``unseen`` are the cards that the others may hold, ``others`` is how many they do hold. A
        row that nobody can extend counts in full; among equals comes the dearer target, then the
        row with fewer replies, then the longer row.
        """
        left, cards = Counter(unseen), sorted(set(hand))
        ratings = [
            self._rate(placement, replies, left, others)
            for lane in lanes
            for placement, replies in self._with_replies(lane, cards)
        ]
        return sorted(ratings, key=_merit)

    def best(
        self, hand: Iterable[str], lanes: Iterable[Lane], unseen: Iterable[str], others: int
    ) -> Rated | None:
        """The placement that ``rated`` puts first; None when no card makes a word."""
        return next(iter(self.rated(hand, lanes, unseen, others)), None)

    # Placements.

    def _at(self, lane: Lane, cards: list[str]) -> Iterable[Placement]:
        value, row = lane
        if len(row) <= SHORT:
            found = {
                (card, place): word
                for card in cards
                for place in range(len(row) + 1)
                if (word := self._any_word(_grown(row, place, card))) is not None
            }
        else:
            found = _witnesses(self._words.containing(row), row, cards)
        return [
            Placement(card, value, place, _grown(row, place, card), word)
            for (card, place), word in sorted(found.items())
        ]

    def _find_any_word(self, row: str) -> str | None:
        """Some word of a short row."""
        for word in self._long_words():
            if holds(word, row):
                return word
        rare = sorted(set(row), key=RAREST.index)
        return next((w for w in self._with_letters(*rare[:2]) if holds(w, row)), None)

    def _find_long_words(self) -> list[str]:
        """A few thousand words with many letters each, up to 200 of each first letter."""
        pattern = f".{{{LONG},}}"
        return [
            word
            for letter in ascii_uppercase
            for word in self._words.starting(letter, pattern)[::7][:200]
        ]

    def _find_with_letters(self, rarest: str, other: str = "") -> list[str]:
        if not other:
            return self._words.containing(rarest)
        return [word for word in self._with_letters(rarest) if other in word]

    # Ratings.

    def _with_replies(self, lane: Lane, cards: list[str]) -> Iterable[tuple[Placement, str]]:
        _, row = lane
        words = self._words.containing(row) if len(row) > SHORT else None
        for placement in self._at(lane, cards):
            if words is None:
                yield placement, self.replies(placement.row)
            else:
                card, grown = placement.card, placement.row
                yield (
                    placement,
                    _replies((w for w in words if card in w and holds(w, grown)), grown),
                )

    def _rate(self, placement: Placement, replies: str, unseen: Counter[str], others: int) -> Rated:
        useful = sum(unseen[letter] for letter in replies)
        return Rated(placement, replies, _chance_of_none(useful, unseen.total(), others))

    def _find_replies(self, row: str) -> str:
        easy = _replies((word for word in self._long_words() if holds(word, row)), row)
        if easy == ascii_uppercase:
            return easy
        return _replies(self._words.containing(row), row)


def places(word: str, row: str) -> list[str]:
    """The letters of a word that a new card could stand for, at each place of a row it holds.

    At a place lie the letters after the earliest end of what is left of it, and before the latest
    beginning of what is right of it.
    """
    at, ends = 0, [0]
    for card in row:
        at = word.index(card, at) + 1
        ends.append(at)
    at = len(word)
    begins = [at]
    for card in reversed(row):
        at = word.rindex(card, 0, at)
        begins.append(at)
    begins.reverse()
    return [word[end:begin] for end, begin in zip(ends, begins, strict=True)]


def _grown(row: str, place: int, card: str) -> str:
    return row[:place] + card + row[place:]


def _witnesses(words: list[str], row: str, cards: list[str]) -> dict[tuple[str, int], str]:
    """A word for each card and place, out of the words of the row; those that have none lack."""
    found: dict[tuple[str, int], str] = {}
    for card in cards:
        lacking = set(range(len(row) + 1))
        more = row.count(card)
        for word in words:
            if word.count(card) > more:
                letters = places(word, row)
                for place in [place for place in lacking if card in letters[place]]:
                    found[card, place] = word
                    lacking.discard(place)
                if not lacking:
                    break
    return found


def _replies(words: Iterable[str], row: str) -> str:
    """The letters that can be added to a row, by these words of it alone."""
    found: set[str] = set()
    for word in words:
        if not found.issuperset(word):
            found.update(*places(word, row))
            if len(found) == len(ascii_uppercase):
                break
    return "".join(sorted(found))


def _chance_of_none(useful: int, total: int, drawn: int) -> float:
    """The chance that none of the useful cards is among those drawn from all."""
    chance = 1.0
    for left in range(total, max(total - drawn, 0), -1):
        chance *= max(0, left - useful) / left
    return chance


def _merit(rated: Rated) -> tuple[float, int, int, int, str, int]:
    """Sorts the best first."""
    placement = rated.placement
    return (
        -rated.worth,
        -placement.target,
        len(rated.replies),
        -len(placement.row),
        placement.card,
        placement.position,
    )
