"""The help: a chapter about what is on the screen, and its keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar

from wordgames.setups import GAMES
from wordgames.ui.canvas import Canvas, Drawing
from wordgames.ui.commands import Command
from wordgames.ui.page import Page

if TYPE_CHECKING:
    from textual.events import MouseScrollDown, MouseScrollUp
    from textual.widget import Widget

    from wordgames.ui.look import Look


class HelpPage(Page[None]):
    """Reads like a page: arrows and PgUp, PgDn move, anything else goes back."""

    TOPIC: ClassVar[str] = "keys"
    KEYS: ClassVar[tuple[Command, ...]] = (
        Command("help", "f1", "back", "Back"),
        Command("help.back", "escape,enter,f10", "back", "Back", "back", "Esc"),
        Command("help.down", "down,space", "move(1)", "Further down", "further", "Down"),
        Command("help.up", "up", "move(-1)", "Further up"),
        Command("help.page-down", "pagedown", "page(1)", "A page down", "page", "PgDn"),
        Command("help.page-up", "pageup", "page(-1)", "A page up"),
    )
    DEFAULT_CSS = "HelpPage _Text { height: 1fr; }"

    def __init__(self, topic: str, commands: Sequence[Command], section: str = "") -> None:
        super().__init__()
        lines = section_first(chapter(topic), section)
        self._text = _Text([*lines, *key_lines(commands)])

    def content(self) -> Iterator[Widget]:
        yield self._text

    def on_mount(self) -> None:
        self.bar.show("HELP", "", "Esc back")

    def action_help(self) -> None:
        self.action_back()

    def action_back(self) -> None:
        self.go_back()

    def action_move(self, lines: int) -> None:
        self._text.move(lines)

    def action_page(self, pages: int) -> None:
        self._text.move(pages * max(1, self._text.size.height - 2))


def chapter(topic: str) -> Sequence[str]:
    """The chapter of that name: a game's own, or one about the program."""
    if topic in GAMES:
        lines: Sequence[str] = import_module(f"wordgames.ui.{topic}").HELP
        return lines
    from wordgames.ui.chapters import CHAPTERS

    return CHAPTERS[topic]


def section_first(lines: Sequence[str], section: str) -> Sequence[str]:
    """The chapter with the section of that heading before all others; as it is without one."""
    heading = f"# {section}"
    if heading not in lines:
        return lines
    start = lines.index(heading)
    after = next((n for n in range(start + 1, len(lines)) if lines[n].startswith("# ")), len(lines))
    section_lines = list(lines[start:after])
    if section_lines[-1]:
        section_lines.append("")
    rest = [*lines[:start], *lines[after:]]
    return [*section_lines, *(rest if rest[-1] else rest[:-1])]


def key_lines(commands: Sequence[Command]) -> list[str]:
    """The keys of a screen, as its command table has them."""
    lines = [f"~{c.shown_key:<12} {c.explanation}" for c in commands]
    everywhere = [
        "~Ctrl+P       Everything that can be done here, by name",
        "~Ctrl+C       Leave the program; games are saved after every move",
    ]
    return ["", "# Keys here", "", *lines, *everywhere]


class _Text(Drawing):
    """Lines of text: ``# Heading``, ``~as it stands``, everything else is wrapped."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._lines = list(lines)
        self._top = 0
        self._height = 0

    def move(self, lines: int) -> None:
        self._top = max(0, min(self._top + lines, self._height - self.size.height))
        self.refresh()

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.move(3)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.move(-3)

    def paint(self, canvas: Canvas, look: Look) -> None:
        width = min(canvas.width - 4, 88)
        left = (canvas.width - width) // 2
        shown: list[tuple[str, bool]] = []
        for line in self._lines:
            if line.startswith("# "):
                shown.append((line[2:], True))
            elif line.startswith("~"):
                shown.append((line[1:], False))
            else:
                shown += [(part, False) for part in wrap(line, width)] or [("", False)]
        self._height = len(shown)
        for y, (text, heading) in enumerate(shown[self._top : self._top + canvas.height]):
            canvas.put(left, y, text, look.accent if heading else look.ink)
        if self._top + canvas.height < len(shown):
            canvas.right(canvas.width, canvas.height - 1, "more below", look.faint)
