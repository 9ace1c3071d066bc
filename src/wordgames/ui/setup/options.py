"""The options of a game, the dictionary, the deck and the table's own words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING

from textual.message import Message

from wordgames.errors import BadSetup
from wordgames.setups.options import Number, Pick, Switch
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.setup.draft import Draft, Field, Words

if TYPE_CHECKING:
    from textual.events import Click, Key, Paste

    from wordgames.ui.look import Look

MOST_TYPED = 400


@dataclass(frozen=True, slots=True)
class Place:
    """Where a field is drawn: its column, its line, and how many lines of explanation follow."""

    index: int
    column: int
    y: int
    told: int = 0


class Options(Drawing, can_focus=True):
    """All the fields in two columns. Arrows move and change; numbers and words are typed."""

    class Changed(Message):
        """A field is another; ``problem`` says what did not go, if anything."""

        def __init__(self, problem: str = "") -> None:
            super().__init__()
            self.problem = problem

    def __init__(self, draft: Draft) -> None:
        super().__init__(id="options")
        self._draft = draft
        self.index = 0
        self._typed = ""
        self._places: Sequence[Place] = ()

    @property
    def fields(self) -> list[Field]:
        return self._draft.fields()

    @property
    def field(self) -> Field:
        fields = self.fields
        self.index = min(self.index, len(fields) - 1)
        return fields[self.index]

    @property
    def explanation(self) -> str:
        return f"{self.field.label}: {self._draft.explanation(self.field)}"

    def on_key(self, event: Key) -> None:
        problem = ""
        match event.key:
            case "up":
                self._move(-1)
            case "down":
                self._move(1)
            case "left" | "right":
                self._typed = ""
                self._draft.step(self.field, -1 if event.key == "left" else 1)
            case "space" if not isinstance(self.field, Words):
                self._typed = ""
                self._draft.step(self.field, 1)
            case "backspace":
                self._rub_out()
            case "delete" if isinstance(self.field, Words):
                self._draft.set(self.field.name, "")
            case _ if event.is_printable and event.character:
                problem = self._type(event.character)
            case _:
                return
        event.stop()
        event.prevent_default()
        self._tell(problem)

    def on_paste(self, event: Paste) -> None:
        if isinstance(self.field, Words):
            event.stop()
            self._tell(self._type(" ".join(event.text.split())))

    def on_click(self, event: Click) -> None:
        column = 1 if event.x >= self.size.width // 2 else 0
        for place in self._places:
            if place.column == column and place.y <= event.y <= place.y + place.told:
                if place.index == self.index:
                    self._draft.step(self.field, 1)
                self.index, self._typed = place.index, ""
                self._tell()
                return

    def on_focus(self) -> None:
        self._tell()

    def on_blur(self) -> None:
        self._typed = ""
        self.refresh()

    def _move(self, step: int) -> None:
        self._typed = ""
        self.index = (self.index + step) % len(self.fields)

    def _rub_out(self) -> None:
        field = self.field
        self._typed = self._typed[:-1]
        if isinstance(field, Words):
            self._draft.set(field.name, str(self._draft.value(field))[:-1])

    def _type(self, text: str) -> str:
        """Digits make a number as soon as it is in range; words are simply written."""
        field = self.field
        match field:
            case Words():
                self._draft.set(field.name, (str(self._draft.value(field)) + text)[:MOST_TYPED])
            case Number() if text.isdecimal():
                self._typed = (self._typed + text)[-len(str(field.high)) :]
                try:
                    self._draft.set(field.name, field.parse(self._typed))
                except BadSetup as problem:
                    return f"{problem}" if len(self._typed) >= len(str(field.low)) else ""
            case _:
                return ""
        return ""

    def _tell(self, problem: str = "") -> None:
        self.refresh()
        self.post_message(self.Changed(problem))

    def paint(self, canvas: Canvas, look: Look) -> None:
        active, glyphs = self.has_focus, look.glyphs
        frame = glyphs.heavy if active else glyphs.thin
        canvas.box(0, 0, canvas.width, canvas.height, frame, look.accent if active else look.line)
        canvas.put(2, 0, " Options ", look.strong)
        fields = self.fields
        self.index = min(self.index, len(fields) - 1)
        half = canvas.width // 2
        told = [wrap(self._draft.explanation(field), half - 3) for field in fields]
        self._places = explained([len(lines) for lines in told], canvas.height - 2)
        if not self._places:
            self._places = self._bare(canvas, look, len(fields))
        for place in self._places:
            x = half + 1 if place.column else 2
            index = place.index
            self._paint_field(canvas, look, x, place.y, half - 3, index, fields[index])
            if index != self.index or not active:
                lines = told[index]
                if len(lines) > place.told > 0:
                    rest = " ".join(lines[place.told - 1 :])
                    lines = [*lines[: place.told - 1], shortened(rest, half - 3)]
                for row, line in enumerate(lines[: place.told], 1):
                    canvas.put(x, place.y + row, line, look.faint)

    def _bare(self, canvas: Canvas, look: Look, count: int) -> list[Place]:
        """Without explanations, a line each; a page of them where not all fit."""
        rows = max(1, canvas.height - 2)
        page = 2 * rows
        top = 0
        if count <= page:
            rows = (count + 1) // 2
        else:
            top = self.index // page * page
            pages = (count + page - 1) // page
            number = top // page + 1
            canvas.right(canvas.width - 2, 0, f" {number} of {pages}, Down goes on ", look.faint)
        shown = range(top, min(count, top + 2 * rows))
        return [Place(n, (n - top) // rows, 1 + (n - top) % rows) for n in shown]

    def _paint_field(
        self, canvas: Canvas, look: Look, x: int, y: int, width: int, index: int, field: Field
    ) -> None:
        marked = self.has_focus and index == self.index
        value = self._text(field, look, marked=marked)
        room = max(10, width - min(len(value), width // 2) - 2)
        canvas.put(x, y, shortened(field.label, room), look.accent if marked else look.ink)
        left = width - len(shortened(field.label, room)) - 2
        text = value if len(value) <= left else ".." + value[-(left - 2) :]
        now = self._draft.value(field)
        default = not now if isinstance(field, Words) else now == field.default
        style = look.cursor if marked else look.faint if default else look.strong
        canvas.right(x + width, y, text, style)

    def _text(self, field: Field, look: Look, *, marked: bool) -> str:
        glyphs = look.glyphs
        value = self._draft.value(field)
        text = ""
        match field:
            case Switch():
                return f"{glyphs.on} yes" if value else f"{glyphs.off} no "
            case Pick():
                labels = {name: label for name, label, _ in field.choices}
                text = labels.get(str(value), str(value))
            case Number():
                text = "none" if value is None else f"{value} {field.unit}".strip()
            case Words():
                return f"{value}_" if marked else str(value) or glyphs.dot * 3
        return f"{glyphs.left} {text} {glyphs.right}"


def explained(told: Sequence[int], room: int) -> list[Place]:
    """Fields in two columns of so many lines, each with its lines of explanation below: whole, with
    an empty line between if there is room, else as many as there is room for. None at all where
    not even one line each would fit.
    """
    halves = range((len(told) + 1) // 2, 0, -1)
    for gap in (1, 0):
        for left in halves:
            columns = (told[:left], told[left:])
            if all(_height(column, gap) <= room for column in columns):
                return _stacked(columns, gap)
    if 2 * halves[0] > room:
        return []
    left = min(
        (left for left in halves if 2 * (len(told) - left) <= room),
        key=lambda n: sum(max(0, _height(c, 0) - room) for c in (told[:n], told[n:])),
    )
    return _stacked([_fewer(column, room) for column in (told[:left], told[left:])], 0)


def _height(column: Sequence[int], gap: int) -> int:
    return sum(column) + len(column) * (1 + gap) - gap


def _fewer(told: Sequence[int], room: int) -> list[int]:
    """One line each, and the lines that are over for those that want more, the first first."""
    given = [min(1, lines) for lines in told]
    over = room - len(told) - sum(given)
    for more in range(2, max(told, default=0) + 1):
        for n, lines in enumerate(told):
            if lines >= more and over > 0:
                given[n] += 1
                over -= 1
    return given


def _stacked(columns: Sequence[Sequence[int]], gap: int) -> list[Place]:
    places: list[Place] = []
    for column, told in enumerate(columns):
        y = 1
        for lines in told:
            places.append(Place(len(places), column, y, lines))
            y += 1 + lines + gap
    return places
