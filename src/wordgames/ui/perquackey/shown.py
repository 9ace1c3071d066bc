"""How the table of Perquackey looks: the cubes, the glass, the chart and the race."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from wordgames.chance import SeededRng
from wordgames.engines.perquackey import Stage, Variant, View
from wordgames.engines.perquackey.chart import AWARD
from wordgames.game import Action
from wordgames.ui.commands import key_name
from wordgames.ui.perquackey import sentences
from wordgames.ui.perquackey.callbox import CallBox
from wordgames.ui.perquackey.chart import Chart, ChartWord
from wordgames.ui.perquackey.race import Race, Runner
from wordgames.ui.perquackey.tray import Cube, Tray
from wordgames.ui.table import TableScreen
from wordgames.ui.widgets.countdown import Countdown
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.ui.sitting import Sitting

TUMBLES: Final = 8
"""How often the cubes turn over before they lie still."""


class ShownTable(TableScreen):
    """Draws the position; what is done at the table is said by the class made from it."""

    DEFAULT_CSS = """
    ShownTable Countdown { height: 3; }
    ShownTable #tray { height: 4; }
    ShownTable #verdict { height: 1; }
    ShownTable #prompt { height: 3; padding: 1 0 0 0; }
    ShownTable Chart { height: 1fr; }
    ShownTable Race { height: 1; }
    ShownTable CallBox.-last { border: heavy $error; }
    ShownTable CallBox.-last.-ascii { border: ascii $error; }
    ShownTable.-low Countdown { height: 1; }
    ShownTable.-low #tray { height: 1; }
    ShownTable.-tall #tray { height: 7; }
    ShownTable.-tall Chart { height: 15; }
    ShownTable.-tall Race { height: 1fr; }
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
            parts.append("VULNERABLE")
        elif rules.vulnerable(2000) and rules.variant is Variant.RACE:
            parts.append("ten cubes")
        if self._best_name is not None:
            best = self.app.settings.best(self._best_name)
            parts.append("no best score yet" if best is None else f"best {best:,}")
        self.bar.show("PERQUACKEY", "   ".join(parts), "F1 help")

    def _show_countdown(self, view: View) -> None:
        seconds = view.rules.seconds
        if view.ends is None or seconds is None or self.covered or self.tray.tumbling:
            self.countdown.stop()
        else:
            self.countdown.start(self.clock, view.ends, seconds * 1000)

    def _show_box(self, view: View) -> None:
        if self.covered or self.tray.tumbling:
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
            self.box.remove_class("-last")
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
        if self.covered:
            self.tray.stop()
        elif self.tray.tumbling:
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
            case Stage.READY if view.turn or view.rules.real_cubes:
                return sentences.READY.format(name)
            case Stage.READY:
                return f"{sentences.READY.format(name)}\n{sentences.HOW}"
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
        self._lying = view.letters
        still = self.app.animation_level == "none" or view.rules.real_cubes
        if still or view.stage is not Stage.FORMING:
            self._show_tray(view)
            return
        cubes = view.rules.black + (view.rules.red if view.vulnerable else ())
        blacks, order = len(view.rules.black), self._order(view)
        rng = SeededRng(self.match.seed, -900 - view.turn * 1000)
        frames = [
            [Cube(cubes[n][rng.below(len(cubes[n]))], red=n >= blacks) for n in order]
            for _ in range(TUMBLES)
        ]
        self.clock.pause()
        self.tray.tumble(frames, self._come_to_rest)

    def _come_to_rest(self) -> None:
        self.tray.stop()
        if not self.covered:
            self.clock.resume()
            self.refreshed()

    def _live(self, word: str) -> str:
        view = self.seen
        if view.stage is Stage.FORMING:
            return sentences.live(view, word)
        return f"{len(word)} letters" if view.stage is Stage.ROLLING else ""

    @property
    def _best_name(self) -> str | None:
        """Under what a best score is kept: only games alone for so many throws are compared."""
        rules = self.seen.rules
        if not self.sitting.alone or rules.variant not in {Variant.THROWS, Variant.DUPLICATE}:
            return None
        timed = "no clock" if rules.seconds is None else f"{rules.seconds} s"
        which = "best of" if rules.counts_best else "sum of"
        return f"Perquackey, {which} {rules.throws}, {rules.cubes}, {timed}"
