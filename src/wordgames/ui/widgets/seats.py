"""Who sits at the table, what each has, and who acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.message import Message

from wordgames.ui.canvas import Canvas, ListDrawing, shortened
from wordgames.ui.commands import key_name
from wordgames.ui.look import MARKS

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.game import Player
    from wordgames.ui.look import Look


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A player as the table shows one: name, colour, own key, a score in words and a state in
    words. ``acts`` draws the heavy frame; ``out`` is somebody who may do nothing for now.
    """

    player: Player
    name: str
    colour: int
    key: str = ""
    score: str = ""
    status: str = ""
    acts: bool = False
    out: bool = False


class Seats(ListDrawing[SeatLine]):
    """A box for each player, side by side, or a line for each where there is less room."""

    class Picked(Message):
        """A seat was clicked: as good as its player's own key."""

        def __init__(self, player: Player) -> None:
            super().__init__()
            self.player = player

    BOX = 4
    NARROWEST, COMFORTABLE = 13, 19
    """Cells of a box; one row of boxes is made of comfortable ones if two rows have room."""

    def __init__(self) -> None:
        super().__init__()
        self._columns = 1
        self._row_height = 1

    def rows_for(self, width: int, height: int) -> int:
        """How many rows of boxes there are room and need for; 0 draws lines instead."""
        count = max(1, len(self.items))
        for rows, least in ((1, self.COMFORTABLE), (2, self.NARROWEST), (1, self.NARROWEST)):
            if width // -(-count // rows) >= least and height >= rows * self.BOX:
                return rows
        return 0

    def paint(self, canvas: Canvas, look: Look) -> None:
        count = len(self.items)
        if not count:
            return
        rows = self.rows_for(canvas.width, canvas.height)
        if rows == 0:
            self._columns = -(-count // max(1, canvas.height))
            self._row_height = 1
        else:
            self._columns = -(-count // rows)
            self._row_height = self.BOX
        width = canvas.width // self._columns
        spare = canvas.width - width * self._columns
        for index, line in enumerate(self.items):
            row, column = divmod(index, self._columns)
            x = column * width + min(column, spare)
            wide = width + (1 if column < spare else 0)
            if rows == 0:
                self._paint_line(canvas, look, x, row, wide, line)
            else:
                self._paint_box(canvas, look, x, row * self.BOX, wide, line)

    def on_click(self, event: Click) -> None:
        width = max(1, self.size.width // self._columns)
        index = event.y // self._row_height * self._columns + min(
            event.x // width, self._columns - 1
        )
        if 0 <= index < len(self.items):
            self.post_message(self.Picked(self.items[index].player))

    def _paint_box(
        self, canvas: Canvas, look: Look, x: int, y: int, width: int, line: SeatLine
    ) -> None:
        glyphs = look.glyphs
        frame = glyphs.heavy if line.acts else glyphs.thin
        style = look.accent if line.acts else look.line
        canvas.box(x, y, width, self.BOX, frame, style)
        name = shortened(line.name, width - 10 - len(key_name(line.key)))
        chip = f" {line.player + 1} {MARKS[line.player]} {name} "
        canvas.put(x + 1, y, chip, look.chip(line.colour))
        if line.key:
            text = f"[{key_name(line.key)}]"
            canvas.right(x + width - 2, y, text, look.faint if line.out else look.accent)
        ink = look.faint if line.out else look.strong
        canvas.put(x + 2, y + 1, shortened(line.score, width - 4), ink)
        status = look.accent if line.acts else look.faint if line.out else look.ink
        canvas.put(x + 2, y + 2, shortened(line.status, width - 4), status)

    def _paint_line(
        self, canvas: Canvas, look: Look, x: int, y: int, width: int, line: SeatLine
    ) -> None:
        mark = ">" if line.acts else " "
        chip = f" {line.player + 1} {MARKS[line.player]} "
        after = canvas.put(x, y, mark, look.accent)
        after = canvas.put(after, y, chip, look.chip(line.colour)) + 1
        key = f"[{key_name(line.key)}] " if line.key else ""
        room = x + width - after - 1
        # What somebody does comes before what he has, where there is no room for both.
        states = (
            f"  {line.score}  {line.status}".rstrip(),
            f" {line.score} {line.status}".rstrip(),
            f"  {line.status or line.score}",
        )
        least = len(key) + min(cell_len(line.name), 4)
        state = next((text for text in states if least + cell_len(text) <= room), states[-1])
        name = shortened(line.name, max(4, room - len(key) - len(state)))
        style = look.faint if line.out else look.accent if line.acts else look.ink
        canvas.put(after, y, shortened(f"{key}{name}{state}", room), style)
