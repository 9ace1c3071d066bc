"""The round sheet: what each target paid, and the totals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, Command
from wordgames.ui.look import MARKS
from wordgames.ui.page import Page
from wordgames.ui.skeeter.lanes import lit

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.engines.skeeter import Round, View
    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting

COLUMN: Final = 10
"""Cells of a player's column, at most."""


class RoundSheet(Page[None]):
    """What a round brought, for everybody. Nothing on it is secret."""

    TOPIC: ClassVar[str] = "skeeter"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("sheet.go-on", "enter,space,escape", "go_on", "Go on", "go on", "Enter"),
        Command("sheet.leave", "f10", "leave", "Go back to the first page", "leave"),
    )
    DEFAULT_CSS = "RoundSheet _Sheet { height: 1fr; }"

    def __init__(self, sitting: Sitting, number: int) -> None:
        """``number`` counts the finished rounds from 1."""
        super().__init__()
        self._sitting = sitting
        self._number = number
        view: View = sitting.match.view(None)
        before = view.rounds[:number]
        totals = [sum(each.points[p] for each in before) for p in range(len(sitting.seats))]
        self._sheet = _Sheet(sitting, view.rounds[number - 1], totals)

    def content(self) -> Iterator[Widget]:
        yield self._sheet

    def on_mount(self) -> None:
        rounds = self._sitting.match.rules.rounds
        told = f"round {self._number} of {rounds} is over"
        self.bar.show(self._sitting.game.title.upper(), told, "F1 help")

    def action_go_on(self) -> None:
        self.go_back()

    def action_leave(self) -> None:
        self.app.go_home()


class _Sheet(Drawing):
    def __init__(self, sitting: Sitting, finished: Round, totals: list[int]) -> None:
        super().__init__()
        self._sitting = sitting
        self._round = finished
        self._totals = totals

    def paint(self, canvas: Canvas, look: Look) -> None:
        seats = self._sitting.seats
        column = min(COLUMN, max(6, (canvas.width - 34) // len(seats)))
        first = canvas.width - column * len(seats) - 2
        height = 13
        top = max(0, (canvas.height - height) // 2)
        canvas.box(0, top, canvas.width, height, look.glyphs.thin, look.line)
        canvas.put(2, top, " Round sheet ", look.strong)
        for player, seat in enumerate(seats):
            name = shortened(seat.name, column - 5)
            chip = f" {player + 1} {MARKS[player]} {name}"[: column - 1]
            canvas.put(first + player * column, top + 1, chip, look.chip(seat.colour))
        for index, target in enumerate(self._round.targets):
            y = top + 3 + index
            canvas.put(2, y, f"{target.value}", look.strong)
            room = first - 8
            row = " ".join(target.row)
            row = row if len(row) <= room // 2 else "".join(target.row)
            x = canvas.put(6, y, shortened(row, room // 2), look.accent)
            if target.claims:
                left = max(x + 2, 8 + room // 2)
                lit(canvas, look, left, y, target.word, target.row, first - left - 1)
            else:
                canvas.put(8 + room // 2, y, "nobody's", look.faint)
            for player in range(len(seats)):
                owned = target.owner == player
                text = f"{target.value}" if owned else look.glyphs.dot
                right = first + player * column + column - 3
                canvas.right(right, y, text, look.strong if owned else look.faint)
        y = top + 3 + len(self._round.targets)
        across = look.glyphs.thin[1] * (canvas.width - 4)
        canvas.put(2, y, across, look.line)
        best = max(self._totals)
        canvas.put(2, y + 1, "this round", look.ink)
        canvas.put(2, y + 2, "total", look.strong)
        for player in range(len(seats)):
            right = first + player * column + column - 3
            canvas.right(right, y + 1, f"{self._round.points[player]}", look.ink)
            leads = self._totals[player] == best
            style = look.accent if leads else look.strong
            canvas.right(right, y + 2, f"{self._totals[player]}", style)
