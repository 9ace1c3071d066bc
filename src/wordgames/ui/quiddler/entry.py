"""The word that is being typed, and the ways in which cards can spell it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from textual.message import Message

from wordgames.engines.quiddler.scoring import points_of
from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.cards import Card, Cards
    from wordgames.ui.look import Look


class Entry(Drawing):
    """One line: the letters, then the cards they take; several ways are numbered."""

    class Chosen(Message):
        """One of the ways was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    DEFAULT_CSS = "Entry { height: 1; }"

    def __init__(self) -> None:
        super().__init__()
        self._typed = ""
        self._ways: tuple[Cards, ...] = ()
        self._value: Mapping[Card, int] = {}
        self._asking = False
        self._places: list[tuple[int, int]] = []

    def show(
        self, typed: str, ways: tuple[Cards, ...], value: Mapping[Card, int], *, asking: bool
    ) -> None:
        """``asking`` is when the player has to say which of the ways is meant."""
        self._typed, self._ways, self._value, self._asking = typed, ways, value, asking
        self.refresh()

    def empty(self) -> None:
        """Forget the word."""
        self.show("", (), {}, asking=False)

    def on_click(self, event: Click) -> None:
        for index, (start, end) in enumerate(self._places):
            if start <= event.x < end:
                self.post_message(self.Chosen(index))

    def paint(self, canvas: Canvas, look: Look) -> None:
        self._places = []
        x = canvas.put(1, 0, "word: ", look.faint)
        x = canvas.put(x, 0, self._typed, look.accent)
        x = canvas.put(x, 0, "_", look.accent) + 2
        if not self._typed:
            return
        if not self._ways:
            canvas.put(x, 0, shortened("no free cards spell that", canvas.width - x), look.faint)
            return
        several = len(self._ways) > 1
        if self._asking:
            x = canvas.put(x, 0, "which? ", look.strong)
        for index, way in enumerate(self._ways[:9]):
            text = f"{' '.join(way)}, {points_of(way, self._value)}"
            if several:
                text = f"{index + 1}: {text}"
            if x + len(text) > canvas.width:
                canvas.put(x, 0, "..", look.faint)
                break
            start = x
            x = canvas.put(x, 0, text, look.strong if self._asking or not several else look.ink)
            self._places.append((start, x))
            x += 3
