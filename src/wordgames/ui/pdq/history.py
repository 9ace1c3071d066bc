"""The rows that are done with; shown where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, ListDrawing, shortened

if TYPE_CHECKING:
    from wordgames.ui.look import Look


class History(ListDrawing[str]):
    """One line a row, the last one on top."""

    def __init__(self) -> None:
        super().__init__(widget_id="history")

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " So far ", look.strong)
        for y, line in enumerate(self.items[::-1][: canvas.height - 2]):
            style = look.ink if y == 0 else look.faint
            canvas.put(2, y + 1, shortened(line, canvas.width - 4), style)
