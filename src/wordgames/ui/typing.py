"""Keys on a screen that is typed on, heard in the order in which they were pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.events import Key

    from wordgames.ui.page import Page


async def carry_out(page: Page[None], event: Key) -> None:
    """Do what the key is bound to on the page, at once; keys of a field that is typed in stay its.

    Left to itself a bound key goes round by the app, and letters that came after it in the same
    moment overtake it: ``QUIT``, Enter, ``A`` would become ``QUITA``.
    """
    active = page.active_bindings.get(event.key)
    if active is None or active.node is not page:
        return
    if active.enabled and not active.binding.priority:
        event.stop()
        event.prevent_default()
        await page.run_action(active.binding.action)
