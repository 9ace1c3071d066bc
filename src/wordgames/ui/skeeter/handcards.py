"""The cards in a hand, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.message import Message

from wordgames.ui.canvas import Canvas, Drawing
from wordgames.ui.skeeter.lanes import paint_card

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.ui.look import Look


class HandCards(Drawing):
    """A row of cards; the chosen one looks like the card that is tried in a row."""

    class Picked(Message):
        """A card was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[str, ...] = ()
        self._chosen: int | None = None
        self._step = 6

    @property
    def cards(self) -> tuple[str, ...]:
        return self._cards

    def show(self, cards: Sequence[str], chosen: int | None = None) -> None:
        """Hold these cards."""
        if (tuple(cards), chosen) != (self._cards, self._chosen):
            self._cards, self._chosen = tuple(cards), chosen
            self.refresh()

    def on_click(self, event: Click) -> None:
        index = (event.x - 1) // self._step
        if 0 <= index < len(self._cards):
            self.post_message(self.Picked(index))

    def paint(self, canvas: Canvas, look: Look) -> None:
        large = canvas.height >= 5 and canvas.width >= 10 * len(self._cards)
        width, height = (9, 5) if large else (5, min(3, canvas.height))
        self._step = width + 1 if canvas.width > (width + 1) * len(self._cards) else width
        for index, card in enumerate(self._cards):
            x, chosen = 1 + index * self._step, index == self._chosen
            face = look.cursor if chosen else look.card
            if height >= 3:
                paint_card(canvas, look, x, 0, width, height, card, face, large=large)
            else:
                text = f"[{card}]" if chosen else card
                canvas.put(x, 0, text.center(width), face)
