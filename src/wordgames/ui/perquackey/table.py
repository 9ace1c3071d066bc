"""The table of Perquackey: the cup, the cubes, the glass, the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from wordgames.engines import perquackey
from wordgames.engines.perquackey import Referee, Stage, Variant, View
from wordgames.engines.perquackey.chart import AWARD
from wordgames.errors import Illegal, Reason
from wordgames.game import Millis, Player
from wordgames.ui.commands import (
    HELP,
    LEAVE,
    LOOK_UP,
    PAUSE,
    TAKE_BACK,
    Command,
    key_name,
    pressed_key,
)
from wordgames.ui.perquackey import sentences
from wordgames.ui.perquackey.callbox import CallBox
from wordgames.ui.perquackey.shown import ShownTable
from wordgames.ui.perquackey.tray import Tray

if TYPE_CHECKING:
    from textual.events import Key

LAST: Final[Millis] = 10_000
"""When the word box says that time is nearly up."""


class PerquackeyTable(ShownTable):
    """One player forms words at a time, so the word box has the keyboard while the clock runs.

    Nothing that is typed after time is up does anything: going on takes Space, which no word has.
    """

    TOPIC: ClassVar[str] = "perquackey"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("perquackey.go-on", "space", "go_on", "Throw, turn the glass, go on", "go on"),
        Command("perquackey.shuffle", "f2", "shuffle", "Shuffle the cubes in the tray", "shuffle"),
        PAUSE,
        Command("perquackey.offer", "tab", "offer", "Take what is offered: replace or take out"),
        Command("perquackey.partner", "f4", "partner", "The partner types", "partner"),
        Command("perquackey.close", "f6", "close", "Close the throw before time is up", "done"),
        Command("perquackey.stop", "f7", "stop", "Enough practice: the game ends", "stop"),
        TAKE_BACK,
        LOOK_UP,
        LEAVE,
    )

    # What happens.

    def beat(self) -> None:
        view = self.seen
        if self.box.is_open and view.stage is Stage.FORMING:
            self.half_typed, self._late = self.box.word, False
            self._warn(view)
        super().beat()

    def _warn(self, view: View) -> None:
        """The last ten seconds are told where the eye is: in the frame of the word box."""
        last = view.ends is not None and view.ends - self.clock.read() < LAST
        self.box.set_class(last, "-last")
        title = self._box_title(view)
        shown = f"{title}   {sentences.LAST}" if last else title
        if self.box.border_title != shown:
            self.box.border_title = shown

    def refreshed(self) -> None:
        super().refreshed()
        self._follow()

    def _follow(self) -> None:
        """After a throw: the others judge it, then everybody looks at what it was worth."""
        view = self.seen
        if self.covered or not self.is_mounted:
            return
        if view.turn != self._turn:
            self._turn, self._shuffles, self._offer = view.turn, 0, None
            self._suggesting = self._unlocked = self._sure = False
            if self.app.settings.preferences.sound:
                self.app.bell()
            self.verdict.say("" if len(view.thrown) > self._told else self._kept_secret(view))
        if view.stage is Stage.READY and not view.turn and not self.verdict.text:
            self.verdict.say(sentences.opening(self.sitting, view))
        if view.stage is Stage.JUDGING:
            from wordgames.ui.perquackey.judging import JudgingPage

            self.app.push_screen(JudgingPage(self))
        elif len(view.thrown) > self._told:
            self._review(view)

    def _review(self, view: View) -> None:
        from wordgames.ui.perquackey.review import ReviewPage

        shown = view.thrown[self._told :]
        self._told = len(view.thrown)
        self.app.push_screen(ReviewPage(self.sitting, shown, self.unfinished()))

    def _kept_secret(self, view: View) -> str:
        """A throw of duplicate that stays secret until everybody has played it."""
        before = (view.player - 1) % view.rules.players
        closed = f"{self.sitting.name(before)}'s throw is closed; its words wait for the others."
        return f"{closed}  {self.unfinished()}"

    def finish(self) -> None:
        """The last throw is looked at first; the podium follows at a key."""
        if self._told < len(self.seen.thrown):
            self.show()
            return
        if self._best_name is not None:
            self.app.keep_best(self._best_name, self.seen.scores[0])
        super().finish()

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        view = self.seen
        forming = view.stage is Stage.FORMING
        ready = view.stage is Stage.READY
        return {
            "go_on": ready or view.stage in {Stage.LYING, Stage.OVER} or self.tray.tumbling,
            "shuffle": bool(view.letters),
            "offer": forming,
            "partner": forming and view.rules.teams,
            "close": forming,
            "stop": ready and view.rules.variant is Variant.PRACTICE,
            "take_back": forming and bool(view.words),
            "look_up": ready,
            "pause": not ready or not self.sitting.alone,
        }.get(action, True)

    def on_key(self, event: Key) -> None:
        if self.tray.tumbling:
            event.stop()
            event.prevent_default()
            self._come_to_rest()
            return
        key = pressed_key(event.key)
        player = None if key is None else self.sitting.owner(key)
        view = self.seen
        if player is None or self.box.is_open:
            return
        if view.stage is Stage.LYING and player in view.rules.others(view.player):
            event.stop()
            event.prevent_default()
            self.act(player, perquackey.TurnGlass(), event.time)
        elif view.stage is Stage.READY and self._secret(view) and player == view.player:
            event.stop()
            event.prevent_default()
            self._unlocked = True
            self.show()

    def on_tray_picked(self, event: Tray.Picked) -> None:
        event.stop()
        self.box.insert(event.letter)

    def on_word_box_typed(self, event: CallBox.Typed) -> None:
        """Other cubes are in use."""
        event.stop()
        if self.box.is_open:
            self._show_tray(self.seen)

    def on_word_box_said(self, event: CallBox.Said) -> None:
        event.stop()
        view = self.seen
        self._sure = False
        match view.stage:
            case Stage.FORMING:
                self._call(view, event.word)
            case Stage.ROLLING:
                self._lying = ""
                self.act(view.player, perquackey.Lay(event.word))
            case _:
                pass

    def _call(self, view: View, word: str) -> None:
        """A word was entered, by the thrower or by the partner."""
        self.half_typed, self._late = word, True
        partner = view.rules.partner(view.player)
        self._offer = None
        if self._suggesting and partner is not None:
            self._suggesting = False
            made = self.act(partner, perquackey.Suggest(word))
        else:
            made = self.act(view.player, perquackey.Spell(word))
        if made is None:
            return
        self.half_typed = ""
        now = self.seen
        if len(now.early) > len(view.early) and partner is not None:
            others = sentences.side_names(self.sitting, view.rules, view.player)
            told = sentences.EARLY.format(
                self.sitting.name(partner), sentences.groups_to_fill(view), AWARD, others
            )
            self.verdict.say(told, bad=True)
        else:
            self.verdict.say(sentences.stands(now, word), good=True)

    def refused(self, problem: Illegal, player: Player) -> None:
        view = self.seen
        word = self.half_typed
        if view.stage is not Stage.FORMING or problem.reason in {
            Reason.TOO_LATE,
            Reason.NOT_YOUR_TURN,
            Reason.WRONG_PHASE,
        }:
            if view.stage is Stage.ROLLING:
                self.verdict.say(sentences.refusal(self.sitting, view, "", problem), bad=True)
            return
        self.half_typed = ""
        by_thrower = player == view.player
        match problem.reason:
            case Reason.PLURAL_OF_A_USED_WORD | Reason.SINGULAR_OF_A_USED_WORD if by_thrower:
                self._offer = perquackey.Replace(word)
            case Reason.ALREADY_USED if by_thrower:
                self._offer = perquackey.Withdraw(word)
            case _:
                self._offer = None
        self.verdict.say(sentences.refusal(self.sitting, view, word, problem), bad=True)

    def action_go_on(self) -> None:
        view = self.seen
        match view.stage:
            case _ if self.tray.tumbling:
                self._come_to_rest()
            case Stage.READY if self._secret(view) and not self._unlocked:
                key = key_name(self.sitting.own_key(view.player))
                told = sentences.OWN_KEY_FIRST.format(self.sitting.name(view.player), key)
                self.verdict.say(told, bad=True)
            case Stage.READY:
                self.verdict.say("")
                self._lying = ""
                self.act(view.player, perquackey.Throw())
            case Stage.LYING:
                self.act(view.rules.others(view.player)[0], perquackey.TurnGlass())
            case Stage.OVER:
                self.finish()
            case _:
                pass

    def action_shuffle(self) -> None:
        self._shuffles += 1
        self.show()

    def action_partner(self) -> None:
        self._suggesting = not self._suggesting
        self.show()

    def action_offer(self) -> None:
        offer, self._offer = self._offer, None
        view = self.seen
        if offer is None:
            self.verdict.say(sentences.NOTHING_OFFERED, bad=True)
            return
        word = offer.words[0] if offer.words else ""
        self.half_typed, self._late = word, True
        if self.act(view.player, offer) is None:
            return
        self.half_typed = ""
        match offer:
            case perquackey.Withdraw(taken):
                self.verdict.say(sentences.STRUCK.format(taken), strong=True)
            case _:
                self.verdict.say(sentences.stands(self.seen, word), good=True)

    def action_take_back(self) -> None:
        view = self.seen
        if not view.words:
            self.verdict.say(sentences.NOTHING_TO_STRIKE, bad=True)
            return
        word = view.words[-1].word
        if self.act(view.player, perquackey.Withdraw(word)) is not None:
            self.verdict.say(sentences.STRUCK.format(word), strong=True)

    def say_aside(self, text: str) -> None:
        self.verdict.say(text, strong=True)

    def action_close(self) -> None:
        if not self._sure:
            self._sure = True
            self.verdict.say(sentences.SURE, strong=True)
            return
        self.half_typed, self._late = self.box.word, False
        self.act(self.seen.player, perquackey.Finish())

    def action_stop(self) -> None:
        self.act(self.seen.player, perquackey.Stop())

    def unfinished(self) -> str:
        """The line about the word that was not called in time, told once."""
        told = sentences.unfinished(self.half_typed, late=self._late)
        self.half_typed = ""
        return told

    def judges(self) -> tuple[Player, ...]:
        """Who may challenge and strike."""
        view = self.seen
        return view.rules.others(view.player)

    @property
    def referee(self) -> Referee:
        return self.seen.rules.referee
