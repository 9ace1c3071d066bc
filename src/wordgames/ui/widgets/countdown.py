"""How much time is left, to be read from two metres."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordgames.ui import font
from wordgames.ui.canvas import Canvas, Drawing

if TYPE_CHECKING:
    from textual.timer import Timer

    from wordgames.game import Millis
    from wordgames.table import GameClock
    from wordgames.ui.look import Look

LAST: Final[Millis] = 10_000
"""The time for which tenths are shown."""
SLOW, FAST = 1.0, 0.1


class Countdown(Drawing):
    """A bar that empties and the seconds in digits, as large as the widget is high.

    It only draws: who is late is decided by the game. It has a timer of its own that runs while
    there is something to count: once a second, ten times in the last ten seconds.
    """

    DEFAULT_CSS = "Countdown { height: 3; }"

    def __init__(self) -> None:
        super().__init__()
        self._clock: GameClock | None = None
        self._ends: Millis = 0
        self._whole: Millis = 1
        self._ticker: Timer | None = None
        self._pace = 0.0
        self._shown = ""

    @property
    def running(self) -> bool:
        return self._clock is not None

    def start(self, clock: GameClock, ends: Millis, whole: Millis) -> None:
        """Count down to a game time; ``whole`` is how long it was to begin with."""
        if (clock, ends, whole) != (self._clock, self._ends, self._whole):
            self._clock, self._ends, self._whole = clock, ends, max(1, whole)
            self.refresh()
        self._set_pace()

    def stop(self) -> None:
        """There is nothing to count."""
        if self._clock is not None:
            self._clock = None
            self.refresh()
        self._set_pace()

    def left(self) -> Millis:
        """What is left now."""
        return 0 if self._clock is None else max(0, self._ends - self._clock.read())

    def text(self) -> str:
        """What is left, in words: 1:23, 12, 9.4."""
        left = self.left()
        if left < LAST:
            return f"{left / 1000:.1f}"
        seconds = -(-left // 1000)
        return f"{seconds // 60}:{seconds % 60:02}" if seconds >= 60 else str(seconds)

    def on_unmount(self) -> None:
        self.stop()

    def _set_pace(self) -> None:
        counts = self._clock is not None and self._clock.running
        pace = (FAST if self.left() < LAST else SLOW) if counts else 0.0
        if pace != self._pace:
            self._pace = pace
            if self._ticker is not None:
                self._ticker.stop()
                self._ticker = None
            if pace:
                self._ticker = self.set_interval(pace, self._tick)

    def _tick(self) -> None:
        if self.text() != self._shown:
            self.refresh()
        self._set_pace()

    def paint(self, canvas: Canvas, look: Look) -> None:
        if self._clock is None:
            return
        text = self._shown = self.text()
        left = self.left()
        style = look.bad if left < LAST / 2 else look.accent
        glyphs = look.glyphs
        large = canvas.height >= 3 and glyphs.pixels
        digits = sum(map(_width, text)) if large else len(text) + 2
        room = canvas.width - digits - 5
        filled = min(room, round(room * left / self._whole))
        row = canvas.height // 2
        x = canvas.put(2, row, glyphs.full * filled, style)
        canvas.put(x, row, glyphs.empty * (room - filled), look.line)
        x = canvas.width - digits - 1
        if not large:
            canvas.put(x, row, text, style)
            return
        for sign in text:
            narrow = font.SIDE - _width(sign) + 1
            for y, line in enumerate(font.half_blocks(sign)):
                canvas.put(x, row - 1 + y, line[narrow // 2 :], style)
            x += _width(sign)


def _width(sign: str) -> int:
    """Cells of a large sign with the gap after it."""
    return 4 if sign in ".:" else font.SIDE + 1
