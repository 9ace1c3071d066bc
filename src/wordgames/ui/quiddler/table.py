"""The public table of Quiddler: piles, turns, the words that lie there, and challenges."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import Agree
from wordgames.engines.quiddler.rounds import Checking, Drawing, Holding, Over
from wordgames.errors import Illegal
from wordgames.ui.commands import HELP, LEAVE, LOOK_UP, PAUSE, TAKE_BACK, Command
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.building import Building
from wordgames.ui.quiddler.doubting import DoubtingTable
from wordgames.ui.quiddler.hand import QuiddlerHand
from wordgames.ui.quiddler.piles import Piles
from wordgames.ui.quiddler.sheet import SheetPage
from wordgames.ui.sentences import NOTHING_TO_TAKE_BACK, TAKEN_BACK, counted
from wordgames.ui.widgets.bar import APART
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.seats import SeatLine, Seats

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.game import Player
    from wordgames.ui.hand import HandScreen
    from wordgames.ui.sitting import Sitting


class QuiddlerTable(DoubtingTable):
    """Between two turns everybody may look here; hands are on screens of their own."""

    TOPIC: ClassVar[str] = "quiddler"
    table_is_open: ClassVar[bool] = True
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("quiddler.go-on", "enter,space", "go_on", "Go on with the game", "go on", "Enter"),
        Command(
            "quiddler.challenge",
            "f6,c",
            "challenge",
            "Challenge the marked word",
            "challenge",
            "F6",
        ),
        Command("quiddler.sheet", "f4,tab", "sheet", "The score sheet", "score sheet", "F4"),
        LOOK_UP,
        PAUSE,
        Command("quiddler.up", "up", "mark(-1)", "Mark the word above"),
        Command("quiddler.down", "down", "mark(1)", "Mark the word below"),
        TAKE_BACK,
        LEAVE,
    )
    DEFAULT_CSS = """
    QuiddlerTable Seats { height: 4; }
    QuiddlerTable Piles { height: 5; }
    QuiddlerTable Laid { height: 1fr; }
    QuiddlerTable #status { height: 1; }
    QuiddlerTable #verdict { height: 1; }
    QuiddlerTable.-low Piles { height: 1; }
    QuiddlerTable.-tall Seats { height: 8; }
    QuiddlerTable.-tall Piles { height: 7; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, Notice(widget_id="verdict", centred=True))
        self.seats = Seats()
        self.piles = Piles()
        self.status = Notice(widget_id="status", centred=True)
        self.buildings = [Building() for _ in sitting.seats]
        """How each player has arranged the own hand; never drawn here."""
        self._flows = False
        """Whether the last turn ended in a way that shows nothing new to look at."""
        self._sheets = len(self.seen.sheets)
        self._round = self.seen.round

    @property
    def seen(self) -> rounds.View:
        """What everybody sees."""
        view: rounds.View = self.match.view(None)
        return view

    def content(self) -> Iterator[Widget]:
        yield self.seats
        yield self.piles
        yield self.laid
        yield self.status
        yield self.notice

    # What is drawn.

    def show(self) -> None:
        if self.doubting:
            return
        view = self.seen
        self._heed_round(view)
        top = view.top
        points = 0 if top is None else view.rules.value[top]
        self.bar.show(
            "QUIDDLER",
            APART.join(
                part
                for part in (
                    self._whose(view),
                    f"round {view.round} of {view.rules.rounds}",
                    f"{counted(view.hand_size, 'card')} in a hand",
                )
                if part
            ),
            "F1 help",
        )
        self.seats.show([self._seat_line(view, player) for player in range(view.rules.players)])
        self.piles.show(view.pack, top, points, view.pile)
        told = [sentences.turn_line(self.sitting, turn) for turn in view.turns]
        told = told or [
            sentences.NO_TURN_YET,
            *([] if view.sheets else [sentences.HOW]),
            f"At this table {sentences.house_rules(view.rules)}.",
        ]
        self.laid.show(self.laid_lines(), told)
        self.status.say(self._status(view), strong=True)

    def _heed_round(self, view: rounds.View) -> None:
        """A new round has new hands: nobody's arrangement of the old one is kept."""
        if view.round != self._round:
            self._round = view.round
            self.buildings = [Building() for _ in self.sitting.seats]

    def _whose(self, view: rounds.View) -> str:
        if view.on_turn is None:
            return ""
        return f"{self.sitting.name(view.on_turn)}'s turn"

    def _status(self, view: rounds.View) -> str:
        match view.phase:
            case Drawing(player) | Holding(player):
                return self._turn_status(view, player)
            case Checking():
                return "All have laid down. Enter: nobody doubts a word, score the round"
            case Over():
                return "That was the last round. Enter shows the podium"
            case _:
                return ""

    def _turn_status(self, view: rounds.View, player: Player) -> str:
        name = self.sitting.name(player)
        if view.out is not None:
            last = "One last turn each" if len(view.last_turns) > 1 else "The last turn"
            return f"{last}. Enter: the keyboard goes to {name}"
        if not view.turns:
            dealer = self.sitting.name(view.dealer)
            return f"{dealer} has dealt. Enter: the keyboard goes to {name}"
        return f"Enter: the keyboard goes to {name}"

    def _seat_line(self, view: rounds.View, player: Player) -> SeatLine:
        seat = self.sitting.seats[player]
        acts = view.on_turn == player
        key = "" if self.sitting.alone else self.sitting.own_key(player)
        score = counted(view.totals[player], "point")
        return SeatLine(
            player, seat.name, seat.colour, key, score, self._seat_state(view, player), acts
        )

    def _seat_state(self, view: rounds.View, player: Player) -> str:
        if isinstance(view.phase, Checking):
            return "went OUT" if view.out == player else "has laid"
        if view.out == player:
            return "went OUT"
        if view.out is not None and player not in view.last_turns:
            return "has laid"
        if player in view.last_turns:
            return "last turn"
        return "to play" if view.on_turn == player else counted(view.held[player], "card")

    def laying_order(self) -> list[Player]:
        """Who went out first, then the others as they had their last turns."""
        players, first = len(self.sitting.seats), self.seen.out or 0
        return [(first + n) % players for n in range(players)]

    # What is done.

    def action_go_on(self) -> None:
        view = self.seen
        self.notice.say("")
        match view.phase:
            case Drawing(player) | Holding(player):
                self.hand_over(player, self._told(view))
            case Checking():
                self._close()
            case Over():
                self.to_podium()
            case _:
                pass

    def action_take_back(self) -> None:
        offer = self.sitting.table.offer
        if offer is None:
            self.notice.say(NOTHING_TO_TAKE_BACK, bad=True)
            return

        def go() -> None:
            self.sitting.table.take_back(offer.player)
            self._sheets = len(self.seen.sheets)
            self.refreshed()
            self.notice.say(TAKEN_BACK, strong=True)

        everybody = tuple(range(len(self.sitting.seats)))
        self.ask_all(sentences.TAKE_BACK_QUESTION, everybody, go)

    def say_aside(self, text: str) -> None:
        self.notice.say(text, strong=True)

    def refused(self, problem: Illegal, player: Player) -> None:
        del player
        self.notice.say(self.sitting.told(problem), bad=True)

    def make_hand(self, player: Player) -> HandScreen:
        return QuiddlerHand(self.sitting, player, self.buildings[player], self._turn_over)

    def hand_over(self, player: Player, told: str = "", *, here: bool = False) -> None:
        if self.sitting.alone:
            make = partial(self.make_hand, player)
            hand = make()
            hand.reopen = make
            self.app.push_screen(hand)
        else:
            super().hand_over(player, told, here=here)

    def came_back(self) -> None:
        if self.doubting:
            return
        view = self.seen
        if len(view.sheets) > self._sheets:
            self._sheets = len(view.sheets)
            self.app.push_screen(SheetPage(self.sitting))
        elif self._flows and view.on_turn is not None and view.out is None:
            self._flows = False
            self.hand_over(view.on_turn, self._told(view))
        self._flows = False

    def _turn_over(self) -> None:
        self._flows = True

    def _told(self, view: rounds.View) -> str:
        """What everybody may know when the keyboard changes hands."""
        top = "" if view.top is None else f"  Discard: {view.top} {view.rules.value[view.top]}"
        if not view.turns:
            return f"A new round.{top}"
        return f"{sentences.turn_line(self.sitting, view.turns[-1])}{top}"

    def _close(self) -> None:
        """Nobody doubts a word: all agree, which closes the round."""
        for player in range(len(self.sitting.seats)):
            if isinstance(self.seen.phase, Checking) and Agree in self.match.legal(player):
                self.act(player, Agree())
        if len(self.seen.sheets) > self._sheets:
            self._sheets = len(self.seen.sheets)
            self.app.push_screen(SheetPage(self.sitting))
