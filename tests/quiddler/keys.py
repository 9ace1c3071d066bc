"""Playing Quiddler by keys, as people at the keyboard do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from ui.driving import KEYS, press
from wordgames.cards import Cards
from wordgames.engines.quiddler import rounds
from wordgames.game import Player
from wordgames.ui.handover import HandOver
from wordgames.ui.program import WordGames
from wordgames.ui.quiddler.building import Building
from wordgames.ui.quiddler.hand import QuiddlerHand
from wordgames.ui.quiddler.table import QuiddlerTable

VALUE = {"QU": 9, "Q": 15, "U": 4, "I": 2, "T": 3, "A": 2, "N": 5, "E": 2}


class Fingers:
    """Presses keys; ``doors`` counts the hand-over pages that were opened."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot
        self.doors = 0

    @property
    def app(self) -> WordGames:
        app = self.pilot.app
        assert isinstance(app, WordGames)
        return app

    @property
    def table(self) -> QuiddlerTable:
        return next(s for s in self.app.screen_stack if isinstance(s, QuiddlerTable))

    @property
    def view(self) -> rounds.View:
        return self.table.seen

    @property
    def hand(self) -> QuiddlerHand:
        screen = self.app.screen
        assert isinstance(screen, QuiddlerHand)
        return screen

    async def press(self, *keys: str) -> None:
        await press(self.pilot, *keys)

    async def open_hand(self) -> Player:
        """Through the hand-over page to the hand of whoever is on turn."""
        player = self.view.on_turn
        assert player is not None
        if isinstance(self.app.screen, QuiddlerTable):
            await self.press("enter")
        assert isinstance(self.app.screen, HandOver)
        assert self.app.screen.player == player
        self.doors += 1
        await self.press("enter")
        assert isinstance(self.app.screen, HandOver)
        await self.press(KEYS[player], "enter")
        assert self.hand.player == player
        return player

    async def mark(self, card: str) -> None:
        """Move the mark to such a card."""
        building = self.hand.building
        place = building.left.index(card)
        await self.press(*["right"] * ((place - building.marked) % len(building.free)))

    async def lay(self, cards: Cards) -> None:
        """Make a word of these cards, picked one by one."""
        left = list(self.hand.building.left)
        at, keys = self.hand.building.marked, list[str]()
        for card in cards:
            place = left.index(card)
            left[place] = ""
            keys += ["right"] * ((place - at) % len(left)) + ["space"]
            at = place
        await self.press(*keys, "enter")

    async def idle(self) -> None:
        """A turn that changes nothing: draw, and throw that card away."""
        await self.open_hand()
        await self.press("f2", "delete")

    async def go_out(self, *spelled: Cards) -> None:
        """Lay these words and go out; the card is in the hand already."""
        for cards in spelled:
            await self.lay(cards)
        await self.press("f6")

    async def last_turn(self, throw: str, *spelled: Cards) -> None:
        """Lay these words and throw that card away."""
        for cards in spelled:
            await self.lay(cards)
        await self.mark(throw)
        await self.press("f6")
        if not spelled:
            await self.press("f6")

    async def challenge(self, challenger: Player, owner: Player, word: str) -> None:
        """Doubt a word, watch what comes out and go on."""
        for _ in range(20):
            line = self.table.laid.marked_line
            if line is not None and (line.owner, line.word) == (owner, word):
                break
            await self.press("down")
        await self.press("f6")
        await self.press(KEYS[challenger])
        await self.press("enter")


def deck(folder: Path, cards: str) -> str:
    """A deck of exactly these cards; whoever shuffles it, everybody knows what is in it."""
    counts = {face: cards.split().count(face) for face in cards.split()}
    path = folder / "deck.toml"
    listed = ", ".join(f"{face} = {many}" for face, many in counts.items())
    points = ", ".join(f"{face} = {VALUE[face]}" for face in counts)
    path.write_text(f"[few]\ncards = {{ {listed} }}\npoints = {{ {points} }}\n", encoding="utf-8")
    return str(path)


def words_in(hand: Building) -> list[str]:
    """The words that are built of a hand."""
    return [" ".join(cards) for cards in hand.spelled]
