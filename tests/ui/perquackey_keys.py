"""Perquackey at a table, played with keys, with a clock driven by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from ui.driving import USUAL, HandClock, Seated, program, setup_for
from wordgames.engines.perquackey import View
from wordgames.setups.options import Value
from wordgames.ui.perquackey.table import PerquackeyTable
from wordgames.ui.program import WordGames

TEN = "TOPAHGREET"


class Table(Seated):
    """A game under way and the hands of its players."""

    def __init__(self, app: WordGames, pilot: Pilot[Any], clock: HandClock) -> None:
        super().__init__(app, pilot, clock)
        screen = app.screen
        assert isinstance(screen, PerquackeyTable)
        self.screen = screen

    @property
    def view(self) -> View:
        return self.screen.seen

    async def call(self, words: str) -> None:
        """Type these words, Enter after each."""
        keys: list[str] = []
        for word in words.split():
            keys += [f"word:{word}", "enter"]
        await self.press(*keys)

    async def time_up(self) -> None:
        """Let the glass run out."""
        ends = self.view.ends
        assert ends is not None
        await self.wait(ends - self.screen.clock.read() + 100)

    def is_at(self, kind: type[Any]) -> bool:
        """Whether that kind of page is on top."""
        return isinstance(self.app.screen, kind)


@asynccontextmanager
async def table(
    folder: Path, players: int = 2, size: tuple[int, int] = USUAL, /, **options: Value
) -> AsyncIterator[Table]:
    """A game with cubes that show T O P A H G R E E T, and S S and any of A to F in red."""
    black = ", ".join(f'"{letter * 6}"' for letter in TEN)
    deck = folder / "cubes.toml"
    deck.write_text(f'[mine]\nblack = [{black}]\nred = ["SSSSSS", "SSSSSS", "ABCDEF"]\n')
    setup = replace(setup_for("perquackey", players, **options), deck=str(deck))
    clock = HandClock()
    app = program(folder, setup, clock=clock)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Table(app, pilot, clock)
