"""A question over a public table, answered by everybody with the own key."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from textual.screen import ModalScreen

from wordgames.ui.canvas import Canvas, shortened
from wordgames.ui.commands import key_name
from wordgames.ui.look import MARKS
from wordgames.ui.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.style import Style
    from textual.app import ComposeResult

    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting

T = TypeVar("T")

IN_A_ROW = 4
"""As many own keys as lie beside each other, with enough of each name."""


class Box(Page[T], ModalScreen[T]):
    """Lies over a table that can be seen around it; the line of keys is the box's own.

    Never push one over a hand.
    """

    DEFAULT_CSS = "Box { align: center middle; }"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        yield from self.content()
        yield self.key_line

    def action_help(self) -> None:
        from wordgames.ui.help import HelpPage

        self.app.push_screen(HelpPage(self.sitting.game.name, self.offered()))

    def action_own_key(self, player: Player) -> None:
        """Somebody's own key was pressed, or clicked."""
        raise NotImplementedError


def paint_own_keys(
    canvas: Canvas,
    sitting: Sitting,
    players: Iterable[Player],
    y: int,
    style: Callable[[Player], Style],
) -> int:
    """The own keys of these players, in rows of a few; returns the line below them."""
    waiting = list(players)
    while waiting:
        row, waiting = waiting[:IN_A_ROW], waiting[IN_A_ROW:]
        room = (canvas.width - 5) // len(row)
        x = 3
        for player in row:
            seat, key = sitting.seats[player], key_name(sitting.own_key(player))
            before = f" {key} {MARKS[player]} "
            text = f"{before}{shortened(seat.name, room - len(before) - 2)} "
            x = canvas.put(x, y, text, style(player), f"screen.own_key({player})") + 1
        y += 1
    return y
