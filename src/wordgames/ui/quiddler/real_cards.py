"""For people who play with the real cards: words are written down here, and scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from wordgames.engines.quiddler import sheet
from wordgames.engines.quiddler.actions import Challenge, CloseRound, WriteDown, spelt
from wordgames.engines.quiddler.rounds import check_word
from wordgames.engines.quiddler.rules import Referee
from wordgames.engines.quiddler.scoring import points_of
from wordgames.errors import Illegal
from wordgames.lexicon.folding import fold
from wordgames.setups.quiddler import USUAL_TIMER
from wordgames.solvers.quiddler import spellings
from wordgames.ui.challenge import ChallengePage, Doubt, Reveal
from wordgames.ui.commands import HELP, LEAVE, LOOK_UP, TAKE_BACK, Command
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.entry import Entry
from wordgames.ui.quiddler.laid import Laid, LaidLine
from wordgames.ui.quiddler.sheet import SheetPage
from wordgames.ui.quiddler.words import Words
from wordgames.ui.sentences import counted
from wordgames.ui.table import TableScreen
from wordgames.ui.typing import carry_out
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.seats import SeatLine, Seats

if TYPE_CHECKING:
    from textual.events import Key, Paste
    from textual.widget import Widget

    from wordgames.cards import Cards
    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting

LONGEST_WORD = 24


@dataclass(slots=True)
class Draft:
    """What is being written for a player, before it stands."""

    spelled: list[Cards] = field(default_factory=list["Cards"])
    left: list[str] = field(default_factory=list[str])
    out: bool = False

    @property
    def cards(self) -> Cards:
        return (*(card for cards in self.spelled for card in cards), *self.left)


class RealCardsTable(TableScreen):
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
    RealCardsTable.-low Words { height: 6; }
    RealCardsTable.-tall Countdown { height: 5; }
    RealCardsTable.-tall Words { height: 10; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.seats = Seats()
        self.countdown = Countdown()
        self.words = Words()
        self.entry = Entry()
        self.laid = Laid()
        self.notice = Notice(widget_id="notice")
        self.player: Player = 0
        self._drafts = [Draft() for _ in sitting.seats]
        self._round = self.seen.round
        self._typed = ""
        self._asking: str = ""
        """What the several ways are for: a word, or cards left over."""
        self._waits_for_verdict = False
        self._ends: int | None = None

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
        if self._waits_for_verdict:
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
            f"{view.rules.rounds}   {counted(view.hand_size, 'card')} in a hand",
            "F1 help",
        )
        self.seats.show([self._seat_line(view, p) for p in range(view.rules.players)])
        self.laid.show(self._laid_lines(view), (sentences.REAL_CARDS_1, sentences.REAL_CARDS_2))
        self.words.show(tuple(draft.spelled), tuple(draft.left), value)
        self.entry.show(self._typed, self._ways(), value, asking=bool(self._asking))
        if not self.notice.text:
            self.notice.say(self._advice(view))

    def _advice(self, view: sheet.View) -> str:
        if self.match.outcome is not None:
            return "That was the last round. Enter shows the podium."
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
        key = "" if len(self.sitting.seats) == 1 else self.sitting.own_key(player)
        return SeatLine(player, seat.name, seat.colour, key, total, status, acts)

    def _laid_lines(self, view: sheet.View) -> list[LaidLine]:
        value, lines = view.rules.value, list[LaidLine]()
        doubted = view.rules.judge is Referee.CHALLENGE
        for owner, spread in enumerate(view.spreads):
            if spread is None:
                continue
            seat = self.sitting.seats[owner]
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

    def _ways(self) -> tuple[Cards, ...]:
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

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        view = self.seen
        if action in {"challenge", "mark"}:
            return any(line.open for line in self._laid_lines(view))
        return {"score": view.complete, "sheet": bool(view.sheets)}.get(action, True)

    async def on_key(self, event: Key) -> None:
        character = event.character or ""
        if self._asking and character.isdigit():
            event.stop()
            self._choose(int(character) - 1)
        elif event.key == "backspace":
            event.stop()
            self._erase()
        elif len(character) == 1 and character.isalpha():
            event.stop()
            self._type(character)
        else:
            await carry_out(self, event)

    def on_paste(self, event: Paste) -> None:
        event.stop()
        self._type(event.text)

    def on_seats_picked(self, event: Seats.Picked) -> None:
        event.stop()
        self.action_player(event.player - self.player)

    def on_words_clicked(self, event: Words.Clicked) -> None:
        event.stop()
        self.draft.spelled.pop(event.index)
        self._changed()

    def on_entry_chosen(self, event: Entry.Chosen) -> None:
        event.stop()
        self._choose(event.index)

    def on_laid_clicked(self, event: Laid.Clicked) -> None:
        event.stop()
        self.action_challenge()

    def action_enter(self) -> None:
        if self._typed:
            self._add("word")
        elif self.match.outcome is not None:
            super().finish()
        elif self.draft.cards:
            self._write_down()
        else:
            self._changed()

    def action_left(self) -> None:
        if self._typed:
            self._add("left")
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
        draft = self.draft
        draft.out = not draft.out
        self._changed()
        name = self.sitting.name(self.player)
        self.notice.say(f"{name} went out." if draft.out else f"{name} did not go out.")

    def action_score(self) -> None:
        before = len(self.seen.sheets)
        if self.act(0, CloseRound()) is not None and len(self.seen.sheets) > before:
            self.notice.say("")
            self.app.push_screen(SheetPage(self.sitting))

    def action_sheet(self) -> None:
        self.app.push_screen(SheetPage(self.sitting))

    def action_look_up(self) -> None:
        from wordgames.ui.lookup import LookUp

        self.app.push_screen(LookUp(self.sitting))

    def action_mark(self, step: int) -> None:
        self.laid.move(step)

    def action_timer(self) -> None:
        if self._ends is not None:
            self._stop_timer()
            return
        seconds = cast("int", self.sitting.setup.chosen.get("timer", USUAL_TIMER))
        self._ends = self.clock.read() + seconds * 1000
        self.countdown.add_class("-runs")
        self.countdown.start(self.clock, self._ends, seconds * 1000)

    def action_challenge(self) -> None:
        line = self.laid.marked_line
        if line is None:
            self.notice.say(sentences.NO_DOUBTS, bad=True)
            return
        others = tuple(p for p in range(len(self.sitting.seats)) if p != line.owner)
        doubt = Doubt(line.owner, line.word, line.cards, counted(line.points, "point"))
        self._waits_for_verdict = True
        self.app.push_screen(
            ChallengePage(self.sitting, doubt, others, partial(self._settle, line)),
            self._after_challenge,
        )

    def action_take_back(self) -> None:
        if self._typed or self.draft.cards:
            self._erase()
        elif self.sitting.table.offer is None:
            self.notice.say(sentences.NOTHING_TO_TAKE_BACK, bad=True)
        else:
            self.sitting.table.take_back(0)
            self.refreshed()
            self.notice.say(sentences.TAKEN_BACK)

    def say_aside(self, text: str) -> None:
        self.notice.say(text)

    def beat(self) -> None:
        super().beat()
        if self._ends is not None and self.clock.read() >= self._ends:
            self._stop_timer()
            self.notice.say("Time!", strong=True)
            self.app.bell()

    def refused(self, problem: Illegal, player: Player) -> None:
        del player
        self.notice.say(self.sitting.told(problem), bad=True)

    def finish(self) -> None:
        """The last sheet is shown first; the podium follows at a key."""
        self.show()
        self.refresh_keys()

    def _stop_timer(self) -> None:
        self._ends = None
        self.countdown.remove_class("-runs")
        self.countdown.stop()

    def _type(self, text: str) -> None:
        letters = "".join(letter for letter in fold(text) if "A" <= letter <= "Z")
        self._typed = (self._typed + letters)[:LONGEST_WORD]
        self._changed()

    def _erase(self) -> None:
        draft = self.draft
        if self._typed:
            self._typed = self._typed[:-1]
        elif draft.left:
            draft.left.pop()
        elif draft.spelled:
            draft.spelled.pop()
        self._changed()

    def _add(self, kind: str) -> None:
        ways = self._ways()
        match ways:
            case ():
                self.notice.say(f"The cards still to be had do not spell {self._typed}.", bad=True)
            case (way,):
                self._put(kind, way)
            case _:
                self._asking = kind
                self.notice.say(sentences.WHICH.format(self._typed), strong=True)
                self.show()

    def _choose(self, index: int) -> None:
        ways = self._ways()
        if 0 <= index < len(ways):
            self._put(self._asking or "word", ways[index])

    def _put(self, kind: str, way: Cards) -> None:
        if kind == "left":
            self.draft.left += way
        else:
            try:
                known = [word for word in (spelt(way),) if self.match.accepts(word)]
                check_word(self.match.rules, way, frozenset(known))
            except Illegal as problem:
                self.refused(problem, self.player)
                return
            self.draft.spelled.append(way)
        self._typed = ""
        self._changed()

    def _write_down(self) -> None:
        draft, owner = self.draft, self.player
        spelled, left = tuple(draft.spelled), tuple(draft.left)
        if self.act(owner, WriteDown(owner, spelled, left, draft.out)) is not None:
            view = self.seen
            self._drafts[owner] = Draft()
            waiting = [p for p, spread in enumerate(view.spreads) if spread is None]
            self.player = next((p for p in waiting if p > owner), waiting[0] if waiting else owner)
            self._changed()

    def _settle(self, line: LaidLine, challenger: Player) -> Reveal:
        self.act(challenger, Challenge(line.owner, line.cards))
        spread = self.seen.spreads[line.owner]
        assert spread is not None  # noqa: S101 - the word stood there
        word = next(
            word
            for word in spread.words
            if word.cards == line.cards and word.challenger == challenger
        )
        headline = f"{line.word} is a word" if word.good else f"{line.word} is no word"
        pays = sentences.challenge_lines(self.sitting, self.seen.rules, word, line.owner)
        return Reveal(bool(word.good), headline, (pays,))

    def _after_challenge(self, reveal: Reveal | None) -> None:
        self._waits_for_verdict = False
        if reveal is not None:
            self.notice.say(reveal.lines[-1], good=reveal.good, bad=not reveal.good)
        self.refreshed()

    def _changed(self) -> None:
        self._asking = ""
        self.notice.say("")
        self.show()
        self.refresh_keys()
