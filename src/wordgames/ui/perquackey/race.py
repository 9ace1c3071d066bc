"""Who has how many points, and how far it is to the goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wordgames.engines.perquackey.chart import VULNERABLE_FROM
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.look import MARKS

if TYPE_CHECKING:
    from wordgames.game import Player
    from wordgames.ui.look import Look


@dataclass(frozen=True, slots=True)
class Runner:
    """A side in the race: who is in it, with name and colour, and where it stands."""

    members: tuple[tuple[Player, str, int], ...]
    score: int
    vulnerable: bool
    acts: bool = False

    @property
    def name(self) -> str:
        return " & ".join(name for _, name, _ in self.members)


class Race(Drawing):
    """A bar for each side, with a line at 2,000 points, where there is room; else all in a line.

    ``goal`` is None in games that are not a race.
    """

    def __init__(self) -> None:
        super().__init__()
        self._runners: tuple[Runner, ...] = ()
        self._goal: int | None = None

    def show(self, runners: Sequence[Runner], goal: int | None) -> None:
        """Show where they stand."""
        if (tuple(runners), goal) != (self._runners, self._goal):
            self._runners, self._goal = tuple(runners), goal
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        if canvas.height >= len(self._runners) + 3:
            self._paint_bars(canvas, look)
        else:
            self._paint_line(canvas, look)

    def _paint_line(self, canvas: Canvas, look: Look) -> None:
        count = max(1, len(self._runners))
        lines = max(1, min(canvas.height, count))
        columns = -(-count // lines)
        room = (canvas.width - 1) // columns
        for index, runner in enumerate(self._runners):
            y, column = divmod(index, columns)
            x = 1 + column * room
            end = x + room - 1
            mark = ">" if runner.acts else " "
            x = canvas.put(x, y, mark, look.accent)
            score = f"{runner.score:,}" + (" V" if runner.vulnerable else "")
            names = room - 4 * len(runner.members) - len(score) - 4
            for player, _, colour in runner.members:
                chip = (
                    f" {player + 1} {MARKS[player]} "
                    if names > 8
                    else f"{player + 1}{MARKS[player]}"
                )
                x = canvas.put(x, y, chip, look.chip(colour))
            if names >= 3:
                ink = look.strong if runner.acts else look.ink
                x = canvas.put(x + 1, y, shortened(runner.name, names - len(runner.members)), ink)
            if x + len(score) < end + 2:
                canvas.put(x + 1, y, score, look.strong)

    def _paint_bars(self, canvas: Canvas, look: Look) -> None:
        goal = self._goal or max(1, *(runner.score for runner in self._runners))
        title = f"The race to {goal:,}" if self._goal else "Scores"
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, f" {title} ", look.strong)
        left, right = 30, canvas.width - 24
        room = right - left
        glyphs = look.glyphs
        mark = left + room * VULNERABLE_FROM // goal
        for y, runner in enumerate(self._runners, 1):
            x = 2
            for player, _, colour in runner.members:
                x = canvas.put(x, y, f" {player + 1} {MARKS[player]} ", look.chip(colour))
            ink = look.accent if runner.acts else look.ink
            canvas.put(x + 1, y, shortened(runner.name, left - x - 3), ink)
            filled = max(0, min(room, room * runner.score // goal))
            x = canvas.put(left, y, glyphs.full * filled, look.accent if runner.acts else look.ink)
            canvas.put(x, y, glyphs.empty * (room - filled), look.line)
            if self._goal and mark < right and filled < mark - left:
                canvas.put(mark, y, "V", look.faint)
            canvas.right(right + 9, y, f"{runner.score:,}", look.strong)
            if runner.vulnerable:
                canvas.put(right + 10, y, "VULNERABLE", look.bad)
        if self._goal and canvas.height > len(self._runners) + 3:
            y = len(self._runners) + 1
            canvas.put(left, y, "0", look.faint)
            if mark < right - 6:
                canvas.put(mark, y, f"{VULNERABLE_FROM:,}", look.faint)
            canvas.right(right, y, f"{goal:,}", look.faint)
