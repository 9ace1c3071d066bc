"""A framed list of things to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.message import Message

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import key_name

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.ui.look import Look


ENOUGH = 24
"""Cells of a summary that say something even when the rest is cut."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line to choose: the key that opens it, what it is, and a few words about it."""

    key: str
    title: str
    summary: str = ""
    choice: str = ""
    """What ``Chosen`` tells, where it is not the key."""


class Menu(Drawing):
    """Shows the entries in a frame. The page around it moves the mark and hears ``Chosen``."""

    class Chosen(Message):
        """An entry was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, title: str, entries: Sequence[Entry], note: str = "") -> None:
        super().__init__()
        self._title = title
        self.entries = list(entries)
        self.marked: int | None = None
        self._note = note
        self._top = 0
        self._spacing = self._first = 1
        self._below = False
        """Whether the few words stand on a line of their own."""
        self._beside = True
        """Whether all of them have room beside their titles, where the others are left out."""

    def show(self, entries: Sequence[Entry], note: str = "") -> None:
        """Show other entries, and a note below them."""
        self.entries = list(entries)
        self._note = note
        if self.marked is not None:
            self.marked = min(self.marked, len(entries) - 1) if entries else None
        self.refresh()

    def mark(self, index: int | None) -> None:
        """Mark an entry, or none."""
        self.marked = index
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        glyphs = look.glyphs
        width, height = canvas.width, canvas.height
        heavy = self.marked is not None
        style = look.accent if heavy else look.line
        canvas.box(0, 0, width, height, glyphs.heavy if heavy else glyphs.thin, style)
        canvas.put(2, 0, f" {self._title} ", look.strong)
        room = height - 2 - (1 if self._note else 0)
        count = len(self.entries)
        self._spacing = self._spaced(room)
        self._first = 2 if self._spacing > 1 and room > self._spacing * count else 1
        self._beside = all(self._fits_beside(entry, width, ENOUGH) for entry in self.entries)
        whole = all(self._fits_beside(entry, width) for entry in self.entries)
        self._below = self._spacing > 2 or (self._spacing == 2 and not whole)
        fits = max(1, room // self._spacing)
        self._top = max(0, min((self.marked or 0) - fits + 1, count - fits))
        for row, entry in enumerate(self.entries[self._top : self._top + fits]):
            y = self._first + row * self._spacing
            self._paint_entry(canvas, look, y, self._top + row, entry)
        for y, more in ((0, self._top), (height - 1, count - self._top - fits)):
            if more > 0:
                canvas.right(width - 2, y, f" {more:,} more ", look.faint)
        if self._note:
            note = shortened(self._note, width - 4)
            canvas.put(2, height - 2, note, look.faint)

    def on_click(self, event: Click) -> None:
        row = (event.y - self._first) // self._spacing + self._top
        if 0 <= row < len(self.entries):
            entry = self.entries[row]
            self.post_message(self.Chosen(entry.choice or entry.key))

    def _spaced(self, room: int) -> int:
        """How many lines an entry gets."""
        count = len(self.entries)
        if not any(entry.summary for entry in self.entries):
            return 2 if room >= 2 * count else 1
        return 3 if room >= 3 * count + 1 else 2 if room >= 2 * count else 1

    @staticmethod
    def _fits_beside(entry: Entry, width: int, enough: int | None = None) -> bool:
        """Whether the few words, or enough cells of many, have room beside key and title."""
        taken = cell_len(key_name(entry.key)) + cell_len(entry.title)
        told = cell_len(entry.summary)
        return taken + (told if enough is None else min(told, enough)) + 10 <= width

    def _paint_entry(self, canvas: Canvas, look: Look, y: int, index: int, entry: Entry) -> None:
        marked = index == self.marked
        width = canvas.width
        if marked:
            canvas.fill(1, y, width - 2, 1, look.cursor)
        plain = look.cursor if marked else look.ink
        canvas.put(2, y, ">" if marked else " ", plain)
        x = canvas.put(4, y, key_name(entry.key), look.cursor if marked else look.accent) + 2
        title = shortened(entry.title, width - x - 2)
        end = canvas.put(x, y, title, look.cursor if marked else look.strong) + 2
        if self._below:
            canvas.put(x, y + 1, shortened(entry.summary, width - x - 2), look.faint)
        elif self._beside:
            style = look.cursor if marked else look.faint
            canvas.right(width - 2, y, shortened(entry.summary, width - end - 2), style)
