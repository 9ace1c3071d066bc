"""Colours that can be read, on both grounds and without any."""

from __future__ import annotations

from dataclasses import fields

import pytest
from rich.style import Style
from textual.color import Color

from wordgames.ui.look import CHIPS, COLOUR_NAMES, MARKS, THEMES, Colours, look

LEAST = 4.5
DECORATION = {"line", "card_edge"}
"""Frames: they tell nothing that words do not."""


def styles(theme: Colours) -> list[tuple[str, Style]]:
    """Every style that writes, with the paper it is written on where it brings none."""
    drawn = look(theme.name)
    named = [
        (field.name, getattr(drawn, field.name))
        for field in fields(drawn)
        if isinstance(getattr(drawn, field.name), Style) and field.name not in DECORATION
    ]
    return [*named, *(("chip", chip) for chip in drawn.chips)]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["paper", "panel"])
def test_everything_written_can_be_read(theme: Colours, ground: str) -> None:
    for name, style in styles(theme):
        assert style.color is not None
        paper = Color.parse(getattr(theme, ground))
        if style.bgcolor is not None:
            paper = Color.from_rich_color(style.bgcolor)
        ink = Color.from_rich_color(style.color)
        assert paper.get_contrast_text() is not None
        assert contrast(ink, paper) >= LEAST, (theme.name, ground, name)


def contrast(one: Color, other: Color) -> float:
    """The ratio of luminances, from 1 to 21, as the accessibility guidelines reckon it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Color) -> float:
    parts = [part / 255 for part in colour.rgb]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_measure_is_right() -> None:
    assert contrast(Color.parse("#ffffff"), Color.parse("#000000")) == pytest.approx(21)
    assert contrast(Color.parse("#767676"), Color.parse("#ffffff")) == pytest.approx(4.54, abs=0.01)


def test_without_colour_nothing_has_one() -> None:
    plain = look("dark", colourless=True)
    for field in fields(plain):
        style = getattr(plain, field.name)
        if isinstance(style, Style):
            assert style.color is None
            assert style.bgcolor is None


def test_a_seat_has_four_signs() -> None:
    assert len(CHIPS) == len(COLOUR_NAMES) == len(set(MARKS)) == len(set(CHIPS)) == 8


@pytest.mark.parametrize("name", ["thin", "heavy", "double"])
def test_plain_frames_have_six_signs(name: str) -> None:
    frame = getattr(look("dark", ascii_only=True).glyphs, name)
    assert frame.isascii()
    assert len(frame) == 6
