"""What was said in this round; shown where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from wordgames.ui.look import Look


class History(Drawing):
    """The words of the round, in columns, the last one first."""

    def __init__(self) -> None:
        super().__init__(id="history")
        self._words: tuple[str, ...] = ()

    def show(self, words: Sequence[str]) -> None:
        if tuple(words) != self._words:
            self._words = tuple(words)
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " Said in this round ", look.strong)
        width = max((len(word) for word in self._words), default=8) + 3
        columns = max(1, (canvas.width - 4) // width)
        room = columns * max(0, canvas.height - 2)
        for index, word in enumerate(self._words[::-1][:room]):
            y, column = divmod(index, columns)
            style = look.strong if index == 0 else look.ink
            canvas.put(2 + column * width, y + 1, shortened(word, canvas.width - 4), style)
