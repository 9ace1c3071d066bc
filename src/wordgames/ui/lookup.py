"""Is that a word, and what does it mean?"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar

from wordgames.errors import GameError
from wordgames.lexicon.judges import open_dictionary
from wordgames.lexicon.lookup import LookUps
from wordgames.lexicon.sentences import sentence
from wordgames.ui.canvas import Canvas, Drawing
from wordgames.ui.commands import HELP, Command
from wordgames.ui.page import Page
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.widget import Widget
    from textual.widgets import Input

    from wordgames.lexicon.lookup import Answer
    from wordgames.lexicon.protocols import Lexicon
    from wordgames.ui.look import Look


class LookUp(Page[None]):
    """Type a word: the verdict follows at once, the meaning at Enter.

    ``lexicon`` is a table's own judge; without one the broad dictionary answers.
    """

    TOPIC: ClassVar[str] = "look-up"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("look-up.meaning", "enter", "meaning", "What the word means", "meaning"),
        Command("look-up.leave", "escape,f5,f10", "leave", "Back", "back", "Esc"),
    )
    DEFAULT_CSS = """
    LookUp Input { margin: 1 2; border: round $accent; height: 3; }
    LookUp.-ascii Input { border: ascii $accent; }
    LookUp #verdict { margin: 0 2; height: 2; }
    LookUp _Meaning { margin: 0 2; height: 1fr; }
    """

    def __init__(self, lexicon: Lexicon | None = None) -> None:
        super().__init__()
        self._lexicon = lexicon
        self._look_ups: LookUps | None = None
        self.verdict = Notice(widget_id="verdict")
        self.meaning = _Meaning()

    def content(self) -> Iterator[Widget]:
        from textual.widgets import Input

        field = Input(placeholder="a word", max_length=64)
        field.cursor_blink = False
        yield field
        yield self.verdict
        yield self.meaning

    def on_mount(self) -> None:
        self.set_class(not self.look.glyphs.pixels, "-ascii")
        self.bar.show("LOOK UP A WORD", "", "F1 help")
        try:
            judge = open_dictionary("broad") if self._lexicon is None else self._lexicon
            self._look_ups = LookUps(judge)
        except GameError as problem:
            self.verdict.say(str(problem), bad=True)
        self.query_one("Input").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self.meaning.show(None)
        if self._look_ups is None or not event.value.strip():
            self.verdict.say("")
            return
        verdict = self._look_ups.verdict(event.value)
        self.verdict.say(sentence(verdict), good=verdict.valid, bad=not verdict.valid)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self._tell(event.value)

    def action_meaning(self) -> None:
        from textual.widgets import Input

        self._tell(self.query_one(Input).value)

    def action_leave(self) -> None:
        self.app.pop_screen()

    def _tell(self, word: str) -> None:
        if self._look_ups is not None and word.strip():
            self.meaning.show(self._look_ups.look_up(word))


class _Meaning(Drawing):
    def __init__(self) -> None:
        super().__init__()
        self._answer: Answer | None = None

    def show(self, answer: Answer | None) -> None:
        self._answer = answer
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        if self._answer is None:
            return
        y = 0
        for entry in self._answer.entries:
            canvas.put(1, y, entry.word, look.strong)
            canvas.right(canvas.width - 1, y, entry.source, look.faint)
            y += 1
            for sense in entry.senses:
                canvas.put(1, y, sense.part, look.faint)
                for line in wrap(sense.text, max(20, canvas.width - 16)):
                    canvas.put(13, y, line, look.ink)
                    y += 1
        if self._answer.second_opinion:
            canvas.put(1, y, "A spell-checker knows it; the table may allow it.", look.ink)
            y += 1
        if self._answer.suggestions:
            canvas.put(1, y, f"Like it: {', '.join(self._answer.suggestions)}", look.ink)
            y += 1
        if not y:
            canvas.put(1, y, "No meaning is known here.", look.faint)
