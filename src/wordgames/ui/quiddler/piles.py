"""The draw pile and the discard pile, from which a turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.message import Message

from wordgames.ui import font
from wordgames.ui.canvas import Canvas, Drawing
from wordgames.ui.sentences import counted

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.cards import Card
    from wordgames.ui.look import Look

CARD_HEIGHT: Final = 5


class Piles(Drawing):
    """Two piles side by side: cards where there are five lines, else one line of text."""

    class Clicked(Message):
        """A pile was clicked: the draw pile, or that of the discards."""

        def __init__(self, *, discards: bool) -> None:
            super().__init__()
            self.discards = discards

    def __init__(self) -> None:
        super().__init__()
        self._pack = 0
        self._top: Card | None = None
        self._points = 0
        self._discards = 0
        self._hints = ("", "")
        self._middle = 0

    def show(
        self,
        pack: int,
        top: Card | None,
        points: int,
        discards: int,
        hints: tuple[str, str] = ("", ""),
    ) -> None:
        """``hints`` are the keys that take from the draw pile and from the discards."""
        self._pack, self._top, self._points = pack, top, points
        self._discards, self._hints = discards, hints
        self.refresh()

    def on_click(self, event: Click) -> None:
        self.post_message(self.Clicked(discards=event.x >= self._middle))

    def paint(self, canvas: Canvas, look: Look) -> None:
        if canvas.height >= CARD_HEIGHT:
            self._paint_cards(canvas, look)
        else:
            self._paint_line(canvas, look)

    def _paint_line(self, canvas: Canvas, look: Look) -> None:
        draw, take = self._hints
        x = canvas.put(1, 0, f"{draw} ", look.accent) if draw else 1
        x = canvas.put(x, 0, "draw pile ", look.ink)
        x = canvas.put(x, 0, f" {self._pack} ", look.card_back)
        self._middle = x + 2
        x = canvas.put(x + 3, 0, f"{take} ", look.accent) if take else x + 3
        x = canvas.put(x, 0, "discards ", look.ink)
        if self._top is None:
            canvas.put(x, 0, "none", look.faint)
        else:
            x = canvas.put(x, 0, f" {self._top} ", look.card)
            canvas.put(x, 0, f" {counted(self._points, 'point')}", look.ink)

    def _paint_cards(self, canvas: Canvas, look: Look) -> None:
        glyphs = look.glyphs
        wide = 9 + (font.SIDE + 1) * (len(self._top or "x") - 1)
        x = (canvas.width - 9 - wide - 34) // 2 + 14
        self._middle = x + 12
        canvas.fill(x, 0, 9, CARD_HEIGHT, look.card_back, glyphs.back)
        canvas.box(x, 0, 9, CARD_HEIGHT, glyphs.thin, look.card_back)
        canvas.right(x - 1, 1, "draw pile", look.ink)
        canvas.right(x - 1, 2, counted(self._pack, "card"), look.strong)
        canvas.right(x - 1, 3, self._hints[0], look.accent)
        x += 14
        if self._top is None:
            canvas.box(x, 0, 9, CARD_HEIGHT, glyphs.thin, look.line)
        else:
            canvas.fill(x, 0, wide, CARD_HEIGHT, look.card)
            canvas.box(x, 0, wide, CARD_HEIGHT, glyphs.thin, look.card_edge)
            left = x + 2
            for letter in self._top:
                rows = font.half_blocks(letter) if glyphs.pixels else ["", letter, ""]
                for row, line in enumerate(rows):
                    canvas.put(left, 1 + row, line, look.card)
                left += font.SIDE + 1
        x += wide + 1
        canvas.put(x, 1, "discard pile", look.ink)
        if self._top is not None:
            canvas.put(x, 2, f"{self._top}  {counted(self._points, 'point')}", look.strong)
        canvas.put(x, 3, self._hints[1] or f"{counted(self._discards, 'card')} in it", look.faint)
