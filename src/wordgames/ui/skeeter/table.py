"""The table of Skeeter: five targets, who holds the chips, and words that may be doubted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.engines.skeeter import VALUES, Challenge, Pass, Place, Ready, View
from wordgames.ui.challenge import ChallengePage, Doubt, Reveal
from wordgames.ui.commands import HELP, LEAVE, LOOK_UP, PAUSE, TAKE_BACK, Command, pressed_key
from wordgames.ui.sentences import NOTHING_TO_TAKE_BACK, TAKEN_BACK
from wordgames.ui.skeeter import sentences
from wordgames.ui.skeeter.hand import SkeeterHand
from wordgames.ui.skeeter.history import History
from wordgames.ui.skeeter.lanes import Lane, Lanes
from wordgames.ui.skeeter.sheet import RoundSheet
from wordgames.ui.skeeter.wordline import WordLine
from wordgames.ui.table import TableScreen
from wordgames.ui.typing import carry_out
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.seats import SeatLine, Seats

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.errors import Illegal
    from wordgames.game import Player
    from wordgames.ui.hand import HandScreen
    from wordgames.ui.sitting import Sitting


class SkeeterTable(TableScreen):
    """What everybody sees. A word that was said waits here until it is doubted or stands."""

    TOPIC: ClassVar[str] = "skeeter"
    table_is_open: ClassVar[bool] = True
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("skeeter.open", "enter", "open", "The hand of the player on turn", "open the hand"),
        Command("skeeter.challenge", "f6", "challenge", "Doubt the word just said", "challenge"),
        PAUSE,
        LOOK_UP,
        TAKE_BACK,
        LEAVE,
    )
    DEFAULT_CSS = """
    SkeeterTable Seats { height: 4; }
    SkeeterTable #status { height: 1; }
    SkeeterTable Countdown { height: 1; display: none; }
    SkeeterTable #history { height: 1fr; display: none; }
    SkeeterTable.-timed Countdown { display: block; }
    SkeeterTable.-low Seats { height: 2; }
    SkeeterTable.-narrow #status { height: 2; }
    SkeeterTable.-tall Lanes { height: 25; }
    SkeeterTable.-tall #history { display: block; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.lanes = Lanes()
        self.seats = Seats()
        self.line = WordLine(centred=True)
        self.status = Notice(widget_id="status", centred=True)
        self.countdown = Countdown()
        self.history = History()
        self._sheets = len(self.seen.rounds)
        """The rounds whose sheet has been shown."""
        self._unfinished = ""
        self._aside, self._asides = "", -1
        """Something said about the table, and how long the log was then: later it is old."""

    @property
    def seen(self) -> View:
        """What everybody sees."""
        view: View = self.match.view(None)
        return view

    def content(self) -> Iterator[Widget]:
        yield self.lanes
        yield self.seats
        yield self.line
        yield self.status
        yield self.countdown
        yield self.history

    def on_mount(self) -> None:
        rules = self.match.rules
        self.set_class(rules.turn_time is not None or rules.challenge_time is not None, "-timed")

    # What is drawn.

    def show(self) -> None:
        view = self.seen
        if len(view.rounds) > self._sheets and not self.covered:
            self._sheets = len(view.rounds)
            self.app.push_screen(RoundSheet(self.sitting, self._sheets))
            return
        number = min(len(view.rounds) + 1, self.match.rules.rounds)
        rounds = f"round {number} of {self.match.rules.rounds}"
        self.bar.show(
            "SKEETER", f"{rounds}   pack {view.pack}   first card {view.starter}", "F1 help"
        )
        self.lanes.show(self._drawn_lanes(view), self.sitting.seats, covered=self.covered)
        players = range(len(self.sitting.seats))
        self.seats.show([self._seat_line(view, player) for player in players])
        self._show_word(view)
        self._show_status(view)
        self._show_countdown(view)
        self.history.show(() if self.covered else view.said)

    def _drawn_lanes(self, view: View) -> list[Lane]:
        lanes: list[Lane] = []
        for target in view.targets:
            holders = tuple(claim.player for claim in target.claims)
            play = view.play
            if play is not None and play.target == target.value:
                note = f"{self.sitting.name(play.player)}?"
                lane = Lane(
                    target.value, target.row, holders, target.word, play.position, True, note=note
                )
            else:
                lane = Lane(target.value, target.row, holders, target.word)
            lanes.append(lane)
        return lanes

    def _seat_line(self, view: View, player: Player) -> SeatLine:
        seat = self.sitting.seats[player]
        holds = sum(t.value for t in view.targets if t.owner == player)
        status, acts = self._seat_state(view, player)
        score = f"{view.scores[player]}" + (f" + {holds} held" if holds and not view.over else "")
        key = self.sitting.own_key(player)
        out = view.out[player]
        return SeatLine(player, seat.name, seat.colour, key, score, status, acts, out)

    def _seat_state(self, view: View, player: Player) -> tuple[str, bool]:
        """The state in words, and whether the player acts."""
        held = sentences.cards(view.held[player])
        if view.out[player]:
            return "PASSED", False
        if view.lost[player]:
            return f"{sentences.lost_turns(view.lost[player])}, {held}", player in view.waiting
        if player == view.turn:
            return f"{held}, TO PLAY", True
        if player in view.waiting:
            return f"{held}, READY?", True
        return held, False

    def _show_word(self, view: View) -> None:
        play = view.play
        if self.covered:
            self.line.show("")
        elif play is not None:
            row = view.targets[VALUES.index(play.target)].row
            before = sentences.said(self.sitting, play.player, play.target)
            self.line.show(play.word, row, before=before)
        else:
            told = sentences.happened(self.sitting) or ("" if view.rounds else sentences.HOW)
            text = f"{told} {self._unfinished}".strip()
            self.line.show("", before=text)

    def _show_status(self, view: View) -> None:
        text = ""
        if view.play is not None:
            text = sentences.waiting(self.sitting, view)
        elif view.turn is not None:
            text = sentences.turn(self.sitting, view, view.turn)
        if len(self.match.log) == self._asides:
            text = self._aside if view.play is None else f"{self._aside}   {text}"
        self.status.say(text, strong=True)

    def _show_countdown(self, view: View) -> None:
        rules = self.match.rules
        whole = rules.turn_time if view.play is None else rules.challenge_time
        if view.ends is None or whole is None or self.covered:
            self.countdown.stop()
        else:
            self.countdown.start(self.clock, view.ends, whole)

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        view = self.seen
        return {
            "open": view.turn is not None,
            "challenge": view.play is not None,
        }.get(action, True)

    async def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        player = None if key is None else self.sitting.owner(key)
        if player is not None:
            event.stop()
            event.prevent_default()
            self.own_key(player)
        else:
            await carry_out(self, event)

    def on_seats_picked(self, event: Seats.Picked) -> None:
        event.stop()
        self.own_key(event.player)

    def own_key(self, player: Player) -> None:
        """A player's own key: ready, or on turn and at the keyboard."""
        view = self.seen
        if player in view.waiting:
            self.act(player, Ready())
            view = self.seen
        if player == view.turn and self.is_current:
            self.hand_over(player, sentences.happened(self.sitting), here=True)

    def action_open(self) -> None:
        view = self.seen
        if view.turn is not None and self.is_current:
            self.hand_over(view.turn, sentences.happened(self.sitting))

    def action_challenge(self) -> None:
        view = self.seen
        play = view.play
        if play is None:
            return
        doubt = Doubt(play.player, play.word, stake=f"for the {play.target}")

        def settle(player: Player) -> Reveal:
            self.act(player, Challenge())
            verdict = self.seen.verdict
            assert verdict is not None  # noqa: S101 - a challenge has just been taken
            headline = sentences.headline(self.sitting, verdict)
            return Reveal(not verdict.upheld, headline, sentences.costs(self.sitting, verdict))

        self.app.push_screen(ChallengePage(self.sitting, doubt, view.challengers, settle))

    def action_look_up(self) -> None:
        from wordgames.ui.skeeter.asking import WhoAsks

        view = self.seen
        if view.turn is not None:
            self.app.push_screen(WhoAsks(self.sitting, view.turn))
        elif view.play is not None:
            self.say_aside(sentences.NOT_BEFORE_SETTLED)

    def action_take_back(self) -> None:
        keep = self._last_own()
        if keep is None:
            spoke = self.match.moves and isinstance(self.match.moves[-1].action, Challenge)
            self.say_aside(sentences.DICTIONARY_SPOKE if spoke else NOTHING_TO_TAKE_BACK)
            return
        move = self.match.moves[keep]
        everybody = tuple(range(len(self.sitting.seats)))

        def go() -> None:
            self._sheets = len(self.sitting.states()[keep].rounds)
            self.take_back_to(keep, move.player)
            self.say_aside(TAKEN_BACK)

        self.ask_all(sentences.take_back(self.sitting, move), everybody, go)

    def say_aside(self, text: str) -> None:
        """Before whose turn it is, or who has to say that the game goes on."""
        self._aside, self._asides = text, len(self.match.log)
        self._show_status(self.seen)

    def refused(self, problem: Illegal, player: Player) -> None:
        del player
        self.status.say(sentences.refusal(self.sitting, problem), bad=True)

    def make_hand(self, player: Player) -> HandScreen:
        return SkeeterHand(self.sitting, player, self._hear)

    def finish(self) -> None:
        """The sheet of the last round comes before the podium."""
        if len(self.seen.rounds) > self._sheets:
            self.show()
        else:
            super().finish()

    def _hear(self, word: str) -> None:
        """A word was being typed when the time was up."""
        self._unfinished = sentences.unfinished(word)

    def _last_own(self) -> int | None:
        """How many moves stood before the last card or pass, if nothing was revealed since."""
        moves = self.match.moves
        for number in range(len(moves) - 1, -1, -1):
            action = moves[number].action
            if isinstance(action, Place | Pass):
                return number
            if not isinstance(action, Ready):
                return None
        return None
