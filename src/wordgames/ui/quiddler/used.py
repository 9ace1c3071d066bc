"""The words that a solitaire has made so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordgames.engines.quiddler.actions import spelt
from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from wordgames.cards import Cards
    from wordgames.ui.look import Look

COLUMN: Final = 22
"""Cells of a column of words."""


class Used(Drawing):
    """The words with the number of their cards, in columns."""

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[Cards, ...] = ()

    def show(self, words: tuple[Cards, ...]) -> None:
        """Show these words."""
        if words != self._words:
            self._words = words
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " Words ", look.strong)
        rows = max(1, canvas.height - 2)
        for number, cards in enumerate(self._words):
            column, row = divmod(number, rows)
            text = f"{spelt(cards)} ({len(cards)})"
            canvas.put(2 + column * COLUMN, 1 + row, shortened(text, COLUMN - 1), look.ink)
