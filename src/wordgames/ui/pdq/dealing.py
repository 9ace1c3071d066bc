"""The row on the table, turned up card by card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from wordgames.engines.pdq import Stage, View
from wordgames.ui.widgets.cards import Cards

if TYPE_CHECKING:
    from textual.timer import Timer

    from wordgames.table import GameClock

PACE: Final = 0.11
"""Seconds between two cards that are turned up."""


class DealtRow(Cards):
    """The cards of a row come in the order in which they are dealt, and the race starts after
    that: the clock stands while they come, and ``dealt`` is told when all lie.
    """

    def __init__(self, clock: GameClock, dealt: Callable[[], None]) -> None:
        super().__init__(widget_id="cards")
        self._clock = clock
        self._dealt = dealt
        self._row: tuple[str, ...] = ()
        self._deal = 0
        """The number of the deal whose cards all lie face up."""
        self._up = 0
        """How many cards are turned up while a row is being dealt; 0 when none is."""
        self._timer: Timer | None = None

    @property
    def dealing(self) -> bool:
        """Whether cards are still coming."""
        return self._up > 0

    def lay(self, view: View, *, hidden: bool) -> None:
        """Show the row, or the last one; the backs while nobody may look."""
        counting = view.stage in {Stage.WAITING, Stage.WRITING}
        row = view.row or (view.last.row if view.last is not None else ())
        if hidden:
            self._stop()
        if counting or hidden or not row:
            self.show(("?",) * view.rules.row, covered=True)
        elif view.row and self._deal != view.deal:
            self._deal_out(view)
        else:
            self.show(row)

    def dealt_already(self, deal: int) -> None:
        """Everybody has seen that deal's row: it is not dealt once more."""
        if self.dealing:
            self._stop()
            self._clock.resume()
        self._deal = deal

    def _deal_out(self, view: View) -> None:
        if self.app.animation_level == "none":
            self._deal = view.deal
            self.show(view.row)
        elif not self.dealing:
            self._clock.pause()
            self._row = view.row
            self._turn_next(view.deal)

    def _turn_next(self, deal: int) -> None:
        self._up += 1
        order = (1, 0, 2) if len(self._row) == 3 else tuple(range(len(self._row)))
        up = set(order[: self._up])
        self.show([card if place in up else "" for place, card in enumerate(self._row)])
        if self._up < len(order):
            self._timer = self.set_timer(PACE, lambda: self._turn_next(deal))
        else:
            self._deal, self._up = deal, 0
            self._clock.resume()
            self._dealt()

    def _stop(self) -> None:
        self._up = 0
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
