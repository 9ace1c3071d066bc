"""Skeeter at a table, played with keys by everybody; no hand may show where it should not."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from ui.driving import KEYS, USUAL, HandClock, Seated, deck_file, program, setup_for
from wordgames.engines.skeeter import VALUES, Place, Ready, View
from wordgames.lexicon.embedded import common
from wordgames.setups.options import Value
from wordgames.solvers.skeeter import Placement, Rows
from wordgames.ui.challenge import ChallengePage
from wordgames.ui.hand import HandScreen
from wordgames.ui.handover import HandOver
from wordgames.ui.program import WordGames
from wordgames.ui.skeeter.hand import SkeeterHand
from wordgames.ui.skeeter.table import SkeeterTable

EASY = {"A": 4, "E": 6, "S": 4, "T": 4, "R": 4, "N": 4}

ROWS = Rows(common(50))


class Table(Seated):
    """A game under way and the hands of its players."""

    def __init__(self, app: WordGames, pilot: Pilot[Any], clock: HandClock) -> None:
        super().__init__(app, pilot, clock)
        screen = app.screen
        assert isinstance(screen, SkeeterTable)
        self.table = screen
        self.looks = 0

    @property
    def view(self) -> View:
        return self.table.seen

    @property
    def turn(self) -> int:
        assert self.view.turn is not None
        return self.view.turn

    @property
    def hand(self) -> SkeeterHand:
        assert isinstance(self.app.screen, SkeeterHand)
        return self.app.screen

    def held(self, player: int) -> tuple[str, ...]:
        view: View = self.table.match.view(player)
        return view.hand

    def owner(self, value: int) -> int | None:
        return self.view.targets[VALUES.index(value)].owner

    def waits(self) -> bool:
        """Whether a word waits to be doubted."""
        return self.view.play is not None

    async def press(self, *keys: str) -> None:
        """Press keys, and see that no hand shows where it should not."""
        await super().press(*keys)
        self.see_no_hand()

    async def open_hand(self) -> int:
        """The player on turn sits down."""
        player = self.turn
        if not isinstance(self.top(), HandOver):
            await self.press(KEYS[player])
        assert isinstance(self.top(), HandOver)
        await self.press(KEYS[player])
        await self.press("enter")
        assert self.hand.player == player
        return player

    def some_placement(self, value: int | None = None) -> Placement:
        """A placement with a good word for the player on turn."""
        return self.placements(value)[0]

    def placements(self, value: int | None = None) -> list[Placement]:
        """All of them."""
        view, player = self.view, self.turn
        lanes = [
            (target.value, "".join(target.row))
            for target in view.targets
            if target.owner != player and value in {None, target.value}
        ]
        return ROWS.placements(self.held(player), lanes)

    async def choose(self, placement: Placement) -> None:
        """The card, the target, the place."""
        digit = str(VALUES.index(placement.target) + 1)
        row = self.view.targets[VALUES.index(placement.target)].row
        await self.press(placement.card.lower(), digit)
        await self.press(*["left"] * len(row), *["right"] * placement.position)

    async def place(self, placement: Placement, word: str | None = None) -> None:
        """A whole turn of the player on turn: up to the public table again."""
        await self.open_hand()
        await self.choose(placement)
        await self.press("enter")
        await self.press(f"word:{placement.word if word is None else word}")
        await self.press("enter")

    async def ready(self) -> None:
        """Whoever is waited for goes on."""
        for player in self.view.waiting:
            await self.press(KEYS[player])

    async def play_straight(self, target: int) -> None:
        """A placement of the first card at the right end, without the screens; A for any word."""
        view, player = self.view, self.turn
        card, row = self.held(player)[0], view.targets[VALUES.index(target)].row
        word = "".join(row) + card
        match = self.table.match
        match.submit(player, Place(card, target, len(row), word), match.at)
        for other in self.view.waiting:
            match.submit(other, Ready(), match.at)
        self.table.refreshed()
        await self.pilot.pause()

    async def back_to_the_table(self) -> None:
        """Close a hand-over page that the last own key has opened."""
        while not isinstance(self.app.screen, SkeeterTable):
            self.app.pop_screen()
            await self.pilot.pause()

    async def good(self, value: int | None = None) -> None:
        """A good word that nobody doubts."""
        await self.place(self.some_placement(value))
        await self.ready()

    async def pass_turn(self) -> None:
        await self.open_hand()
        await self.press("f4", "f4")

    async def doubt(self, player: int) -> None:
        await self.press("f6")
        assert isinstance(self.top(), ChallengePage)
        await self.press(KEYS[player])

    def see_no_hand(self) -> None:
        """No hand is on a screen that is not its owner's, in text or picture, or in a widget."""
        self.looks += 1
        screen = self.app.screen
        owner = screen.player if isinstance(screen, HandScreen) else None
        self.see_no_hand_in(self.shown(), owner)
        for below in self.app.screen_stack[:-1]:
            assert not isinstance(below, HandScreen) or below.cards.cards == ()  # type: ignore[attr-defined]

    def see_no_hand_in(self, shown: str, owner: int | None) -> None:
        for player in range(len(KEYS[: len(self.table.sitting.seats)])):
            hand = self.held(player)
            if player != owner and len(set(hand)) > 3:
                run = r"[^A-Z\n]+".join(hand)
                assert re.search(run, shown) is None, (player, hand)

    def see_no_hand_in_picture(self) -> None:
        screen = self.app.screen
        owner = screen.player if isinstance(screen, HandScreen) else None
        picture = re.sub(
            r"<style.*?</style>|<[^>]+>", " ", self.app.export_screenshot(), flags=re.DOTALL
        )
        self.see_no_hand_in(html.unescape(picture), owner)


@asynccontextmanager
async def table(
    folder: Path,
    players: int = 3,
    size: tuple[int, int] = USUAL,
    /,
    counts: dict[str, int] | None = None,
    *,
    look: dict[str, Any] | None = None,
    **options: Value,
) -> AsyncIterator[Table]:
    """A game with a deck of those cards."""
    deck = deck_file(folder, **(EASY if counts is None else counts))
    setup = replace(setup_for("skeeter", players, **options), deck=deck)
    clock = HandClock()
    app = program(folder, setup, seed=5, clock=clock, **(look or {}))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Table(app, pilot, clock)
