"""Skeeter at the table, with keys, a clock driven by hand and the real dictionary."""

from __future__ import annotations

import html
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from ui.driving import (
    KEYS,
    LARGE,
    USUAL,
    HandClock,
    deck_file,
    press,
    program,
    setup_for,
    text,
    wait,
)
from wordgames.engines.skeeter import VALUES, Place, Ready, View
from wordgames.lexicon.embedded import common
from wordgames.setups.game import Seat
from wordgames.setups.options import Value
from wordgames.solvers.skeeter import Placement, Rows
from wordgames.ui.challenge import ChallengePage
from wordgames.ui.consent import Consent
from wordgames.ui.hand import HandScreen
from wordgames.ui.handover import HandOver
from wordgames.ui.lookup import LookUp
from wordgames.ui.pause import PausePage
from wordgames.ui.podium import Podium
from wordgames.ui.program import WordGames
from wordgames.ui.skeeter.asking import WhoAsks
from wordgames.ui.skeeter.hand import SkeeterHand
from wordgames.ui.skeeter.sheet import RoundSheet
from wordgames.ui.skeeter.table import SkeeterTable

EASY = {"A": 4, "E": 6, "S": 4, "T": 4, "R": 4, "N": 4}
ROWS = Rows(common(50))
NAMES = ("Ann", "Bob", "Cy")


class Table:
    """A game under way and the hands of its players."""

    def __init__(self, app: WordGames, pilot: Pilot[Any], clock: HandClock) -> None:
        self.app = app
        self.pilot = pilot
        self.clock = clock
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

    def top(self) -> object:
        return self.app.screen

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

    def shown(self) -> str:
        return text(self.app)

    async def press(self, *keys: str) -> None:
        """Press keys, and see that no hand shows where it should not."""
        await press(self.pilot, *keys)
        self.see_no_hand()

    async def wait(self, milliseconds: int) -> None:
        await wait(self.pilot, milliseconds)

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


async def test_a_whole_game_of_three_rounds_by_keys(tmp_path: Path) -> None:
    """Both kinds of challenge, a forced pass, an exhausted deck, three sheets and the podium."""
    async with table(tmp_path) as game:
        assert f"The card {game.view.starter}" in game.shown()
        first = game.turn
        await doubt_a_good_word(game)
        await doubt_a_bad_word(game)
        assert game.turn == first
        await take_all_five(game)
        assert isinstance(game.top(), RoundSheet)
        assert "round 1 of 3 is over" in game.shown()
        game.see_no_hand_in_picture()
        assert game.view.scores[first] == 150
        await game.press("enter")
        assert "round 2 of 3" in game.shown()
        for number in (2, 3):
            await game.good()
            for _ in range(3):
                await game.pass_turn()
            assert isinstance(game.top(), RoundSheet)
            assert f"round {number} of 3 is over" in game.shown()
            await game.press("enter")
        assert isinstance(game.top(), Podium)
        shown = game.shown()
        assert f"{NAMES[first]} wins" in shown
        assert "longest row" in shown
        assert "rightly doubted" in shown
        assert game.looks > 60


async def doubt_a_good_word(game: Table) -> None:
    """It stands, and the doubter loses the next turn."""
    first = game.turn
    second, third = (first + 1) % 3, (first + 2) % 3
    assert game.view.pack == 2
    await game.place(game.some_placement(50))
    assert "READY?" in game.shown()
    assert game.owner(50) is None
    game.see_no_hand_in_picture()
    await game.doubt(second)
    game.see_no_hand_in_picture()
    assert "is a word" in game.shown()
    assert f"{NAMES[second]} loses the next turn" in game.shown()
    await game.press("enter")
    assert game.owner(50) == first
    assert game.turn == third


async def doubt_a_bad_word(game: Table) -> None:
    """The card goes back, nobody gets the chip, no card is drawn."""
    player = game.turn
    before, pack = game.held(player), game.view.pack
    bad = game.some_placement(10)
    await game.place(bad, bad.row + "QXZ")
    await game.doubt((player + 1) % 3)
    assert "not in the dictionary" in game.shown()
    assert f"goes back to {NAMES[player]}" in game.shown()
    await game.press("enter")
    assert game.owner(10) is None
    assert sorted(game.held(player)) == sorted(before)
    assert game.view.pack == pack == 1


async def take_all_five(game: Table) -> None:
    """The others pass; whoever is left takes the other targets and then has to pass."""
    player = game.turn
    await game.good(40)
    assert game.view.pack == 0
    await game.pass_turn()
    await game.pass_turn()
    assert "PASSED" in game.shown()
    for value in (30, 20):
        await game.place(game.some_placement(value))
        assert len(game.held(player)) < 6, "nothing is drawn from an exhausted deck"
    await game.open_hand()
    last = game.some_placement(10)
    await game.choose(last)
    assert "10 would be your fifth chip" in game.shown()
    await game.press("enter")
    await game.press(f"word:{last.word}")
    await game.press("enter")
    assert game.view.must_pass
    await game.open_hand()
    assert "All five chips are yours" in game.shown()
    await game.press("a", "1", "enter")
    assert isinstance(game.top(), SkeeterHand)
    await game.press("f4")


async def test_the_row_is_shown_as_it_would_become_and_the_word_lights_up(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        player = await game.open_hand()
        placement = game.some_placement(30)
        await game.choose(placement)
        lane = game.hand.lanes.lanes[2]
        assert "".join(lane.row) == placement.row
        assert (lane.fresh, lane.marked) == (placement.position, True)
        assert f"{placement.row} at 30" in game.shown()
        await game.press("enter")
        assert f"A word with {' '.join(placement.row)}" in game.shown()
        await game.press(f"word:{placement.word[0]}")
        assert "still to come" in game.shown() or "fits: yes" in game.shown()
        await game.press(f"word:{placement.word[1:]}")
        assert "fits: yes" in game.shown()
        await game.press(*["backspace"] * len(placement.word))
        assert game.hand.line.word == ""
        await game.press("escape")
        assert not game.hand.box.is_open
        assert game.hand.player == player


async def test_cards_targets_and_places_by_keys(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.open_hand()
        hand = game.hand
        cards = hand.choice.hand
        await game.press(cards[-1].lower())
        assert hand.choice.card == cards[-1]
        await game.press("tab")
        assert hand.choice.index == (cards.index(cards[-1]) + 1) % 6 or hand.choice.index == 0
        await game.press("1")
        assert hand.choice.value == 10
        await game.press("up")
        assert hand.choice.value == 50
        await game.press("down", "down")
        assert hand.choice.value == 20
        await game.press("left", "left", "left")
        assert hand.lanes.lanes[1].fresh == 0
        await game.press("right", "right", "right")
        assert hand.lanes.lanes[1].fresh == 1
        await game.press("f2")
        assert hand.choice.hand == tuple(sorted(cards))
        await game.press("z")
        assert "You do not hold Z" in game.shown()
        await game.press("9", "space")
        assert hand.choice.value == 20


async def test_an_own_target_cannot_be_chosen(tmp_path: Path) -> None:
    async with table(tmp_path, 2) as game:
        await game.good(50)
        await game.good(10)
        await game.open_hand()
        assert game.hand.choice.value == 40
        await game.press("5")
        assert "The chip of 50 is yours" in game.shown()
        assert game.hand.choice.value == 40
        await game.press("down")
        assert game.hand.choice.value == 10


async def test_cards_and_places_can_be_clicked(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.open_hand()
        hand = game.hand
        await game.pilot.click("HandCards", offset=(1 + 6 * 3 + 2, 1))
        assert hand.choice.index == 3
        await game.pilot.click("Lanes", offset=(9, 3 * 1 + 1))
        assert (hand.choice.value, hand.lanes.lanes[1].fresh) == (20, 0)
        await game.pilot.click("Lanes", offset=(40, 3 * 3 + 1))
        assert (hand.choice.value, hand.lanes.lanes[3].fresh) == (40, 1)


async def test_bad_input_is_answered_where_the_eye_is(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.open_hand()
        placement = next(p for p in game.placements(10) if p.row[0] != p.row[1])
        await game.choose(placement)
        await game.press("enter")
        await game.press("enter")
        assert "Type a word with the row in it first." in game.shown()
        await game.press("word:QQ")
        await game.press("enter")
        assert "The word lacks the" in game.shown()
        await game.press("backspace", "backspace")
        await game.press(f"word:{placement.row[::-1]}")
        await game.press("enter")
        assert "not in the order of the row" in game.shown()
        assert isinstance(game.top(), SkeeterHand)


async def test_the_dictionary_as_referee_refuses_at_once(tmp_path: Path) -> None:
    async with table(tmp_path, referee="automatic") as game:
        placement = game.some_placement()
        await game.place(placement, placement.row + "QXZ")
        assert isinstance(game.top(), SkeeterHand)
        assert "Try another, or pass" in game.shown()
        assert game.hand.box.word == placement.row + "QXZ", "it is kept, to be put right"
        await game.press(*["backspace"] * 8)
        await game.press(f"word:{placement.word}")
        await game.press("enter")
        assert game.top() is game.table
        assert f"with {placement.word}" in game.shown()


async def test_the_option_against_repeats_names_the_word(tmp_path: Path) -> None:
    counts = {"A": 26}
    async with table(tmp_path, 2, counts=counts, no_repeats=True) as game:
        placement = Placement("A", 50, 1, "AA", "BANANA")
        await game.place(placement)
        await game.ready()
        await game.place(Placement("A", 40, 1, "AA", "BANANA"))
        assert "BANANA has been said in this round" in game.shown()


async def test_nothing_tells_what_the_dictionary_thinks_before_a_challenge(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as game:
        placement = game.some_placement(10)
        await game.place(placement, placement.row + "QXZ")
        bad = game.shown()
        await game.press("f5")
        assert game.top() is game.table, "no look-ups now"
        bad_then = game.shown()
        word = placement.row + "QXZ"
        await game.press("ctrl+z")
        for key in KEYS[:3]:
            await game.press(key)
        game.table.sitting.lexicon.allowed = frozenset({word})
        await game.place(placement, word)
        assert game.shown() == bad
        await game.press("f5")
        assert game.shown() == bad_then


async def test_a_countdown_ends_the_wait_and_all_may_end_it_before(tmp_path: Path) -> None:
    async with table(tmp_path, challenge_time=10) as game:
        await game.place(game.some_placement(50))
        assert len(game.view.waiting) == 2
        await game.wait(1_000)
        assert game.table.countdown.text() == "9.0"
        first, second = game.view.waiting
        await game.press(KEYS[first])
        assert game.waits()
        await game.press(KEYS[second])
        assert not game.waits()
        await game.back_to_the_table()
        await game.place(game.some_placement(40))
        await game.wait(11_000)
        assert not game.waits()
        assert game.owner(40) is not None


async def test_out_of_time_is_a_pass_and_the_half_typed_word_is_named(tmp_path: Path) -> None:
    async with table(tmp_path, turn_time=20) as game:
        player = await game.open_hand()
        await game.press("enter")
        await game.press("word:ABC")
        await game.wait(21_000)
        assert game.top() is game.table
        assert game.view.out[player]
        assert f"Time is up: {NAMES[player]} is out of the round." in game.shown()
        assert "ABC was not finished" in game.shown()


async def test_no_time_runs_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    async with table(tmp_path, turn_time=20) as game:
        player = game.turn
        await game.press(KEYS[player])
        game.clock.now += 100
        await game.press("enter")
        assert game.hand.player == player
        assert game.view.out == (False, False, False)


async def test_the_own_key_and_enter_open_the_hand_and_nothing_else_does(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        player = game.turn
        other = (player + 1) % 3
        await game.press("enter")
        assert isinstance(game.top(), HandOver)
        await game.press("enter")
        assert isinstance(game.top(), HandOver)
        await game.press(KEYS[other], "enter")
        assert isinstance(game.top(), HandOver)
        await game.press(KEYS[player])
        await game.press("enter")
        assert isinstance(game.top(), SkeeterHand)


@pytest.mark.parametrize("way", [("own",), ("own", "own", "enter", "f9")])
async def test_from_the_hand_over_page_one_can_go_back_to_the_table(
    tmp_path: Path, way: tuple[str, ...]
) -> None:
    async with table(tmp_path) as game:
        for key in way:
            await game.press(KEYS[game.turn] if key == "own" else key)
        assert isinstance(game.top(), HandOver)
        await game.press("escape")
        assert game.top() is game.table
        await game.press("f3")
        await game.press("enter")
        await game.open_hand()


async def test_another_ones_key_opens_nothing(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press(KEYS[(game.turn + 1) % 3])
        assert game.top() is game.table


@pytest.mark.parametrize("how", ["f9", "blur", "f1", "f10"])
async def test_a_hand_goes_when_anybody_else_might_look(tmp_path: Path, how: str) -> None:
    async with table(tmp_path) as game:
        player = await game.open_hand()
        hand = game.hand
        cards = game.held(player)
        await game.press("enter")
        await game.press("word:SECRET")
        assert re.search(r"[^A-Z]+".join(cards), game.shown())
        if how == "blur":
            game.app.post_message(events.AppBlur())
            await game.pilot.pause()
        else:
            await game.press(how)
        game.see_no_hand()
        game.see_no_hand_in_picture()
        shown = game.shown()
        assert re.search(r"[^A-Z]+".join(cards), shown) is None
        assert "SECRET" not in shown
        assert hand.cards.cards == ()
        assert hand.lanes.lanes == ()
        assert hand.box.word == ""
        if how in {"f9", "blur"}:
            assert isinstance(game.top(), HandOver)
            await game.press(KEYS[player])
            await game.press("enter")
            assert game.hand.player == player
            assert game.hand.choice.hand == cards


async def test_the_palette_does_not_open_over_a_hand(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.open_hand()
        await game.press("ctrl+p")
        assert isinstance(game.top(), SkeeterHand)


async def test_the_pause_covers_the_table_and_stops_the_clock(tmp_path: Path) -> None:
    async with table(tmp_path, challenge_time=10) as game:
        await game.place(game.some_placement(50))
        await game.press("f3")
        assert isinstance(game.top(), PausePage)
        game.clock.now += 60
        await game.press("enter")
        assert game.waits()


async def test_a_card_can_be_taken_back_by_consent_until_the_dictionary_has_spoken(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as game:
        player = game.turn
        before = game.held(player)
        await game.place(game.some_placement(50))
        await game.press("ctrl+z")
        assert isinstance(game.top(), Consent)
        await game.press("escape")
        assert game.waits()
        await game.press("ctrl+z")
        await game.press(*KEYS[:3])
        assert game.turn == player
        assert game.held(player) == before
        assert "Taken back." in game.shown()
        await game.place(game.some_placement(50))
        await game.doubt((player + 1) % 3)
        await game.press("enter")
        await game.press("ctrl+z")
        assert game.top() is game.table
        assert "The dictionary has spoken since; that stays." in game.shown()


async def test_what_is_done_again_is_said_and_who_has_to_go_on(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("ctrl+z")
        assert "There is nothing to take back." in game.shown()
        await game.press("ctrl+y")
        assert "There is nothing to do again." in game.shown()
        await game.place(game.some_placement(50))
        await game.press("ctrl+z")
        await game.press(*KEYS[:3])
        await game.press("ctrl+y")
        assert game.waits()
        assert "Done again.   F6 doubts the word." in game.shown()


async def test_looking_up_waits_until_the_word_is_settled(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.place(game.some_placement(50))
        await game.press("f5")
        assert game.top() is game.table
        assert "No look-ups yet.   F6 doubts the word." in game.shown()


async def test_a_pass_can_be_taken_back_too(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        player = game.turn
        await game.pass_turn()
        await game.press("ctrl+z")
        await game.press(*KEYS[:3])
        assert game.turn == player
        assert not any(game.view.out)


async def test_keys_pressed_in_one_breath_are_heard_in_their_order(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        placement = game.placements(50)[-1]
        await game.open_hand()
        await game.press(
            placement.card.lower(),
            "5",
            "left",
            *["right"] * placement.position,
            "enter",
            f"word:{placement.word}",
            "enter",
        )
        play = game.view.play
        assert play is not None
        assert (play.card, play.position, play.word) == (
            placement.card,
            placement.position,
            placement.word,
        )


async def test_one_f4_is_no_pass(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        player = await game.open_hand()
        await game.press("f4")
        assert "F4 again" in game.shown()
        await game.press("1")
        await game.press("f4")
        assert isinstance(game.top(), SkeeterHand)
        await game.press("f4")
        assert game.view.out[player]


@pytest.mark.parametrize(
    "between", [("f1", "escape"), ("enter",), ("enter", "word:a", "backspace", "escape"), ("q",)]
)
async def test_one_f4_is_no_pass_once_the_warning_is_gone(
    tmp_path: Path, between: tuple[str, ...]
) -> None:
    async with table(tmp_path) as game:
        player = await game.open_hand()
        await game.press("f4")
        await game.press(*between)
        assert "F4 again" not in game.shown()
        await game.press("f4")
        assert not game.view.out[player]
        assert "F4 again" in game.shown()


async def test_look_ups_are_closed_to_the_player_on_turn(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("f5")
        assert isinstance(game.top(), WhoAsks)
        await game.press(KEYS[game.turn])
        assert "closed to you while it is your turn" in game.shown()
        await game.press(KEYS[(game.turn + 1) % 3])
        assert isinstance(game.top(), LookUp)
        await game.press("escape")
        assert game.top() is game.table
        await game.open_hand()
        await game.press("f5")
        assert isinstance(game.top(), SkeeterHand)
        assert "look-ups are closed to you while it is your turn" in game.shown()


async def test_esc_lets_a_doubted_word_stand(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.place(game.some_placement(50))
        await game.press("f6")
        await game.press("escape")
        assert game.top() is game.table
        assert game.waits()
        assert game.view.verdict is None


async def test_who_is_out_or_owns_the_word_cannot_doubt_it(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        out = game.turn
        await game.pass_turn()
        player = game.turn
        await game.place(game.some_placement(50))
        await game.doubt(out)
        await game.press(KEYS[player])
        assert game.view.verdict is None
        await game.press(KEYS[({0, 1, 2} - {out, player}).pop()])
        assert game.view.verdict is not None


async def test_an_empty_hand_has_to_pass(tmp_path: Path) -> None:
    async with table(tmp_path, 2, counts={"A": 18}) as game:
        while game.held(game.turn):
            player = game.turn
            target = next(t for t in reversed(game.view.targets) if t.owner != player)
            await game.play_straight(target.value)
        await game.open_hand()
        assert "You have no card left" in game.shown()
        await game.press("f4")
        assert any(game.view.out)


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
