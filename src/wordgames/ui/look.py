"""How everything looks: colours, chips of the players, and signs to draw with.

Two themes of our own, and a look without any colour (``NO_COLOR``) that says the same with
bold, reverse and underline. Nothing is told by a colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol, runtime_checkable

from rich.style import Style

MARKS: Final = "ox#*%+=@"
"""The second sign of a seat, beside its number; the colour is only the third."""

COLOUR_NAMES: Final = ("blue", "orange", "green", "yellow", "sky", "red", "pink", "grey")

CHIPS: Final = (
    ("#0072b2", "#ffffff"),
    ("#e69f00", "#000000"),
    ("#009e73", "#000000"),
    ("#f0e442", "#000000"),
    ("#56b4e9", "#000000"),
    ("#d55e00", "#000000"),
    ("#cc79a7", "#000000"),
    ("#b0b0b0", "#000000"),
)
"""Okabe and Ito's colours, which colour-blind people tell apart, with lettering that is read."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a theme. Every pair that is drawn keeps a contrast of 4.5 to 1."""

    name: str
    dark: bool
    paper: str
    panel: str
    ink: str
    faint: str
    line: str
    accent: str
    good: str
    bad: str
    card: str
    card_ink: str
    card_back: str
    cursor: str
    cursor_ink: str


DARK: Final = Colours(
    name="dark",
    dark=True,
    paper="#0e1a1f",
    panel="#14252c",
    ink="#ece7da",
    faint="#93a7ad",
    line="#4a6670",
    accent="#f5b83d",
    good="#6fd08c",
    bad="#ff8f7a",
    card="#f7f0df",
    card_ink="#1d1a16",
    card_back="#28505e",
    cursor="#f5b83d",
    cursor_ink="#16130c",
)

LIGHT: Final = Colours(
    name="light",
    dark=False,
    paper="#f4efe3",
    panel="#e9e2d2",
    ink="#1f2529",
    faint="#54606a",
    line="#8d8672",
    accent="#8a3f00",
    good="#0f5c33",
    bad="#a01c1c",
    card="#fffdf6",
    card_ink="#1d1a16",
    card_back="#3d6b7a",
    cursor="#1f4e5f",
    cursor_ink="#ffffff",
)

THEMES: Final = {colours.name: colours for colours in (DARK, LIGHT)}


@dataclass(frozen=True, slots=True)
class Glyphs:
    """Signs of one cell each: box drawing and blocks, or plain ASCII."""

    thin: str
    heavy: str
    double: str
    full: str
    empty: str
    sparks: str
    dot: str
    left: str
    right: str
    on: str
    off: str
    chosen: str
    unchosen: str
    back: str
    pixels: bool
    """Whether half blocks can be drawn."""


BOXES: Final = Glyphs(
    thin="╭─╮│╰╯",
    heavy="┏━┓┃┗┛",
    double="╔═╗║╚╝",
    full="━",
    empty="╌",
    sparks="▁▂▃▄▅▆▇█",
    dot="·",
    left="<",
    right=">",
    on="[x]",
    off="[ ]",
    chosen="(o)",
    unchosen="( )",
    back="░",
    pixels=True,
)

ASCII: Final = Glyphs(
    thin="+-+|++",
    heavy="######",
    double="+=+|++",
    full="=",
    empty="-",
    sparks="_.-~=+*#",
    dot=".",
    left="<",
    right=">",
    on="[x]",
    off="[ ]",
    chosen="(o)",
    unchosen="( )",
    back=":",
    pixels=False,
)


@dataclass(frozen=True, slots=True)
class Look:
    """Named styles to draw with, and the signs."""

    glyphs: Glyphs
    ink: Style
    strong: Style
    faint: Style
    line: Style
    accent: Style
    good: Style
    bad: Style
    bar: Style
    bar_strong: Style
    key: Style
    card: Style
    card_edge: Style
    card_back: Style
    cursor: Style
    chips: tuple[Style, ...]

    def chip(self, colour: int) -> Style:
        return self.chips[colour % len(self.chips)]


@lru_cache
def look(theme: str, *, ascii_only: bool = False, colourless: bool = False) -> Look:
    """The look of a theme; without colour the theme does not matter."""
    glyphs = ASCII if ascii_only else BOXES
    return _plain(glyphs) if colourless else _coloured(THEMES[theme], glyphs)


@runtime_checkable
class HasLook(Protocol):
    """An app that says how things look."""

    @property
    def look(self) -> Look: ...


def look_of(app: object) -> Look:
    """The look of an app; the dark one for an app that has none."""
    return app.look if isinstance(app, HasLook) else look("dark")


def _coloured(c: Colours, glyphs: Glyphs) -> Look:
    return Look(
        glyphs=glyphs,
        ink=Style(color=c.ink),
        strong=Style(color=c.ink, bold=True),
        faint=Style(color=c.faint),
        line=Style(color=c.line),
        accent=Style(color=c.accent, bold=True),
        good=Style(color=c.good, bold=True),
        bad=Style(color=c.bad, bold=True),
        bar=Style(color=c.faint, bgcolor=c.panel),
        bar_strong=Style(color=c.ink, bgcolor=c.panel, bold=True),
        key=Style(color=c.accent, bgcolor=c.panel, bold=True),
        card=Style(color=c.card_ink, bgcolor=c.card, bold=True),
        card_edge=Style(color=c.line if c.dark else c.card_ink, bgcolor=c.card),
        card_back=Style(color="#ffffff", bgcolor=c.card_back),
        cursor=Style(color=c.cursor_ink, bgcolor=c.cursor, bold=True),
        chips=tuple(Style(color=ink, bgcolor=paper, bold=True) for paper, ink in CHIPS),
    )


def _plain(glyphs: Glyphs) -> Look:
    none, bold, reverse = Style(), Style(bold=True), Style(reverse=True)
    return Look(
        glyphs=glyphs,
        ink=none,
        strong=bold,
        faint=none,
        line=none,
        accent=bold,
        good=bold,
        bad=Style(bold=True, underline=True),
        bar=reverse,
        bar_strong=Style(reverse=True, bold=True),
        key=Style(reverse=True, bold=True),
        card=bold,
        card_edge=none,
        card_back=none,
        cursor=reverse,
        chips=(Style(bold=True, reverse=True),) * len(CHIPS),
    )
