"""A line to type in, whose keys count in the order in which they were pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.widgets import Input

from wordgames.ui.typing import carry_out

if TYPE_CHECKING:
    from textual.events import Key


class Field(Input):
    """Textual's own field, except that Backspace and the arrows wait for nothing."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.cursor_blink = False

    async def on_key(self, event: Key) -> None:
        await carry_out(self, event)
