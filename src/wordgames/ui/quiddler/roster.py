"""Who has how many points and cards, in a few lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wordgames.engines.quiddler.rounds import View
from wordgames.engines.quiddler.scoring import points_of
from wordgames.ui.canvas import Canvas, ListDrawing, shortened
from wordgames.ui.look import MARKS
from wordgames.ui.sentences import counted

if TYPE_CHECKING:
    from wordgames.game import Player
    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting


@dataclass(frozen=True, slots=True)
class RosterLine:
    """A player: total, what everybody knows in a word or two, and whether it is the turn."""

    player: Player
    name: str
    colour: int
    total: int
    status: str
    acts: bool = False


class Roster(ListDrawing[RosterLine]):
    """A line for each player."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " Table ", look.strong)
        room = canvas.height - 2
        first = next((i for i, line in enumerate(self.items) if line.acts), 0)
        top = max(0, min(first, len(self.items) - room))
        for row, line in enumerate(self.items[top : top + room]):
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


def roster_lines(sitting: Sitting, view: View) -> list[RosterLine]:
    """Everybody at the table, with what everybody may know."""
    lines: list[RosterLine] = []
    for player, seat in enumerate(sitting.seats):
        spread = view.spreads[player]
        laid = sum(points_of(word.cards, view.rules.value) for word in spread.words)
        if view.out == player:
            status = f"OUT {laid}"
        elif spread.words or spread.left:
            status = f"laid {laid}"
        elif player in view.last_turns:
            status = "last turn"
        else:
            status = counted(view.held[player], "card")
        acts = view.on_turn == player
        lines.append(RosterLine(player, seat.name, seat.colour, view.totals[player], status, acts))
    return lines
