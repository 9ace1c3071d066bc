"""A table: the people at it, the match they play and the clock on the wall."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from wordgames.game import Millis

JUMP: Final[Millis] = 2_000
"""A gap between two readings above this is no play: the machine slept, and the clock pauses."""


class GameClock:
    """Game time from a monotonic source in seconds: it stands still while paused.

    It begins paused at ``at``. A gap of more than ``jump`` between two readings (a closed laptop, a
    stopped process) counts as nothing and pauses the clock, which ``asleep`` then tells until the
    next ``resume``; so whoever runs it must read it at least once a second.
    """

    def __init__(
        self,
        source: Callable[[], float] = monotonic,
        *,
        at: Millis = 0,
        jump: Millis | None = JUMP,
    ) -> None:
        self._source = source
        self._elapsed = float(at)
        self._floor = float(at)
        self._since: float | None = None
        self._jump = jump
        self.asleep = False

    @property
    def running(self) -> bool:
        return self._since is not None

    def read(self, stamp: float | None = None) -> Millis:
        """The game time now, or at a stamp of the same source: when a key was pressed."""
        if self._since is None:
            return int(self._elapsed)
        gap = ((self._source() if stamp is None else stamp) - self._since) * 1000
        if gap < 0:
            return int(max(self._floor, self._elapsed + gap))
        if self._jump is not None and gap > self._jump:
            self._since = None
            self.asleep = True
        else:
            self._elapsed += gap
            self._since += gap / 1000
        return int(self._elapsed)

    def resume(self) -> None:
        """Let time run; no stamp before this instant counts any more."""
        if self._since is None:
            self._since = self._source()
            self._floor = self._elapsed
            self.asleep = False

    def pause(self) -> None:
        """Let time stand still, from now on."""
        self.read()
        self._since = None

    def rewind(self, at: Millis) -> None:
        """Set the game time back to where a take-back has put the game."""
        self.read()
        self._elapsed = min(self._elapsed, float(at))
        self._floor = min(self._floor, self._elapsed)
