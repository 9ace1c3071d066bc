"""The variants of PDQ on the screen: PDL, word count, solitaire, and all of them to the podium."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ui.driving import KEYS, USUAL, program, setup_for, text
from ui.pdq_keys import Table, table
from wordgames.engines.pdq import Stage, Variant
from wordgames.setups.options import Value
from wordgames.solvers.pdq import answers
from wordgames.ui.handover import HandOver
from wordgames.ui.pdq.status import best_name
from wordgames.ui.pdq.writing import WritingScreen
from wordgames.ui.podium import Podium


async def test_pdl_passes_until_the_longest_word_stands(tmp_path: Path) -> None:
    async with table(tmp_path, variant="pdl") as game:
        await game.say(0, "PANDA")
        assert "Ann PANDA leads" in game.shown()
        assert "LEADS" in game.shown()
        await game.say(1, "PANDAS")
        assert "only adds an ending" in game.shown()
        await game.say(1, "PINEAPPLE")
        await game.press("f2", "q", "z")
        assert game.view.won == (0, 3, 0)


async def test_word_count_hides_the_letters_until_the_player_is_ready(tmp_path: Path) -> None:
    async with table(tmp_path, 2, variant="word-count", count_deals=1) as game:
        assert "P N A" not in game.shown()
        await game.press("space")
        assert isinstance(game.top(), HandOver)
        await game.press("enter")  # an impatient Enter opens nothing
        assert isinstance(game.top(), HandOver)
        await game.press("p", "enter")  # nor does another's key
        assert isinstance(game.top(), HandOver)
        await game.press("q", "enter")
        screen = game.top()
        assert isinstance(screen, WritingScreen)
        await game.pilot.pause()
        assert screen.cards.covered
        await game.press("enter")
        assert screen.cards.cards == ("P", "N", "A")
        await game.press("word:PANDA", "enter", "word:PANDA", "enter")
        assert "PANDA is there already" in game.shown()
        await game.press("word:PINEAPPLE", "enter")
        await game.press("f9")  # covers, and stops the clock
        assert isinstance(game.top(), HandOver)
        assert screen.list.items == ()
        assert not screen.clock.running
        await game.press("q", "enter")
        again = game.top()
        assert isinstance(again, WritingScreen)
        assert again.list.items == ("PANDA", "PINEAPPLE")
        await game.press("f4")
        door = game.top()
        assert isinstance(door, HandOver)
        assert door.player == 1
        await game.press("p", "enter")
        await game.press("enter")
        await game.press("word:PANDA", "enter")
        await game.wait(60_100)
        assert game.top() is game.screen
        assert game.view.points == (1, 0)
        await game.press("space")
        assert isinstance(game.top(), Podium)


async def test_word_count_shows_everybodys_list_when_it_is_counted(tmp_path: Path) -> None:
    counts = {"P": 2, "N": 2, "A": 2}
    options: dict[str, Value] = {"variant": "word-count", "count_deals": 2}
    async with table(tmp_path, 2, "PNA", counts=counts, **options) as game:
        assert "all words" not in game.shown()
        for keys in (("space",), ("q", "enter"), ("enter",)):
            await game.press(*keys)
        await game.press("word:PANDA", "enter", "word:PINEAPPLE", "enter", "word:PXNXA", "enter")
        for keys in (("f4",), ("p", "enter"), ("enter",), ("word:PANDA", "enter"), ("f4",)):
            await game.press(*keys)
        assert "Ann 1 word and Bob 0 words" in game.shown()
        assert game.stage() is Stage.WAITING  # for the next row
        await game.press("f6")
        lines = [line.strip() for line in game.shown().splitlines()]
        told = "Ann: 1 word PINEAPPLE; others have too: PANDA; not in the dictionary: PXNXA"
        assert told in lines
        assert "Bob: 0 words; others have too: PANDA" in lines
        assert any("ANTHROPOMORPHICALLY" in line for line in lines)
        await game.press("escape", "space")
        assert isinstance(game.top(), HandOver)


async def test_whoever_counts_words_alone_passes_no_keyboard(tmp_path: Path) -> None:
    async with table(tmp_path, 1, variant="word-count", count_deals=1) as game:
        assert "Space goes on to your list" in game.shown()
        await game.press("space")
        shown = game.shown()
        assert "Covered for" in shown
        assert "looks away" not in shown
        await game.press("x", "enter")
        assert isinstance(game.top(), WritingScreen)


async def test_the_letters_that_a_word_needs_are_in_sight(tmp_path: Path) -> None:
    async with table(tmp_path, 2, minimum=6) as game:
        assert "PDQ  regular, 6 letters" in game.shown()
    async with table(tmp_path, 2, variant="experts", minimum=5) as game:
        assert "PDQ  experts   row" in game.shown()
    setup = setup_for("pdq", 2, variant="intergenerational")
    adult = replace(setup.seats[0], minimum=5)
    app = program(tmp_path, replace(setup, seats=(adult, setup.seats[1])))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        assert "0 cards, min 5" in text(app)
        assert "0 cards, min 4" in text(app)


async def test_solitaire_keeps_the_best_score_and_says_what_could_have_been(
    tmp_path: Path,
) -> None:
    counts = {"P": 2, "N": 2, "A": 2}
    async with table(tmp_path, 1, "PNA", counts=counts, variant="solitaire") as game:
        assert "no best score yet" in game.shown()
        await game.press("word:ANTELOPE", "enter")
        assert "it fits only from right to left" in game.shown()
        await game.press("word:PINEAPPLE", "enter")
        assert game.view.won == (3,)
        await game.press("f2")
        assert "F2 again gives this row up" in game.shown()
        assert game.stage() is Stage.RACING
        await game.press("f2")
        assert game.stage() is Stage.OVER
        assert "Stumped, with 3 cards.   Space shows the podium" in game.shown()
        assert "row 2 of 2" in game.shown()
        await game.app.workers.wait_for_complete()
        assert game.app.settings.best(best_name(game.view.rules)) == 3
        await game.press("space")
        podium = game.top()
        assert isinstance(podium, Podium)
        row = "".join(game.view.results[-1].row)
        assert any(line.startswith(f"stumped by {row}: ") for line in podium.remarkable)


@pytest.mark.parametrize("variant", [v.value for v in Variant])
async def test_every_variant_is_played_to_the_podium(tmp_path: Path, variant: str) -> None:
    players = 1 if variant == "solitaire" else 2
    more = {"count_deals": 2} if variant == "word-count" else {}
    counts = {"P": 1, "N": 1, "A": 1, "E": 1, "R": 2}
    async with table(tmp_path, players, None, counts=counts, variant=variant, **more) as game:
        for _ in range(60):
            await _play_on(game)
            if isinstance(game.top(), Podium):
                break
        assert isinstance(game.top(), Podium)
        view = game.view
        assert sum(view.won) + len(view.aside) + view.pack == 6
        assert "first" in game.shown()


async def _play_on(game: Table) -> None:
    """Do the next sensible thing, with a word of the solver where one is wanted."""
    view, top = game.view, game.top()
    if isinstance(top, HandOver):
        await game.press(KEYS[top.player], "enter")
        await game.press("enter")
    elif isinstance(top, WritingScreen):
        word = answers(game.screen.sitting.common, view.rules, top.seen.row, 4)[0]
        await game.press(f"word:{word}", "enter", "f4")
    elif view.stage is not Stage.RACING:
        await game.press("space")
    else:
        found = answers(game.screen.sitting.common, view.rules, view.row, view.rules.minimum(0))
        if not found:
            await game.press("f2", *(("f2",) if game.screen.sitting.alone else KEYS[:2]))
        elif game.screen.sitting.alone:
            await game.press(f"word:{found[0]}", "enter")
        else:
            await game.say(len(view.results) % 2, found[0])
            if game.stage() is Stage.RACING:  # PDL: the other has to pass
                await game.press("f2", KEYS[1 - len(view.results) % 2])


async def test_a_solitaire_that_is_given_up_tells_how_far_it_came(tmp_path: Path) -> None:
    counts = {"P": 3, "N": 3, "A": 3}
    async with table(tmp_path, 1, None, counts=counts, variant="solitaire") as game:
        await game.press("f2", "f2")
        assert "row 1 of 3" in game.shown()
        assert "Stumped, with 0 cards." in game.shown()
        assert "last row" not in game.shown()
