"""Keys on a screen that is typed on, heard in the order in which they were pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget


async def carry_out(node: Widget, event: Key) -> None:
    """Do what the key is bound to on a page or a field, at once; keys bound elsewhere stay theirs.

    Left to itself a bound key goes round by the app, and letters that came after it in the same
    moment overtake it: ``QUIT``, Enter, ``A`` would become ``QUITA``, and Backspace would take the
    letter typed after it.
    """
    active = node.screen.active_bindings.get(event.key)
    if active is None or active.node is not node:
        return
    if active.enabled and not active.binding.priority:
        event.stop()
        event.prevent_default()
        await node.run_action(active.binding.action)
