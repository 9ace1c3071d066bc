"""Skeeter on small and large screens, in plain signs and without colours."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ui.driving import LARGE, USUAL, HandClock, press, program, setup_for, text
from ui.skeeter_keys import EASY, Table, table
from wordgames.engines.skeeter import VALUES
from wordgames.setups.game import Seat
from wordgames.ui.skeeter.hand import SkeeterHand
from wordgames.ui.skeeter.table import SkeeterTable


async def test_seats_without_an_own_key_use_their_number(tmp_path: Path) -> None:
    setup = replace(setup_for("skeeter", 2), seats=(Seat("Ann", 0), Seat("Bob", 1)))
    app = program(tmp_path, setup, seed=5)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SkeeterTable)
        turn = screen.seen.turn
        assert turn is not None
        await press(pilot, str(turn + 1))
        await press(pilot, "enter")
        assert isinstance(app.screen, SkeeterHand)


@pytest.mark.parametrize(
    ("size", "plain"),
    [((60, 18), False), ((60, 18), True), ((100, 30), True), ((120, 40), True), ((200, 60), False)],
)
async def test_everything_has_room_at_every_size(
    tmp_path: Path, size: tuple[int, int], plain: bool
) -> None:
    async with table(tmp_path, 4, size, counts={**EASY, "O": 10}, look={"ascii": plain}) as game:
        for value in VALUES:
            assert re.search(rf"\b{value}\b", game.shown())
        await game.good(50)
        await game.place(game.some_placement(30))
        shown = game.shown()
        assert "at 30:" in shown
        assert "F6" in shown
        assert shown.isascii() or not plain
        await game.ready()
        await game.open_hand()
        shown = game.shown()
        for card in game.hand.choice.hand:
            assert card in shown
        assert shown.isascii() or not plain
        await game.press("enter")
        assert "A word with" in game.shown()


async def test_long_names_and_the_least_size_leave_the_keys_in_sight(tmp_path: Path) -> None:
    setup = setup_for("skeeter", 4, turn_time=60)
    seats = tuple(replace(seat, name=f"Wilhelmina-Marie {seat.name}") for seat in setup.seats)
    app = program(tmp_path, replace(setup, seats=seats), seed=5)
    async with app.run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        shown = " ".join(text(app).split())
        assert "then Enter opens the hand" in shown
        game = Table(app, pilot, HandClock())
        await game.open_hand()
        shown = " ".join(text(app).split())
        assert "Left Right: place Enter: word" in shown


async def test_no_color_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "NO_COLOR", "1")
    async with table(tmp_path) as game:
        await game.open_hand()
        shown = game.shown()
        assert "┏" in shown
        await game.press("enter")
        assert "A word with" in game.shown()


async def test_long_rows_stay_readable(tmp_path: Path) -> None:
    async with table(tmp_path, 2, LARGE, counts={"A": 40}) as game:
        for _ in range(9):
            player = game.turn
            target = next(t for t in game.view.targets if t.owner != player)
            await game.play_straight(target.value)
        row = game.view.targets[0].row
        assert len(row) > 7
        line = game.shown().splitlines()[3]
        assert "     ".join(row) in line
        assert "".join(row) in line
