"""What is done at a table of Quiddler until a moment is worth a picture."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from quiddler.keys import Fingers
from ui.driving import press, setup_for

SEED = 7

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
