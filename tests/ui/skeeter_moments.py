"""What is done at a table of Skeeter until a moment is worth a picture."""

from __future__ import annotations

from typing import Any, Final

from textual.pilot import Pilot

from ui.driving import KEYS, press, setup_for
from wordgames.engines.skeeter import Pass, Place, Ready
from wordgames.ui.skeeter.table import SkeeterTable

SETUP: Final = setup_for("skeeter", 3)
SEED: Final = 7
"""Deals the cards of the plays below."""

PLAYS: Final = (
    Place("A", 10, 1, "ABANDON"),
    Place("E", 50, 1, "ABDOMEN"),
    Place("C", 30, 1, "ABDUCTS"),
    Place("E", 20, 1, "ABORTED"),
    Place("L", 40, 0, "ANALYZE"),
    Place("G", 50, 1, "ABRIDGE"),
    Place("I", 30, 1, "ADDICTS"),
    Place("Q", 20, 0, "ACQUIRE"),
)


async def typing(pilot: Pilot[Any]) -> None:
    """Five rows have grown, and a word is half typed."""
    _play_on(pilot)
    player = _table(pilot).seen.turn
    assert player is not None
    await press(pilot, KEYS[player])
    await press(pilot, "enter")
    await press(pilot, "o", "3", "left", "left", "left")
    await press(pilot, "enter")
    await press(pilot, "word:BODIC")


async def said(pilot: Pilot[Any]) -> None:
    """The word lies open to doubt."""
    await typing(pilot)
    await press(pilot, "word:ES")
    await press(pilot, "enter")


async def scored(pilot: Pilot[Any]) -> None:
    """All have passed: the round sheet."""
    _play_on(pilot)
    table = _table(pilot)
    while not table.seen.rounds:
        turn = table.seen.turn
        assert turn is not None
        table.match.submit(turn, Pass(), 0)
    table.refreshed()
    await pilot.pause()


def _play_on(pilot: Pilot[Any]) -> None:
    table = _table(pilot)
    match = table.match
    for play in PLAYS:
        turn = table.seen.turn
        assert turn is not None
        match.submit(turn, play, 0)
        for other in table.seen.waiting:
            match.submit(other, Ready(), 0)
    table.refreshed()


def _table(pilot: Pilot[Any]) -> SkeeterTable:
    screen = pilot.app.screen
    assert isinstance(screen, SkeeterTable)
    return screen
