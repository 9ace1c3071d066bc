"""Whether a word fits a row of cards, and if not, exactly why.

A *reading* is the row from left to right or from right to left. Letters *follow* when the word has
them in that order with any gaps, each card with a letter of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wordgames.cards import Cards
from wordgames.engines.pdq.rules import Rules, Variant
from wordgames.errors import Reason


@dataclass(frozen=True, slots=True)
class Fit:
    """How a word meets a row."""

    word: str
    positions: tuple[int, ...]
    """Where in the word the cards are found, in the order of the reading that finds most."""
    reason: Reason | None = None
    """None when the word fits."""
    letters: str = ""
    """What the reason is about. ``missing-letter``: the cards that the word lacks;
    ``wrong-start``: the letters it may start with; ``wrong-end``: the letter it should end with;
    ``wrong-order``: two letters of which the first should come after the second;
    ``not-left-to-right``: the first card; ``too-short``: nothing, the minimum is in the rules.
    """
    ex: bool = False
    """Where the reason is about the start: whether EX would do for an X among the letters."""

    @property
    def good(self) -> bool:
        """Whether the letters fit."""
        return self.reason is None

    @property
    def trace(self) -> str:
        """The word with a dot for every letter that is no card: ``A..N....P...`` while typing."""
        return "".join(c if i in self.positions else "." for i, c in enumerate(self.word))


def fit(rules: Rules, row: Cards, word: str, minimum: int) -> Fit:
    """How the word meets the row: the one judge of letters, the dictionary left aside."""
    found = _letters(rules, row, word)
    if len(word) < minimum:
        return Fit(word, found.positions, Reason.TOO_SHORT)
    return found


def readings(rules: Rules, row: Cards) -> tuple[Cards, ...]:
    """The orders in which the row may be read, left to right first, none twice."""
    backwards = row[::-1]
    if rules.variant is Variant.SOLITAIRE or backwards == row:
        return (row,)
    return (row, backwards)


def _letters(rules: Rules, row: Cards, word: str) -> Fit:
    match rules.variant:
        case Variant.ANY_WHICH_WAY:
            return _any_way(rules, row, word)
        case Variant.YOUNGER_BOTH_ENDS:
            return _both_ends(rules, row, word)
        case Variant.STUCK_IN_THE_MIDDLE:
            found = max((_follow(word, 0, r) for r in readings(rules, row)), key=len)
            return _judged(word, row, found, readings(rules, row))
        case _:
            return _from_an_end(rules, row, word)


def _from_an_end(rules: Rules, row: Cards, word: str) -> Fit:
    """The word starts with an outside card and the rest follows."""
    found = max((_starting(rules, word, r) for r in readings(rules, row)), key=len)
    solitaire = rules.variant is Variant.SOLITAIRE
    if solitaire and len(found) < len(row) and len(_starting(rules, word, row[::-1])) == len(row):
        return Fit(word, found, Reason.NOT_LEFT_TO_RIGHT, row[0], ex=rules.ex is True)
    if found or _lacking(word, row):
        return _judged(word, row, found, readings(rules, row))
    return _wrong_start(rules, word, (reading[0] for reading in readings(rules, row)))


def _both_ends(rules: Rules, row: Cards, word: str) -> Fit:
    """The word starts with one card and ends with the other."""
    started: list[tuple[tuple[int, ...], str]] = []
    for first, last in readings(rules, row):
        begun = _start(rules, word, first)
        if begun and word[begun[-1] + 1 :].endswith(last):
            return Fit(word, (begun[-1], len(word) - 1))
        if begun:
            started.append((begun[-1:], last))
    if lacking := _lacking(word, row):
        return Fit(word, started[0][0] if started else (), Reason.MISSING_LETTER, lacking)
    if not started:
        return _wrong_start(rules, word, row)
    positions, last = started[0]
    return Fit(word, positions, Reason.WRONG_END, last)


def _any_way(rules: Rules, row: Cards, word: str) -> Fit:
    """The word starts with one of the cards and holds the others anywhere."""
    tries: list[tuple[int, ...]] = []
    for first in dict.fromkeys(row):
        if begun := _start(rules, word, first):
            others = list(row)
            others.remove(first)
            tries.append((begun[-1], *_anywhere(word, begun[-1] + 1, others)))
    found = max(tries, key=len, default=())
    if len(found) == len(row):
        return Fit(word, found)
    if lacking := _lacking(word, row):
        return Fit(word, found, Reason.MISSING_LETTER, lacking)
    return _wrong_start(rules, word, row)


def _judged(word: str, row: Cards, found: tuple[int, ...], orders: Sequence[Cards]) -> Fit:
    """A verdict on the letters that were found in order."""
    if len(found) == len(row):
        return Fit(word, found)
    if lacking := _lacking(word, row):
        return Fit(word, found, Reason.MISSING_LETTER, lacking)
    letters = tuple(word[i] for i in found)
    order = next(o for o in orders if o[: len(found)] == letters)
    return Fit(word, found, Reason.WRONG_ORDER, order[len(found)] + order[len(found) - 1])


def _starting(rules: Rules, word: str, reading: Cards) -> tuple[int, ...]:
    """Where the cards of a reading are when the word starts with the first; empty if it doesn't."""
    begun = _start(rules, word, reading[0])
    return (begun[-1], *_follow(word, begun[-1] + 1, reading[1:])) if begun else ()


def _start(rules: Rules, word: str, card: str) -> tuple[int, ...]:
    """Where the word's start uses that card: at 0, in EX at 0 and 1, or nowhere."""
    if word.startswith(card):
        return (0,)
    return (0, 1) if rules.ex and card == "X" and word.startswith("EX") else ()


def _follow(word: str, start: int, cards: Cards) -> tuple[int, ...]:
    """Where the cards follow one another from there on, as far as they do."""
    positions: list[int] = []
    for card in cards:
        at = word.find(card, start)
        if at < 0:
            break
        positions.append(at)
        start = at + 1
    return tuple(positions)


def _anywhere(word: str, start: int, cards: Sequence[str]) -> tuple[int, ...]:
    """Where those cards are from there on in any order, each with a letter of its own."""
    positions: list[int] = []
    for card in cards:
        free = (i for i in range(start, len(word)) if word[i] == card and i not in positions)
        at = next(free, None)
        if at is not None:
            positions.append(at)
    return tuple(positions)


def _lacking(word: str, row: Cards) -> str:
    """The cards that the word has no letter for."""
    return "".join((Counter(row) - Counter(word)).elements())


def _wrong_start(rules: Rules, word: str, cards: Iterable[str]) -> Fit:
    letters = "".join(dict.fromkeys(cards))
    return Fit(word, (), Reason.WRONG_START, letters, ex=rules.ex is True)
