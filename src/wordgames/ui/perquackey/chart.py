"""The score chart, filling up while words are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wordgames.engines.perquackey.chart import COLUMNS, FULL, SHORTEST, gain, group_of, value
from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from wordgames.ui.look import Look

ROWS = FULL + 3
"""Lines of the chart inside its frame: the heads, five words, the points, the next gain."""


@dataclass(frozen=True, slots=True)
class ChartWord:
    """A word in its column: the one called last is bright, a partner's is marked."""

    word: str
    fresh: bool = False
    partner: bool = False


class Chart(Drawing):
    """Columns of 3 to 10 letters, five words each; below them points and what one more brings.

    The title and a line about the sum stand in the frame, where there is room for one.
    """

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[ChartWord, ...] = ()
        self._vulnerable = False
        self._title = ""
        self._summary = ""
        self._tone = "plain"
        self._hints: tuple[str, ...] = ()
        self._covered = False

    def show(
        self,
        words: Sequence[ChartWord],
        *,
        vulnerable: bool,
        title: str,
        summary: str = "",
        tone: str = "plain",
        hints: Sequence[str] = (),
        covered: bool = False,
    ) -> None:
        """Write these words down. ``tone`` of the summary is plain, good or bad; ``hints`` are
        lines for a tall chart.
        """
        now = (tuple(words), vulnerable, title, summary, tone, tuple(hints), covered)
        before = (
            self._words,
            self._vulnerable,
            self._title,
            self._summary,
            self._tone,
            self._hints,
            self._covered,
        )
        if now != before:
            self._words, self._vulnerable = now[0], vulnerable
            self._title, self._summary, self._tone = title, summary, tone
            self._hints, self._covered = now[5], covered
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        framed = canvas.height >= ROWS + 2
        if framed:
            canvas.box(
                0,
                0,
                canvas.width,
                canvas.height,
                look.glyphs.thin,
                look.line,
                self._title,
                look.strong,
            )
        inset = 2 if framed else 0
        y = 1 if framed else 0
        self._paint_columns(canvas, look, inset, y, canvas.width - 2 * inset)
        self._paint_hints(canvas, look, y + ROWS + 1)
        if self._summary:
            style = {"good": look.good, "bad": look.bad}.get(self._tone, look.strong)
            text = shortened(self._summary, canvas.width - 4 - inset)
            canvas.put(inset, canvas.height - 1, f" {text} " if framed else text, style)

    def _paint_columns(self, canvas: Canvas, look: Look, left: int, top: int, width: int) -> None:
        columns = _by_group(self._words)
        wide = width >= 92
        x = left
        widths = _widths(width)
        short = min(widths) <= 6
        for group, room in zip(COLUMNS, widths, strict=True):
            words = columns.get(group, ())
            barred = self._vulnerable and group == SHORTEST
            full = len(words) >= FULL
            head = (
                f"{group} letters"
                if wide and room > 10
                else str(group)
                if short
                else f"{group} let."
            )
            style = look.faint if barred else look.good if full else look.accent
            canvas.put(x, top, head, style)
            for row in range(FULL):
                self._paint_cell(canvas, look, x, top + 1 + row, room, words[row : row + 1], barred)
            points = value(group, len(words))
            if not barred:
                canvas.put(x, top + FULL + 1, f"{points:,}" if points else "", look.strong)
            below = "none" if barred else "FULL" if full else f"+{gain(group, len(words)):,}"
            canvas.put(x, top + FULL + 2, below, style if full else look.faint)
            x += room

    def _paint_cell(
        self,
        canvas: Canvas,
        look: Look,
        x: int,
        y: int,
        room: int,
        cell: Sequence[ChartWord],
        barred: bool,
    ) -> None:
        for entry in cell:
            text = "?" * len(entry.word) if self._covered else entry.word
            if entry.partner and len(text) + 1 < room:
                text += "'"
            style = look.good if entry.fresh and not self._covered else look.ink
            canvas.put(x, y, shortened(text, room - 1), style)
        if not cell:
            sign = "-" if barred else look.glyphs.dot
            canvas.put(x, y, sign * 3, look.faint)

    def _paint_hints(self, canvas: Canvas, look: Look, top: int) -> None:
        for row, hint in enumerate(self._hints):
            if top + row < canvas.height - 1:
                canvas.put(2, top + row, shortened(hint, canvas.width - 4), look.ink)


def _by_group(words: Sequence[ChartWord]) -> Mapping[int, Sequence[ChartWord]]:
    groups: dict[int, list[ChartWord]] = {}
    for entry in words:
        if (group := group_of(len(entry.word), longer_as_ten=True)) is not None:
            groups.setdefault(group, []).append(entry)
    return groups


def _widths(width: int) -> list[int]:
    """Each column holds its words and a gap; what is left over goes to all, the last excepted."""
    widths = [group + 1 for group in COLUMNS]
    spare = max(0, width - (sum(widths) - 1))
    for turn in range(spare):
        widths[turn % (len(widths) - 1)] += 1
    return widths
