"""The first and the last line of every screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len

from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from wordgames.ui.commands import Command
    from wordgames.ui.look import Look


APART = "   "
"""Between the parts of the first line, the most wanted of which stands first."""

NOT_SAVED = " NOT SAVED "


class Bar(Drawing):
    """Says what is played, where it stands and who is on turn; and as long as it is so, that
    nothing can be saved.
    """

    DEFAULT_CSS = "Bar { dock: top; height: 1; }"

    def __init__(self, title: str = "", middle: str = "", end: str = "") -> None:
        super().__init__()
        self._parts = (title, middle, end)

    def show(self, title: str, middle: str = "", end: str = "") -> None:
        """Write the title at the left, the middle after it and the end at the right."""
        if (title, middle, end) != self._parts:
            self._parts = (title, middle, end)
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        title, middle, end = self._parts
        canvas.fill(0, 0, canvas.width, 1, look.bar)
        x = canvas.put(1, 0, title, look.bar_strong) + 3
        right = canvas.width - 1
        canvas.right(right, 0, end, look.bar_strong)
        right -= cell_len(end) + 2
        if getattr(self.app, "unsaved", False):
            canvas.right(right, 0, NOT_SAVED, look.cursor)
            right -= cell_len(NOT_SAVED) + 2
        canvas.put(x, 0, shortened(whole_parts(middle, right - x), right - x), look.bar)


def whole_parts(text: str, width: int) -> str:
    """As many of the parts, which stand three cells apart, as have room whole; at least one."""
    parts = text.split(APART)
    while len(parts) > 1 and cell_len(APART.join(parts)) > width:
        parts.pop()
    return APART.join(parts)


class Keys(Drawing):
    """The keys that do something here, five at most; each can be clicked."""

    DEFAULT_CSS = "Keys { dock: bottom; height: 1; }"
    MOST = 5

    def __init__(self) -> None:
        super().__init__()
        self._commands: tuple[Command, ...] = ()

    def show(self, commands: Sequence[Command]) -> None:
        """Offer those of the commands that have a label."""
        shown = tuple(command for command in commands if command.label)[: self.MOST]
        if shown != self._commands:
            self._commands = shown
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.fill(0, 0, canvas.width, 1, look.bar)
        x = 1
        for command in self._commands:
            if x + cell_len(f"{command.shown_key} {command.label}") > canvas.width:
                break
            click = f"screen.{command.action}"
            x = canvas.put(x, 0, command.shown_key, look.key, click)
            x = canvas.put(x, 0, f" {command.label}", look.bar, click) + 3
