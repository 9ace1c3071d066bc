"""The colours as Textual takes them."""

from __future__ import annotations

from textual.theme import Theme

from wordgames.ui.look import Colours


def theme_of(colours: Colours) -> Theme:
    """The theme for widgets that are not drawn by us, and for what lies between."""
    return Theme(
        name=colours.name,
        dark=colours.dark,
        primary=colours.accent,
        secondary=colours.line,
        accent=colours.accent,
        warning=colours.accent,
        error=colours.bad,
        success=colours.good,
        foreground=colours.ink,
        background=colours.paper,
        surface=colours.panel,
        panel=colours.panel,
        variables={
            "input-cursor-background": colours.cursor,
            "input-cursor-foreground": colours.cursor_ink,
            "block-cursor-background": colours.cursor,
            "block-cursor-foreground": colours.cursor_ink,
            "border": colours.line,
        },
    )
