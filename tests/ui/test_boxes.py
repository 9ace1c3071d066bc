"""What lies over a table: who doubts a word, and whether all agree."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from ui.driving import KEYS, LARGE, USUAL, press, program, setup_for, text
from wordgames.ui.box import Box
from wordgames.ui.challenge import ChallengePage, Doubt, Reveal
from wordgames.ui.consent import Consent
from wordgames.ui.program import WordGames
from wordgames.ui.table import TableScreen

LEAST = (60, 18)
DOUBT = Doubt(7, "QOPH", ("QU", "O", "P", "H"), "24 points")
WHY = "QOPH is not in the dictionary of this table, whatever anybody says of it"
REVEAL = Reveal(good=False, headline="QOPH is no word", lines=(WHY, "Hal loses 24 points."))


@asynccontextmanager
async def box(
    folder: Path, kind: type[Box[Any]], size: tuple[int, int]
) -> AsyncIterator[tuple[Pilot[Any], WordGames, Box[Any]]]:
    """A box over a table of eight, whose names are long."""
    setup = setup_for("quiddler", 8)
    seats = tuple(
        replace(seat, name=f"{seat.name}-Wilhelmina Montgomery"[:24]) for seat in setup.seats
    )
    app = program(folder, replace(setup, seats=seats))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        made: Box[Any]
        if kind is Consent:
            made = Consent(table.sitting, "Take back the last thing done?", tuple(range(8)))
        else:
            made = ChallengePage(table.sitting, DOUBT, tuple(range(7)), lambda _: REVEAL)
        app.push_screen(made)
        await pilot.pause()
        yield pilot, app, made


@pytest.mark.parametrize("size", [USUAL, LARGE, LEAST])
@pytest.mark.parametrize("kind", [Consent, ChallengePage])
async def test_eight_players_all_see_their_key(
    tmp_path: Path, kind: type[Box[Any]], size: tuple[int, int]
) -> None:
    async with box(tmp_path, kind, size) as (_, app, made):
        left, inside = made.query("*").first().region.x, text(app).splitlines()
        wide = made.query("*").first().region.width
        lines = [line[left : left + wide] for line in inside]
        asked = range(8 if kind is Consent else 7)
        for player in asked:
            assert any(f" {KEYS[player].upper()} " in line for line in lines), player
            assert any(f"{app_name(made, player)}-" in line for line in lines), player
        frame = [line for line in lines if line.startswith("\u2503")]
        assert len(frame) > 5
        assert all(line.endswith("\u2503") for line in frame)


def app_name(made: Box[Any], player: int) -> str:
    return made.sitting.name(player).partition("-")[0]


@pytest.mark.parametrize("kind", [Consent, ChallengePage])
async def test_the_line_of_keys_is_the_boxs_own(tmp_path: Path, kind: type[Box[Any]]) -> None:
    async with box(tmp_path, kind, USUAL) as (_, app, _):
        keys = text(app).splitlines()[-1]
        assert "go on" not in keys
        assert "pause" not in keys
        assert ("Esc leave it" if kind is Consent else "Esc let it stand") in keys


@pytest.mark.parametrize("kind", [Consent, ChallengePage])
async def test_the_table_can_be_seen_around_it(tmp_path: Path, kind: type[Box[Any]]) -> None:
    async with box(tmp_path, kind, USUAL) as (_, app, _):
        assert "QUIDDLER" in app.export_screenshot()


async def test_what_came_out_is_told_whole_and_enter_goes_on(tmp_path: Path) -> None:
    async with box(tmp_path, ChallengePage, USUAL) as (pilot, app, made):
        await press(pilot, KEYS[0])
        shown = text(app)
        assert "of this table, whatever" in shown
        assert "anybody says of it" in shown
        assert "Hal loses 24 points." in shown
        keys = shown.splitlines()[-1]
        assert "Enter go on" in keys
        assert "let it stand" not in keys
        await press(pilot, "escape")
        assert app.screen is not made


async def test_own_keys_can_be_clicked(tmp_path: Path) -> None:
    async with box(tmp_path, Consent, USUAL) as (pilot, app, made):
        for player in range(8):
            name, found = f"{app_name(made, player)}-", text(app).splitlines()
            region = made.query("*").first().region
            y = next(y for y in range(region.y, region.bottom) if name in found[y])
            await pilot.click(offset=(found[y].index(name, region.x), y))
        await pilot.pause()
        assert app.screen is not made


async def test_esc_can_be_clicked(tmp_path: Path) -> None:
    async with box(tmp_path, ChallengePage, USUAL) as (pilot, app, made):
        lines = text(app).splitlines()
        y = next(y for y, line in enumerate(lines) if "Esc lets it stand" in line)
        await pilot.click(offset=(lines[y].index("Esc lets"), y))
        await pilot.pause()
        assert app.screen is not made
