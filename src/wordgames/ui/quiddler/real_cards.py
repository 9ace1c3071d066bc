"""For people who play with the real cards: words are written down here, and scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, cast

from wordgames.engines.quiddler import sheet
from wordgames.engines.quiddler.actions import CloseRound, WriteDown
from wordgames.engines.quiddler.scoring import points_of
from wordgames.errors import Illegal, Reason
from wordgames.setups.quiddler import USUAL_TIMER
from wordgames.solvers.spelling import spellings
from wordgames.ui.commands import HELP, LEAVE, LOOK_UP, TAKE_BACK, Command
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.doubting import DoubtingTable
from wordgames.ui.quiddler.draft import Draft
from wordgames.ui.quiddler.entry import Entry
from wordgames.ui.quiddler.sheet import SheetPage
from wordgames.ui.quiddler.spelling import SpellingPage
from wordgames.ui.quiddler.words import Words
from wordgames.ui.sentences import NOTHING_TO_TAKE_BACK, TAKEN_BACK, counted
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.seats import SeatLine, Seats

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.cards import Cards
    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting


class RealCardsTable(DoubtingTable, SpellingPage):
    """Nothing is hidden: whatever is typed lies on the real table already."""

    TOPIC: ClassVar[str] = "quiddler"
    SECTION: ClassVar[str] = "With real cards"
    pauses_when_left: ClassVar[bool] = False
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("real.enter", "enter", "enter", "Add the word; write the hand down", "word, hand"),
        Command("real.left", "tab", "left", "These cards are left over", "left over"),
        Command("real.score", "f8", "score", "Score the round", "score the round"),
        Command("real.timer", "f2", "timer", "Start or stop the timer", "timer"),
        Command("real.out", "f7", "out", "The marked player went out, or did not"),
        Command("real.challenge", "f6", "challenge", "Challenge the marked word"),
        Command("real.sheet", "f4", "sheet", "The score sheet"),
        LOOK_UP,
        Command("real.up", "up", "player(-1)", "The player before"),
        Command("real.down", "down", "player(1)", "The next player"),
        Command("real.word-up", "pageup", "mark(-1)", "Mark the word above"),
        Command("real.word-down", "pagedown", "mark(1)", "Mark the word below"),
        Command("real.clear", "escape", "clear", "Give up what is being typed"),
        TAKE_BACK,
        LEAVE,
    )
    DEFAULT_CSS = """
    RealCardsTable Seats { height: 4; }
    RealCardsTable Countdown { height: 1; display: none; }
    RealCardsTable Countdown.-runs { display: block; }
    RealCardsTable Words { height: 8; }
    RealCardsTable Laid { height: 1fr; }
    RealCardsTable.-narrow #notice { height: 2; }
    RealCardsTable.-low Words { height: 6; }
    RealCardsTable.-tall Countdown { height: 5; }
    RealCardsTable.-tall Words { height: 10; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, Notice(widget_id="notice"))
        self.seats = Seats()
        self.countdown = Countdown()
        self.words = Words()
        self.entry = Entry()
        self.player: Player = 0
        self._drafts = [Draft() for _ in sitting.seats]
        self._round = self.seen.round
        self._typed = ""
        self._left_over = False
        """Whether what is typed are cards left over, and no word."""

    @property
    def seen(self) -> sheet.View:
        """What everybody sees."""
        view: sheet.View = self.match.view(None)
        return view

    @property
    def draft(self) -> Draft:
        return self._drafts[self.player]

    def content(self) -> Iterator[Widget]:
        yield self.seats
        yield self.countdown
        yield self.laid
        yield self.words
        yield self.entry
        yield self.notice

    # What is drawn.

    def show(self) -> None:
        if self.doubting:
            return
        view, value = self.seen, self.match.rules.value
        if view.round != self._round:
            self._round = view.round
            self._drafts = [Draft() for _ in self.sitting.seats]
            self.player = 0
        draft, name = self.draft, self.sitting.name(self.player)
        self.bar.show(
            "QUIDDLER  real cards",
            f"writing: {name}   round {min(view.round, view.rules.rounds)} of "
            f"{view.rules.rounds}   {counted(view.hand_size, 'card')} each",
            "F1 help",
        )
        self.seats.show([self._seat_line(view, p) for p in range(view.rules.players)])
        self.laid.show(self.laid_lines(), (sentences.REAL_CARDS_1, sentences.REAL_CARDS_2))
        self.words.show(tuple(draft.spelled), tuple(draft.left), value)
        self.entry.show(self._typed, self.ways(), value, asking=self.asking)
        if not self.notice.text:
            self.notice.say(self._advice(view))

    def _advice(self, view: sheet.View) -> str:
        if self.match.outcome is not None:
            return "That was the last round. Enter shows the podium."
        if view.complete and view.out is None:
            return sentences.WHO_WENT_OUT
        if view.complete:
            return "All hands are written down. F8 scores the round, F6 challenges a word."
        name = self.sitting.name(self.player)
        missing = view.hand_size - len(self.draft.cards)
        if missing > 0:
            more = counted(missing, "more card")
            return f"{name}: {more}. Type a word and Enter, or cards left over and Tab."
        return f"{name}: Enter writes this hand down" + (
            ", F7 if this player went out." if not self.draft.left else "."
        )

    def _seat_line(self, view: sheet.View, player: Player) -> SeatLine:
        seat, spread = self.sitting.seats[player], view.spreads[player]
        status = "to write"
        if spread is not None:
            laid = sum(points_of(word.cards, view.rules.value) for word in spread.words)
            status = f"written, {laid}" + (", OUT" if view.out == player else "")
        acts = player == self.player
        total = counted(view.totals[player], "point")
        key = "" if self.sitting.alone else self.sitting.own_key(player)
        return SeatLine(player, seat.name, seat.colour, key, total, status, acts)

    # The word that is typed.

    @property
    def typed(self) -> str:
        return self._typed

    def ways(self) -> tuple[Cards, ...]:
        """How the cards that are not written down yet spell what is typed."""
        if not self._typed:
            return ()
        view, used = self.seen, Counter[str]()
        for player, spread in enumerate(view.spreads):
            if player == self.player:
                used.update(self._drafts[player].cards)
            elif spread is not None:
                used.update(card for word in spread.words for card in word.cards)
                used.update(spread.left)
        stock = Counter(view.rules.deck) - used
        return spellings(self._typed, tuple(stock.elements()))

    def write(self, letters: str) -> None:
        self._typed += letters
        self._changed()

    def erase(self) -> None:
        if self._typed:
            self._typed = self._typed[:-1]
        else:
            self.draft.erase()
        self._changed()

    def make(self, way: Cards) -> None:
        if self._left_over:
            self.draft.left += way
        elif self.counts(way, self.player):
            self.draft.spelled.append(way)
        else:
            return
        self._typed = ""
        self._changed()

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "score":
            return self.seen.complete
        return super().check_action(action, parameters)

    def on_seats_picked(self, event: Seats.Picked) -> None:
        event.stop()
        self.action_player(event.player - self.player)

    def on_words_clicked(self, event: Words.Clicked) -> None:
        event.stop()
        self.draft.spelled.pop(event.index)
        self._changed()

    def action_enter(self) -> None:
        if self._typed:
            self._left_over = False
            self.spell(sentences.NOT_TO_BE_HAD)
        elif self.match.outcome is not None:
            self.to_podium()
        elif self.draft.cards:
            self._write_down()
        else:
            self._changed()

    def action_left(self) -> None:
        if self._typed:
            self._left_over = True
            self.spell(sentences.NOT_TO_BE_HAD)
        else:
            self.notice.say("Type the cards that are left over, then Tab.", bad=True)

    def action_clear(self) -> None:
        self._typed = ""
        self._changed()

    def action_player(self, step: int) -> None:
        self.player = (self.player + step) % len(self._drafts)
        self._typed = ""
        self._changed()

    def action_out(self) -> None:
        """The marked player went out, or did not; also where the hand stands already."""
        draft, before, spread = self.draft, self.seen.out, self.seen.spreads[self.player]
        if spread is None or draft.cards:
            draft.out = out = not draft.out
        else:
            spelled, out = tuple(word.cards for word in spread.words), before != self.player
            written = WriteDown(self.player, spelled, spread.left, out)
            if self.act(self.player, written) is None:
                return
        self._changed()
        told = f"{self.sitting.name(self.player)} {'went' if out else 'did not go'} out"
        if out and before is not None and before != self.player:
            told += f", and not {self.sitting.name(before)}"
        self.notice.say(f"{told}.")

    def action_score(self) -> None:
        if self.seen.out is None and self.notice.text != sentences.NOBODY_WENT_OUT:
            self.notice.say(sentences.NOBODY_WENT_OUT, strong=True)
            return
        before = len(self.seen.sheets)
        if self.act(0, CloseRound()) is not None and len(self.seen.sheets) > before:
            self.notice.say("")
            self.app.push_screen(SheetPage(self.sitting))

    def action_timer(self) -> None:
        if self.countdown.running:
            self._stop_timer()
            return
        seconds = cast("int", self.sitting.setup.chosen.get("timer", USUAL_TIMER))
        self.countdown.add_class("-runs")
        self.countdown.start(self.clock, self.clock.read() + seconds * 1000, seconds * 1000)

    def action_take_back(self) -> None:
        if self._typed or self.draft.cards:
            self.erase()
        elif self.sitting.table.offer is None:
            self.notice.say(NOTHING_TO_TAKE_BACK, bad=True)
        else:
            self.sitting.table.take_back(0)
            self.refreshed()
            self.notice.say(TAKEN_BACK)

    def say_aside(self, text: str) -> None:
        self.notice.say(text)

    def beat(self) -> None:
        super().beat()
        if self.countdown.running and not self.countdown.left():
            self._stop_timer()
            self.notice.say("Time!", strong=True)
            self.app.bell()

    def refused(self, problem: Illegal, player: Player) -> None:
        del player
        left = problem.reason is Reason.CARDS_LEFT_OVER
        told = sentences.OUT_BUT_LEFT if left else self.sitting.told(problem)
        self.notice.say(told, bad=True)

    def _stop_timer(self) -> None:
        self.countdown.remove_class("-runs")
        self.countdown.stop()

    def _write_down(self) -> None:
        draft, owner = self.draft, self.player
        spelled, left = tuple(draft.spelled), tuple(draft.left)
        if self.act(owner, WriteDown(owner, spelled, left, draft.out)) is not None:
            view = self.seen
            self._drafts[owner] = Draft()
            waiting = [p for p, spread in enumerate(view.spreads) if spread is None]
            self.player = next((p for p in waiting if p > owner), waiting[0] if waiting else owner)
            self._changed()

    def _changed(self) -> None:
        self.asking = self._left_over = False
        self.notice.say("")
        self.show()
        self.refresh_keys()
