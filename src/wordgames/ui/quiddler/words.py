"""The words that a player is building, and what they are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from textual.message import Message

from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.scoring import points_of
from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.cards import Card, Cards
    from wordgames.ui.look import Look


class Words(Drawing):
    """A row of cards a word, its points at the right; below them what is in no word."""

    class Clicked(Message):
        """A word was clicked: its cards go back to the hand."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[Cards, ...] = ()
        self._left: Cards = ()
        self._value: Mapping[Card, int] = {}

    def show(self, words: tuple[Cards, ...], left: Cards, value: Mapping[Card, int]) -> None:
        self._words, self._left, self._value = words, left, value
        self.refresh()

    def empty(self) -> None:
        """Forget the words."""
        self.show((), (), {})

    def on_click(self, event: Click) -> None:
        if 1 <= event.y <= len(self._words):
            self.post_message(self.Clicked(event.y - 1))

    def paint(self, canvas: Canvas, look: Look) -> None:
        laid = sum(points_of(word, self._value) for word in self._words)
        title = (
            f"Words   {laid} points so far" if self._words else "Words   type one, Enter lays it"
        )
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, f" {shortened(title, canvas.width - 6)} ", look.strong)
        for row, word in enumerate(self._words[: canvas.height - 3]):
            self._paint_word(canvas, look, row, word)
        if self._left:
            against = points_of(self._left, self._value)
            text = f"in no word: {' '.join(self._left)}, worth {against}"
            canvas.put(2, canvas.height - 2, shortened(text, canvas.width - 4), look.faint)

    def _paint_word(self, canvas: Canvas, look: Look, row: int, word: Cards) -> None:
        y = row + 1
        x = canvas.put(2, y, f"{row + 1} ", look.faint)
        points = f"{points_of(word, self._value)}"
        end = canvas.width - 2
        roomy = x + sum(len(card) + 3 for card in word) + len(points) < end
        for card in word:
            x = canvas.put(x, y, f" {card} " if roomy else f"{card} ", look.card)
            x = canvas.put(x, y, " ", look.ink) if roomy else x
        text = f"{spelt(word)}  {points}"
        canvas.right(end, y, text if x + len(text) < end else points, look.strong)
