"""A vote at the table: is there no word?"""

from __future__ import annotations

from typing import Final

from wordgames.game import Player

REPEAT: Final = 0.7
"""Seconds within which a key that comes again is held down, not pressed again."""


class Vote:
    """While it is open, own keys agree instead of buzzing."""

    def __init__(self) -> None:
        self.open = False
        self._pressed: dict[Player, float] = {}
        """When each player's own key came last in this vote, as it was stamped."""

    def call(self) -> None:
        """Ask everybody."""
        self.open = True
        self._pressed.clear()

    def end(self) -> None:
        """Own keys buzz again."""
        self.open = False

    def heard(self, player: Player, stamp: float) -> bool:
        """Whether that is a new press of the own key, and not one that is held down."""
        pressed = stamp - self._pressed.get(player, 0.0) >= REPEAT
        self._pressed[player] = stamp
        return pressed
