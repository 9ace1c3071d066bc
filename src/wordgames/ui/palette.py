"""The list of commands, Ctrl+P."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from textual.app import SystemCommand
from textual.command import CommandPalette
from textual.screen import Screen

from wordgames.ui.page import Page

if TYPE_CHECKING:
    from wordgames.ui.program import WordGames


class Palette(CommandPalette):
    """The list of commands; keys that come before it has been laid out are passed over."""

    def _action_command_list(self, action: str) -> None:
        with suppress(KeyError):  # a page down asks for lines that are not there yet
            super()._action_command_list(action)


def commands_of(app: WordGames, screen: Screen[object]) -> Iterator[SystemCommand]:
    """What the page offers now, what can be changed about the looks, and the way out."""
    if isinstance(screen, Page):
        for command in screen.offered():
            yield SystemCommand(
                command.explanation,
                command.shown_key,
                partial(screen.run_action, command.action),
            )
    preferences = app.settings.preferences
    other = "light" if preferences.theme == "dark" else "dark"
    yield SystemCommand(f"Colours: {other}", "", partial(app.prefer, theme=other))
    for name, label in (
        ("reduced_motion", "reduced motion"),
        ("ascii", "plain signs (ASCII)"),
        ("sound", "a beep at a buzz"),
    ):
        value = not getattr(preferences, name)
        turn = "on" if value else "off"
        yield SystemCommand(f"Turn {label} {turn}", "", partial(app.prefer, **{name: value}))
    yield SystemCommand("Leave the program", "Ctrl+C", app.action_leave_all)
