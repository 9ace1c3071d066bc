"""The private screen of one player: opaque, and empty as soon as anybody else might look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.events import ScreenResume

from wordgames.ui.commands import COVER, HELP, LEAVE, Command
from wordgames.ui.table import PlayScreen

if TYPE_CHECKING:
    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting


class HandScreen(PlayScreen):
    """Shows ``match.view(player)``. Only screens of this type may hold a hand.

    A game draws the hand in ``show`` when ``covered`` is False, and drops every trace of it in
    ``empty``. The screen is emptied when the terminal loses the focus, at F9, at a pause, when
    anything comes on top, and when it goes; after the first three the player comes back through
    the hand-over page. ``leave_hand`` goes back to the table.
    """

    KEYS: ClassVar[tuple[Command, ...]] = (HELP, COVER, LEAVE)

    def __init__(self, sitting: Sitting, player: Player) -> None:
        super().__init__(sitting)
        self.player = player
        self.reopen: Callable[[], HandScreen] | None = None
        """Makes this screen again after it was covered; the hand-over page sets it."""
        self._left_before = self.app.times_left

    def empty(self) -> None:
        """Drop everything that belongs to the player alone from every widget."""
        raise NotImplementedError

    def on_screen_suspend(self) -> None:
        self._left_before = self.app.times_left
        self.empty()

    @on(ScreenResume)
    def come_back(self, event: ScreenResume) -> None:
        """Whoever closes the help after the window was left may be somebody else."""
        if self._left_before != self.app.times_left:
            event.prevent_default()
            self.left_alone()

    def on_unmount(self) -> None:
        self.empty()

    def pause_with(self, why: str = "") -> None:
        self._back_to_hand_over(why or "Paused.")

    def action_cover(self) -> None:
        self._back_to_hand_over("")

    def left_alone(self) -> None:
        self._back_to_hand_over("The window was left alone, so the hand is covered.")

    def leave_hand(self) -> None:
        """The player's turn is over: back to the table."""
        self.empty()
        self.go_back()

    def finish(self) -> None:
        """The podium belongs on the table's place."""
        self.leave_hand()

    def _back_to_hand_over(self, told: str) -> None:
        from wordgames.ui.handover import Door, HandOver

        self.empty()
        again = self.reopen
        if again is not None and self.is_current:
            kind = Door if self.table_is_open else HandOver
            self.app.replace_top(kind(self.sitting, self.player, again, told))
