"""Who has how many points and cards, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.look import MARKS

if TYPE_CHECKING:
    from wordgames.game import Player
    from wordgames.ui.look import Look


@dataclass(frozen=True, slots=True)
class RosterLine:
    """A player: total, what everybody knows in a word or two, and whether it is the turn."""

    player: Player
    name: str
    colour: int
    total: int
    status: str
    acts: bool = False


class Roster(Drawing):
    """A line for each player."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[RosterLine, ...] = ()

    def show(self, lines: Sequence[RosterLine]) -> None:
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " Table ", look.strong)
        room = canvas.height - 2
        first = next((i for i, line in enumerate(self._lines) if line.acts), 0)
        top = max(0, min(first, len(self._lines) - room))
        for row, line in enumerate(self._lines[top : top + room]):
            self._paint_line(canvas, look, row + 1, line)

    def _paint_line(self, canvas: Canvas, look: Look, y: int, line: RosterLine) -> None:
        style = look.accent if line.acts else look.ink
        x = canvas.put(1, y, ">" if line.acts else " ", look.accent)
        x = canvas.put(x, y, f" {line.player + 1} {MARKS[line.player]} ", look.chip(line.colour))
        end = canvas.width - 2
        status = f"{line.status:>9}"
        canvas.right(end, y, status, look.faint)
        canvas.right(end - 10, y, str(line.total), look.strong)
        canvas.put(x + 1, y, shortened(line.name, end - 15 - x), style)
