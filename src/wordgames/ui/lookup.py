"""Is that a word, and what does it mean?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.ui.commands import HELP, Command
from wordgames.ui.page import Page
from wordgames.ui.widgets.notice import Notice
from wordgames.ui.widgets.wordbox import WordBox

if TYPE_CHECKING:
    from textual.widget import Widget


class LookUp(Page[None]):
    """Type a word; the answer stands below it."""

    TOPIC: ClassVar[str] = "look-up"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("look-up.leave", "escape,f10", "leave", "Back", "back", "Esc"),
    )
    DEFAULT_CSS = """
    LookUp WordBox { margin: 1 2; }
    LookUp #verdict { margin: 0 2; }
    LookUp #meaning { margin: 1 2; height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.box = WordBox()
        self.verdict = Notice(widget_id="verdict")
        self.meaning = Notice(widget_id="meaning")

    def content(self) -> Iterator[Widget]:
        yield self.box
        yield self.verdict
        yield self.meaning

    def on_mount(self) -> None:
        self.bar.show("LOOK UP A WORD", "", "F1 help")
        self.box.open("A word, then Enter")

    def action_leave(self) -> None:
        self.app.pop_screen()
