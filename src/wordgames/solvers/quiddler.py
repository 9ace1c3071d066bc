"""The best way to lay a hand down, exactly.

A set of cards of the hand is a number: its digits say how often each card is in the set. A family
of such sets is one big integer with a bit for each set, so that "add this word to every set that
leaves room for it" is an AND and a shift.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import compress
from typing import Final

from wordgames.cards import Card, Cards
from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.rules import Bonus, Ties
from wordgames.errors import GameError
from wordgames.lexicon.protocols import WordList
from wordgames.solvers.spelling import Alphabet

MOST_CARDS: Final = 16
"""The largest hand it takes; a player of the game never holds more than eleven."""

_BITS: Final = bytes.maketrans(b"01", b"\0\1")
_MORE_THAN_CARDS: Final = 32


@dataclass(frozen=True, slots=True)
class Rivals:
    """What the others have, as far as it is known: a bonus goes to who beats it.

    ``longest`` is the length of their longest word in letters, ``most_words`` the most that one
    of them has laid; None where that bonus is not in play.
    """

    longest: int | None = None
    most_words: int | None = None
    ties: Ties = Ties.NOBODY
    bonus_points: int = 10


@dataclass(frozen=True, slots=True)
class Best:
    """A way to lay a hand down: ``discard`` is thrown away, ``left`` counts against.

    ``score`` is the points in words less those of ``left``, floored where that was asked for,
    and then the bonuses.
    """

    spelled: tuple[Cards, ...]
    left: Cards
    discard: Card | None
    bonuses: tuple[Bonus, ...]
    score: int


NOBODY: Final = Rivals()


def best_lay_down(
    hand: Cards,
    words: WordList,
    value: Mapping[Card, int],
    *,
    leave_one: bool = False,
    rivals: Rivals = NOBODY,
    floor: bool = False,
    shortest: int = 2,
) -> Best:
    """The lay-down of the highest score; of equal ones that with the fewest cards left, and of
    those that with the most words. ``leave_one`` keeps a card back to throw away.

    ``GameError`` for more than ``MOST_CARDS``, and for no card where one has to be kept back.
    """
    sets = _Sets(hand, words, value, shortest)
    whole = 1 << (sets.size - 1)
    allowed = (2 * whole - 1) & ~(whole if leave_one else 0)
    found = _search(sets, allowed, rivals, leave_one=leave_one, floor=floor)
    if found is None:
        raise GameError("a hand from which a card is left needs a card")
    return found


def way_out(
    hand: Cards,
    words: WordList,
    value: Mapping[Card, int],
    *,
    rivals: Rivals = NOBODY,
    shortest: int = 2,
) -> Best | None:
    """How to go out with these cards, one of them thrown away, at the highest score; or None."""
    sets = _Sets(hand, words, value, shortest)
    allowed = 0
    for stride in sets.strides.values():
        allowed |= 1 << (sets.size - 1 - stride)
    return _search(sets, allowed & ~1, rivals, leave_one=True, floor=False)


@dataclass(frozen=True, slots=True)
class _Hope:
    """A set of bonuses to try for, and what it takes: a word longer than that, so many words."""

    bonuses: tuple[Bonus, ...]
    longer_than: int | None
    words: int


def _hopes(rivals: Rivals) -> Iterator[_Hope]:
    """Every set of the bonuses that are in play."""
    even = rivals.ties is Ties.ALL
    for longest in (None, rivals.longest) if rivals.longest is not None else (None,):
        for most in (None, rivals.most_words) if rivals.most_words is not None else (None,):
            for_longest = () if longest is None else (Bonus.LONGEST_WORD,)
            for_most = () if most is None else (Bonus.MOST_WORDS,)
            yield _Hope(
                bonuses=(*for_longest, *for_most),
                longer_than=None if longest is None else max(longest - even, 0),
                words=0 if most is None else max(most + (not even), 1),
            )


class _Sets:
    """The sets of cards of a hand, and how words cover them."""

    def __init__(
        self, hand: Cards, words: WordList, value: Mapping[Card, int], shortest: int
    ) -> None:
        if len(hand) > MOST_CARDS:
            raise GameError(f"at most {MOST_CARDS} cards, not {len(hand)}")
        self.value = value
        self.held = Counter(hand)
        self.order = sorted(self.held, key=lambda card: (value[card], card))
        """The distinct cards, the cheapest first."""
        self.strides: dict[Card, int] = {}
        self.size = 1
        for card in self.order:
            self.strides[card] = self.size
            self.size *= self.held[card] + 1
        self.ways = Alphabet(self.held).ways(words, shortest, self.strides)
        rooms = {
            (card, times): self._room(card, times)
            for card, count in self.held.items()
            for times in range(1, count + 1)
        }
        self.rooms: dict[int, int] = {}
        for number, way in self.ways.items():
            room = -1
            for card in set(way):
                room &= rooms[card, way.count(card)]
            self.rooms[number] = room

    def families(self, longer_than: int | None) -> list[int]:
        """The sets that n words cover exactly, for n = 0, 1, 2 ...; with ``longer_than``, one of
        the words has more letters than that.
        """
        if longer_than is None:
            families = [1]
        else:
            long = 0
            for number, way in self.ways.items():
                if len(spelt(way)) > longer_than:
                    long |= 1 << number
            families = [0, long]
        while family := families[-1]:
            more = 0
            for number, room in self.rooms.items():
                more |= (family & room) << number
            families.append(more)
        return families[:-1] if len(families) > 1 else families

    def ranks(self, *, leave_one: bool, floor: bool) -> list[int]:
        """Each set's number and how good it is to cover it, in one: the greater the better.

        ``divmod`` by ``size`` gives the goodness and the number; the goodness is the score and,
        below it, how many cards are covered.
        """
        covered, many, thrown = [0], [0], [0]
        for card in self.order:
            price, count = self.value[card], self.held[card]
            covered = [points + n * price for n in range(count + 1) for points in covered]
            many = [cards + n for n in range(count + 1) for cards in many]
            thrown = [price] * (len(thrown) * count) + thrown
        whole = covered[-1]
        scores = [2 * points - whole for points in covered]
        if leave_one:
            scores = [score + price for score, price in zip(scores, thrown, strict=True)]
        if floor:
            scores = [max(score, 0) for score in scores]
        return [
            (score * _MORE_THAN_CARDS + cards) * self.size + number
            for number, (score, cards) in enumerate(zip(scores, many, strict=True))
        ]

    def split(self, number: int, count: int, longer_than: int | None) -> tuple[Cards, ...]:
        """That many words that cover the set, the longest first."""
        chosen: list[Cards] = []
        plain = self.families(None)
        long = plain if longer_than is None else self.families(longer_than)
        while count:
            count -= 1
            for word, way in self.ways.items():
                rest = number - word
                if rest < 0 or not self.rooms[word] >> rest & 1:
                    continue
                enough = longer_than is not None and len(spelt(way)) > longer_than
                if (plain if enough else long)[count] >> rest & 1:
                    chosen.append(way)
                    number = rest
                    if enough:
                        long, longer_than = plain, None
                    break
        return tuple(sorted(chosen, key=lambda way: (-len(spelt(way)), spelt(way), way)))

    def outside(self, number: int) -> Cards:
        """The cards of the hand that are not in the set."""
        return tuple(
            card
            for card in self.order
            for _ in range(self.held[card] - number // self.strides[card] % (self.held[card] + 1))
        )

    def _room(self, card: Card, times: int) -> int:
        """The sets to which the card can still be added so many times."""
        stride, digits = self.strides[card], self.held[card] + 1
        block = (1 << (digits - times) * stride) - 1
        period = digits * stride
        return block * (((1 << self.size) - 1) // ((1 << period) - 1))


def _search(
    sets: _Sets, allowed: int, rivals: Rivals, *, leave_one: bool, floor: bool
) -> Best | None:
    """The best of the sets allowed, or None if words cover none of them."""
    ranks = sets.ranks(leave_one=leave_one, floor=floor)
    best: tuple[int, int, int, _Hope] | None = None
    for hope in _hopes(rivals):
        bonus = rivals.bonus_points * len(hope.bonuses) * _MORE_THAN_CARDS
        for count, family in enumerate(sets.families(hope.longer_than)):
            if count < hope.words or not (family := family & allowed):
                continue
            bits = f"{family:b}"[::-1].encode().translate(_BITS)
            goodness, number = divmod(max(compress(ranks, bits)), sets.size)
            if best is None or (goodness + bonus, count) > best[:2]:
                best = (goodness + bonus, count, number, hope)
    if best is None:
        return None
    goodness, count, number, hope = best
    left = sets.outside(number)
    discard = left[-1] if leave_one else None
    return Best(
        spelled=sets.split(number, count, hope.longer_than),
        left=left[:-1] if leave_one else left,
        discard=discard,
        bonuses=hope.bonuses,
        score=goodness // _MORE_THAN_CARDS,
    )
