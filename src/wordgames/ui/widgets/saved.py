"""The games to go on with: who plays and where it stands, in two lines each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.cells import cell_len

from wordgames.ui.canvas import Canvas, shortened
from wordgames.ui.commands import key_name
from wordgames.ui.sentences import listed
from wordgames.ui.widgets.menu import Entry, Menu

if TYPE_CHECKING:
    from wordgames.ui.look import Look

APART = 2
"""Cells between two things on a line."""

LEAST_NAME = 5
"""Cells of a name below which it says nothing."""


@dataclass(frozen=True, slots=True)
class SavedGame(Entry):
    """A game to go on with; the few words are where it stands."""

    people: tuple[str, ...] = ()
    when: str = ""


class SavedGames(Menu):
    """Names are left out whole, and the day stands where there is room for it."""

    def _spaced(self, room: int) -> int:
        return 3 if room >= 3 * len(self.entries) else 2

    def _paint_entry(self, canvas: Canvas, look: Look, y: int, index: int, entry: Entry) -> None:
        if not isinstance(entry, SavedGame):
            super()._paint_entry(canvas, look, y, index, entry)
            return
        marked = index == self.marked
        right = canvas.width - APART
        if marked:
            canvas.fill(1, y, canvas.width - 2, 1, look.cursor)
        canvas.put(2, y, ">" if marked else " ", look.cursor if marked else look.ink)
        left = canvas.put(4, y, key_name(entry.key), look.cursor if marked else look.accent) + APART
        x = canvas.put(left, y, entry.title, look.cursor if marked else look.strong) + APART
        people = listed_within(entry.people, right - x)
        place = shortened(entry.summary, right - left)
        ends = canvas.put(x, y, people, look.cursor if marked else look.ink), left + cell_len(place)
        canvas.put(left, y + 1, place, look.faint)
        for line, end in enumerate(ends):
            if end + APART + cell_len(entry.when) <= right:
                style = look.cursor if marked and line == 0 else look.faint
                canvas.right(right, y + line, entry.when, style)
                break


def listed_within(names: Sequence[str], width: int) -> str:
    """Ann, Bob and 2 more: as many of the names as have room in so many cells, and not half."""
    text = listed(names)
    for shown in range(len(names) - 1, 0, -1):
        if cell_len(text) <= width:
            return text
        text = f"{', '.join(names[:shown])} and {len(names) - shown} more"
    if cell_len(text) <= width or not names:
        return text
    more = f" and {len(names) - 1} more" if len(names) > 1 else ""
    if more and width < len(more) + LEAST_NAME:
        return shortened(f"{len(names)} players", width)
    return shortened(names[0], width - len(more)) + more
