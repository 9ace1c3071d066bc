"""The hand-over page of Quiddler: from it one can still go and look at the table."""

from __future__ import annotations

from typing import ClassVar

from wordgames.ui.commands import Command
from wordgames.ui.handover import HandOver


class Door(HandOver):
    """As every hand-over page, with a way back to the table."""

    KEYS: ClassVar[tuple[Command, ...]] = (
        Command("hand-over.table", "escape", "table", "Look at the table", "table", "Esc"),
    )

    def action_table(self) -> None:
        self.app.pop_screen()
