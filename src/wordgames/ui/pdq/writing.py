"""Word count: one player's list, which nobody else sees before all are counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.engines import pdq
from wordgames.errors import Illegal, Reason
from wordgames.game import Player
from wordgames.ui.canvas import Canvas, ListDrawing
from wordgames.ui.commands import Command
from wordgames.ui.hand import HandScreen
from wordgames.ui.pdq import sentences
from wordgames.ui.sentences import counted, sentence
from wordgames.ui.widgets.cards import Cards
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.wordbox import WordBox

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting


class WritingScreen(HandScreen):
    """The letters are covered until the player is ready; then the time runs."""

    TOPIC: ClassVar[str] = "pdq"
    KEYS: ClassVar[tuple[Command, ...]] = (
        Command("pdq.ready", "enter,space", "ready", "Show the letters, start the time", "ready"),
        Command("pdq.done", "f4", "done", "Finish the list before the time is up", "finished"),
    )
    DEFAULT_CSS = """
    WritingScreen Cards { height: 7; }
    WritingScreen #lines { height: 1fr; }
    WritingScreen.-low Cards { height: 5; }
    WritingScreen.-low Countdown { height: 1; }
    WritingScreen.-tall Cards { height: 11; }
    """

    def __init__(self, sitting: Sitting, player: Player) -> None:
        super().__init__(sitting, player)
        self.cards = Cards()
        self.countdown = Countdown()
        self.status = Notice(centred=True)
        self.box = WordBox(self._live)
        self.verdict = Notice()
        self.list = _List()

    def content(self) -> Iterator[Widget]:
        yield self.cards
        yield self.status
        yield self.countdown
        yield self.box
        yield self.verdict
        yield self.list

    @property
    def seen(self) -> pdq.View:
        """What the player sees."""
        view: pdq.View = self.match.view(self.player)
        return view

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        writing = self.seen.stage is pdq.Stage.WRITING
        return {"ready": not writing, "done": writing}.get(action, True)

    def show(self) -> None:
        view = self.seen
        if view.turn != self.player or view.stage not in {pdq.Stage.WAITING, pdq.Stage.WRITING}:
            self.leave_hand()
            return
        name = self.sitting.name(self.player)
        self.bar.show("PDQ  word count", f"row {view.deal}, {name}'s list", "F9 cover")
        if view.stage is pdq.Stage.WAITING:
            self.cards.show("?" * view.rules.row, covered=True)
            seconds = view.rules.count_time // 1000
            told = f"{name}: Enter shows the letters, then {seconds} seconds run."
            self.status.say(told, strong=True)
            self.countdown.stop()
            return
        self.cards.show(view.row)
        self.status.say(f"{name}, as many words as you can")
        if view.deadline is not None:
            self.countdown.start(self.clock, view.deadline, view.rules.count_time)
        self.box.open(f"{name}, a word")
        self.list.show(view.words)

    def empty(self) -> None:
        self.cards.show(())
        self.countdown.stop()
        self.status.say("")
        self.box.close()
        self.verdict.say("")
        self.list.show(())

    def on_word_box_said(self, event: WordBox.Said) -> None:
        event.stop()
        if event.word and self.act(self.player, pdq.Write(event.word)) is not None:
            self.verdict.say(f"{event.word} is on the list.", good=True)

    def refused(self, problem: Illegal, player: Player) -> None:
        view = self.seen
        if problem.reason in {Reason.ALREADY_USED, Reason.TOO_LATE} or not view.row:
            self.verdict.say(sentence(problem), bad=True)
        else:
            word, reason = problem.subject, problem.reason
            text = sentences.why(self.sitting, view.rules, view.row, word, player, reason)
            self.verdict.say(text, bad=True)

    def action_ready(self) -> None:
        self.act(self.player, pdq.Ready())

    def action_done(self) -> None:
        self.act(self.player, pdq.Done())

    def _live(self, word: str) -> str:
        view = self.seen
        return sentences.live(view.rules, view.row, word, self.player) if view.row else ""


class _List(ListDrawing[str]):
    def __init__(self) -> None:
        super().__init__(widget_id="lines")

    def paint(self, canvas: Canvas, look: Look) -> None:
        title = counted(len(self.items), "word") if self.items else ""
        canvas.put(1, 0, title, look.faint)
        width = max((len(word) for word in self.items), default=1) + 2
        columns = max(1, (canvas.width - 2) // width)
        for index, word in enumerate(self.items):
            canvas.put(1 + index % columns * width, 1 + index // columns, word, look.ink)
