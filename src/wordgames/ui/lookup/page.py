"""The page that looks words up, and lets a table decide on one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from wordgames.errors import BadSetup, GameError
from wordgames.lexicon.judges import open_dictionary
from wordgames.lexicon.lookup import LookUps
from wordgames.lexicon.patterns import find, is_pattern
from wordgames.lexicon.sentences import sentence
from wordgames.ui.commands import HELP, Command
from wordgames.ui.consent import Consent
from wordgames.ui.lookup import sentences
from wordgames.ui.lookup.findings import Findings
from wordgames.ui.lookup.rulings import rulings
from wordgames.ui.lookup.words import list_to_browse
from wordgames.ui.page import Page
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.timer import Timer
    from textual.widget import Widget
    from textual.widgets import Input

    from wordgames.ui.sitting import Sitting

PATIENCE: Final = 0.2
"""Seconds without a key after which more than the verdict is looked up."""

LONGEST: Final = 64


class LookUp(Page[None]):
    """Type a word: the verdict follows each letter, the meaning as soon as the fingers rest.

    ``sitting`` is the table that asks: its own judge answers, and it may rule on a word by common
    consent. ``only_words``: a row or a hand is being played, so neither patterns nor words like the
    one typed are shown, which would play the game for whoever looks.
    """

    TOPIC: ClassVar[str] = "look-up"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("look-up.rule", "f4", "rule", "Allow the word here, or ban it", "rule on it"),
        Command("look-up.meaning", "enter", "meaning", "What the word means", "meaning"),
        Command("look-up.leave", "escape,f5,f10", "leave", "Back", "back", "Esc"),
    )
    DEFAULT_CSS = """
    LookUp Input { margin: 1 2 0 2; border: round $accent; height: 3; }
    LookUp.-ascii Input { border: ascii $accent; }
    LookUp #verdict { margin: 0 2; height: 2; }
    LookUp Findings { margin: 0 2; height: 1fr; }
    """

    def __init__(self, sitting: Sitting | None = None, *, only_words: bool = False) -> None:
        super().__init__()
        self._sitting = sitting
        self._only_words = only_words
        self._look_ups: LookUps | None = None
        self._rest: Timer | None = None
        self.verdict = Notice(widget_id="verdict")
        self.findings = Findings()

    def content(self) -> Iterator[Widget]:
        from wordgames.ui.widgets.field import Field

        hint = sentences.ONLY_WORDS if self._only_words else sentences.WORD_OR_PATTERN
        field = Field(placeholder=hint, max_length=LONGEST)
        yield field
        yield self.verdict
        yield self.findings

    def on_mount(self) -> None:
        self.set_class(not self.look.glyphs.pixels, "-ascii")
        try:
            judge = open_dictionary("broad") if self._sitting is None else self._sitting.lexicon
        except GameError as problem:
            self.verdict.say(str(problem), bad=True)
        else:
            self._look_ups = LookUps(judge)
            self.bar.show("LOOK UP A WORD", sentences.judge_in_words(judge), "F1 help")
        self._show_rulings()
        self.query_one("Input").focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        return action != "rule" or (self._sitting is not None and self._plain_word() != "")

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        if self._rest is not None:
            self._rest.stop()
        self._rest = self.set_timer(PATIENCE, self._tell)
        self._say(event.value)
        self.refresh_keys()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self._tell()

    def action_meaning(self) -> None:
        self._tell()

    def action_rule(self) -> None:
        """Ask everybody at the table whether the word shall count, or shall no longer."""
        sitting, word = self._sitting, self._plain_word()
        if sitting is None or not word:
            return
        allowed = not sitting.match.accepts(word)
        question = (sentences.ALLOW if allowed else sentences.BAN).format(word)

        def answered(agreed: bool | None) -> None:
            if agreed:
                sitting.rule(word, allowed=allowed)
                self._look_ups = LookUps(sitting.lexicon)
                self._tell()

        everybody = tuple(range(len(sitting.seats)))
        self.app.push_screen(Consent(sitting, question, everybody), answered)

    def action_leave(self) -> None:
        self.go_back()

    @property
    def _typed(self) -> str:
        from textual.widgets import Input

        return self.query_one(Input).value if self.is_mounted else ""

    def _plain_word(self) -> str:
        """What is typed, as a word of plain letters; empty when it is none."""
        if self._look_ups is None:
            return ""
        word = self._look_ups.verdict(self._typed).word
        return word if word.isascii() and word.isalpha() else ""

    def _say(self, text: str) -> None:
        """The verdict, at once."""
        if self._look_ups is None:
            return
        self.findings.show_nothing()
        if not text.strip():
            self.verdict.say("")
            self._show_rulings()
        elif is_pattern(text):
            self.verdict.say(sentences.NO_PATTERNS_NOW if self._only_words else "")
        else:
            verdict = self._look_ups.verdict(text)
            self.verdict.say(sentence(verdict), good=verdict.valid, bad=not verdict.valid)

    def _tell(self) -> None:
        """What takes a few milliseconds more: meanings, words like it, words of a pattern."""
        text = self._typed
        self._say(text)
        if self._look_ups is None or not text.strip():
            return
        browse = list_to_browse(self._look_ups.judge)
        if not is_pattern(text):
            answer = self._look_ups.look_up(text)
            near = [] if self._only_words else browse.neighbours(answer.verdict.word)
            self.findings.show_answer(answer, near, may_suggest=not self._only_words)
        elif not self._only_words:
            try:
                found = [word for word in find(browse, text) if word in self._look_ups.judge]
            except BadSetup as problem:
                self.verdict.say(str(problem), bad=True)
            else:
                self.verdict.say(sentences.found(len(found)), good=bool(found), bad=not found)
                self.findings.show_words(found)

    def _show_rulings(self) -> None:
        """Before anything is typed: what was decided here, or else what can be typed."""
        ruled = () if self._sitting is None else rulings(self._sitting)
        if ruled:
            self.findings.show_rulings(ruled)
        elif not self._only_words and self._look_ups is not None:
            self.findings.show_examples()
