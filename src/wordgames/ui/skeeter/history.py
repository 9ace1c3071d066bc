"""What was said in this round; shown where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, ListDrawing, shortened

if TYPE_CHECKING:
    from wordgames.ui.look import Look


class History(ListDrawing[str]):
    """The words of the round, in columns, the last one first."""

    def __init__(self) -> None:
        super().__init__(widget_id="history")

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " Said in this round ", look.strong)
        width = max((len(word) for word in self.items), default=8) + 3
        columns = max(1, (canvas.width - 4) // width)
        room = columns * max(0, canvas.height - 2)
        for index, word in enumerate(self.items[::-1][:room]):
            y, column = divmod(index, columns)
            style = look.strong if index == 0 else look.ink
            canvas.put(2 + column * width, y + 1, shortened(word, canvas.width - 4), style)
