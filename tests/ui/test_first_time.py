"""What somebody is told who has never played and has read nothing."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

import pytest

from ui.driving import LARGE, USUAL, HandClock, press, program, setup_for, text, wait
from wordgames.engines.pdq import Variant
from wordgames.ui.handover import HandOver
from wordgames.ui.pdq.sentences import how
from wordgames.ui.pdq.table import PdqTable
from wordgames.ui.quiddler.sentences import SOLITAIRE_HOW, THROW_ONE

FIRST = {
    "pdq": "See a word? Press your own key, then type it.",
    "quiddler": "Each turn: take a card, throw one away.",
    "perquackey": "Find words in the letters: type one, Enter, the next.",
    "skeeter": "Put a card in a row, say a word with its letters in order.",
}


@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize("size", [(60, 18), USUAL])
async def test_a_new_table_says_what_there_is_to_do(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    app = program(tmp_path, setup_for(game))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = " ".join(text(app).replace("│", " ").split())
        assert FIRST[game] in shown


@pytest.mark.parametrize("variant", Variant)
async def test_every_variant_of_pdq_tells_its_words_in_two_lines(
    tmp_path: Path, variant: Variant
) -> None:
    players = 1 if variant is Variant.SOLITAIRE else 3
    app = program(tmp_path, setup_for("pdq", players, variant=str(variant)))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, PdqTable)
        told = how(table.sitting, variant)
        assert len(wrap(told, USUAL[0] - 2)) <= 2
        assert told in " ".join(text(app).split())


async def test_the_first_row_keeps_the_rule_in_sight_and_the_second_has_what_was_missed(
    tmp_path: Path,
) -> None:
    app = program(tmp_path, setup_for("pdq"), clock=HandClock())
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "space")
        await press(pilot, "q")
        await wait(pilot, 200)
        await press(pilot, "word:xyzzy", "enter")
        assert FIRST["pdq"] in text(app)
        await press(pilot, "f2", "q", "p", "z")
        assert FIRST["pdq"] not in text(app)


async def test_whoever_has_the_floor_is_told_how_to_say_the_word(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("pdq"), clock=HandClock())
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "space")
        assert "Enter say" not in text(app)
        await press(pilot, "q")
        await wait(pilot, 200)
        assert "Enter say" in text(app)
        assert "type it, then Enter" in text(app)
        await press(pilot, "a")
        assert "type it, then Enter" not in text(app)
        await press(pilot, "backspace")
        assert "type it, then Enter" in text(app)


async def test_a_closed_hand_says_why_it_does_not_open(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("pdq", variant="word-count"))
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "space")
        assert isinstance(app.screen, HandOver)
        await press(pilot, "enter")
        assert "first the own key of Ann, then Enter" in text(app)
        await press(pilot, "p")
        assert "That is the key of Bob" in text(app)
        await press(pilot, "q")
        assert "Enter opens the hand" in text(app)
        assert "That is the key" not in text(app)


async def test_a_small_screen_says_whose_turn_it_is_and_all_that_can_be_done(
    tmp_path: Path,
) -> None:
    app = program(tmp_path, setup_for("quiddler"))
    async with app.run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        assert "Ann's turn" in text(app).splitlines()[0]
        for key in ("enter", "q", "enter", "f2"):
            await press(pilot, key)
        shown = " ".join(text(app).split())
        assert "Ann's turn: throw a card or go out" in shown
        assert THROW_ONE in shown


async def test_a_pause_says_how_to_go_on_right_below_its_cards(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("pdq"))
    async with app.run_test(size=LARGE) as pilot:
        await press(pilot, "space")
        await press(pilot, "f3")
        await pilot.pause()
        lines = text(app).splitlines()
        told = next(row for row, line in enumerate(lines) if "Enter or Space goes on" in line)
        cards = max(row for row, line in enumerate(lines[:told]) if "╯" in line)
        assert told - cards <= 5


async def test_the_clock_can_be_read_in_plain_signs(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("pdq"), clock=HandClock(), ascii=True)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "space")
        await press(pilot, "q")
        await wait(pilot, 2000)
        assert " 6.2 " in f"{text(app)} "


async def test_a_new_solitaire_of_stacks_says_how_it_is_won(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("quiddler", 1, variant="solitaire"))
    for size in ((60, 18), USUAL):
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert SOLITAIRE_HOW in " ".join(text(app).replace("│", " ").split())
        app = program(tmp_path, setup_for("quiddler", 1, variant="solitaire"))
