"""Where a word is typed. It is there only while it is wanted, so it swallows no buzz key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Input

from wordgames.lexicon.folding import LONGEST, fold
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.typing import carry_out
from wordgames.ui.widgets.field import Field

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.events import Key, Paste

    from wordgames.ui.look import Look

HOW = "type it, then Enter"
"""Stands beside a word that has not begun."""

GAP = "   "
"""Between the letters as far as they fit and what is said of them, in the line beside the word."""


class WordBox(Horizontal):
    """A framed field for one word, with a line beside it that follows the typing.

    ``open`` shows it with a title and takes the focus; ``close`` hides it and empties it. What is
    typed or pasted is folded to capital letters A to Z. ``live`` turns it into the line beside it:
    what the letters do, never what the dictionary thinks; of a line too long for its place what
    stands behind a wide gap is shown. Enter posts ``Said`` and empties it.
    """

    class Said(Message):
        """A word was entered; may be empty."""

        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

    class Typed(Message):
        """The word has changed; may be empty now."""

        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

    DEFAULT_CSS = """
    WordBox { height: 3; border: heavy $accent; border-title-color: $foreground;
              border-title-style: bold; visibility: hidden; }
    WordBox.-open { visibility: visible; }
    WordBox.-ascii { border: ascii $accent; }
    WordBox Input { width: 1fr; background: $background; text-style: bold; }
    WordBox _Live { width: 1fr; height: 1; }
    """

    def __init__(self, live: Callable[[str], str] | None = None) -> None:
        super().__init__()
        self._live = live
        self._line = _Live()
        self._field: _Field | None = None
        self.is_open = False
        self._asked: str = ""
        self._kept = ("", "")

    def compose(self) -> ComposeResult:
        self._field = _Field(self.say)
        yield self._field
        yield self._line

    @property
    def word(self) -> str:
        """What stands there now, folded."""
        return "" if self._field is None else folded(self._field.value)

    def open(self, title: str, *, secret: bool = False) -> None:
        """Take a word; the title says whose it is. A ``secret`` one shows as dots."""
        if self.is_open and title == self._asked:
            return
        self.is_open, self._asked = True, title
        self.border_title = title.replace("[", "\\[")
        self.set_class(not self._line.look.glyphs.pixels, "-ascii")
        self.add_class("-open")
        if self._field is not None:
            asked, word = self._kept
            self._field.value = word if asked == title else ""
            self._field.cursor_position = len(self._field.value)
            self._field.password = secret
            self._kept = ("", "")
            self._line.show(HOW, faint=True)
            self._field.disabled = False
            self._field.focus()

    def close(self, *, keep: bool = False) -> None:
        """Take no more. What was typed is gone, or kept until it is opened with the same title."""
        if self.is_open:
            self._kept = (self._asked, self.word) if keep else ("", "")
            self.is_open = False
            self.remove_class("-open")
            if self._field is not None:
                self._field.value = ""
                self._field.disabled = True
                self._line.show("")

    def enter(self) -> None:
        """Enter came before the field had the focus."""
        word = self.word
        if self._field is not None:
            self._field.value = ""
        self.say(word)

    def write(self, text: str) -> None:
        """Write where the cursor stands: a word that was refused, or letters that came before the
        field had the focus.
        """
        if self.is_open and self._field is not None:
            self._field.insert_text_at_cursor(text)

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        word = folded(event.value)
        if word:
            self._line.show(self._live(word) if self._live else "")
        else:
            self._line.show(HOW if self.is_open else "", faint=True)
        self.post_message(self.Typed(word))

    def say(self, word: str) -> None:
        """Enter was pressed at that word."""
        if self.is_open:
            self.post_message(self.Said(word))


class _Field(Field):
    """Only letters get in; keys that are commands of the screen go past it."""

    def __init__(self, say: Callable[[str], None]) -> None:
        super().__init__(max_length=LONGEST, compact=True, disabled=True, select_on_focus=False)
        self._say = say

    async def on_key(self, event: Key) -> None:
        """Enter is heard here and not as a binding, which would come after letters typed quickly
        behind it; the field is empty at once for the next word.
        """
        if event.key == "enter":
            event.stop()
            event.prevent_default()
            word, self.value = folded(self.value), ""
            self._say(word)
        elif event.key == "space":
            event.prevent_default()
        else:
            await carry_out(self, event)

    def on_paste(self, event: Paste) -> None:
        event.stop()
        event.prevent_default()
        self.insert_text_at_cursor(folded(event.text)[:LONGEST])

    def insert_text_at_cursor(self, text: str) -> None:
        if letters := folded(text):
            super().insert_text_at_cursor(letters)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        del key
        return character is not None and character.isalpha()


class _Live(Drawing):
    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._faint = False

    def show(self, text: str, *, faint: bool = False) -> None:
        if (text, faint) != (self._text, self._faint):
            self._text, self._faint = text, faint
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        text = self._text
        if cell_len(text) >= canvas.width and GAP in text:
            text = text.partition(GAP)[2]
        text = shortened(text, canvas.width - 1)
        style = look.faint if self._faint else look.ink
        canvas.put(canvas.width - 1 - cell_len(text), 0, text, style)


def folded(text: str) -> str:
    """The letters A to Z of what was typed: case and marks folded, everything else left out."""
    return "".join(letter for letter in fold(text) if "A" <= letter <= "Z")
