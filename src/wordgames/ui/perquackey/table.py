"""The table of Perquackey: the cup, the cubes, the glass, the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from wordgames.chance import SeededRng
from wordgames.engines import perquackey
from wordgames.engines.perquackey import Referee, Stage, Variant, View
from wordgames.engines.perquackey.chart import AWARD
from wordgames.errors import Illegal, Reason
from wordgames.game import Action, Player
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
from wordgames.ui.perquackey.chart import Chart, ChartWord
from wordgames.ui.perquackey.race import Race, Runner
from wordgames.ui.perquackey.tray import Cube, Tray
from wordgames.ui.table import TableScreen
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.ui.sitting import Sitting

TUMBLES: Final = 9
TUMBLE: Final = 0.07
"""How often, and how many seconds apart, the cubes turn over before they lie still."""


class PerquackeyTable(TableScreen):
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
        Command("perquackey.stop", "f6", "stop", "Enough practice: the game ends", "stop"),
        TAKE_BACK,
        LOOK_UP,
        LEAVE,
    )
    DEFAULT_CSS = """
    PerquackeyTable Countdown { height: 3; }
    PerquackeyTable #tray { height: 4; }
    PerquackeyTable #verdict { height: 1; }
    PerquackeyTable #prompt { height: 3; padding: 1 0; }
    PerquackeyTable Chart { height: 1fr; }
    PerquackeyTable Race { height: 1; }
    PerquackeyTable.-low Countdown { height: 1; }
    PerquackeyTable.-low #tray { height: 1; }
    PerquackeyTable.-tall #tray { height: 7; }
    PerquackeyTable.-tall Countdown { height: 5; }
    PerquackeyTable.-tall Chart { height: 16; }
    PerquackeyTable.-tall Race { height: 1fr; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.countdown = Countdown()
        self.tray = Tray("tray")
        self.box = CallBox(self._live)
        self.prompt = Notice(widget_id="prompt", centred=True)
        """What is to be done now; it stands where the word box does while words are called."""
        self.verdict = Notice(widget_id="verdict")
        self.chart = Chart()
        self.race = Race()
        self.half_typed = ""
        """What stood in the word box when time was up."""
        self._late = False
        self._kept = ""
        """What was typed when the screen was covered."""
        self._told = len(self.seen.thrown)
        self._turn: int = self.seen.turn
        self._lying = ""
        """The letters that have come to rest."""
        self._tumbles = 0
        self._shuffles = 0
        self._suggesting = False
        self._unlocked = False
        self._offer: Action | None = None
        self._sure = False

    @property
    def seen(self) -> View:
        """What may be shown: what everybody sees, and in duplicate what the thrower sees."""
        state = self.match.state
        secret = state.rules.variant is Variant.DUPLICATE
        view: View = self.match.view(state.player if secret else None)
        return view

    @property
    def alone(self) -> bool:
        return len(self.sitting.seats) == 1

    def content(self) -> Iterator[Widget]:
        yield self.countdown
        yield self.tray
        yield self.box
        yield self.prompt
        yield self.verdict
        yield self.chart
        yield self.race

    # What is drawn.

    def show(self) -> None:
        view = self.seen
        self._show_bar(view)
        self._show_tray(view)
        self._show_countdown(view)
        self._show_box(view)
        self._show_chart(view)
        self.race.show(
            [self._runner(view, side) for side in range(view.rules.sides)],
            view.rules.goal if view.rules.variant is Variant.RACE else None,
        )

    def _show_bar(self, view: View) -> None:
        rules = view.rules
        throw = f"throw {view.round + 1}"
        if rules.variant in {Variant.THROWS, Variant.DUPLICATE}:
            throw = f"throw {min(view.round + 1, rules.throws)} of {rules.throws}"
        score = view.scores[view.side]
        parts = [self._thrower(view), throw, f"{score:,} banked"]
        if view.vulnerable:
            parts.append("VULNERABLE: thirteen cubes")
        elif rules.vulnerable(2000) and rules.variant is Variant.RACE:
            parts.append("ten cubes")
        if self._best_name is not None:
            best = self.app.settings.best(self._best_name)
            parts.append("no best score yet" if best is None else f"best {best:,}")
        self.bar.show("PERQUACKEY", "   ".join(parts), "F1 help")

    def _show_countdown(self, view: View) -> None:
        seconds = view.rules.seconds
        if view.ends is None or seconds is None or self.covered or self._tumbles:
            self.countdown.stop()
        else:
            self.countdown.start(self.clock, view.ends, seconds * 1000)

    def _show_box(self, view: View) -> None:
        if self.covered or self._tumbles:
            if self.box.is_open:
                self._kept = self.box.word
            self.box.close()
        elif view.stage is Stage.FORMING:
            self._open(self._box_title(view))
        elif view.stage is Stage.ROLLING:
            self._open(sentences.LAY)
        else:
            self.box.close()
            self._kept = ""
        self.box.display = self.box.is_open
        self.prompt.display = not self.box.is_open
        self.prompt.say("" if self.covered else self._status(view), strong=True)

    def _box_title(self, view: View) -> str:
        partner = view.rules.partner(view.player)
        if self._suggesting and partner is not None:
            name = self.sitting.name(partner)
            if view.may_suggest:
                return f"{name} suggests"
            return f"{name} suggests TOO EARLY: {AWARD} to the others"
        return f"{self.sitting.name(view.player)}, your words"

    def _open(self, title: str) -> None:
        kept = self.box.word if self.box.is_open else self._kept
        self.box.open(title)
        if kept and not self.box.word:
            self.box.put(kept)
        self._kept = ""

    def _show_tray(self, view: View) -> None:
        if self._tumbles:
            return
        count = len(view.rules.black) + (len(view.rules.red) if view.vulnerable else 0)
        blacks = len(view.rules.black)
        if self.covered or not view.letters:
            self.tray.show([Cube("", red=n >= blacks) for n in range(count)])
            if not view.letters:
                self._lying = ""
            return
        if view.letters != self._lying:
            self._let_tumble(view)
            return
        word = self.box.word if self.box.is_open else ""
        self.tray.show([Cube(view.letters[n], red=n >= blacks) for n in self._order(view)], word)

    def _order(self, view: View) -> list[int]:
        """The order in the tray: as they fell, and another one for each shuffle."""
        numbers = [str(n) for n in range(len(view.letters))]
        rng = SeededRng(self.match.seed, -1 - view.turn * 1000 - self._shuffles)
        return [int(n) for n in rng.shuffled(numbers)]

    def _show_chart(self, view: View) -> None:
        partner = view.rules.partner(view.player)
        fresh = view.words[-1].word if view.words else ""
        words = [
            ChartWord(seen.word, fresh=seen.word == fresh, partner=seen.by == partner)
            for seen in view.words
        ]
        forming = view.stage in {Stage.FORMING, Stage.JUDGING}
        told, tone = sentences.summary(view) if forming else ("", "plain")
        whose = f"{self.sitting.name(view.player)}'s words" if forming else "Chart"
        self.chart.show(
            words,
            vulnerable=view.vulnerable,
            title=f"{whose}   five of a length; a full pair pays a bonus",
            summary=told,
            tone=tone,
            hints=sentences.hints(view) if forming else (),
            covered=self.covered,
        )

    def _status(self, view: View) -> str:
        """What is to be done now, where no words are formed."""
        name = self.sitting.name(view.player)
        match view.stage:
            case Stage.READY if self._secret(view) and not self._unlocked:
                key = key_name(self.sitting.own_key(view.player))
                return sentences.READY_UNSEEN.format(name, key)
            case Stage.READY if self._secret(view):
                return sentences.READY_UNLOCKED.format(name)
            case Stage.READY:
                return sentences.READY.format(name)
            case Stage.LYING:
                others = [self.sitting.name(p) for p in view.rules.others(view.player)]
                return sentences.LYING.format(name, " or ".join(others))
            case Stage.OVER:
                return sentences.OVER
            case _:
                return ""

    def _runner(self, view: View, side: int) -> Runner:
        members = tuple(
            (player, self.sitting.name(player), self.sitting.seats[player].colour)
            for player in view.rules.members(side)
        )
        score = view.scores[side]
        return Runner(members, score, view.rules.vulnerable(score), acts=side == view.side)

    def _thrower(self, view: View) -> str:
        thrower = self.sitting.name(view.player)
        partner = view.rules.partner(view.player)
        return thrower if partner is None else f"{thrower} (with {self.sitting.name(partner)})"

    def _secret(self, view: View) -> bool:
        """Whether the others must not see this throw: they have yet to play it."""
        return view.rules.variant is Variant.DUPLICATE and view.rules.sides > 1

    # The throw.

    def _let_tumble(self, view: View) -> None:
        """The cubes turn over for a moment; no time is lost by it, and any key ends it."""
        if (
            self.app.animation_level == "none"
            or view.stage is not Stage.FORMING
            or view.rules.real_cubes
        ):
            self._rest(view)
            return
        self._tumbles = TUMBLES
        self.clock.pause()
        self._turn_over()

    def _turn_over(self) -> None:
        view = self.seen
        if not self._tumbles:
            return
        if self.covered or not view.letters:
            self._tumbles = 0
            return
        self._tumbles -= 1
        if not self._tumbles:
            self._come_to_rest()
            return
        cubes = view.rules.black + (view.rules.red if view.vulnerable else ())
        blacks = len(view.rules.black)
        rng = SeededRng(self.match.seed, -1 - view.turn * 1000 - 900 - self._tumbles)
        self.tray.show(
            [Cube(cubes[n][rng.below(len(cubes[n]))], red=n >= blacks) for n in self._order(view)]
        )
        self.set_timer(TUMBLE, self._turn_over)

    def _come_to_rest(self) -> None:
        self._tumbles = 0
        self._lying = self.seen.letters
        self.clock.resume()
        self.refreshed()

    def _rest(self, view: View) -> None:
        self._lying = view.letters
        self._show_tray(view)

    # What happens.

    def beat(self) -> None:
        if self.box.is_open and self.seen.stage is Stage.FORMING:
            self.half_typed, self._late = self.box.word, False
        super().beat()

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

    @property
    def _best_name(self) -> str | None:
        """Under what a best score is kept: only games alone for so many throws are compared."""
        rules = self.seen.rules
        if not self.alone or rules.variant not in {Variant.THROWS, Variant.DUPLICATE}:
            return None
        timed = "no clock" if rules.seconds is None else f"{rules.seconds} s"
        which = "best of" if rules.counts_best else "sum of"
        return f"Perquackey, {which} {rules.throws}, {rules.cubes}, {timed}"

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        view = self.seen
        forming = view.stage is Stage.FORMING
        ready = view.stage is Stage.READY
        return {
            "go_on": ready or view.stage in {Stage.LYING, Stage.OVER} or bool(self._tumbles),
            "shuffle": bool(view.letters),
            "offer": forming,
            "partner": forming and view.rules.teams,
            "close": forming,
            "stop": ready and view.rules.variant is Variant.PRACTICE,
            "take_back": forming and bool(view.words),
            "look_up": ready,
            "pause": not ready or not self.alone,
        }.get(action, True)

    def on_key(self, event: Key) -> None:
        if self._tumbles:
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
            case _ if self._tumbles:
                self._come_to_rest()
            case Stage.READY if self._secret(view) and not self._unlocked:
                key = key_name(self.sitting.own_key(view.player))
                self.verdict.say(
                    f"{self.sitting.name(view.player)}: press your own key first, {key}.", bad=True
                )
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

    def action_close(self) -> None:
        if not self._sure:
            self._sure = True
            self.verdict.say(sentences.SURE, strong=True)
            return
        self.half_typed, self._late = self.box.word, False
        self.act(self.seen.player, perquackey.Finish())

    def action_stop(self) -> None:
        self.act(self.seen.player, perquackey.Stop())

    def action_look_up(self) -> None:
        from wordgames.ui.lookup import LookUp

        self.app.push_screen(LookUp(self.sitting.lexicon))

    def _live(self, word: str) -> str:
        view = self.seen
        if view.stage is Stage.FORMING:
            return sentences.live(view, word)
        return f"{len(word)} letters" if view.stage is Stage.ROLLING else ""

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
