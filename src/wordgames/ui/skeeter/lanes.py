"""The five targets: a row of cards each, who holds the chip, and the word that was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.style import Style
from textual.message import Message

from wordgames.engines.skeeter import spots
from wordgames.ui import font
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.look import MARKS

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.game import Player
    from wordgames.setups.game import Seat
    from wordgames.ui.look import Look

PLATE: Final = 8
"""Cells for the value of a target, with the gap after it."""

MOST_MARKS: Final = 9
"""Former holders of a chip that are shown."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A target as it is shown.

    ``fresh`` is the place of a card that is tried or was just laid; ``open`` a target that the
    viewer may choose; ``marked`` the chosen one, or the one that was just played at.
    """

    value: int
    row: tuple[str, ...]
    holders: tuple[Player, ...] = ()
    word: str = ""
    fresh: int | None = None
    marked: bool = False
    open: bool = False
    note: str = ""

    @property
    def said_of(self) -> tuple[str, ...]:
        """The row of which the word was said: a card that is only tried is not in it."""
        if self.fresh is None:
            return self.row
        return (*self.row[: self.fresh], *self.row[self.fresh + 1 :])


@dataclass(frozen=True, slots=True)
class _Size:
    """A card in cells; the gap after it is an insertion point."""

    width: int
    height: int
    gap: int = 1


_LARGE, _USUAL, _SMALL, _TINY = _Size(9, 5), _Size(5, 3), _Size(3, 1), _Size(1, 1)


class Lanes(Drawing):
    """Draws the targets one below the other, as large as there is room for."""

    class Picked(Message):
        """A place in a row was clicked: so many cards lie to its left."""

        def __init__(self, lane: int, position: int) -> None:
            super().__init__()
            self.lane = lane
            self.position = position

    DEFAULT_CSS = "Lanes { height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self._lanes: tuple[Lane, ...] = ()
        self._seats: tuple[Seat, ...] = ()
        self._covered = False
        self._middles: list[list[int]] = []
        self._each = 1

    @property
    def lanes(self) -> tuple[Lane, ...]:
        return self._lanes

    def show(self, lanes: Sequence[Lane], seats: Sequence[Seat], *, covered: bool = False) -> None:
        """Show these targets; covered ones show their values only."""
        if (tuple(lanes), tuple(seats), covered) != (self._lanes, self._seats, self._covered):
            self._lanes, self._seats, self._covered = tuple(lanes), tuple(seats), covered
            self.refresh()

    def on_click(self, event: Click) -> None:
        lane = event.y // max(1, self._each)
        if 0 <= lane < len(self._middles):
            self.post_message(self.Picked(lane, sum(x < event.x for x in self._middles[lane])))

    def paint(self, canvas: Canvas, look: Look) -> None:
        if not self._lanes:
            return
        self._each = each = max(1, canvas.height // len(self._lanes))
        beside = 38 if canvas.width >= 110 else 28 if canvas.width >= 76 else 20
        self._middles = []
        for number, lane in enumerate(self._lanes):
            top = number * each
            self._paint_plate(canvas, look, top, each, lane, number)
            room = canvas.width - PLATE - beside - 1
            self._paint_row(canvas, look, top, each, room, lane)
            if not self._covered:
                self._paint_chip(canvas, look, canvas.width - beside, top, each, beside, lane)

    def _paint_plate(
        self, canvas: Canvas, look: Look, top: int, each: int, lane: Lane, number: int
    ) -> None:
        style = look.accent if lane.marked else look.line
        ink = look.accent if lane.marked else look.strong
        if each < _USUAL.height:
            canvas.put(0, top, ">" if lane.marked else " ", look.accent)
            canvas.put(2, top, f"{lane.value}", ink)
            return
        glyphs = look.glyphs
        y = top + (each - _USUAL.height) // 2
        canvas.box(1, y, 6, 3, glyphs.heavy if lane.marked else glyphs.thin, style)
        canvas.put(3, y + 1, f"{lane.value}", ink)
        if lane.open:
            canvas.put(2, y, f"{number + 1}", ink)

    def _paint_row(
        self, canvas: Canvas, look: Look, top: int, each: int, room: int, lane: Lane
    ) -> None:
        cards = ("?",) * len(lane.row) if self._covered else lane.row
        size = _size_for(len(cards), room, each)
        y = top + (each - size.height) // 2
        x = PLATE + 1
        middles: list[int] = []
        for place, card in enumerate(cards):
            fresh = place == lane.fresh and not self._covered
            if lane.open and not fresh:
                style = look.accent if lane.marked else look.faint
                canvas.put(x - 1, y + size.height // 2, look.glyphs.dot, style)
            if not fresh:
                middles.append(x + size.width // 2)
            self._paint_card(canvas, look, x, y, size, card, fresh=fresh)
            x += size.width + size.gap
        if lane.open and lane.fresh != len(cards) - 1:
            style = look.accent if lane.marked else look.faint
            canvas.put(x - 1, y + size.height // 2, look.glyphs.dot, style)
        self._middles.append(middles)

    def _paint_card(
        self, canvas: Canvas, look: Look, x: int, y: int, size: _Size, card: str, *, fresh: bool
    ) -> None:
        face = look.card_back if self._covered else look.cursor if fresh else look.card
        if size in {_SMALL, _TINY}:
            canvas.put(x, y, card.center(size.width), face)
        else:
            large = size is _LARGE and not self._covered
            paint_card(canvas, look, x, y, size.width, size.height, card, face, large=large)

    def _paint_chip(
        self, canvas: Canvas, look: Look, x: int, top: int, each: int, width: int, lane: Lane
    ) -> None:
        if each < _USUAL.height:
            after = self._paint_holder(canvas, look, x, top, 5, lane) + 1
            lit(canvas, look, after, top, lane.word, lane.said_of, width - (after - x) - 1)
            return
        y = top + (each - _USUAL.height) // 2
        after = self._paint_holder(canvas, look, x, y, width - 2, lane)
        if lane.note:
            canvas.put(after + 2, y, shortened(lane.note, x + width - after - 3), look.accent)
        lit(canvas, look, x, y + 1, lane.word, lane.said_of, width - 1)
        self._paint_history(canvas, look, x, y + 2, lane)

    def _paint_holder(
        self, canvas: Canvas, look: Look, x: int, y: int, width: int, lane: Lane
    ) -> int:
        """Who holds the chip, and the cell after that."""
        if not lane.holders:
            return canvas.put(x, y, "--- " if width < 6 else "nobody's chip", look.faint)
        holder = lane.holders[-1]
        seat = self._seats[holder]
        if width < 6:
            return canvas.put(x, y, f" {holder + 1} {MARKS[holder]}", look.chip(seat.colour))
        name = shortened(seat.name, min(14, width - 7))
        text = f" {holder + 1} {MARKS[holder]} {name} "
        return canvas.put(x, y, text, look.chip(seat.colour))

    def _paint_history(self, canvas: Canvas, look: Look, x: int, y: int, lane: Lane) -> None:
        """The marks of those who held the chip before, the first at the left."""
        before = lane.holders[:-1]
        if not before:
            return
        x = canvas.put(x, y, "after ", look.faint)
        if len(before) > MOST_MARKS:
            x = canvas.put(x, y, ".. ", look.faint)
        for holder in before[-MOST_MARKS:]:
            canvas.put(x, y, MARKS[holder], look.chip(self._seats[holder].colour))
            x += 2


def lit(
    canvas: Canvas, look: Look, x: int, y: int, word: str, row: Sequence[str], width: int
) -> None:
    """Write a word with the row's letters bright and in capitals: RaBbiT."""
    found = set(spots(word, row))
    for at, letter in enumerate(word[:width]):
        bright = at in found
        canvas.put(
            x + at, y, letter if bright else letter.lower(), look.accent if bright else look.ink
        )


def paint_card(
    canvas: Canvas,
    look: Look,
    x: int,
    y: int,
    width: int,
    height: int,
    card: str,
    face: Style,
    *,
    large: bool,
) -> None:
    """Draw a card that leaves half a line free above and below, so that rows do not run together.

    Without colours or half blocks it has a frame, a heavy one when its face is reversed.
    """
    glyphs = look.glyphs
    if glyphs.pixels and face.bgcolor is not None:
        edge = Style(color=face.bgcolor)
        canvas.put(x, y, "▄" * width, edge)
        canvas.fill(x, y + 1, width, height - 2, face)
        canvas.put(x, y + height - 1, "▀" * width, edge)
    else:
        canvas.fill(x, y, width, height, face)
        frame = glyphs.heavy if face == look.cursor else glyphs.thin
        canvas.box(x, y, width, height, frame, face)
    if large and glyphs.pixels:
        for row, line in enumerate(font.half_blocks(card)):
            canvas.put(x + 2, y + 1 + row, line, face)
    else:
        canvas.put(x + width // 2, y + height // 2, card, face)


def _size_for(cards: int, room: int, each: int) -> _Size:
    """The largest size in which so many cards and one more stand side by side."""
    for size in (_LARGE, _USUAL, _SMALL):
        if each >= size.height and (cards + 1) * (size.width + size.gap) <= room:
            return size
    return _TINY
