"""The public screen of a game, and how a game brings its own.

A game named NAME has a package or module ``wordgames.ui.NAME`` with

* ``TABLE``: its class of ``TableScreen``, made with a ``Sitting``;
* ``HELP``: its chapter of the help, a tuple of lines (``# Heading``, text, or an empty line);
* ``remarkable(sitting) -> Sequence[str]``: lines for the podium (optional);
* ``scores(sitting) -> Sequence[Sequence[int]]``: everybody's score over time (optional).

A table shows ``match.view(None)`` and nothing else. What belongs to one player is shown by a
``HandScreen``, which the table opens through the hand-over page (``hand_over``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final

from wordgames.errors import Illegal
from wordgames.game import Action, Millis, Move, Player
from wordgames.ui.commands import HELP, LEAVE, PAUSE, REDO, TAKE_BACK, Command
from wordgames.ui.page import Page
from wordgames.ui.sentences import (
    DONE_AGAIN,
    NOTHING_TO_DO_AGAIN,
    NOTHING_TO_TAKE_BACK,
    TAKE_BACK_QUESTION,
    TAKEN_BACK,
)

if TYPE_CHECKING:
    from textual.timer import Timer

    from wordgames.match import Match
    from wordgames.table import GameClock
    from wordgames.ui.hand import HandScreen
    from wordgames.ui.sitting import Sitting

PULSE: Final = 0.5
"""Seconds between two looks at the clock: a machine that sleeps is noticed by the gap."""

LAG: Final[Millis] = 40
"""How late a key may arrive; time is called only after it, so that a key pressed in time counts."""


class PlayScreen(Page[None]):
    """A screen on which the game goes on: game time runs while it is on top and only then."""

    table_is_open: ClassVar[bool] = False
    """Whether one may go back to the table from a hand-over page, for a look or a pause."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._alarm: Timer | None = None
        self._covered = True

    @property
    def match(self) -> Match[Any, Any]:
        return self.sitting.match

    @property
    def clock(self) -> GameClock:
        return self.sitting.clock

    @property
    def covered(self) -> bool:
        """Whether nothing may be read now: something else is on top."""
        return self._covered

    def show(self) -> None:
        """Draw the position. Called after every move, and whenever the screen comes or goes."""

    def refused(self, problem: Illegal, player: Player) -> None:
        """Say why that may not be done; in one line, where the eye is."""

    def on_mount(self) -> None:
        self.set_interval(PULSE, self.beat)

    def on_screen_resume(self) -> None:
        self._covered = False
        self.clock.resume()
        self.match.tick(self.match.at)
        self.refreshed()
        self.came_back()

    def came_back(self) -> None:
        """The screen is on top again, and the game goes on."""

    def on_screen_suspend(self) -> None:
        """Pause, unless the game goes on already on the screen below or above this one, which may
        be told of it before this one is.
        """
        self._covered = True
        top = self.app.screen_stack[-1] if self.app.screen_stack else None
        goes_on = isinstance(top, PlayScreen) and top.clock is self.clock and not top.covered
        if not goes_on:
            self.clock.pause()
        self.show()

    def beat(self) -> None:
        """Look at the clock: call time where it is due, and pause after a sleep."""
        if self._covered:
            return
        now = self.clock.read()
        if self.clock.asleep:
            self.pause_with("The clock stood still for a while: did the computer sleep?")
            return
        before = len(self.match.moves)
        self.match.tick(max(self.match.at, now - LAG))
        if len(self.match.moves) != before:
            self.refreshed()

    def act(self, player: Player, action: Action, stamp: float | None = None) -> Move | None:
        """Let a player do something, at the stamp of the key where there is one.

        What the rules forbid is told by ``refused``, and None is returned.
        """
        at = max(self.match.at, self.clock.read(stamp))
        try:
            return self.match.submit(player, action, at)
        except Illegal as problem:
            self.refused(problem, player)
            return None
        finally:
            self.refreshed()

    def refreshed(self) -> None:
        """Draw the position, and wake up when its deadline has passed."""
        if self.match.outcome is not None and not self._covered:
            self.finish()
            return
        self.show()
        if self.is_mounted:
            self.refresh_keys()
            self._set_alarm()

    def finish(self) -> None:
        """The game is over."""
        from wordgames.ui.podium import Podium

        self._covered = True
        self.clock.pause()
        self.app.replace_top(Podium(self.sitting))

    def pause_with(self, why: str = "") -> None:
        """Cover everything and stop the clock until somebody goes on."""
        from wordgames.ui.pause import PausePage

        self.app.push_screen(PausePage(why))

    def action_pause(self) -> None:
        self.pause_with()

    def action_leave(self) -> None:
        self.app.go_home()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None
        due = self.match.engine.deadline(self.match.state)
        if due is not None and self.clock.running:
            wait = max(0, due + LAG - self.clock.read()) / 1000
            self._alarm = self.set_timer(wait + 0.001, self.beat)


class TableScreen(PlayScreen):
    """What everybody may see."""

    KEYS: ClassVar[tuple[Command, ...]] = (HELP, PAUSE, TAKE_BACK, REDO, LEAVE)
    pauses_when_left: ClassVar[bool] = True
    """Whether the game pauses when the terminal loses the focus."""

    def on_unmount(self) -> None:
        self.sitting.table.leave()

    def make_hand(self, player: Player) -> HandScreen:
        """The private screen of a player; games with hands bring it."""
        raise NotImplementedError

    def hand_over(self, player: Player, told: str = "", *, here: bool = False) -> None:
        """Cover everything until that player is there, then open the player's own screen.

        ``told`` is the line about what everybody may know: what the last player did. ``here``
        tells that the player has pressed the own key on the table already.
        """
        from wordgames.ui.handover import Door, HandOver

        make = partial(self.make_hand, player)
        kind = Door if self.table_is_open else HandOver
        self.app.push_screen(kind(self.sitting, player, make, told, here=here))

    def ask_all(
        self, question: str, players: tuple[Player, ...], agreed: Callable[[], None]
    ) -> None:
        """Do something if all of these players agree with their own keys."""
        from wordgames.ui.consent import Consent

        def answer(yes: bool | None) -> None:
            if yes:
                agreed()

        if len(players) < 2:
            agreed()
        else:
            self.app.push_screen(Consent(self.sitting, question, players), answer)

    def action_take_back(self) -> None:
        """Take back the last move that somebody made; everybody agrees if it revealed anything."""
        found = self.sitting.table.offer
        if found is None:
            self.say_aside(NOTHING_TO_TAKE_BACK)
            return

        def go() -> None:
            self.sitting.table.take_back(found.player)
            self.refreshed()
            self.say_aside(TAKEN_BACK)

        if found.free:
            go()
        else:
            question = TAKE_BACK_QUESTION.format(self.sitting.name(found.player))
            self.ask_all(question, tuple(range(len(self.sitting.seats))), go)

    def say_aside(self, text: str) -> None:
        """Say something about the table rather than the rules; games have a line for it."""

    def take_back_to(self, keep: int, player: Player) -> None:
        """Go back to where so many moves stood; the time goes back too."""
        self.match.take_back(player, keep, self.match.at)
        self.clock.rewind(self.match.at)
        self.refreshed()

    def action_redo(self) -> None:
        """Make the moves again that were just taken back; until the next move."""
        if self.match.can_redo:
            self.sitting.table.redo()
            self.refreshed()
            self.say_aside(DONE_AGAIN)
        else:
            self.say_aside(NOTHING_TO_DO_AGAIN)

    def action_look_up(self) -> None:
        from wordgames.ui.lookup import LookUp

        self.app.push_screen(LookUp(self.sitting))

    def left_alone(self) -> None:
        if self.pauses_when_left and self.clock.running:
            self.pause_with("The window was left alone, so the game waits.")


def open_table(sitting: Sitting) -> TableScreen:
    """The table screen of the sitting's game."""
    kind: type[TableScreen] = import_module(f"wordgames.ui.{sitting.game.name}").TABLE
    return kind(sitting)
