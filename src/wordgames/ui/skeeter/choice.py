"""What a player tries before saying a word: a card of the hand, a target, a place in its row."""

from __future__ import annotations

from collections.abc import Callable

from wordgames.engines.skeeter import VALUES, View, with_card
from wordgames.game import Player


class Choice:
    """Begins with the first card, at the right end of the dearest target that is not one's own."""

    def __init__(self, player: Player, seen: Callable[[], View]) -> None:
        self._player = player
        self._seen = seen
        self._order: tuple[str, ...] | None = None
        self._place: int | None = None
        """Where in the row; None is its right end."""
        self.index = 0
        """Which card of the hand, as it is shown."""
        free = [lane for lane in range(len(VALUES)) if not self.is_own(lane)]
        self.lane = free[-1] if free else 0
        """Which target, from the cheapest."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in the order in which they are shown."""
        return self._seen().hand if self._order is None else self._order

    @property
    def card(self) -> str:
        """The card that is tried."""
        return self.hand[self.index]

    @property
    def value(self) -> int:
        """The target that is tried."""
        return VALUES[self.lane]

    @property
    def position(self) -> int:
        """Where the card would lie in the row."""
        last = len(self._row_before)
        return last if self._place is None else min(last, self._place)

    @property
    def row(self) -> tuple[str, ...]:
        """The row as the card would make it."""
        return with_card(self._row_before, self.position, self.card)

    def is_own(self, lane: int) -> bool:
        """Whether the player holds that target already."""
        return self._seen().targets[lane].owner == self._player

    def take_letter(self, letter: str) -> bool:
        """Take the next card with that letter; False where there is none."""
        hand = self.hand
        after = [*range(self.index + 1, len(hand)), *range(self.index + 1)]
        found = next((index for index in after if hand[index] == letter), None)
        if found is None:
            return False
        self.index = found
        return True

    def take_next(self) -> None:
        """Take the next card of the hand."""
        self.index = (self.index + 1) % len(self.hand)

    def sort(self) -> None:
        """Put the hand in order of the alphabet, keeping the card that is tried."""
        card = self.card
        self._order = tuple(sorted(self.hand))
        self.index = self._order.index(card)

    def aim(self, lane: int, position: int | None = None) -> None:
        """Try a target; without a position where the card is now, or at the right end of another
        row.
        """
        if lane != self.lane or position is not None:
            self.lane, self._place = lane, position

    def next_lane(self, step: int) -> int | None:
        """The next target in that direction that is not one's own."""
        count = len(VALUES)
        lanes = [(self.lane + step * far) % count for far in range(1, count + 1)]
        return next((lane for lane in lanes if not self.is_own(lane)), None)

    def shift(self, step: int) -> None:
        """Move the card along the row."""
        self._place = max(0, min(len(self._row_before), self.position + step))

    @property
    def _row_before(self) -> tuple[str, ...]:
        return self._seen().targets[self.lane].row
