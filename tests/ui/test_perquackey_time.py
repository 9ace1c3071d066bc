"""Time at the table of Perquackey: the deadline, pauses, and going on with a saved game."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ui.perquackey_keys import TEN, Table, table
from wordgames.engines.perquackey import Stage
from wordgames.match import Match
from wordgames.table import GameClock
from wordgames.table import Table as SavedTable
from wordgames.ui.pause import PausePage
from wordgames.ui.perquackey.judging import JudgingPage
from wordgames.ui.perquackey.review import ReviewPage
from wordgames.ui.perquackey.table import PerquackeyTable
from wordgames.ui.sitting import sitting_at


async def test_a_word_at_the_deadline_is_refused_even_when_the_screen_is_late(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        await game.call("POT")
        ends = game.view.ends
        assert ends is not None
        await game.wait(ends - game.screen.clock.read() - 1)
        assert game.view.stage is Stage.FORMING
        await game.press("word:TREE")
        game.clock.now += 0.001  # nobody has told the screen
        assert game.view.stage is Stage.FORMING
        await game.press("enter")
        assert game.is_at(ReviewPage)
        assert "TREE came too late." in game.shown()
        assert game.screen.match.state.thrown[0].reckoning.total == 60


async def test_a_word_in_the_last_millisecond_counts(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        ends = game.view.ends
        assert ends is not None
        await game.wait(ends - game.screen.clock.read() - 1)
        await game.call("TREE")
        await game.time_up()
        assert game.screen.match.state.thrown[0].reckoning.total == 120


async def test_a_half_typed_word_is_named_and_later_keys_go_nowhere(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        await game.press("word:GREA")
        await game.time_up()
        assert "GREA was not finished." in game.shown()
        before = len(game.screen.match.moves)
        await game.press("word:T", "enter", "word:TREE", "enter")
        assert game.is_at(ReviewPage)
        assert len(game.screen.match.moves) == before


async def test_the_clock_is_right_after_many_pauses(tmp_path: Path) -> None:
    """At random instants; the letters are hidden meanwhile, and what was typed is kept."""
    rng = Random(4)
    pauses = int(os.environ.get("PAUSES", "100"))
    async with table(tmp_path, seconds=900) as game:
        await game.press("space")
        await game.press("word:GR")
        screen, ends, played = game.screen, game.view.ends, 0
        assert ends is not None
        began = screen.clock.read()
        for _ in range(pauses):
            step = rng.randrange(800)
            game.clock.now += step / 1000
            played += step
            screen.on_screen_suspend()
            assert {cube.letter for cube in screen.tray.cubes} == {""}
            assert (screen.countdown.running, screen.box.is_open) == (False, False)
            game.clock.now += rng.randrange(100_000) / 1000
            assert ends - screen.clock.read() == 900_000 - played
            screen.on_screen_resume()
            assert {cube.letter for cube in screen.tray.cubes} == set(TEN)
        assert screen.clock.read() == began + played
        assert screen.box.word == "GR"
        await game.press("f3")
        await game.press("enter")
        await game.press("word:EET", "enter")
        assert game.view.words[-1].word == "GREET"


async def test_pause_covers_the_cubes(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        for _ in range(5):
            left = game.screen.countdown.left()
            await game.press("word:GO")
            await game.press("f3")
            assert game.is_at(PausePage)
            assert "GO" not in game.shown().replace("goes on", "")
            await game.wait(60_000)
            await game.press("enter")
            assert game.screen.countdown.left() == left
            assert game.screen.box.word == "GO"
            await game.press("backspace", "backspace")
            await game.wait(700)


async def test_the_cubes_tumble_and_no_time_is_lost(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        game.app.animation_level = "full"
        await game.press("space")
        assert (game.screen.clock.running, game.screen.box.is_open) == (False, False)
        await game.press("x")  # any key ends it
        assert (game.screen.clock.running, game.screen.box.is_open) == (True, True)
        assert game.screen.countdown.left() == 180_000
        assert game.screen.box.word == ""


async def test_a_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        await game.call("POT TREE")
        await game.press("f1")
        assert "together" in game.shown() or "Perquackey" in game.shown()
        await game.press("escape")
        assert [seen.word for seen in game.view.words] == ["POT", "TREE"]
        assert "F2 shuffle" in game.shown()


@pytest.mark.parametrize("referee", ["at-once", "challenge"])
async def test_a_saved_game_goes_on_in_the_middle_of_a_throw(tmp_path: Path, referee: str) -> None:
    async with table(tmp_path, referee=referee) as game:
        await game.press("space")
        await game.call("POT TREE")
        await game.wait(20_000)
        await game.call("GREAT")
        left = game.screen.countdown.left()
        await resume(game)
        assert [seen.word for seen in game.view.words] == ["POT", "TREE", "GREAT"]
        assert game.screen.countdown.left() == left
        await game.call("TREAT")
        await game.time_up()
        assert game.is_at(ReviewPage if referee == "at-once" else JudgingPage)
        await resume(game)
        assert game.is_at(PerquackeyTable if referee == "at-once" else JudgingPage)


async def resume(game: Table) -> None:
    """Leave, and sit down again at the game as its log has it."""
    old = game.screen.sitting
    match: Match[Any, Any] = Match(
        old.game.engine,
        old.match.rules,
        seed=old.match.seed,
        judge=old.lexicon,
        log=list(old.match.log),
    )
    clock = GameClock(game.app.time, at=match.at)
    game.app.go_home()
    await game.pilot.pause()
    again = SavedTable(old.setup, old.game, match, clock)
    game.app.sit(sitting_at(again, old.lexicon))
    await game.pilot.pause()
    found = [page for page in game.app.screen_stack if isinstance(page, PerquackeyTable)]
    game.screen = found[-1]
