"""PDQ at a table, played with keys by everybody, with a clock driven by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from ui.driving import KEYS, USUAL, HandClock, Seated, deck_file, program, seed_with_row, setup_for
from wordgames.engines import pdq
from wordgames.engines.pdq import Stage
from wordgames.setups.options import Value
from wordgames.ui.pdq.table import PdqTable
from wordgames.ui.program import WordGames


class Table(Seated):
    """A game under way and the hands of its players."""

    def __init__(self, app: WordGames, pilot: Pilot[Any], clock: HandClock) -> None:
        super().__init__(app, pilot, clock)
        screen = app.screen
        assert isinstance(screen, PdqTable)
        self.screen = screen

    @property
    def view(self) -> pdq.View:
        return self.screen.seen

    async def say(self, player: int, word: str) -> None:
        """Buzz, wait for the window to close, type and enter."""
        await self.press(KEYS[player])
        await self.wait(200)
        await self.press(f"word:{word}", "enter")

    def stage(self) -> Stage:
        return self.view.stage


@asynccontextmanager
async def table(
    folder: Path,
    players: int = 3,
    row: str | None = "PNA",
    size: tuple[int, int] = USUAL,
    /,
    counts: dict[str, int] | None = None,
    **options: Value,
) -> AsyncIterator[Table]:
    """A game with a deck of one row, or of those cards; the first row is dealt."""
    cards = counts if counts is not None else {c: (row or "").count(c) for c in row or ""}
    setup = replace(setup_for("pdq", players, **options), deck=deck_file(folder, **cards))
    seed = 3 if row is None else seed_with_row(setup, row)
    clock = HandClock()
    app = program(folder, setup, seed=seed, clock=clock)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        sitting = Table(app, pilot, clock)
        if sitting.stage() is Stage.DEALING:
            await sitting.press("space")
        yield sitting
