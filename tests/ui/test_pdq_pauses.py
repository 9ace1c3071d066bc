"""PDQ covered and shown again: pauses, dealing, small windows, and taking back."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events

from ui.driving import text
from ui.pdq_keys import table
from wordgames.engines.pdq import Stage
from wordgames.ui.consent import Consent
from wordgames.ui.pause import PausePage


async def test_an_award_is_taken_back_when_everybody_agrees(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.say(1, "PINEAPPLE")
        await game.press("ctrl+z")
        assert isinstance(game.top(), Consent)
        await game.press("q", "p", "escape")
        assert game.view.won == (0, 3, 0)
        await game.press("ctrl+z", "q", "p", "z")
        assert game.view.won == (0, 0, 0)
        assert game.stage() is Stage.TYPING
        await game.press("escape")
        await game.say(0, "PANDA")
        assert game.view.won == (3, 0, 0)


async def test_a_pause_covers_the_letters_and_stops_the_clock(tmp_path: Path) -> None:
    async with table(tmp_path, deal_time=30) as game:
        await game.wait(10_000)
        left = game.screen.countdown.left()
        await game.press("f3")
        assert isinstance(game.top(), PausePage)
        assert game.screen.cards.covered
        assert "P" not in game.screen.cards.cards
        game.clock.now += 600
        await game.pilot.pause()
        await game.press("enter")
        assert game.top() is game.screen
        assert game.screen.cards.cards == ("P", "N", "A")
        assert game.screen.countdown.left() == left


async def test_a_word_half_typed_is_there_again_after_a_pause(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("p")
        await game.wait(200)
        await game.press("word:PINEA")
        await game.press("f3")
        assert "PINEA" not in game.shown()
        await game.press("enter")
        await game.pilot.pause()
        await game.press("word:PPLE", "enter")
        assert game.view.won == (0, 3, 0)


@pytest.mark.parametrize("why", ["blur", "sleep"])
async def test_the_game_pauses_by_itself(tmp_path: Path, why: str) -> None:
    async with table(tmp_path) as game:
        if why == "blur":
            game.app.post_message(events.AppBlur())
        else:
            game.clock.now += 3600
            game.screen.beat()
        await game.pilot.pause()
        assert isinstance(game.top(), PausePage)
        at = game.screen.clock.read()
        assert at < 1000
        await game.press("enter")
        assert game.stage() is Stage.RACING


async def test_a_window_too_small_pauses_and_covers(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.pilot.resize_terminal(40, 10)
        await game.pilot.pause()
        assert "60 x 18 is needed" in text(game.app)
        assert not game.screen.clock.running
        await game.pilot.resize_terminal(80, 24)
        await game.pilot.pause()
        assert game.top() is game.screen
        assert game.screen.clock.running


async def test_nobody_buzzes_while_the_cards_are_dealt(tmp_path: Path) -> None:
    async with table(tmp_path, counts={"P": 2, "N": 2, "A": 2}) as game:
        await game.say(1, "PINEAPPLE")
        game.app.animation_level = "full"
        await game.press("space")
        await game.press("q")
        assert game.view.buzzes == ()
        assert "still being dealt" in game.shown()
        assert not game.screen.clock.running


async def test_after_a_pause_a_row_is_dealt_anew_and_the_clock_still_waits(tmp_path: Path) -> None:
    async with table(tmp_path, counts={"P": 2, "N": 2, "A": 2}) as game:
        await game.say(1, "PINEAPPLE")
        game.app.animation_level = "full"
        await game.press("space")
        game.screen.action_pause()
        await game.pilot.pause()
        assert isinstance(game.top(), PausePage)
        await game.press("enter")
        assert game.top() is game.screen
        assert game.screen.cards.dealing
        assert not game.screen.clock.running
        await game.press("q")
        assert game.view.buzzes == ()
