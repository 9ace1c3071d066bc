"""The options of a game, the dictionary, the deck and the table's own words."""

from __future__ import annotations

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
        self._top = 0
        self._rows = 1
        self._spacing = 1

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
        row = (event.y - 1) // self._spacing
        index = self._top + row + column * self._rows
        if 0 <= row < self._rows and index < len(self.fields):
            if index == self.index:
                self._draft.step(self.field, 1)
            self.index, self._typed = index, ""
            self._tell()

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
        room = max(1, canvas.height - 2)
        needed = (len(fields) + 1) // 2
        self._spacing = 3 if room >= 3 * needed else 2 if room >= 2 * needed else 1
        room = max(1, room // self._spacing)
        self._rows = room
        page = 2 * room
        if len(fields) <= page:
            self._rows = min(room, (len(fields) + 1) // 2)
            self._top = 0
        else:
            self._top = min(self.index // page * page, (len(fields) - 1) // page * page)
            pages = (len(fields) + page - 1) // page
            number = self._top // page + 1
            canvas.right(canvas.width - 2, 0, f" {number} of {pages}, Down goes on ", look.faint)
        half = canvas.width // 2
        for row in range(2 * self._rows):
            index = self._top + row
            if index < len(fields):
                x = 2 if row < self._rows else half + 1
                y = 1 + row % self._rows * self._spacing
                self._paint_field(canvas, look, x, y, half - 3, index, fields[index])

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
        if self._spacing > 1 and not marked:
            told = self._draft.explanation(field)
            canvas.put(x, y + 1, shortened(told, width), look.faint)

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
