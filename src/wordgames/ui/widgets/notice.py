"""A line or two of plain words: a verdict, an explanation, what to do next."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from wordgames.ui.look import Look


class Notice(Drawing):
    """Says one thing at a time, where the eye is; good and bad news look different."""

    DEFAULT_CSS = "Notice { height: 1; }"

    def __init__(
        self, text: str = "", *, widget_id: str | None = None, centred: bool = False
    ) -> None:
        super().__init__(id=widget_id)
        self.text = text
        self._tone = "plain"
        self._centred = centred

    def say(
        self, text: str, *, good: bool = False, bad: bool = False, strong: bool = False
    ) -> None:
        """Say this now; nothing with an empty text."""
        tone = "good" if good else "bad" if bad else "strong" if strong else "plain"
        if (text, tone) != (self.text, self._tone):
            self.text, self._tone = text, tone
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        style = {"good": look.good, "bad": look.bad, "strong": look.strong}.get(
            self._tone, look.ink
        )
        width = max(10, canvas.width - 2)
        lines = [line for part in self.text.splitlines() for line in wrap(part, width)]
        if len(lines) > canvas.height:
            rest = " ".join(lines[canvas.height - 1 :])
            lines = [*lines[: canvas.height - 1], shortened(rest, width)]
        for y, line in enumerate(lines):
            if self._centred:
                canvas.centre(y, line, style)
            else:
                canvas.put(1, y, line, style)
