"""Tables on which words lie that may be doubted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from wordgames.engines.quiddler import rounds, sheet
from wordgames.engines.quiddler.actions import Challenge
from wordgames.engines.quiddler.rules import Referee
from wordgames.engines.quiddler.scoring import points_of
from wordgames.ui.challenge import ChallengePage, Doubt, Reveal
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.laid import Laid, LaidLine
from wordgames.ui.quiddler.sheet import SheetPage
from wordgames.ui.sentences import counted
from wordgames.ui.table import TableScreen

if TYPE_CHECKING:
    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting
    from wordgames.ui.widgets.notice import Notice


class DoubtingTable(TableScreen):
    """The words that lie there, the challenge of one of them, and the score sheet."""

    def __init__(self, sitting: Sitting, notice: Notice) -> None:
        super().__init__(sitting)
        self.notice = notice
        self.laid = Laid()
        self.doubting = False
        """Whether a word is being challenged: until that is settled the table stays as it is."""

    @property
    def seen(self) -> rounds.View | sheet.View:
        """What everybody sees."""
        raise NotImplementedError

    def laying_order(self) -> Sequence[Player]:
        """Whose words lie above whose."""
        return range(len(self.sitting.seats))

    def laid_lines(self) -> list[LaidLine]:
        """A line for each word that lies there, and for the cards that somebody has left over."""
        view = self.seen
        value, lines = view.rules.value, list[LaidLine]()
        doubted = view.rules.judge is Referee.CHALLENGE and self.match.outcome is None
        for owner in self.laying_order():
            spread, seat = view.spreads[owner], self.sitting.seats[owner]
            if spread is None:
                continue
            lines += [
                LaidLine(
                    owner,
                    seat.name,
                    seat.colour,
                    word.cards,
                    word.word,
                    points_of(word.cards, value),
                    sentences.judged(self.sitting, word),
                    doubted and word.good is None,
                )
                for word in spread.words
            ]
            if spread.left:
                points = points_of(spread.left, value)
                lines.append(LaidLine(owner, seat.name, seat.colour, spread.left, "", points))
        return lines

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        if action == "challenge":
            return any(line.open for line in self.laid_lines())
        if action == "mark":
            return bool(self.laid_lines())
        return bool(self.seen.sheets) if action == "sheet" else True

    def on_laid_clicked(self, event: Laid.Clicked) -> None:
        event.stop()
        self.action_challenge()

    def action_mark(self, step: int) -> None:
        self.laid.move(step)

    def action_challenge(self) -> None:
        line = self.laid.marked_line
        if line is None:
            self.notice.say(sentences.NO_DOUBTS, bad=True)
            return
        others = tuple(p for p in range(len(self.sitting.seats)) if p != line.owner)
        doubt = Doubt(line.owner, line.word, line.cards, counted(line.points, "point"))
        self.doubting = True
        self.app.push_screen(
            ChallengePage(self.sitting, doubt, others, partial(self._settle, line)),
            self._after_challenge,
        )

    def action_sheet(self) -> None:
        self.app.push_screen(SheetPage(self.sitting))

    def finish(self) -> None:
        """The last sheet is shown first; the podium follows at a key."""
        self.show()
        self.refresh_keys()

    def to_podium(self) -> None:
        """The last sheet has been read."""
        super().finish()

    def _settle(self, line: LaidLine, challenger: Player) -> Reveal | None:
        """Ask the dictionary; called by the challenge page once somebody has spoken."""
        if self.act(challenger, Challenge(line.owner, line.cards)) is None:
            return None
        spread = self.seen.spreads[line.owner]
        assert spread is not None  # noqa: S101 - the word stood there
        word = next(
            word
            for word in spread.words
            if word.cards == line.cards and word.challenger == challenger
        )
        why = self._why(line.word)
        pays = sentences.challenge_lines(self.sitting, self.seen.rules, word, line.owner)
        if word.good:
            return Reveal(good=True, headline=why, lines=(pays,))
        return Reveal(good=False, headline=f"{line.word} is no word", lines=(why, pays))

    def _why(self, word: str) -> str:
        from wordgames.lexicon.sentences import sentence as verdict_in_words

        return verdict_in_words(self.sitting.lexicon.judge(word))

    def _after_challenge(self, reveal: Reveal | None) -> None:
        self.doubting = False
        if reveal is not None:
            self.notice.say(reveal.lines[-1], good=reveal.good, bad=not reveal.good)
        self.refreshed()
