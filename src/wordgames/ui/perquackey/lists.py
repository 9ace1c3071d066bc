"""Words called and words missed, by length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from rich.style import Style

    from wordgames.ui.look import Look

LEFT: Final = 6
"""Where the words begin, after their number of letters."""


class Lists(Drawing):
    """A line or more for each length: what was called, then what was missed, to walk through."""

    def __init__(self) -> None:
        super().__init__()
        self._title = ""
        self._called: Mapping[int, Sequence[str]] = {}
        self._bad: set[str] = set()
        self._missed: Mapping[int, Sequence[str]] = {}
        self._note = ""
        self._place: tuple[int, int] | None = None

    def show(
        self,
        title: str,
        called: Mapping[int, Sequence[str]],
        bad: set[str],
        missed: Mapping[int, Sequence[str]],
        note: str,
    ) -> None:
        """Show words called and missed, by length; ``bad`` ones did not count."""
        self._title, self._called, self._bad = title, called, bad
        self._missed, self._note = missed, note
        lengths = self._lengths(with_words=True)
        self._place = (lengths[-1], 0) if lengths else None
        self.refresh()

    @property
    def marked(self) -> str | None:
        """The missed word that is marked."""
        if self._place is None:
            return None
        length, number = self._place
        return self._missed[length][number]

    def move(self, step: int) -> None:
        """Mark another word of the same length."""
        if self._place is not None:
            length, number = self._place
            count = len(self._missed[length])
            self._place = length, (number + step) % count
            self.refresh()

    def row(self, step: int) -> None:
        """Mark a word of another length."""
        if self._place is not None:
            lengths = self._lengths(with_words=True)
            at = (lengths.index(self._place[0]) + step) % len(lengths)
            self._place = lengths[at], 0
            self.refresh()

    def _lengths(self, *, with_words: bool = False) -> list[int]:
        if with_words:
            return sorted(length for length, words in self._missed.items() if words)
        return sorted({*self._called, *self._missed})

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, f" {shortened(self._title, canvas.width - 6)} ", look.strong)
        lengths = self._lengths()
        rooms = _rooms([self._lines(length, canvas.width) for length in lengths], canvas.height - 2)
        y = 1
        for length, room in zip(reversed(lengths), reversed(rooms), strict=True):
            self._paint_length(canvas, look, y, room, length)
            y += room
        if self._note:
            note = shortened(self._note, canvas.width - 6)
            canvas.put(2, canvas.height - 1, f" {note} ", look.accent)

    def _lines(self, length: int, width: int) -> int:
        """How many lines the words of a length would fill."""
        count = len(self._called.get(length, ())) + len(self._missed.get(length, ()))
        return -(-max(1, count) * (length + 1) // (width - 10))

    def _paint_length(self, canvas: Canvas, look: Look, top: int, room: int, length: int) -> None:
        if room < 1:
            return
        canvas.put(2, top, f"{length:>2}", look.accent)
        x, y = LEFT, top
        right, bottom = canvas.width - 2, top + room
        missed = self._missed.get(length, ())
        entries = [(word, None) for word in self._called.get(length, ())]
        walk: list[tuple[str, int | None]] = [*entries, *((w, n) for n, w in enumerate(missed))]
        for shown, (word, number) in enumerate(walk):
            left_over = len(walk) - shown
            last_line = y == bottom - 1
            tail = f"+{left_over}"
            if x + len(word) > right or (
                last_line and left_over > 1 and x + len(word) + 1 + len(tail) > right
            ):
                y, x = y + 1, LEFT
                if y >= bottom:
                    canvas.right(right, bottom - 1, tail, look.faint)
                    return
            canvas.put(x, y, word, self._style(look, word, length, number))
            x += len(word) + 1

    def _style(self, look: Look, word: str, length: int, number: int | None) -> Style:
        """Called words are bright, those that did not count as well as missed ones plain."""
        if number is None:
            return look.faint if word in self._bad else look.good
        return look.cursor if self._place == (length, number) else look.ink


def _rooms(wanted: list[int], height: int) -> list[int]:
    """Lines for each length: one each, then more for the long words first while there are any."""
    rooms = [1] * len(wanted)
    for at in reversed(range(len(wanted))):
        spare = height - sum(rooms)
        rooms[at] += max(0, min(spare, wanted[at] - 1))
    return rooms
