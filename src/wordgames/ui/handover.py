"""Pass the keyboard: nothing secret is on the screen until the right player says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.ui import font, sentences
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, Command, key_name, pressed_key
from wordgames.ui.look import MARKS, Look
from wordgames.ui.page import Page

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.game import Player
    from wordgames.ui.hand import HandScreen
    from wordgames.ui.sitting import Sitting


class HandOver(Page[None]):
    """The next player presses the own key, then Enter, so that the last player's impatient Enter
    cannot open the next hand. Whoever has no own key presses the seat's number instead.
    """

    TOPIC: ClassVar[str] = "hand-over"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("hand-over.open", "enter", "open", "Open the hand, after the own key", "open"),
        Command("hand-over.leave", "f10", "leave", "Go back to the first page", "leave"),
    )
    DEFAULT_CSS = "HandOver _Door { height: 1fr; }"

    def __init__(
        self,
        sitting: Sitting,
        player: Player,
        make: Callable[[], HandScreen],
        told: str = "",
        *,
        here: bool = False,
    ) -> None:
        """``here``: the player has pressed the own key just now, so Enter is enough, as it always
        is for somebody who plays alone.
        """
        super().__init__()
        self.player = player
        self._sitting = sitting
        self._make = make
        self._door = _Door(sitting, player, told)
        if here or sitting.alone:
            self._door.unlock()

    def content(self) -> Iterator[Widget]:
        yield self._door

    def on_mount(self) -> None:
        self.bar.show(self._sitting.game.title.upper(), "nothing here is secret", "F1 help")

    @property
    def own_key(self) -> str:
        return self._sitting.own_key(self.player)

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        if key == self.own_key:
            event.stop()
            self._door.unlock()
        elif self._sitting.alone:
            pass
        elif key is not None and key not in {"enter", "f1", "f10", "ctrl+p"}:
            owner = self._sitting.owner(key)
            told = "" if owner is None else sentences.NOT_YOUR_KEY
            self._door.shut(told.format("" if owner is None else self._sitting.name(owner)))

    def action_open(self) -> None:
        if not self._door.unlocked:
            self._door.shut(sentences.KEY_FIRST.format(self._sitting.name(self.player)))
            return
        hand = self._make()
        hand.reopen = self._make
        self.app.replace_top(hand)

    def action_leave(self) -> None:
        self.app.go_home()


class Door(HandOver):
    """A hand-over page with a way back to the table, where nothing is secret either."""

    KEYS: ClassVar[tuple[Command, ...]] = (
        Command("hand-over.table", "escape", "table", "Look at the table", "table", "Esc"),
    )

    def action_table(self) -> None:
        self.go_back()


class _Door(Drawing):
    """Whose turn it is, in letters nobody overlooks."""

    WIDTH = 60
    HEIGHT = 13

    def __init__(self, sitting: Sitting, player: Player, told: str) -> None:
        super().__init__()
        self._seat = sitting.seats[player]
        self._key = key_name(sitting.own_key(player))
        self._player = player
        self._told = told
        self._alone = sitting.alone
        self.unlocked = False
        self._why = ""

    def unlock(self) -> None:
        self.unlocked = True
        self._why = ""
        self.refresh()

    def shut(self, why: str = "") -> None:
        """Stay closed, or close again; and say why, to whoever thought that it would open."""
        self.unlocked = False
        self._why = why
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        left = (canvas.width - self.WIDTH) // 2
        top = max(0, (canvas.height - self.HEIGHT - 2) // 2)
        frame, style = look.glyphs.heavy, look.accent
        canvas.box(left, top, self.WIDTH, self.HEIGHT, frame, style)
        canvas.centre(top + 1, "Covered for" if self._alone else "Pass the keyboard to", look.ink)
        name = shortened(self._seat.name, self.WIDTH - 16)
        self._paint_name(canvas, look, top + 3, name)
        if not self._alone:
            canvas.centre(top + 9, "Everybody else looks away.", look.ink)
        if self.unlocked:
            canvas.centre(top + 11, "Enter opens the hand", look.accent)
        else:
            whose = "own key" if self._seat.key else "number"
            text = f"press your {whose}  [{self._key}],  then Enter"
            canvas.centre(top + 11, text, look.strong)
        if self._why:
            canvas.centre(top + self.HEIGHT + 1, shortened(self._why, canvas.width - 4), look.bad)
        elif self._told:
            told = shortened(self._told, canvas.width - 4)
            canvas.centre(top + self.HEIGHT + 1, told, look.faint)

    def _paint_name(self, canvas: Canvas, look: Look, y: int, name: str) -> None:
        """In large letters where there are such and room for them, and on the player's chip."""
        large = name.upper()
        width = len(large) * (font.SIDE + 1)
        if look.glyphs.pixels and width <= self.WIDTH - 4 and font.has_all(large):
            x = (canvas.width - width) // 2
            for sign in large:
                for row, line in enumerate(font.half_blocks(sign)):
                    canvas.put(x, y + row, line, look.strong)
                x += font.SIDE + 1
        chip = f"  {self._player + 1}  {MARKS[self._player]}  {name}  "
        canvas.centre(y + 4, chip, look.chip(self._seat.colour))
