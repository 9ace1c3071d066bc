"""The word of whoever has the floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.engines.pdq import Stage, View
from wordgames.ui.pdq import sentences
from wordgames.ui.sentences import counted
from wordgames.ui.widgets.wordbox import WordBox

if TYPE_CHECKING:
    from collections.abc import Callable

    from wordgames.ui.sitting import Sitting


class Floor(WordBox):
    """Open only while somebody may type, so that it swallows no buzz key."""

    def __init__(self, sitting: Sitting, seen: Callable[[], View]) -> None:
        super().__init__(self._letters)
        self._sitting = sitting
        self._seen = seen
        self._early = ""
        self.half_typed = ""
        """What stood here last and was not entered."""

    def follow(self, view: View, *, hidden: bool, dealing: bool) -> None:
        """Open for whoever may type now, and close for everybody else."""
        if hidden or dealing:
            self.close(keep=hidden)
        elif view.stage is Stage.TYPING and view.typing is not None:
            name = self._sitting.name(view.typing)
            self.open(f"{name}, your word", secret=len(view.buzzes) > 1)
            if len(view.buzzes) == 1:
                self.write(self._early)
            self._early = ""
        elif view.stage is Stage.RACING and self._sitting.alone:
            self.open("Your word")
        else:
            self.close()

    def keep_early(self, letter: str) -> None:
        """A letter after a buzz whose window is open yet: a quick finger's own word begins so."""
        self._early += letter

    def keep_half_typed(self) -> None:
        """Remember what stands here, for when the time is up."""
        if self.is_open:
            self.half_typed = self.word

    def done(self) -> None:
        """The word was entered, or none is coming."""
        self.close()
        self.half_typed = ""

    def _letters(self, word: str) -> str:
        """What the letters do so far; of a word typed unseen only how many they are."""
        view = self._seen()
        if len(view.buzzes) > 1:
            return counted(len(word), "letter")
        player = 0 if view.typing is None else view.typing
        return sentences.live(view.rules, view.row, word, player) if view.row else ""
