"""What the table says of the word said last, and of the row that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.engines.pdq import Ending, Result, Stage, View
from wordgames.errors import Reason
from wordgames.solvers.pdq import answers
from wordgames.ui.pdq import sentences
from wordgames.ui.sentences import listed

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting
    from wordgames.ui.widgets.notice import Notice


class Telling:
    """Two notices: the verdict, and below it whether there was a word in the last row."""

    def __init__(self, sitting: Sitting, verdict: Notice, last: Notice) -> None:
        self._sitting = sitting
        self._verdict = verdict
        self._last = last
        self._told = -1
        """How many results have been told; none yet at first, not even an old one."""
        self._moves = -1
        """How many moves there were when an attempt was told last: what somebody is answered after
        it stays there until the next move.
        """
        self._could_have = ""

    def forget(self) -> None:
        """The game has gone back: what is the last row now is told anew, and not as news."""
        self._told = self._moves = -1

    def tell(self, view: View, half_typed: str, width: int) -> bool:
        """Tell what is new on lines of that width, with what was typed when the time was up; tells
        whether a row has ended, or come back.
        """
        if len(view.results) != self._told:
            fresh = self._told >= 0
            self._told = len(view.results)
            if view.last is None:
                self._could_have = sentences.how(self._sitting, view.rules.variant)
                self._last.say(self._could_have)
            else:
                self._tell_result(view, view.last, fresh=fresh)
            return True
        moves = len(self._sitting.match.moves)
        if view.attempt and view.stage is Stage.RACING and moves != self._moves:
            self._moves = moves
            self._tell_attempt(view, half_typed, width)
        return False

    def answers(self, view: View, result: Result) -> list[str]:
        """The common words that take a row."""
        return answers(self._sitting.common, view.rules, result.row, view.rules.least)

    def _tell_result(self, view: View, result: Result, *, fresh: bool) -> None:
        told: list[str] = []
        if result.ending in {Ending.WON, Ending.TIED}:
            told = sentences.refusals(self._sitting, view.rules, result.row, result.claims)
        won = result.ending is Ending.WON
        if fresh:
            ended = sentences.ending(self._sitting, result)
            self._verdict.say("  ".join([ended, *told]), good=won, strong=not won)
        common = len(self.answers(view, result))
        self._could_have = sentences.could_have(self._sitting, view.rules, result.row, common)
        self._last.say(self._could_have)

    def _tell_attempt(self, view: View, half_typed: str, width: int) -> None:
        good = [claim for claim in view.attempt if claim.good]
        if good:
            words = listed([f"{self._sitting.name(c.player)} {c.word}" for c in good])
            self._verdict.say(f"{words} leads.", good=True)
            return
        told = sentences.refusals(self._sitting, view.rules, view.row, view.attempt)
        if len(told) > 1 and len("  ".join(told)) > width - 2:
            self._verdict.say(told[0], bad=True)
            self._last.say("  ".join(told[1:]), bad=True)
            return
        self._last.say(self._could_have)
        if half_typed and view.attempt[-1].reason is Reason.TOO_LATE:
            told.append(f"{half_typed} was not finished.")
        self._verdict.say("  ".join(told), bad=True)
