"""A player's own screen: the hand, the words built from it, and the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal

from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import (
    Discard,
    Draw,
    GoOut,
    LayDown,
    TakeDiscard,
)
from wordgames.engines.quiddler.rounds import Drawing, Holding
from wordgames.errors import Illegal
from wordgames.solvers.quiddler import best_lay_down
from wordgames.ui.commands import COVER, HELP, LEAVE, LOOK_UP, TAKE_BACK, Command
from wordgames.ui.hand import HandScreen
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.arranging import ArrangingPage
from wordgames.ui.quiddler.entry import Entry
from wordgames.ui.quiddler.hand_cards import HandCards
from wordgames.ui.quiddler.piles import Piles
from wordgames.ui.quiddler.roster import Roster, roster_lines
from wordgames.ui.quiddler.words import Words
from wordgames.ui.sentences import counted
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.game import Action, Player
    from wordgames.ui.quiddler.building import Building
    from wordgames.ui.sitting import Sitting


class QuiddlerHand(HandScreen, ArrangingPage):
    """All letters are typed into the word, so commands are arrows, F keys, Enter and Del."""

    TOPIC: ClassVar[str] = "quiddler"
    table_is_open: ClassVar[bool] = True
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("quiddler.draw", "f2", "draw", "Take the top card of the draw pile", "draw"),
        Command("quiddler.take", "f4", "take", "Take the discard that lies open", "take discard"),
        Command("quiddler.lay", "enter", "lay", "Make a word of what is typed", "word"),
        Command("quiddler.out", "f6", "out", "Go out; one card is thrown away", "go out"),
        Command(
            "quiddler.lay-down", "f6", "lay_down", "Lay down, throw the marked card", "lay down"
        ),
        Command("quiddler.throw", "delete", "throw", "Throw the marked card away", "throw"),
        COVER,
        Command("quiddler.hint", "f8", "hint", "What could be laid down (only alone)"),
        Command("quiddler.sort", "f7", "sort", "Sort by letters, and then by points"),
        Command("quiddler.left", "left", "mark(-1)", "Mark the card to the left"),
        Command("quiddler.right", "right", "mark(1)", "Mark the card to the right"),
        Command(
            "quiddler.carry-left",
            "shift+left,comma",
            "carry(-1)",
            "Carry the marked card to the left",
            key_name="Shift+Left",
        ),
        Command(
            "quiddler.carry-right",
            "shift+right,full_stop",
            "carry(1)",
            "Carry the marked card to the right",
            key_name="Shift+Right",
        ),
        Command("quiddler.pick", "space", "pick", "Put the marked card to the word"),
        Command("quiddler.clear", "escape", "clear", "Give the word up that is being typed"),
        TAKE_BACK,
        LOOK_UP,
        LEAVE,
    )
    DEFAULT_CSS = """
    QuiddlerHand #upper { height: 1fr; }
    QuiddlerHand Words { width: 1fr; height: 100%; }
    QuiddlerHand Roster { width: 32; height: 100%; }
    QuiddlerHand Piles { height: 1; }
    QuiddlerHand HandCards { height: 7; }
    QuiddlerHand #story { height: 1; }
    QuiddlerHand.-narrow #notice { height: 2; }
    QuiddlerHand.-low HandCards { height: 5; }
    QuiddlerHand.-low Roster { width: 24; }
    QuiddlerHand.-tall Piles { height: 5; margin: 1 0; }
    QuiddlerHand.-tall HandCards { height: 9; }
    QuiddlerHand.-tall #story { height: 3; }
    QuiddlerHand.-wide Roster { width: 40; }
    """

    def __init__(
        self, sitting: Sitting, player: Player, building: Building, done: Callable[[], None]
    ) -> None:
        super().__init__(sitting, player)
        self.building = building
        self._done = done
        self._sure = False
        self.words = Words()
        self.roster = Roster()
        self.piles = Piles()
        self.hand = HandCards()
        self.entry = Entry()
        self.story = Notice(widget_id="story")
        self.notice = Notice(widget_id="notice")

    def content(self) -> Iterator[Widget]:
        with Horizontal(id="upper"):
            yield self.words
            yield self.roster
        yield self.story
        yield self.piles
        yield self.hand
        yield self.entry
        yield self.notice

    @property
    def seen(self) -> rounds.View:
        """What this player sees."""
        view: rounds.View = self.match.view(self.player)
        return view

    @property
    def my_turn(self) -> bool:
        return self.seen.on_turn == self.player

    # What is drawn.

    def show(self) -> None:
        if self.covered:
            return
        view, value = self.seen, self.match.rules.value
        building = self.building
        building.hold(view.hand)
        free = building.free
        picked = tuple(free.index(n) for n in building.picked if n in free)
        self.words.show(building.spelled, building.left, value)
        self.hand.show(building.left, value, building.marked if free else None, picked)
        self.entry.show(building.typed, building.ways(), value, asking=self.asking)
        self.roster.show(roster_lines(self.sitting, view))
        self._show_table(view)

    def _show_table(self, view: rounds.View) -> None:
        top = view.top
        drawing = isinstance(view.phase, Drawing) and self.my_turn
        points = 0 if top is None else self.match.rules.value[top]
        hints = (("F2" if view.pack else ""), ("F4" if top else "")) if drawing else ("", "")
        self.piles.show(view.pack, top, points, view.pile, hints)
        recent = [sentences.short_turn(self.sitting, turn) for turn in reversed(view.turns[-9:])]
        told = "   ".join(recent) or sentences.NO_TURN_YET
        if view.out is not None:
            told = f"{self.sitting.name(view.out)} is out.  {sentences.to_beat(view)}"
        self.story.say(told)
        name = self.sitting.name(self.player)
        self.bar.show(
            "QUIDDLER",
            f"{name}'s turn: {self._doing(view)}   round {view.round} of {view.rules.rounds}",
            "F9 cover",
        )
        if not self.notice.text:
            self.notice.say(self._advice(view))

    def _doing(self, view: rounds.View) -> str:
        match view.phase:
            case Drawing():
                return "take a card"
            case Holding() if view.out is not None:
                return "lay your words down"
            case Holding():
                return "throw a card or go out"
            case _:
                return "over"

    def _advice(self, view: rounds.View) -> str:
        match view.phase:
            case Drawing():
                return sentences.TAKE_A_CARD
            case Holding() if view.out is not None:
                return sentences.LAST_TURN
            case Holding():
                return sentences.THROW_ONE
            case _:
                return ""

    def empty(self) -> None:
        self.asking = self._sure = False
        self.words.empty()
        self.hand.empty()
        self.entry.empty()
        self.notice.say("")

    def refused(self, problem: Illegal, player: Player) -> None:
        del player
        self.notice.say(self.sitting.told(problem), bad=True)

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        phase, mine = self.seen.phase, self.my_turn
        drawing, holding = isinstance(phase, Drawing) and mine, isinstance(phase, Holding) and mine
        return {
            "draw": drawing and self.seen.pack > 0,
            "take": drawing and self.seen.top is not None,
            "out": holding and self.seen.out is None,
            "lay_down": holding and self.seen.out is not None,
            "throw": holding,
            "hint": self.sitting.alone,
        }.get(action, True)

    def on_piles_clicked(self, event: Piles.Clicked) -> None:
        event.stop()
        if isinstance(self.seen.phase, Drawing) and self.my_turn:
            self._take(TakeDiscard() if event.discards else Draw())

    def action_draw(self) -> None:
        self._take(Draw())

    def action_take(self) -> None:
        self._take(TakeDiscard())

    def action_hint(self) -> None:
        """The best that the hand gives now, in words that are not too rare."""
        view = self.seen
        best = best_lay_down(
            view.hand,
            self.sitting.common,
            view.rules.value,
            leave_one=isinstance(view.phase, Holding),
            shortest=view.rules.shortest,
        )
        self.notice.say(sentences.hint(best))

    def action_throw(self) -> None:
        card = self.building.marked_card
        if self.building.typed:
            self.action_clear()
            self.notice.say(sentences.STILL_TYPING)
        elif card is None:
            self.notice.say(sentences.NOTHING_LEFT, bad=True)
        elif self.seen.out is not None:
            self.action_lay_down()
        else:
            self._end_turn(Discard(card))

    def action_out(self) -> None:
        match self.building.left:
            case ():
                self.notice.say(sentences.NOTHING_LEFT, bad=True)
            case (card,):
                self._end_turn(GoOut(self.building.spelled, card))
            case left:
                many = counted(len(left), "card")
                self.notice.say(sentences.NOT_ALL_IN.format(many), bad=True)

    def action_lay_down(self) -> None:
        """The last turn: the words lie, the marked card is thrown away."""
        card = self.building.marked_card
        if card is None:
            self.notice.say(sentences.NOTHING_LEFT, bad=True)
        elif not self.building.words and not self._sure:
            self._sure = True
            self.notice.say(sentences.LAY_NOTHING, strong=True)
        else:
            self._end_turn(LayDown(self.building.spelled, card))

    def action_take_back(self) -> None:
        if self.building.typed:
            self.action_clear()
        elif self.building.take_back():
            self.changed()
            self.notice.say(sentences.UNDONE)
        elif isinstance(self.seen.phase, Holding) and self.seen.phase.took is not None:
            self.match.take_back(self.player, len(self.match.moves) - 1, self.match.at)
            self.clock.rewind(self.match.at)
            self.changed()
            self.refreshed()
        else:
            self.notice.say(sentences.NOTHING_TO_UNDO, bad=True)

    def action_look_up(self) -> None:
        self.notice.say(sentences.LOOK_UP_CLOSED, bad=True)

    def changed(self) -> None:
        self._sure = False
        super().changed()

    def _take(self, action: Action) -> None:
        self.notice.say("")
        self.act(self.player, action)

    def _end_turn(self, action: Action) -> None:
        if self.act(self.player, action) is not None:
            self._done()
            self.leave_hand()
