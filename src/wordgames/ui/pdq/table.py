"""The table of PDQ: letters, whoever buzzes, the word, the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import TYPE_CHECKING, ClassVar, Final

from wordgames.engines import pdq
from wordgames.engines.pdq import Stage, Variant
from wordgames.errors import Illegal, Reason
from wordgames.game import Millis, Player
from wordgames.solvers.pdq import answers, samples
from wordgames.ui.commands import HELP, LEAVE, LOOK_UP, PAUSE, TAKE_BACK, Command, pressed_key
from wordgames.ui.pdq import sentences
from wordgames.ui.pdq.history import History
from wordgames.ui.sentences import (
    NOTHING_TO_TAKE_BACK,
    TAKEN_BACK,
    counted,
    listed,
    sentence,
)
from wordgames.ui.table import TableScreen
from wordgames.ui.widgets.cards import Cards
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.seats import SeatLine, Seats
from wordgames.ui.widgets.wordbox import WordBox

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.ui.hand import HandScreen
    from wordgames.ui.sitting import Sitting

DEALING_TIME: Final = 0.11
"""Seconds between two cards that are turned up."""

REPEAT: Final = 0.7
"""Seconds within which a key that comes again is held down, not pressed again."""


class PdqTable(TableScreen):
    """All buzz keys live here, and no word box has the focus before somebody may type."""

    TOPIC: ClassVar[str] = "pdq"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("pdq.deal", "enter,space", "deal", "Go on: the next row", "go on", "Space"),
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
        self.cards = Cards(widget_id="cards")
        self.status = Notice(widget_id="status", centred=True)
        self.countdown = Countdown()
        self.seats = Seats()
        self.box = WordBox(self._live)
        self.verdict = Notice(widget_id="verdict")
        self.last = Notice(widget_id="last")
        self.history = History()
        self.voting = False
        """Whether own keys agree instead of buzzing."""
        self._laid = 0
        """The number of the deal whose cards all lie face up."""
        self._up = 0
        """How many cards are turned up while a row is being dealt; 0 when none is."""
        self._told = -1
        """How many results have been told."""
        self._sure = False
        self._half_typed = ""
        self._early = ""
        """Letters that came after a buzz before its window closed: a quick finger's own word."""
        self._could_have = ""
        self._agreed_at: dict[Player, float] = {}
        """When each player's own key came last in this vote, as it was stamped."""

    @property
    def seen(self) -> pdq.View:
        """What everybody sees."""
        view: pdq.View = self.match.view(None)
        return view

    @property
    def alone(self) -> bool:
        return len(self.sitting.seats) == 1

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
        self._tell(view)
        self._show_bar(view)
        self._show_cards(view)
        text, strong = self._status(view)
        self.status.say(text, strong=strong)
        self._show_countdown(view)
        self.seats.show([self._seat_line(view, player) for player in range(view.rules.players)])
        self._show_box(view)
        lines = [sentences.ending(self.sitting, result) for result in view.results[-30:]]
        self.history.show(lines)

    def _show_bar(self, view: pdq.View) -> None:
        variant = sentences.VARIANTS[view.rules.variant]
        lies = view.deal - (view.stage is Stage.DEALING and bool(view.results))
        parts = [f"row {lies} of {view.deal + view.deals_left}", f"pack {view.pack}"]
        if view.rules.variant is not Variant.WORD_COUNT:
            parts.append(f"pile {len(view.aside)}")
        if view.rules.variant is Variant.SOLITAIRE:
            best = self.app.settings.best(best_name(view.rules))
            parts.append("no best score yet" if best is None else f"best score {best}")
        self.bar.show(f"PDQ  {variant}", "   ".join(parts), "F1 help")

    def _show_cards(self, view: pdq.View) -> None:
        counting = view.stage in {Stage.WAITING, Stage.WRITING}
        row = view.row or (view.last.row if view.last is not None else ())
        if counting or self.covered or not row:
            self.cards.show(("?",) * view.rules.row, covered=True)
        elif view.row and self._laid != view.deal:
            self._turn_up(view)
        else:
            self.cards.show(row)

    def _turn_up(self, view: pdq.View) -> None:
        """Turn the cards up in the order in which they are dealt; the race starts after that."""
        if self.app.animation_level == "none":
            self._laid = view.deal
            self.cards.show(view.row)
        elif self._up == 0:
            self.clock.pause()
            self._turn_next()

    def _turn_next(self) -> None:
        view = self.seen
        if self.covered or not view.row:
            self._up = 0
            return
        self._up += 1
        order = (1, 0, 2) if len(view.row) == 3 else tuple(range(len(view.row)))
        up = set(order[: self._up])
        self.cards.show([card if i in up else "" for i, card in enumerate(view.row)])
        if self._up < len(order):
            self.set_timer(DEALING_TIME, self._turn_next)
        else:
            self._laid, self._up = view.deal, 0
            self.clock.resume()
            self.refreshed()

    def _status(self, view: pdq.View) -> tuple[str, bool]:
        """What is going on, in words, and whether it is said loudly."""
        match view.stage:
            case Stage.SHUFFLING | Stage.DEALING:
                only = f" for {self._names(view.tied)} alone" if view.tied else ""
                which = "next" if view.results else "first"
                return f"Space deals the {which} row{only}", True
            case Stage.RACING if self.voting:
                what = "has no longer word" if self._passing(view) else "sees no word"
                return f"Whoever {what}: own key.   Esc: keep looking", True
            case Stage.RACING if self.alone:
                return "READY   type your word", True
            case Stage.RACING if view.best:
                best = view.best[0].word
                return f"READY   who has one longer than {best} ({len(best)})?", True
            case Stage.RACING:
                only = f" of {self._names(view.playing)}" if view.tied else ""
                return f"READY   any buzz key{only}", True
            case Stage.BUZZED:
                return "BUZZED", True
            case Stage.TYPING:
                return self._typing_status(view), False
            case Stage.WAITING | Stage.WRITING:
                name = "" if view.turn is None else self.sitting.name(view.turn)
                return f"Space: the keyboard goes to {name}", True
            case Stage.OVER:
                return "That was the last row.   Space shows the podium", True

    def _typing_status(self, view: pdq.View) -> str:
        if len(view.buzzes) > 1:
            gap = view.buzzes[-1][1]
            return f"A TIE, {gap} ms apart: all type unseen, the longest word wins"
        return "" if view.typing is None else f"{self.sitting.name(view.typing)} has the floor"

    def _show_countdown(self, view: pdq.View) -> None:
        whole = self._whole_time(view)
        if view.deadline is None or whole is None or self.covered or self._up:
            self.countdown.stop()
        else:
            self.countdown.start(self.clock, view.deadline, whole)

    def _whole_time(self, view: pdq.View) -> Millis | None:
        rules = view.rules
        match view.stage:
            case Stage.TYPING:
                return rules.time_to_type
            case Stage.RACING:
                return rules.beat_time if view.best and rules.beat_time else rules.deal_time
            case Stage.DEALING:
                return rules.rest
            case _:
                return None

    def _seat_line(self, view: pdq.View, player: Player) -> SeatLine:
        seat = self.sitting.seats[player]
        status, acts, out = self._seat_state(view, player)
        key = "" if self.alone else self.sitting.own_key(player)
        score = self._score(view, player)
        return SeatLine(player, seat.name, seat.colour, key, score, status, acts, out)

    def _score(self, view: pdq.View, player: Player) -> str:
        if view.rules.variant is Variant.WORD_COUNT:
            return counted(view.points[player], "word")
        text = counted(view.won[player], "card")
        if view.rules.double_scoring:
            text += f", {counted(view.points[player], 'pt')}"
        return text

    def _seat_state(self, view: pdq.View, player: Player) -> tuple[str, bool, bool]:
        """The state in words, whether the player acts, and whether the player is out."""
        gap = dict(view.buzzes).get(player)
        match view.stage:
            case Stage.BUZZED | Stage.TYPING if gap is not None:
                return (*self._buzz_state(view, player, gap), False)
            case Stage.RACING | Stage.BUZZED | Stage.TYPING:
                return self._racing_state(view, player)
            case Stage.WAITING | Stage.WRITING if player == view.turn:
                return "next", True, False
            case _:
                last = view.last
                won = last is not None and last.winner == player
                prize = counted(len(last.prize), "card") if last is not None else ""
                return (f"+{prize}" if won else ""), False, False

    def _buzz_state(self, view: pdq.View, player: Player, gap: Millis) -> tuple[str, bool]:
        first = view.buzzes[0][0] == player
        when = "BUZZED  0 ms" if first else f"TIED  +{gap} ms"
        if player == view.typing:
            return f"TYPES  +{gap} ms" if len(view.buzzes) > 1 else "TYPES", True
        if player in view.answered:
            return "has spoken", False
        return when, view.stage is Stage.BUZZED and first

    def _racing_state(self, view: pdq.View, player: Player) -> tuple[str, bool, bool]:
        if player in view.out:
            return "sits out", False, True
        if player not in view.playing:
            return "waits", False, True
        if player in view.agreed:
            return ("passed" if self._passing(view) else "no word"), False, False
        if any(claim.player == player for claim in view.best):
            return "LEADS", False, False
        return "", False, False

    def _show_box(self, view: pdq.View) -> None:
        if self.covered or self._up:
            self.box.close(keep=self.covered)
        elif view.stage is Stage.TYPING and view.typing is not None:
            name = self.sitting.name(view.typing)
            self.box.open(f"{name}, your word", secret=len(view.buzzes) > 1)
            if len(view.buzzes) == 1:
                self.box.write(self._early)
            self._early = ""
        elif view.stage is Stage.RACING and self.alone:
            self.box.open("Your word")
        else:
            self.box.close()

    def _tell(self, view: pdq.View) -> None:
        """The verdict on what was said last, and whether there was a word."""
        if len(view.results) != self._told:
            fresh = self._told >= 0
            self._told = len(view.results)
            self.voting = self._sure = False
            if view.last is None:
                self._could_have = ""
                self.last.say("")
            else:
                self._tell_result(view, view.last, fresh=fresh)
        elif view.attempt and view.stage is Stage.RACING:
            self._tell_attempt(view)

    def _tell_result(self, view: pdq.View, result: pdq.Result, *, fresh: bool) -> None:
        told: list[str] = []
        if result.ending in {pdq.Ending.WON, pdq.Ending.TIED}:
            told = sentences.refusals(self.sitting, view.rules, result.row, result.claims)
        won = result.ending is pdq.Ending.WON
        if fresh:
            ended = sentences.ending(self.sitting, result)
            self.verdict.say("  ".join([ended, *told]), good=won, strong=not won)
        found = self._answers(view, result.row)
        shown = samples(self.sitting.common, view.rules, result.row, self._least(view))
        self._could_have = sentences.could_have(result.row, shown, len(found))
        self.last.say(self._could_have)

    def _tell_attempt(self, view: pdq.View) -> None:
        good = [claim for claim in view.attempt if claim.good]
        if good:
            words = listed([f"{self.sitting.name(c.player)} {c.word}" for c in good])
            self.verdict.say(f"{words} leads.", good=True)
            return
        told = sentences.refusals(self.sitting, view.rules, view.row, view.attempt)
        room = self.size.width - 2
        if len(told) > 1 and len("  ".join(told)) > room:
            self.verdict.say(told[0], bad=True)
            self.last.say("  ".join(told[1:]), bad=True)
            return
        self.last.say(self._could_have)
        if self._half_typed and view.attempt[-1].reason is Reason.TOO_LATE:
            told.append(f"{self._half_typed} was not finished.")
        self.verdict.say("  ".join(told), bad=True)

    def _answers(self, view: pdq.View, row: tuple[str, ...]) -> list[str]:
        return answers(self.sitting.common, view.rules, row, self._least(view))

    def _least(self, view: pdq.View) -> int:
        return min(view.rules.minimum(player) for player in range(view.rules.players))

    def _live(self, word: str) -> str:
        view = self.seen
        if len(view.buzzes) > 1:
            return counted(len(word), "letter")
        player = 0 if view.typing is None else view.typing
        return sentences.live(view.rules, view.row, word, player) if view.row else ""

    def _names(self, players: frozenset[Player]) -> str:
        return listed([self.sitting.name(player) for player in sorted(players)])

    def _passing(self, view: pdq.View) -> bool:
        """Whether agreeing means having no longer word."""
        return view.rules.variant is Variant.PDL and not view.tied

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        view = self.seen
        racing = view.stage is Stage.RACING
        solitaire = view.rules.variant is Variant.SOLITAIRE
        between = view.stage in {Stage.DEALING, Stage.OVER}
        return {
            "deal": between or view.stage is Stage.WAITING,
            "no_word": racing and not solitaire and not self._passing(view),
            "pass_on": racing and self._passing(view),
            "give_up": racing and solitaire,
            "give_back": view.stage is Stage.TYPING,
            "keep_looking": racing and self.voting,
            "answers": view.last is not None and between,
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
        if self.alone or self.box.is_open:
            return
        if player is None:
            if self.seen.stage is Stage.BUZZED and key is not None and key in ascii_lowercase:
                event.stop()
                self._early += key
            return
        if self.seen.stage in {Stage.RACING, Stage.BUZZED}:
            event.stop()
            event.prevent_default()
            self.own_key(player, event.time)

    def on_seats_picked(self, event: Seats.Picked) -> None:
        event.stop()
        if not self.alone and not self.box.is_open:
            self.own_key(event.player, event.time)

    def own_key(self, player: Player, stamp: float) -> None:
        """A player's own key at that time: a buzz, or in a vote an agreement."""
        view = self.seen
        if self._up:
            self.verdict.say(sentences.STILL_DEALING, bad=True)
        elif self.voting and view.stage is Stage.RACING:
            if stamp - self._agreed_at.get(player, 0.0) >= REPEAT:
                self._agree(view, player)
            self._agreed_at[player] = stamp
        elif player in dict(view.buzzes):
            pass  # a key that repeats by itself is no second buzz
        elif self.act(player, pdq.Buzz(), stamp) and self.app.settings.preferences.sound:
            self.app.bell()

    def beat(self) -> None:
        self._half_typed = self.box.word if self.box.is_open else self._half_typed
        super().beat()

    def on_word_box_said(self, event: WordBox.Said) -> None:
        event.stop()
        view = self.seen
        player = 0 if view.typing is None else view.typing
        self._half_typed = ""
        if not event.word:
            self.verdict.say(sentence(Illegal(Reason.NO_WORD)), bad=True)
            return
        self.box.close()
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

    def action_no_word(self) -> None:
        if self.alone:
            self.act(0, pdq.Agree())
        else:
            self._vote(on=not self.voting)

    def action_pass_on(self) -> None:
        if self.alone:
            self.act(0, pdq.Pass())
        else:
            self._vote(on=not self.voting)

    def action_give_up(self) -> None:
        if self._sure:
            self.act(0, pdq.GiveUp())
        else:
            self._sure = True
            self.verdict.say(sentences.GIVE_UP_AGAIN, strong=True)

    def action_give_back(self) -> None:
        view = self.seen
        if view.typing is not None:
            self.box.close()
            self._half_typed = ""
            self.act(view.typing, pdq.GiveBack())

    def action_keep_looking(self) -> None:
        self._vote(on=False)

    def action_answers(self) -> None:
        from wordgames.ui.pdq.answers import Answers

        view = self.seen
        if view.last is not None:
            self.app.push_screen(Answers(view.last.row, self._answers(view, view.last.row)))

    def action_take_back(self) -> None:
        keep = self._before_last_result()
        if keep is None:
            self.say_aside(NOTHING_TO_TAKE_BACK)
            return

        def go() -> None:
            self._told = -1
            self._laid = len(self.sitting.states()[keep].results) + 1
            self.take_back_to(keep, 0)
            self.say_aside(TAKEN_BACK)

        everybody = tuple(range(len(self.sitting.seats)))
        self.ask_all(sentences.TAKE_BACK_QUESTION, everybody, go)

    def say_aside(self, text: str) -> None:
        self.verdict.say(text, strong=True)

    def make_hand(self, player: Player) -> HandScreen:
        from wordgames.ui.pdq.writing import WritingScreen

        return WritingScreen(self.sitting, player)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
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
        elif self._passing(view):
            self.act(player, pdq.Pass())
        else:
            self.act(player, pdq.Agree())

    def _vote(self, *, on: bool) -> None:
        self.voting = on
        self._agreed_at.clear()
        self.show()
        self.refresh_keys()

    def _before_last_result(self) -> int | None:
        """How many moves stood before the one that decided the last row."""
        states = self.sitting.states()
        count = len(states[-1].results)
        if not count:
            return None
        return next(n for n, state in enumerate(states) if len(state.results) == count) - 1


def best_name(rules: pdq.Rules) -> str:
    """Under what a best score of solitaire is kept: only like is compared with like."""
    points = ", doubles" if rules.double_scoring else ""
    timed = "" if rules.deal_time is None else f", {rules.deal_time // 1000} s"
    return f"PDQ solitaire, {rules.minimum(0)} letters{points}{timed}"
