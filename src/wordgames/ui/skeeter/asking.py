"""Who looks a word up: everybody may but the player on turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.ui.commands import Command, pressed_key
from wordgames.ui.page import Page
from wordgames.ui.skeeter import sentences
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.seats import SeatLine, Seats

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting


class WhoAsks(Page[None]):
    """Opens the look-up for whoever presses the own key, the player on turn apart."""

    TOPIC: ClassVar[str] = "skeeter"
    KEYS: ClassVar[tuple[Command, ...]] = (
        Command("asking.back", "escape,f5,f10", "back", "Back to the table", "back", "Esc"),
    )
    DEFAULT_CSS = """
    WhoAsks #question { height: 3; margin-top: 2; }
    WhoAsks Seats { height: 4; }
    """

    def __init__(self, sitting: Sitting, on_turn: Player) -> None:
        super().__init__()
        self._sitting = sitting
        self._on_turn = on_turn
        self.question = Notice(sentences.WHO_LOOKS_UP, widget_id="question", centred=True)
        self.seats = Seats()

    def content(self) -> Iterator[Widget]:
        yield self.question
        yield self.seats

    def on_mount(self) -> None:
        self.bar.show("LOOK UP A WORD", "", "Esc back")
        self.seats.show(
            [
                SeatLine(
                    player,
                    seat.name,
                    seat.colour,
                    self._sitting.own_key(player),
                    "on turn" if player == self._on_turn else "may look up",
                    out=player == self._on_turn,
                )
                for player, seat in enumerate(self._sitting.seats)
            ]
        )

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        player = None if key is None else self._sitting.owner(key)
        if player is not None:
            event.stop()
            event.prevent_default()
            self._ask(player)

    def on_seats_picked(self, event: Seats.Picked) -> None:
        event.stop()
        self._ask(event.player)

    def action_back(self) -> None:
        self.go_back()

    def _ask(self, player: Player) -> None:
        if player == self._on_turn:
            name = self._sitting.name(player)
            self.question.say(sentences.CLOSED_FOR_YOU.format(name), bad=True)
            return
        from wordgames.ui.lookup import LookUp

        self.app.replace_top(LookUp(self._sitting))
