"""Everybody has to agree, each with the own key."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from wordgames.ui.box import Box, paint_own_keys
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, Command, pressed_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.style import Style
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.game import Player
    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting


class Consent(Box[bool]):
    """Asks the players named; Esc means no."""

    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("consent.refuse", "escape", "refuse", "Leave it as it is", "leave it"),
    )
    DEFAULT_CSS = "Consent _Question { width: 58; height: 9; background: $surface; }"

    def __init__(self, sitting: Sitting, question: str, players: tuple[Player, ...]) -> None:
        super().__init__(sitting)
        self._waiting = list(players)
        self._question = _Question(sitting, question, players)

    def content(self) -> Iterator[Widget]:
        yield self._question

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        owner = None if key is None else self.sitting.owner(key)
        if owner in self._waiting:
            event.stop()
            self.action_own_key(owner)

    def action_own_key(self, player: Player) -> None:
        if player in self._waiting:
            self._waiting.remove(player)
            self._question.agree(player)
            if not self._waiting:
                self.dismiss(True)

    def action_refuse(self) -> None:
        self.dismiss(False)


class _Question(Drawing):
    def __init__(self, sitting: Sitting, question: str, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._sitting = sitting
        self._text = question
        self._players = players
        self._agreed: set[Player] = set()

    def agree(self, player: Player) -> None:
        self._agreed.add(player)
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.heavy, look.accent)
        canvas.centre(2, shortened(self._text, canvas.width - 4), look.strong)

        def style(player: Player) -> Style:
            agreed = player in self._agreed
            return look.chip(self._sitting.seats[player].colour) if agreed else look.ink

        below = paint_own_keys(canvas, self._sitting, self._players, 4, style)
        text = "each with the own key; Esc leaves it as it is"
        canvas.centre(below + 1, text, look.faint, "screen.refuse")
