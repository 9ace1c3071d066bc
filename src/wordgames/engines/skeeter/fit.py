"""How a row lies in a word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wordgames.cards import Cards
from wordgames.errors import Illegal, Reason


def holds(word: str, row: Sequence[str]) -> bool:
    """Whether the word has the row's letters in that order, with any gaps before, between, after.

    Each card needs a letter of its own.
    """
    letters = iter(word)
    return all(card in letters for card in row)


def spots(word: str, row: Sequence[str]) -> tuple[int, ...]:
    """Where the row's letters lie in a word, as many of them as it has, each as early as it can.

    With a word half typed these are the letters that have found their place.
    """
    found: list[int] = []
    for card in row:
        at = word.find(card, found[-1] + 1 if found else 0)
        if at < 0:
            break
        found.append(at)
    return tuple(found)


def misfit(word: str, row: Sequence[str]) -> Illegal | None:
    """Why the word does not hold the row; None when it does."""
    if not word:
        return Illegal(Reason.NO_WORD)
    if missing := Counter(row) - Counter(word):
        return Illegal(Reason.MISSING_LETTER, next(card for card in row if card in missing))
    if not holds(word, row):
        return Illegal(Reason.WRONG_ORDER, word)
    return None


def with_card(row: Cards, position: int, card: str) -> Cards:
    """The row once the card lies between what is left and what is right of the position."""
    return (*row[:position], card, *row[position:])
