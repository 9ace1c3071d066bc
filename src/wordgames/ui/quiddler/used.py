"""The words that a solitaire has made so far."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from wordgames.cards import Cards
from wordgames.engines.quiddler.actions import spelt
from wordgames.ui.canvas import Canvas, ListDrawing, shortened
from wordgames.ui.quiddler.sentences import SOLITAIRE_HOW

if TYPE_CHECKING:
    from wordgames.ui.look import Look

COLUMN: Final = 22
"""Cells of a column of words."""


class Used(ListDrawing[Cards]):
    """The words with the number of their cards, in columns; before the first, what to do."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " Words ", look.strong)
        rows = max(1, canvas.height - 2)
        if not self.items:
            for row, line in enumerate(wrap(SOLITAIRE_HOW, canvas.width - 4)[:rows]):
                canvas.put(2, 1 + row, line, look.faint)
        for number, cards in enumerate(self.items):
            column, row = divmod(number, rows)
            text = f"{spelt(cards)} ({len(cards)})"
            canvas.put(2 + column * COLUMN, 1 + row, shortened(text, COLUMN - 1), look.ink)
