"""How the scores grew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.look import CHIPS, MARKS

if TYPE_CHECKING:
    from wordgames.setups.game import Seat
    from wordgames.ui.look import Look

PLOT_FROM, PLOT_WIDTH = 9, 70
"""Lines and cells from which a chart with axes is drawn."""


class Scores(Drawing):
    """A chart with each player's mark where there is room, else a line of small bars for each."""

    def __init__(self, title: str = "Scores") -> None:
        super().__init__()
        self._title = title
        self._seats: tuple[Seat, ...] = ()
        self._series: tuple[tuple[int, ...], ...] = ()

    def show(self, seats: Sequence[Seat], series: Sequence[Sequence[int]]) -> None:
        """``series`` has a row of scores for each point in time, one for each seat in a row."""
        self._seats = tuple(seats)
        self._series = tuple(tuple(row) for row in series)
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, f" {self._title} ", look.strong)
        if not self._series:
            return
        room = canvas.height - 2
        wide = canvas.width >= PLOT_WIDTH and room > len(self._seats) + 3
        if room >= PLOT_FROM and len(self._series) > 2 and wide:
            self._plot(canvas, look)
        else:
            self._sparks(canvas, look)

    def _sparks(self, canvas: Canvas, look: Look) -> None:
        signs = look.glyphs.sparks
        low = min(0, *(min(row) for row in self._series))
        high = max(low + 1, *(max(row) for row in self._series))
        start = min(22, canvas.width // 3)
        width = canvas.width - start - 8
        for player, seat in enumerate(self._seats[: canvas.height - 2]):
            y = player + 1
            chip = f" {player + 1} {MARKS[player]} "
            x = canvas.put(2, y, chip, look.chip(seat.colour)) + 1
            canvas.put(x, y, shortened(seat.name, start - x - 1), look.ink)
            values = sampled([row[player] for row in self._series], width)
            bars = (signs[(v - low) * (len(signs) - 1) // (high - low)] for v in values)
            canvas.put(start, y, "".join(bars), look.accent)
            canvas.right(canvas.width - 2, y, f"{self._series[-1][player]:,}", look.strong)

    def _plot(self, canvas: Canvas, look: Look) -> None:
        low = min(0, *(min(row) for row in self._series))
        high = max(low + 1, *(max(row) for row in self._series))
        top, bottom = 1, canvas.height - 3
        left, right = 8, canvas.width - 26
        rows = bottom - top
        for y in range(top, bottom + 1):
            value = high - (high - low) * (y - top) / rows
            if (y - top) % 3 == 0 or y == bottom:
                canvas.right(left - 1, y, f"{value:,.0f}", look.faint)
            canvas.put(left, y, look.glyphs.thin[3], look.line)
        across = look.glyphs.thin[4] + look.glyphs.thin[1] * (right - left)
        canvas.put(left, bottom + 1, across, look.line)
        steps = len(self._series) - 1
        for player, seat in enumerate(self._seats):
            style = look.chip(seat.colour) if player < len(CHIPS) else look.ink
            values = [row[player] for row in self._series]
            for x in range(left + 1, right):
                at = (x - left - 1) * steps // max(1, right - left - 2)
                y = bottom - round((values[min(at, steps)] - low) * rows / (high - low))
                canvas.put(x, y, MARKS[player], style)
            y = top + 1 + player
            chip = f" {player + 1} {MARKS[player]} "
            x = canvas.put(right + 2, y, chip, style) + 1
            canvas.put(x, y, shortened(seat.name, canvas.width - x - 8), look.ink)
            canvas.right(canvas.width - 2, y, f"{values[-1]:,}", look.strong)


def sampled(values: Sequence[int], most: int) -> list[int]:
    """At most so many of the values, evenly, the last among them."""
    if len(values) <= most:
        return list(values)
    return [values[(i + 1) * len(values) // most - 1] for i in range(most)]
