"""Quiddler's screens as they were looked at and found good, in two sizes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from quiddler.keys import Fingers
from ui.driving import LARGE, USUAL, HandClock, press, program, setup_for
from wordgames.setups.game import Setup

EIGHT = setup_for("quiddler", 8, first_hand=10)
FOUR = setup_for("quiddler", 4, first_hand=7)
ALONE = setup_for("quiddler", 1, variant="solitaire")
REAL = setup_for("quiddler", 3, variant="real-cards", first_hand=5)


async def hand(pilot: Pilot[Any]) -> None:
    """Ten cards and one drawn, a word laid, another typed."""
    fingers = Fingers(pilot)
    await fingers.open_hand()
    await fingers.press("f2")
    await fingers.press("f7", "word:box", "enter", "word:deer")


async def laid(pilot: Pilot[Any]) -> None:
    """One is out, the next has had the last turn, and a word was struck."""
    fingers = Fingers(pilot)
    await fingers.open_hand()
    await fingers.press("f2")
    left = fingers.hand.building.left
    await fingers.go_out(left[1:4], left[4:])
    await fingers.open_hand()
    await fingers.press("f4")
    left = fingers.hand.building.left
    await fingers.last_turn(left[0], left[1:5])
    owner = fingers.view.out
    assert owner is not None
    word = fingers.view.spreads[owner].words[0].word
    await fingers.challenge((owner + 1) % 4, owner, word)


async def sheet(pilot: Pilot[Any]) -> None:
    """The round is scored."""
    await laid(pilot)
    fingers = Fingers(pilot)
    for _ in range(2):
        await fingers.open_hand()
        await fingers.press("f2")
        left = fingers.hand.building.left
        await fingers.last_turn(left[0], left[1:3], left[3:6])
    await fingers.press("enter")


async def stacks(pilot: Pilot[Any]) -> None:
    await press(pilot, "right", "space", "right", "space")


async def written(pilot: Pilot[Any]) -> None:
    await press(pilot, "word:stone", "enter", "enter")
    await press(pilot, "word:quit", "enter", "1", "word:zo", "tab", "enter", "word:at", "enter")


SCENES: dict[str, tuple[Setup, Callable[[Pilot[Any]], Awaitable[None]]]] = {
    "hand": (EIGHT, hand),
    "laid": (FOUR, laid),
    "sheet": (FOUR, sheet),
    "solitaire": (ALONE, stacks),
    "real-cards": (REAL, written),
}


@pytest.mark.parametrize("size", [USUAL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("name", SCENES)
def test_looks_as_before(
    snap_compare: Callable[..., bool], tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    setup, act = SCENES[name]
    app = program(tmp_path, setup, seed=7, clock=HandClock())
    assert snap_compare(app, terminal_size=size, run_before=act)
