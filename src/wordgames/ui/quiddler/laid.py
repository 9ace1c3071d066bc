"""The words that lie on the table, for all to see and to doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING

from textual.message import Message

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.look import MARKS

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.cards import Cards
    from wordgames.game import Player
    from wordgames.ui.look import Look


@dataclass(frozen=True, slots=True)
class LaidLine:
    """A word of somebody, or the cards left over (``word`` is empty then)."""

    owner: Player
    name: str
    colour: int
    cards: Cards
    word: str
    points: int
    judged: str = ""
    open: bool = False
    """Whether it can still be challenged."""


class Laid(Drawing):
    """A line a word; one of those that can be challenged is marked."""

    class Clicked(Message):
        """A word was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[LaidLine, ...] = ()
        self._told: tuple[str, ...] = ()
        self.marked = 0
        self._top = 0

    @property
    def marked_line(self) -> LaidLine | None:
        """The marked word, if it can be challenged."""
        if self.marked < len(self._lines) and self._lines[self.marked].open:
            return self._lines[self.marked]
        return None

    def show(self, lines: Sequence[LaidLine], told: Sequence[str] = ()) -> None:
        """Show the words; as long as there are none, what was told of the turns."""
        self._lines, self._told = tuple(lines), tuple(told)
        if self.marked_line is None:
            self.marked = next((i for i, line in enumerate(lines) if line.open), 0)
        self.refresh()

    def move(self, step: int) -> None:
        """Mark the next word that can be challenged; where there is none, read on."""
        places = [i for i, line in enumerate(self._lines) if line.open]
        if places:
            now = places.index(self.marked) if self.marked in places else 0
            self.marked = places[(now + step) % len(places)]
        else:
            self._top += step
        self.refresh()

    def on_click(self, event: Click) -> None:
        index = event.y - 1 + self._top
        if 0 <= index < len(self._lines) and self._lines[index].open:
            self.marked = index
            self.refresh()
            self.post_message(self.Clicked(index))

    def paint(self, canvas: Canvas, look: Look) -> None:
        title = "On the table" if self._lines else "This round so far"
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, f" {title} ", look.strong)
        room = canvas.height - 2
        if not self._lines:
            told = [part for text in self._told for part in wrap(text, canvas.width - 4)]
            for row, part in enumerate(told[-room:] if room else ()):
                canvas.put(2, row + 1, part, look.ink)
            return
        if self.marked_line is not None:
            self._top = self.marked - room + 2
        self._top = max(0, min(self._top, len(self._lines) - room))
        shown = self._lines[self._top : self._top + room]
        for row, line in enumerate(shown):
            before = shown[row - 1].owner if row else None
            self._paint_line(canvas, look, row, line, named=line.owner != before)
        if self._top + room < len(self._lines):
            canvas.right(canvas.width - 2, canvas.height - 1, " more below ", look.faint)

    def _paint_line(
        self, canvas: Canvas, look: Look, row: int, line: LaidLine, *, named: bool
    ) -> None:
        y = row + 1
        marked = line.open and row + self._top == self.marked
        canvas.put(1, y, ">" if marked else " ", look.accent)
        if named:
            chip = f" {line.owner + 1} {MARKS[line.owner]} {shortened(line.name, 8)} "
            canvas.put(2, y, chip, look.chip(line.colour))
        x = 18
        if not line.word:
            text = f"left over {' '.join(line.cards)}  -{line.points}"
            canvas.put(x, y, shortened(text, canvas.width - x - 2), look.faint)
            return
        for card in line.cards:
            x = canvas.put(x, y, f" {card} ", look.card)
            x = canvas.put(x, y, " ", look.ink)
        text = f"{line.word}  {line.points}"
        style = look.accent if marked else look.strong
        end = canvas.width - 2
        room = end - x
        told = f"{line.judged}   {text}" if line.judged else text
        canvas.right(end, y, shortened(told, room), look.bad if line.judged else style)
