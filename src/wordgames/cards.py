"""Cards as tuples of their faces, in the order in which they lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from wordgames.errors import Illegal, Reason

Card: TypeAlias = str
"""A face: one letter, or two on Quiddler's double cards."""

Cards: TypeAlias = tuple[Card, ...]

T = TypeVar("T")


def without(hand: Cards, cards: Iterable[Card]) -> Cards:
    """The hand less those cards; ``Illegal(NOT_HELD)`` names one that is missing."""
    left = list(hand)
    for card in cards:
        if card not in left:
            raise Illegal(Reason.NOT_HELD, card)
        left.remove(card)
    return tuple(left)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with another item at that index: how a seat's share of a state changes."""
    return (*items[:index], item, *items[index + 1 :])
