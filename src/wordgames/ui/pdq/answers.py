"""Every word that would have taken the last row; in word count after what everybody wrote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar

from wordgames.ui.canvas import Canvas, Drawing
from wordgames.ui.commands import HELP, Command
from wordgames.ui.page import Page
from wordgames.ui.sentences import counted

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.ui.look import Look


class Answers(Page[None]):
    """The words in columns, the longest first; before them what was ``written``, line by line."""

    TOPIC: ClassVar[str] = "pdq"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command(
            "answers.down", "down,pagedown,space", "page(1)", "Further down", "further", "Down"
        ),
        Command("answers.up", "up,pageup", "page(-1)", "Further up"),
        Command("answers.back", "escape,enter,f6,f10", "back", "Back to the table", "back", "Esc"),
    )
    DEFAULT_CSS = "Answers _Columns { height: 1fr; }"

    def __init__(
        self, row: Sequence[str], words: Sequence[str], written: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self.words = tuple(words)
        self._row = "".join(row)
        self._columns = _Columns(self.words, written)

    def content(self) -> Iterator[Widget]:
        yield self._columns

    def on_mount(self) -> None:
        self.bar.show(self._row, f"{counted(len(self.words), 'common word')}, the longest first")

    def action_page(self, pages: int) -> None:
        self._columns.move(pages)

    def action_back(self) -> None:
        self.go_back()


class _Columns(Drawing):
    def __init__(self, words: Sequence[str], written: Sequence[str]) -> None:
        super().__init__()
        self._words = words
        self._written = written
        self._top = 0

    def move(self, pages: int) -> None:
        self._top += pages * max(1, self.size.height - 2)
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        width = max((len(word) for word in self._words), default=1) + 2
        columns = max(1, (canvas.width - 4) // width)
        lines = [line for text in self._written for line in wrap(text, canvas.width - 4)]
        head = len(lines) + 1 if lines else 0
        rows = head + -(-len(self._words) // columns)
        self._top = max(0, min(self._top, rows - canvas.height + 1))
        for y, line in enumerate(lines[self._top :][: canvas.height]):
            canvas.put(2, y, line, look.strong)
        for index, word in enumerate(self._words):
            y, column = divmod(index, columns)
            if 0 <= head + y - self._top < canvas.height:
                canvas.put(2 + column * width, head + y - self._top, word, look.ink)
