"""The pause: the letters are covered, the clock stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, Command
from wordgames.ui.page import Page
from wordgames.ui.widgets.cards import Cards

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.ui.look import Look


class PausePage(Page[None]):
    """Lies over the table until somebody goes on."""

    TOPIC: ClassVar[str] = "pause"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("pause.go-on", "enter,space,f3", "go_on", "Go on playing", "go on", "Enter"),
        Command("pause.leave", "f10", "leave", "Go back to the first page", "leave"),
    )
    DEFAULT_CSS = """
    PausePage { align: center middle; }
    PausePage Cards { height: 7; }
    PausePage.-tall Cards { height: 11; }
    PausePage _Resting { height: 5; }
    """

    def __init__(self, why: str = "") -> None:
        super().__init__()
        self.why = why

    def content(self) -> Iterator[Widget]:
        yield Cards("PAUSED")
        yield _Resting(self.why)

    def on_mount(self) -> None:
        self.bar.show("PAUSED", "the clock stands still", "F1 help")

    def action_go_on(self) -> None:
        self.go_back()

    def action_leave(self) -> None:
        self.app.go_home()


class _Resting(Drawing):
    def __init__(self, why: str) -> None:
        super().__init__()
        self._why = why

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.centre(0, shortened(self._why, canvas.width - 2), look.ink)
        canvas.centre(2, "The letters are covered. Enter or Space goes on.", look.faint)
