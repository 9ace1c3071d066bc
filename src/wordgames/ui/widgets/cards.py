"""Cards on the table, in letters as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.message import Message

from wordgames.ui import font
from wordgames.ui.canvas import Canvas, Drawing

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.ui.look import Look


@dataclass(frozen=True, slots=True)
class CardSize:
    """How large a card is drawn, in cells."""

    width: int
    height: int
    gap: int


TINY = CardSize(5, 1, 1)
NARROW = CardSize(7, 5, 1)
SMALL = CardSize(9, 5, 2)
LARGE = CardSize(16, 9, 4)


class Cards(Drawing):
    """A row of face-up cards in the middle of the widget, or their backs while ``covered``;
    an empty string is a card that is not turned up yet.

    The widget's size decides how large they are: ``[P] [N] [A]`` in a line, three-row letters
    from five lines on, and five-row letters from nine. A card of two letters is as wide as needed.
    """

    class Picked(Message):
        """A card was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, cards: Sequence[str] = (), *, widget_id: str | None = None) -> None:
        super().__init__(id=widget_id)
        self._cards = tuple(cards)
        self._covered = False
        self._places: list[tuple[int, int]] = []

    @property
    def cards(self) -> tuple[str, ...]:
        return self._cards

    @property
    def covered(self) -> bool:
        return self._covered

    def show(self, cards: Sequence[str], *, covered: bool = False) -> None:
        """Lay these cards; covered ones show their backs and cannot be read anywhere."""
        if (tuple(cards), covered) != (self._cards, self._covered):
            self._cards, self._covered = tuple(cards), covered
            self.refresh()

    def size_for(self, width: int, height: int) -> CardSize:
        """The largest size in which the cards stand side by side."""
        for size in (LARGE, SMALL, NARROW):
            if height >= size.height and self._across(size) <= width:
                return size
        return TINY

    def paint(self, canvas: Canvas, look: Look) -> None:
        size = self.size_for(canvas.width, canvas.height)
        x = max(0, (canvas.width - self._across(size)) // 2)
        y = max(0, (canvas.height - size.height) // 2)
        self._places = []
        for card in self._cards:
            width = self._width(card, size)
            self._places.append((x, x + width))
            covered = self._covered or not card
            if size is TINY:
                face = "?" if covered else card
                canvas.put(x, y, f"[{face}]".center(width), look.card)
            elif covered:
                self._back(canvas, look, x, y, width, size.height)
            else:
                self._face(canvas, look, x, y, card, size)
            x += width + size.gap

    def on_click(self, event: Click) -> None:
        for index, (start, end) in enumerate(self._places):
            if start <= event.x < end:
                self.post_message(self.Picked(index))

    def _across(self, size: CardSize) -> int:
        widths = [self._width(card, size) for card in self._cards]
        return sum(widths) + size.gap * (len(widths) - 1) if widths else 0

    def _width(self, card: str, size: CardSize) -> int:
        if size is TINY:
            return max(1, len(card)) + 2
        letter = 2 * font.SIDE if size is LARGE else font.SIDE
        return size.width + max(0, len(card) - 1) * (letter + 1)

    def _back(self, canvas: Canvas, look: Look, x: int, y: int, width: int, height: int) -> None:
        glyphs = look.glyphs
        canvas.fill(x, y, width, height, look.card_back, glyphs.back)
        canvas.box(x, y, width, height, glyphs.thin, look.card_back)

    def _face(self, canvas: Canvas, look: Look, x: int, y: int, card: str, size: CardSize) -> None:
        glyphs = look.glyphs
        width = self._width(card, size)
        letter_width = 2 * font.SIDE if size is LARGE else font.SIDE
        canvas.fill(x, y, width, size.height, look.card)
        canvas.box(x, y, width, size.height, glyphs.thin, look.card_edge)
        left = x + (width - (len(card) * (letter_width + 1) - 1)) // 2
        for letter in card:
            if size is LARGE:
                rows = font.whole_blocks(letter) if glyphs.pixels else _spread(letter)
                top = y + 2
            else:
                rows = font.half_blocks(letter) if glyphs.pixels else ["", letter, ""]
                top = y + 1
            for row, line in enumerate(rows):
                canvas.put(left, top + row, line.center(font.SIDE), look.card)
            left += len(rows[0] or "     ") + 1


def _spread(letter: str) -> list[str]:
    """A large letter in ASCII: every pixel two signs wide."""
    return [row.replace("#", "##").replace(" ", "  ") for row in font.hashes(letter)]
