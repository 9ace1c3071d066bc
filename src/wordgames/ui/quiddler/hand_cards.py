"""The cards of a hand with their points, and the mark that moves over them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from textual.message import Message

from wordgames.ui import font
from wordgames.ui.canvas import Canvas, Drawing

if TYPE_CHECKING:
    from textual.events import Click, MouseDown, MouseUp

    from wordgames.cards import Card, Cards
    from wordgames.ui.look import Look

LARGE_HEIGHT: Final = 6
SMALL_HEIGHT: Final = 4
WIDE: Final = 7
SLIM: Final = 5


class HandCards(Drawing):
    """Large letters where all cards have room for them side by side, else plain ones.

    The marked card has a heavy frame and a caret below; cards picked for a word stand out by a
    dot. Clicking a card posts ``Clicked``, dragging it to another place ``Carried``.
    """

    class Clicked(Message):
        """A card was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Carried(Message):
        """A card was dragged to the place of another one."""

        def __init__(self, index: int, place: int) -> None:
            super().__init__()
            self.index = index
            self.place = place

    DEFAULT_CSS = "HandCards { height: 7; }"

    def __init__(self) -> None:
        super().__init__()
        self._cards: Cards = ()
        self._value: Mapping[Card, int] = {}
        self._marked: int | None = None
        self._picked: tuple[int, ...] = ()
        self._below: tuple[str, ...] = ()
        self._places: list[tuple[int, int]] = []
        self._grabbed: int | None = None
        self._carried = False

    def show(
        self,
        cards: Cards,
        value: Mapping[Card, int],
        marked: int | None,
        picked: tuple[int, ...] = (),
        below: tuple[str, ...] = (),
    ) -> None:
        """Show these cards, an empty place for an empty text. ``picked`` are the places of those
        that go into the word now built, ``below`` what is written under each.
        """
        self._cards, self._value = cards, value
        self._marked, self._picked, self._below = marked, picked, below
        self.refresh()

    def empty(self) -> None:
        """Forget the cards."""
        self.show((), {}, None)
        self._places, self._grabbed = [], None

    def paint(self, canvas: Canvas, look: Look) -> None:
        large = [self._large(card) for card in self._cards]
        small = WIDE if WIDE * len(self._cards) <= canvas.width else SLIM
        fits = sum(large) <= canvas.width and canvas.height > LARGE_HEIGHT and look.glyphs.pixels
        widths = large if fits else [small] * len(self._cards)
        gap = 1 if sum(widths) + len(widths) - 1 <= canvas.width else 0
        height = LARGE_HEIGHT if fits else SMALL_HEIGHT
        x = max(0, (canvas.width - sum(widths) - gap * (len(widths) - 1)) // 2)
        y = max(0, (canvas.height - height - (2 if self._below else 1)) // 2)
        self._places = []
        for index, (card, width) in enumerate(zip(self._cards, widths, strict=True)):
            self._places.append((x, x + width))
            self._paint_card(canvas, look, (x, y, width, height), index, card)
            x += width + gap

    def on_mouse_down(self, event: MouseDown) -> None:
        self._grabbed, self._carried = self._at(event.x), False

    def on_mouse_up(self, event: MouseUp) -> None:
        grabbed, place = self._grabbed, self._at(event.x)
        self._grabbed = None
        if grabbed is not None and place is not None and grabbed != place:
            self._carried = True
            self.post_message(self.Carried(grabbed, place))

    def on_click(self, event: Click) -> None:
        """Follows when the button is let go, wherever among the cards that is."""
        place = self._at(event.x)
        if place is not None and not self._carried:
            self.post_message(self.Clicked(place))

    def _at(self, x: int) -> int | None:
        """Which card lies there."""
        found = (i for i, (start, end) in enumerate(self._places) if start <= x < end)
        return next(found, None)

    def _large(self, card: Card) -> int:
        return WIDE + (font.SIDE + 1) * max(0, len(card) - 1)

    def _paint_card(
        self,
        canvas: Canvas,
        look: Look,
        area: tuple[int, int, int, int],
        index: int,
        card: Card,
    ) -> None:
        x, y, width, height = area
        marked = index == self._marked
        if index < len(self._below):
            text = self._below[index]
            canvas.put(x + (width - len(text)) // 2, y + height + 1, text, look.faint)
        if marked:
            canvas.put(x + width // 2, y + height, "^", look.accent)
        if not card:
            canvas.box(x, y, width, height, look.glyphs.thin, look.line)
            return
        frame = look.glyphs.heavy if marked else look.glyphs.thin
        edge = look.card if marked else look.card_edge
        canvas.fill(x, y, width, height, look.card)
        canvas.box(x, y, width, height, frame, edge)
        points = str(self._value.get(card, 0))
        if height == LARGE_HEIGHT:
            left = x + 1
            for letter in card:
                for row, line in enumerate(font.half_blocks(letter)):
                    canvas.put(left, y + 1 + row, line, look.card)
                left += font.SIDE + 1
        else:
            canvas.put(x + 2 if width > SLIM else x + 1, y + 1, card, look.card)
        canvas.right(x + width - 1, y + height - 2, points, look.card)
        if index in self._picked:
            canvas.put(x + 1, y + height - 2, "*", look.card)
