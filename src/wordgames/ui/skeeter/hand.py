"""A player's own turn: a card, a target, a place, a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal

from wordgames.engines.skeeter import VALUES, Pass, Place, View
from wordgames.game import TimeUp
from wordgames.ui.commands import COVER, HELP, LOOK_UP, Command, pressed_key
from wordgames.ui.hand import HandScreen
from wordgames.ui.skeeter import sentences
from wordgames.ui.skeeter.choice import Choice
from wordgames.ui.skeeter.handcards import HandCards
from wordgames.ui.skeeter.lanes import Lane, Lanes
from wordgames.ui.skeeter.wordline import WordLine
from wordgames.ui.typing import carry_out
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.wordbox import WordBox

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.errors import Illegal
    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting


class SkeeterHand(HandScreen):
    """Shows the hand of the player on turn, and the rows as a card would make them.

    ``heard`` is told a word that was being typed when the time was up. The screen goes as soon as
    anything was done: what comes then is for everybody to see.
    """

    TOPIC: ClassVar[str] = "skeeter"
    table_is_open: ClassVar[bool] = True
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("skeeter.word", "enter", "word", "Type the word for this place", "word"),
        Command("skeeter.back", "escape", "back", "Back to the cards", "other place"),
        Command("skeeter.pass", "f4", "pass_on", "Pass: out of the round", "pass"),
        COVER,
        LOOK_UP,
        Command("skeeter.sort", "f2", "sort", "Put the hand into order", "sort"),
        Command("skeeter.left", "left", "shift(-1)", "A place to the left"),
        Command("skeeter.right", "right", "shift(1)", "A place to the right"),
        Command("skeeter.up", "up", "aim(-1)", "The target above"),
        Command("skeeter.down", "down", "aim(1)", "The target below"),
        Command("skeeter.next-card", "tab", "next_card", "The next card of the hand"),
    )
    DEFAULT_CSS = """
    SkeeterHand #status { height: 1; }
    SkeeterHand #hand { height: 3; }
    SkeeterHand #hand HandCards { width: 38; height: 100%; }
    SkeeterHand #hand WordBox { width: 1fr; }
    SkeeterHand #verdict { height: 1; }
    SkeeterHand Countdown { height: 1; display: none; }
    SkeeterHand.-timed Countdown { display: block; }
    SkeeterHand.-narrow #hand HandCards { width: 32; }
    SkeeterHand.-narrow #status { height: 2; }
    SkeeterHand.-tall.-wide #hand { height: 5; }
    SkeeterHand.-tall.-wide #hand HandCards { width: 62; }
    SkeeterHand.-tall Lanes { margin: 1 0; }
    """

    def __init__(
        self, sitting: Sitting, player: Player, heard: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(sitting, player)
        self.lanes = Lanes()
        self.cards = HandCards()
        self.box = WordBox()
        self.line = WordLine()
        self.status = Notice(widget_id="status")
        self.verdict = Notice(widget_id="verdict")
        self.countdown = Countdown()
        self._heard = heard
        self._moves = len(self.match.moves)
        self._sure = False
        self._refused = ""
        self.choice = Choice(player, lambda: self.seen)

    @property
    def seen(self) -> View:
        """What the player sees."""
        view: View = self.match.view(self.player)
        return view

    def content(self) -> Iterator[Widget]:
        yield self.lanes
        yield self.status
        with Horizontal(id="hand"):
            yield self.cards
            yield self.box
        yield self.line
        yield self.verdict
        yield self.countdown

    def on_mount(self) -> None:
        self.set_class(self.match.rules.turn_time is not None, "-timed")

    # What is drawn.

    def show(self) -> None:
        if self.covered:
            return
        view = self.seen
        if len(self.match.moves) != self._moves:
            self._tell_unfinished()
            self.leave_hand()
            return
        name = self.sitting.name(self.player)
        rounds = f"round {len(view.rounds) + 1} of {self.match.rules.rounds}"
        self.bar.show(f"SKEETER  {name}", f"{rounds}   pack {view.pack}", "F9 cover")
        self.lanes.show(self._drawn_lanes(view), self.sitting.seats)
        self.cards.show(self.choice.hand, None if view.must_pass else self.choice.index)
        self._show_status(view)
        turn_time = self.match.rules.turn_time
        if view.ends is None or turn_time is None:
            self.countdown.stop()
        else:
            self.countdown.start(self.clock, view.ends, turn_time)

    def _drawn_lanes(self, view: View) -> list[Lane]:
        lanes: list[Lane] = []
        for index, target in enumerate(view.targets):
            mine = target.owner == self.player
            chosen = index == self.choice.lane and not view.must_pass
            row, fresh = target.row, None
            if chosen:
                row, fresh = self.choice.row, self.choice.position
            holders = tuple(claim.player for claim in target.claims)
            lanes.append(
                Lane(
                    target.value,
                    row,
                    holders,
                    target.word,
                    fresh=fresh,
                    marked=chosen,
                    open=not mine and not view.must_pass,
                    note="yours" if mine else "",
                )
            )
        return lanes

    def _show_status(self, view: View) -> None:
        if view.must_pass:
            empty = not view.hand
            text = sentences.EMPTY_HAND if empty else sentences.ALL_FIVE
            self.status.say(text, strong=True)
        elif self.box.is_open:
            self.status.say(sentences.TYPE_FIRST)
        else:
            text = sentences.asked(view, self.choice.value, self.choice.row, self.player)
            self.status.say(text, strong="fifth" in text)

    def empty(self) -> None:
        self._sure = False
        self.lanes.show((), ())
        self.cards.show(())
        self.box.close()
        self.line.show("")
        self.status.say("")
        self.verdict.say("")
        self.countdown.stop()

    # What is chosen.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        typing, must_pass = self.box.is_open, self.seen.must_pass
        choosing = not typing and not must_pass
        return {
            "word": choosing,
            "back": typing,
            "sort": choosing,
            "shift": choosing,
            "aim": choosing,
            "next_card": choosing,
        }.get(action, True)

    async def on_key(self, event: Key) -> None:
        """Keys in the order in which they were pressed, however quickly."""
        key = pressed_key(event.key)
        letter = key is not None and len(key) == 1 and key.isalpha()
        if key is None or self.seen.must_pass:
            return
        if letter and self.box.is_open:
            event.stop()
            self.box.write(key)
        elif key == "enter" and self.box.is_open:
            event.stop()
            event.prevent_default()
            self.box.enter()
        elif letter:
            event.stop()
            self.choose_letter(key.upper())
        elif key in set("12345") and not self.box.is_open:
            event.stop()
            self.choose_lane(int(key) - 1)
        else:
            await carry_out(self, event)

    def choose_letter(self, letter: str) -> None:
        """Take the next card with that letter."""
        if self.choice.take_letter(letter):
            self._chosen()
        else:
            self._say(sentences.NO_CARD.format(letter), bad=True)

    def choose_card(self, index: int) -> None:
        """Try that card of the hand."""
        self.choice.index = index
        self._chosen()

    def choose_lane(self, lane: int, position: int | None = None) -> None:
        """Try a target; None is the right end of its row."""
        if self.choice.is_own(lane):
            self._say(sentences.YOURS.format(VALUES[lane]), bad=True)
        else:
            self.choice.aim(lane, position)
            self._chosen()

    def on_hand_cards_picked(self, event: HandCards.Picked) -> None:
        event.stop()
        if not self.box.is_open and not self.seen.must_pass:
            self.choose_card(event.index)

    def on_lanes_picked(self, event: Lanes.Picked) -> None:
        event.stop()
        if not self.box.is_open and not self.seen.must_pass:
            self.choose_lane(event.lane, event.position)

    def action_shift(self, step: int) -> None:
        self.choice.shift(step)
        self._chosen()

    def action_aim(self, step: int) -> None:
        lane = self.choice.next_lane(step)
        if lane is not None:
            self.choose_lane(lane)

    def action_next_card(self) -> None:
        self.choice.take_next()
        self._chosen()

    def action_sort(self) -> None:
        self.choice.sort()
        self._chosen()

    # What is done.

    def action_word(self) -> None:
        self.box.open(f"A word with {' '.join(self.choice.row)}")
        self._say("")
        self._follow("")
        self.refreshed()

    def action_back(self) -> None:
        self.box.close()
        self.line.show("")
        self._say("")
        self.refreshed()

    def on_word_box_typed(self, event: WordBox.Typed) -> None:
        event.stop()
        if self.box.is_open:
            self._follow(event.word)
            if event.word not in {self._refused, ""}:
                self._refused = ""
                self._say("")

    def on_word_box_said(self, event: WordBox.Said) -> None:
        event.stop()
        self._sure = False
        tried = self.choice
        placed = Place(tried.card, tried.value, tried.position, event.word)
        if self.act(self.player, placed) is None:
            self._refused = event.word
            self.box.write(event.word)

    def refused(self, problem: Illegal, player: Player) -> None:
        del player
        self.verdict.say(sentences.refusal(self.sitting, problem), bad=True)

    def action_look_up(self) -> None:
        self._sure = False
        name = self.sitting.name(self.player)
        self.verdict.say(sentences.CLOSED_FOR_YOU.format(name), bad=True)

    def action_pass_on(self) -> None:
        if self._sure or self.seen.must_pass:
            self.act(self.player, Pass())
        else:
            self._sure = True
            self.verdict.say(sentences.SURE, strong=True)

    def _chosen(self) -> None:
        self._say("")
        self.show()

    def _say(self, text: str, *, bad: bool = False) -> None:
        """Say something else than the warning of a pass, which then has to be given again."""
        self._sure = False
        self.verdict.say(text, bad=bad)

    def _follow(self, word: str) -> None:
        row = self.choice.row
        remark, fits = sentences.fit(word, row)
        self.line.show(word, row, remark, good=fits)

    def _tell_unfinished(self) -> None:
        """Time has run out with a word half typed: it is not said, and not forgotten either."""
        moves = self.match.moves
        late = any(isinstance(move.action, TimeUp) for move in moves[self._moves :])
        if late and self._heard is not None and self.box.is_open:
            self._heard(self.box.word)
