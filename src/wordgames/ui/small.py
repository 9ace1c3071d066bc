"""The page that says that the window is too small; whatever is under it rests."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.screen import Screen

from wordgames.ui.canvas import Canvas, Drawing
from wordgames.ui.page import LEAST_HEIGHT, LEAST_WIDTH

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from wordgames.ui.look import Look


class TooSmall(Screen[None]):
    """Stays until the window is large enough."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [("f10", "app.leave_all", "Leave")]

    def compose(self) -> ComposeResult:
        yield _Notice()


class _Notice(Drawing):
    DEFAULT_CSS = "_Notice { width: 100%; height: 100%; }"

    def paint(self, canvas: Canvas, look: Look) -> None:
        size = self.app.size
        lines = (
            f"{LEAST_WIDTH} x {LEAST_HEIGHT} is needed,",
            f"here is {size.width} x {size.height}.",
            "Nothing runs meanwhile.",
        )
        top = max(0, (canvas.height - len(lines)) // 2)
        for row, line in enumerate(lines):
            canvas.centre(top + row, line, look.strong if row == 0 else look.ink)
