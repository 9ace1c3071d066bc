"""The table of PDQ: letters, whoever buzzes, the word, the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import TYPE_CHECKING, ClassVar

from wordgames.engines import pdq
from wordgames.engines.pdq import Stage, Variant
from wordgames.errors import Illegal, Reason
from wordgames.game import Player
from wordgames.ui.commands import HELP, LEAVE, LOOK_UP, PAUSE, TAKE_BACK, Command, pressed_key
from wordgames.ui.pdq import sentences
from wordgames.ui.pdq.dealing import DealtRow
from wordgames.ui.pdq.floor import Floor
from wordgames.ui.pdq.history import History
from wordgames.ui.pdq.seats import seat_lines
from wordgames.ui.pdq.status import best_name, heading, passing, status, whole_time
from wordgames.ui.pdq.telling import Telling
from wordgames.ui.pdq.vote import Vote
from wordgames.ui.sentences import NOTHING_TO_TAKE_BACK, TAKEN_BACK, sentence
from wordgames.ui.table import TableScreen
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.seats import Seats
from wordgames.ui.widgets.wordbox import WordBox

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.ui.hand import HandScreen
    from wordgames.ui.sitting import Sitting


class PdqTable(TableScreen):
    """All buzz keys live here, and no word box has the focus before somebody may type."""

    TOPIC: ClassVar[str] = "pdq"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("pdq.deal", "enter,space", "deal", "Go on: the next row", "go on", "Space"),
        Command("pdq.say", "enter", "say", "Say the word that is typed", "say"),
        Command("pdq.no-word", "f2", "no_word", "Vote that there is no word", "no word"),
        Command("pdq.pass", "f2", "pass_on", "Pass: no longer word", "pass"),
        Command("pdq.give-up", "f2", "give_up", "Give up: the game ends", "give up"),
        Command("pdq.give-back", "escape", "give_back", "Give the floor back", "no word after all"),
        Command("pdq.keep-looking", "escape", "keep_looking", "End the vote", "keep looking"),
        PAUSE,
        Command("pdq.answers", "f6", "answers", "Every word for the last row", "all words"),
        LOOK_UP,
        TAKE_BACK,
        LEAVE,
    )
    DEFAULT_CSS = """
    PdqTable #cards { height: 1fr; min-height: 5; }
    PdqTable #status { height: 1; }
    PdqTable Seats { height: 4; }
    PdqTable.-crowd Seats { height: 8; }
    PdqTable #verdict { height: 1; }
    PdqTable #last { height: 2; }
    PdqTable #history { height: 1fr; display: none; }
    PdqTable.-low Countdown { height: 1; }
    PdqTable.-low #last { height: 1; }
    PdqTable.-low.-crowd Seats { height: 4; }
    PdqTable.-mid.-crowd Countdown { height: 1; }
    PdqTable.-tall #cards { height: 11; }
    PdqTable.-tall Countdown { height: 5; }
    PdqTable.-tall #history { display: block; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.cards = DealtRow(self.clock, self.refreshed)
        self.status = Notice(widget_id="status", centred=True)
        self.countdown = Countdown()
        self.seats = Seats()
        self.box = Floor(sitting, lambda: self.seen)
        self.verdict = Notice(widget_id="verdict")
        self.last = Notice(widget_id="last")
        self.telling = Telling(sitting, self.verdict, self.last)
        self.history = History()
        self.vote = Vote()
        self._sure = False
        """Whether giving up was asked for once."""

    @property
    def seen(self) -> pdq.View:
        """What everybody sees."""
        view: pdq.View = self.match.view(None)
        return view

    def content(self) -> Iterator[Widget]:
        yield self.cards
        yield self.status
        yield self.countdown
        yield self.seats
        yield self.box
        yield self.verdict
        yield self.last
        yield self.history

    def on_mount(self) -> None:
        self.set_class(len(self.sitting.seats) > 6, "-crowd")

    # What is drawn.

    def show(self) -> None:
        view = self.seen
        if self.telling.tell(view, self.box.half_typed, self.size.width):
            self.vote.end()
            self._sure = False
        self.bar.show(*heading(view, self.app.settings), "F1 help")
        self.cards.lay(view, hidden=self.covered)
        text, strong = status(self.sitting, view, voting=self.vote.open)
        self.status.say(text, strong=strong)
        self._show_countdown(view)
        self.seats.show(seat_lines(self.sitting, view))
        self.box.follow(view, hidden=self.covered, dealing=self.cards.dealing)
        lines = [sentences.ending(self.sitting, result) for result in view.results[-30:]]
        self.history.show(lines)

    def _show_countdown(self, view: pdq.View) -> None:
        whole = whole_time(view)
        if view.deadline is None or whole is None or self.covered or self.cards.dealing:
            self.countdown.stop()
        else:
            self.countdown.start(self.clock, view.deadline, whole)

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        view = self.seen
        racing = view.stage is Stage.RACING
        solitaire = view.rules.variant is Variant.SOLITAIRE
        between = view.stage in {Stage.DEALING, Stage.OVER}
        return {
            "deal": between or view.stage is Stage.WAITING,
            "no_word": racing and not solitaire and not passing(view),
            "pass_on": racing and passing(view),
            "give_up": racing and solitaire,
            "say": self.box.is_open,
            "give_back": view.stage is Stage.TYPING,
            "keep_looking": racing and self.vote.open,
            "answers": view.last is not None and (between or view.stage is Stage.WAITING),
            "look_up": between or racing,
            "take_back": bool(view.results),
            "pause": view.stage is not Stage.OVER,
        }.get(action, True)

    def action_look_up(self) -> None:
        from wordgames.ui.lookup import LookUp

        racing = self.seen.stage is Stage.RACING
        self.app.push_screen(LookUp(self.sitting, only_words=racing))

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        player = None if key is None else self.sitting.owner(key)
        if self.sitting.alone or self.box.is_open:
            return
        if player is None:
            if self.seen.stage is Stage.BUZZED and key is not None and key in ascii_lowercase:
                event.stop()
                self.box.keep_early(key)
            return
        if self.seen.stage in {Stage.RACING, Stage.BUZZED}:
            event.stop()
            event.prevent_default()
            self.own_key(player, event.time)

    def on_seats_picked(self, event: Seats.Picked) -> None:
        event.stop()
        if not self.sitting.alone and not self.box.is_open:
            self.own_key(event.player, event.time)

    def own_key(self, player: Player, stamp: float) -> None:
        """A player's own key at that time: a buzz, or in a vote an agreement."""
        view = self.seen
        if self.cards.dealing:
            self.verdict.say(sentences.STILL_DEALING, bad=True)
        elif self.vote.open and view.stage is Stage.RACING:
            if self.vote.heard(player, stamp):
                self._agree(view, player)
        elif player in dict(view.buzzes):
            pass  # a key that repeats by itself is no second buzz
        elif self.act(player, pdq.Buzz(), stamp) and self.app.settings.preferences.sound:
            self.app.bell()

    def beat(self) -> None:
        self.box.keep_half_typed()
        super().beat()

    def on_word_box_said(self, event: WordBox.Said) -> None:
        event.stop()
        view = self.seen
        player = 0 if view.typing is None else view.typing
        if not event.word:
            self.box.half_typed = ""
            self.verdict.say(sentence(Illegal(Reason.NO_WORD)), bad=True)
            return
        self.box.done()
        self.act(player, pdq.Say(event.word))

    def refused(self, problem: Illegal, player: Player) -> None:
        self.verdict.say(f"{self.sitting.name(player)}: {sentence(problem)}", bad=True)

    def action_deal(self) -> None:
        view = self.seen
        match view.stage:
            case Stage.DEALING:
                self.verdict.say("")
                self.act(0, pdq.Deal())
            case Stage.WAITING if view.turn is not None:
                self.hand_over(view.turn)
            case Stage.OVER:
                super().finish()
            case _:
                pass

    def action_say(self) -> None:
        self.box.enter()

    def action_no_word(self) -> None:
        if self.sitting.alone:
            self.act(0, pdq.Agree())
        else:
            self._vote(on=not self.vote.open)

    def action_pass_on(self) -> None:
        if self.sitting.alone:
            self.act(0, pdq.Pass())
        else:
            self._vote(on=not self.vote.open)

    def action_give_up(self) -> None:
        if self._sure:
            self.act(0, pdq.GiveUp())
        else:
            self._sure = True
            self.verdict.say(sentences.GIVE_UP_AGAIN, strong=True)

    def action_give_back(self) -> None:
        view = self.seen
        if view.typing is not None:
            self.box.done()
            self.act(view.typing, pdq.GiveBack())

    def action_keep_looking(self) -> None:
        self._vote(on=False)

    def action_answers(self) -> None:
        from wordgames.ui.pdq.answers import Answers

        view = self.seen
        if view.last is not None:
            counting = view.last.ending is pdq.Ending.COUNTED
            written = sentences.written(self.sitting, view.last) if counting else ()
            words = self.telling.answers(view, view.last)
            self.app.push_screen(Answers(view.last.row, words, written))

    def action_take_back(self) -> None:
        keep = self._before_last_result()
        if keep is None:
            self.say_aside(NOTHING_TO_TAKE_BACK)
            return

        def go() -> None:
            self.telling.forget()
            self.box.done()
            self.cards.dealt_already(len(self.sitting.states()[keep].results) + 1)
            self.take_back_to(keep, 0)
            self.say_aside(TAKEN_BACK)

        everybody = tuple(range(len(self.sitting.seats)))
        self.ask_all(sentences.TAKE_BACK_QUESTION, everybody, go)

    def say_aside(self, text: str) -> None:
        self.verdict.say(text, strong=True)

    def make_hand(self, player: Player) -> HandScreen:
        from wordgames.ui.pdq.writing import WritingScreen

        return WritingScreen(self.sitting, player)

    def came_back(self) -> None:
        view = self.seen
        if view.stage is Stage.WAITING and view.turn:
            self.hand_over(view.turn, f"{self.sitting.name(view.turn - 1)} has written a list.")

    def finish(self) -> None:
        """The last row is told first; the podium follows at a key."""
        self.show()
        self.refresh_keys()
        view = self.seen
        if view.rules.variant is Variant.SOLITAIRE:
            self.app.keep_best(best_name(view.rules), view.points[0])

    def _agree(self, view: pdq.View, player: Player) -> None:
        if player in view.agreed:
            self.act(player, pdq.Withdraw())
        elif any(claim.player == player for claim in view.best):
            self.verdict.say(sentences.LEADS.format(self.sitting.name(player)))
        elif passing(view):
            self.act(player, pdq.Pass())
        else:
            self.act(player, pdq.Agree())

    def _vote(self, *, on: bool) -> None:
        if on:
            self.vote.call()
        else:
            self.vote.end()
        self.show()
        self.refresh_keys()

    def _before_last_result(self) -> int | None:
        """How many moves stood before the one that decided the last row."""
        states = self.sitting.states()
        count = len(states[-1].results)
        if not count:
            return None
        return next(n for n, state in enumerate(states) if len(state.results) == count) - 1
