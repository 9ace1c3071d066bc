"""Everybody has to agree, each with the own key."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.screen import ModalScreen

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import key_name, pressed_key
from wordgames.ui.look import MARKS

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.events import Key

    from wordgames.game import Player
    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting


class Consent(ModalScreen[bool]):
    """Asks the players named; Esc, or anybody else's key, means no."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [("escape", "refuse", "No")]
    DEFAULT_CSS = """
    Consent { align: center middle; }
    Consent _Question { width: 58; height: 9; background: $surface; }
    """

    def __init__(self, sitting: Sitting, question: str, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._sitting = sitting
        self._waiting = list(players)
        self._question = _Question(sitting, question, players)

    def compose(self) -> ComposeResult:
        yield self._question

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        owner = None if key is None else self._sitting.owner(key)
        if owner in self._waiting:
            event.stop()
            self._waiting.remove(owner)
            self._question.agree(owner)
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
        x = 3
        for player in self._players:
            seat = self._sitting.seats[player]
            key = key_name(self._sitting.own_key(player))
            text = f" {key} {MARKS[player]} {shortened(seat.name, 8)} "
            style = look.chip(seat.colour) if player in self._agreed else look.ink
            x = canvas.put(x, 4, text, style) + 1
        canvas.centre(6, "each with the own key; Esc leaves it as it is", look.faint)
