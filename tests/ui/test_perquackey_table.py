"""Perquackey at the table: words, judging, variants and whole games."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui.driving import KEYS, LARGE, USUAL
from ui.perquackey_keys import TEN, table
from wordgames.engines.perquackey import Stage, Variant
from wordgames.ui.perquackey import judged
from wordgames.ui.perquackey.judging import JudgingPage
from wordgames.ui.perquackey.review import ReviewPage
from wordgames.ui.perquackey.table import PerquackeyTable
from wordgames.ui.podium import Podium
from wordgames.ui.widgets.notice import Notice

THREES = "POT PAT TAP TOP HOT"

FOURS = "GOAT TREE TEAR PEAR HEAR"

FIVES = "THERE THREE AGREE GREET GREAT"

SIXES = "THREAT THROAT"

SAMPLE = f"{THREES} {FOURS} {FIVES} {SIXES}"


async def test_a_whole_game_of_two_teams(tmp_path: Path) -> None:  # noqa: PLR0915 - a whole game
    """With a set, an illegal suggestion and a legal one, to the podium."""
    async with table(tmp_path, 4, teams=True) as game:
        first = game.view.player
        one, two = first % 2, 1 - first % 2
        assert "has the cup" in game.shown()

        await game.press("space")
        assert game.view.stage is Stage.FORMING
        await game.call(f"{THREES} {FOURS} {FIVES}")
        assert "letters are FULL" in game.shown()
        await game.press("f4")
        assert "suggests" in game.shown()
        await game.call("THREAT")  # in time: both short groups are full
        await game.call("THROAT")
        partner = game.view.rules.partner(first)
        assert [seen.by for seen in game.view.words[-2:]] == [partner, first]
        await game.time_up()
        assert game.is_at(ReviewPage)
        assert "banks 1,900" in game.shown()
        await game.press("space")

        await game.press("space")
        await game.call("POT PAT")
        await game.press("f4")
        assert "TOO EARLY" in game.shown()
        await game.call("TREE")
        assert "Too early" in game.shown()
        assert game.view.scores[one] == 2200
        assert "TREE" not in [seen.word for seen in game.view.words]
        await game.call("TAP TOP HOT")
        await game.call(f"{FOURS} {FIVES} {SIXES}")
        await game.time_up()
        assert game.view.scores == ((2200, 1900) if one == 0 else (1900, 2200))
        await game.press("space")

        await game.press("space")
        assert game.view.vulnerable
        assert len(game.view.letters) == 13
        assert "VULNERABLE" in game.shown()
        await game.call("POT GOATS")
        assert "or 500 are lost" in game.shown()
        assert [seen.word for seen in game.view.words] == ["GOATS"]
        await game.time_up()
        assert "SET" in game.shown()
        await game.press("space")
        assert game.view.scores[one] == 1700

        await game.press("space")
        assert len(game.view.letters) == 10
        await game.call(SAMPLE)
        await game.time_up()
        await game.press("space")
        assert game.view.scores[two] == 3800

        await game.press("space")
        assert len(game.view.letters) == 10
        await game.time_up()
        await game.press("space", "space")
        assert len(game.view.letters) == 13
        await game.call(f"{FOURS} {FIVES} {SIXES}")
        await game.time_up()
        assert game.is_at(ReviewPage)
        assert "banks 1,500" in game.shown()
        await game.press("space")
        assert game.is_at(Podium)
        outcome = game.screen.match.outcome
        assert outcome is not None
        assert set(outcome.winners) == {two, two + 2}
        assert {outcome.scores[p] for p in outcome.winners} == {5300}


async def test_refused_words_say_why_and_cost_nothing(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        left = game.screen.countdown.left()
        for word, why in (
            ("AT", "three letters at least"),
            ("BAT", "the cubes show no B"),
            ("POPE", "the cubes show only one P"),
            ("TEGRO", "TEGRO is not in the dictionary"),
        ):
            await game.call(word)
            assert why in game.shown()
            assert game.screen.box.word == ""
        assert not game.view.words
        assert game.screen.countdown.left() == left
        await game.call(f"{THREES} HAT")
        assert "that group is full" in game.shown()


async def test_tab_replaces_a_singular_and_takes_a_word_out(tmp_path: Path) -> None:
    async with table(tmp_path, variant="throws", cubes_thrown="thirteen") as game:
        await game.press("space")
        await game.call("GOAT GOATS")
        assert "plural of GOAT" in game.shown()
        await game.press("tab")
        assert [seen.word for seen in game.view.words] == ["GOATS"]
        await game.call("GOATS")
        assert "stands already" in game.shown()
        await game.press("tab")
        assert not game.view.words
        await game.press("tab")
        assert "nothing is now" in game.shown()
        await game.call("TREE GOAT")
        await game.press("ctrl+z")
        assert [seen.word for seen in game.view.words] == ["TREE"]


async def test_used_cubes_are_dimmed_and_f2_shuffles(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        assert game.screen.tray.used() == frozenset()
        await game.press("word:TREET")
        used = game.screen.tray.used()
        letters = "".join(game.screen.tray.cubes[n].letter for n in sorted(used))
        assert sorted(letters) == sorted("TREET")
        assert "5 letters: +200" in game.shown()
        await game.press("backspace", "backspace", "backspace", "backspace", "backspace")
        assert game.screen.tray.used() == frozenset()
        before = [cube.letter for cube in game.screen.tray.cubes]
        await game.press("f2")
        after = [cube.letter for cube in game.screen.tray.cubes]
        assert after != before
        assert sorted(after) == sorted(before)


async def test_a_click_on_a_cube_types_its_letter(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        await game.pilot.click("#tray", offset=(4, 1))
        await game.pilot.pause()
        assert game.screen.box.word == game.screen.tray.cubes[0].letter


async def test_the_opponent_turns_the_glass(tmp_path: Path) -> None:
    async with table(tmp_path, 3, glass="opponent") as game:
        await game.press("space")
        assert "turns the glass" in game.shown()
        await game.press(KEYS[game.view.player])
        assert "turns the glass" in game.shown()
        await game.press(KEYS[(game.view.player + 1) % 3])
        assert game.view.stage is Stage.FORMING


async def test_a_throw_can_be_closed_early(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("space")
        await game.call("POT")
        await game.press("f6")
        assert game.view.stage is Stage.FORMING
        await game.press("f6")
        assert game.is_at(ReviewPage)


@pytest.mark.parametrize("size", [(60, 18), USUAL, LARGE])
async def test_the_review_tells_what_was_missed(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, 2, size) as game:
        await game.press("space")
        await game.call("POT TREE")
        await game.time_up()
        assert "Best possible" in game.shown()
        assert "TOGETHER" in game.shown()
        await game.press("right")
        await game.press("f5")
        said = game.app.screen.query_one("#meaning", Notice).text
        assert said.startswith("TOGETHER")
        await game.press("down", "right", "f2")
        assert "The best words" in game.shown()


async def test_the_others_strike_and_challenge(tmp_path: Path) -> None:
    async with table(tmp_path, 2, referee="challenge", seconds=10) as game:
        thrower = game.view.player
        await game.press("space")
        await game.call("TREE GROT TEGRO")
        shown = game.shown()
        assert "dictionary" not in shown
        await game.time_up()
        assert game.is_at(JudgingPage)
        await game.press("word:X", "enter")
        assert game.is_at(JudgingPage)
        assert [seen.good for seen in game.view.words] == [None] * 3
        await game.press("up")
        await game.press("f4")
        await game.press(KEYS[1 - thrower])
        assert "TEGRO is no word." in game.shown()
        await game.press("enter")
        await game.press("down", "space")
        assert "struck" in game.shown()
        await game.press("f2")
        assert game.is_at(ReviewPage)
        assert game.screen.match.state.scores[thrower] == 120
        assert judged(game.screen.sitting) == [("TEGRO", False)]


async def test_the_dictionary_judges_at_the_end(tmp_path: Path) -> None:
    async with table(tmp_path, 1, referee="at-end", variant="throws", throws=1) as game:
        await game.press("space")
        await game.call("TREE TEGRO")
        await game.time_up()
        assert game.is_at(JudgingPage)
        assert "no word" in game.shown()
        await game.press("f2", "space")
        assert game.is_at(Podium)
        assert game.screen.match.state.scores == (120,)


async def test_duplicate_hides_the_throw_from_those_who_play_it_later(tmp_path: Path) -> None:
    async with table(tmp_path, 2, variant="duplicate", throws=1, seconds=10) as game:
        first = game.view.player
        await game.press("space")
        assert "own key first" in game.shown()
        await game.press(KEYS[first], "space")
        await game.call("POT TREE")
        await game.time_up()
        assert game.is_at(PerquackeyTable)
        shown = game.shown()
        assert "its words wait for the others" in shown
        assert "TREE" not in shown
        assert {cube.letter for cube in game.screen.tray.cubes} == {""}
        await game.press(KEYS[1 - first], "space")
        assert game.view.letters == TEN
        await game.call("POT")
        await game.time_up()
        assert game.is_at(ReviewPage)
        assert "TREE" in game.shown()
        await game.press("tab")
        assert "banks 60" in game.shown()
        await game.press("space")
        assert game.is_at(Podium)


async def test_real_cubes_are_typed_in(tmp_path: Path) -> None:
    async with table(tmp_path, 2, real_cubes=True) as game:
        await game.press("space")
        assert "What do the cubes show" in game.shown()
        await game.call("TOP")
        assert "type all 10, or none" in game.shown()
        await game.call("ABCDEFGHIJ")
        assert game.view.letters == "ABCDEFGHIJ"
        await game.call("BADGE")
        await game.time_up()
        await game.press("space", "space")
        await game.press("enter")
        assert game.view.letters == ""
        await game.call("ZEBRA")
        await game.time_up()
        assert game.screen.match.state.scores == (200, 200)
        assert "Best possible" not in game.shown()


async def test_alone_the_best_score_is_kept(tmp_path: Path) -> None:
    async with table(tmp_path, 1, variant="throws", throws=2) as game:
        assert "no best score yet" in game.shown()
        for words in ("TREE", "POT"):
            await game.press("space")
            await game.call(words)
            await game.press("f6", "f6", "space")
        assert game.is_at(Podium)
        await game.press("a")
        assert game.is_at(PerquackeyTable)
        assert "best 180" in game.shown()


async def test_practice_has_no_clock_and_ends_at_f7(tmp_path: Path) -> None:
    async with table(tmp_path, 1, variant="practice") as game:
        await game.press("space")
        assert game.view.rules.variant is Variant.PRACTICE
        await game.wait(3000)
        assert not game.screen.countdown.running
        await game.call("TREE")
        await game.press("f6", "f6", "space")
        await game.press("f7")
        assert game.is_at(Podium)
