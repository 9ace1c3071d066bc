"""A sheet of cells to draw on, and the widget that shows one.

A screen has a handful of widgets that draw themselves line by line: that opens several times
faster than a widget for each card, and a tick repaints only what changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rich.cells import cell_len, get_character_cell_size, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from wordgames.ui.look import Look, look_of

if TYPE_CHECKING:
    from wordgames.ui.program import WordGames

T = TypeVar("T")

TOP_LEFT, ACROSS, TOP_RIGHT, DOWN, BOTTOM_LEFT, BOTTOM_RIGHT = range(6)


class Canvas:
    """Cells with a style each; what lies outside is cut off. (0, 0) is the upper left corner."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = width
        self.height = height
        self._text = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style, click: str | None = None) -> int:
        """Write text from a cell on, and return the cell after it. ``click`` is an action."""
        if click is not None:
            style += Style.from_meta({"@click": click})
        inside = 0 <= y < self.height
        for character in text:
            size = get_character_cell_size(character)
            if size == 0:
                if inside and 0 < x <= self.width:
                    self._text[y][x - 1] += character
                continue
            if inside and x >= 0 and x + size <= self.width:
                self._text[y][x] = character
                self._styles[y][x] = style
                if size > 1:
                    self._text[y][x + 1] = ""
                    self._styles[y][x + 1] = style
            x += size
        return x

    def right(self, x: int, y: int, text: str, style: Style, click: str | None = None) -> None:
        """Write text that ends before a cell."""
        self.put(x - cell_len(text), y, text, style, click)

    def centre(self, y: int, text: str, style: Style, click: str | None = None) -> None:
        """Write text in the middle of a line."""
        self.put(max(0, (self.width - cell_len(text)) // 2), y, text, style, click)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, sign: str = " ") -> None:
        """Paint an area; with a click in the style it can be clicked."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                self._text[row][column] = sign
                self._styles[row][column] = style

    def box(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        frame: str,
        style: Style,
        title: str = "",
        title_style: Style | None = None,
    ) -> None:
        """Draw a frame of six signs, with a title in its upper edge that may look different."""
        across = frame[ACROSS] * (width - 2)
        self.put(x, y, frame[TOP_LEFT] + across + frame[TOP_RIGHT], style)
        self.put(x, y + height - 1, frame[BOTTOM_LEFT] + across + frame[BOTTOM_RIGHT], style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, frame[DOWN], style)
            self.put(x + width - 1, row, frame[DOWN], style)
        if title:
            self.put(x + 2, y, f" {shortened(title, width - 6)} ", title_style or style)

    def strip(self, y: int) -> Strip:
        """A line, ready to show."""
        text, styles = self._text[y], self._styles[y]
        segments: list[Segment] = []
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] != styles[start]:
                segments.append(Segment("".join(text[start:x]), styles[start]))
                start = x
        return Strip(segments, self.width)


class Drawing(Widget):
    """A widget that draws itself on a canvas; ``paint`` is all it has to bring.

    Whatever it shows is set by a method that calls ``refresh()``.
    """

    app: WordGames
    _canvas: Canvas | None = None

    @property
    def look(self) -> Look:
        return look_of(self.app)

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw everything; the canvas has the widget's size."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        width, height = self.content_size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            look = self.look
            self._canvas = Canvas(width, height, look.ink)
            if width and height:
                self.paint(self._canvas, look)
        if y >= height:
            return Strip.blank(width, self.rich_style)
        return self._canvas.strip(y).apply_style(self.rich_style)

    def refresh(self, *regions: Region, **options: Any) -> Drawing:
        self._canvas = None
        super().refresh(*regions, **options)
        return self


class ListDrawing(Drawing, Generic[T]):
    """Draws a list of things, and only anew when it is another list."""

    def __init__(self, *, widget_id: str | None = None) -> None:
        super().__init__(id=widget_id)
        self.items: tuple[T, ...] = ()

    def show(self, items: Sequence[T]) -> None:
        """Show these."""
        if tuple(items) != self.items:
            self.items = tuple(items)
            self.refresh()


def shortened(text: str, width: int) -> str:
    """The text in at most so many cells; what is cut shows as dots."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 2)).rstrip() + ".." if width > 1 else ""
