"""What is marked elsewhere, told in a few lines; there where the screen has room for it."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, Drawing

if TYPE_CHECKING:
    from wordgames.ui.look import Look


class About(Drawing):
    """A title and a paragraph in a frame."""

    def __init__(self, *, widget_id: str | None = None) -> None:
        super().__init__(id=widget_id)
        self._title = ""
        self._text = ""

    def show(self, title: str, text: str) -> None:
        """Tell this."""
        if (title, text) != (self._title, self._text):
            self._title, self._text = title, text
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        thin = look.glyphs.thin
        canvas.box(0, 0, canvas.width, canvas.height, thin, look.line, self._title, look.strong)
        lines = wrap(self._text, max(10, canvas.width - 4))
        for y, line in enumerate(lines[: canvas.height - 2], 1):
            canvas.put(2, y, line, look.ink)
