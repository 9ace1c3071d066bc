"""The hand of Quiddler on the screen, and what the table says of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual import events

from quiddler.keys import Fingers, deck, words_in
from ui.driving import USUAL, program, setup_for, text
from wordgames.engines.quiddler.actions import TakeDiscard
from wordgames.engines.quiddler.rounds import Holding
from wordgames.ui.podium import Podium
from wordgames.ui.quiddler.hand import QuiddlerHand
from wordgames.ui.quiddler.sheet import SheetPage
from wordgames.ui.quiddler.table import QuiddlerTable


@asynccontextmanager
async def hand_of(
    folder: Path, cards: str = "", players: int = 2, **options: Any
) -> AsyncIterator[Fingers]:
    setup = setup_for("quiddler", players, **options)
    if cards:
        setup = replace(setup, deck=deck(folder, cards))
    app = program(folder, setup)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        fingers = Fingers(pilot)
        await fingers.open_hand()
        yield fingers


def holding(fingers: Fingers) -> bool:
    return isinstance(fingers.hand.seen.phase, Holding)


@asynccontextmanager
async def alone_with(folder: Path, cards: str) -> AsyncIterator[Fingers]:
    """One player who holds all of these cards, one taken just now."""
    size = len(cards.split()) - 1
    setup = setup_for("quiddler", 1, first_hand=size, last_hand=size)
    app = program(folder, replace(setup, deck=deck(folder, cards)))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        fingers = Fingers(pilot)
        await fingers.press("enter")
        await fingers.press("f4")
        assert sorted(fingers.hand.seen.hand) == sorted(cards.split())
        yield fingers


async def test_letters_never_overtake_a_key(tmp_path: Path) -> None:
    """A word, Enter and more letters in one moment: the letters begin the next word."""
    async with alone_with(tmp_path, "A T A T E N") as fingers:
        await fingers.press("word:at", "enter", "word:t", "backspace", "word:ta")
        assert words_in(fingers.hand.building) == ["A T"]
        assert fingers.hand.building.typed == "TA"


async def test_the_choice_between_qu_and_q_with_u(tmp_path: Path) -> None:
    async with alone_with(tmp_path, "QU Q U I T A") as fingers:
        app = fingers.app
        await fingers.press("word:quit", "enter")
        shown = text(app)
        assert "which?" in shown
        assert "1: QU I T, 14" in shown
        assert "2: Q U I T, 24" in shown
        await fingers.press("2")
        assert words_in(fingers.hand.building) == ["Q U I T"]
        assert "24 points so far" in text(app)
        await fingers.press("word:zz", "enter")
        assert "do not spell ZZ" in text(app)
        await fingers.press("escape", "word:qu", "enter")
        assert "two cards at least" in text(app)
        await fingers.press("f6")
        assert "exactly one is left" in text(app)


async def test_del_throws_nothing_while_a_word_is_typed(tmp_path: Path) -> None:
    async with alone_with(tmp_path, "A T A T E N") as fingers:
        await fingers.press("word:at", "delete")
        assert holding(fingers)
        assert fingers.hand.building.typed == ""
        await fingers.press("delete")
        assert not holding(fingers)


async def test_alone_a_hint_shows_the_best_lay_down(tmp_path: Path) -> None:
    async with alone_with(tmp_path, "QU I T E A N") as fingers:
        await fingers.press("f8")
        assert fingers.hand.notice.text.startswith("You could lay QU I T and E N, throwing A")
        assert "21 points" in fingers.hand.notice.text


async def test_there_are_no_hints_against_others(tmp_path: Path) -> None:
    async with hand_of(tmp_path) as fingers:
        await fingers.press("f8")
        assert "could lay" not in text(fingers.app)


async def test_alone_the_dictionary_judges(tmp_path: Path) -> None:
    """Rule 7: there is nobody who could challenge."""
    async with alone_with(tmp_path, "A T N") as fingers:
        await fingers.press("word:tn", "enter")
        assert words_in(fingers.hand.building) == []
        assert "TN" in text(fingers.app)
        await fingers.press("escape")
        await fingers.go_out(("A", "T"))
        assert isinstance(fingers.app.screen, SheetPage)
        await fingers.press("enter", "enter")
        assert isinstance(fingers.app.screen, Podium)


async def test_everything_is_taken_back_that_showed_nothing(tmp_path: Path) -> None:
    async with hand_of(tmp_path) as fingers:
        hand = fingers.hand
        before = hand.seen.hand
        await fingers.press("f4")
        assert holding(fingers)
        await fingers.press("space", "right", "space", "enter")
        assert len(words_in(hand.building)) == 1
        await fingers.press("ctrl+z")
        assert words_in(hand.building) == []
        await fingers.press("ctrl+z")
        assert not holding(fingers)
        assert hand.seen.hand == before
        await fingers.press("f2", "ctrl+z")
        assert holding(fingers)
        assert "has been seen" in text(fingers.app)


async def test_rule_8_no_looking_up_on_the_own_turn_but_at_the_table(tmp_path: Path) -> None:
    async with hand_of(tmp_path) as fingers:
        await fingers.press("f5")
        assert isinstance(fingers.app.screen, QuiddlerHand)
        assert "No looking up" in text(fingers.app)
        await fingers.press("f2", "delete")
        await fingers.press("escape")
        assert isinstance(fingers.app.screen, QuiddlerTable)
        await fingers.press("f5")
        assert "LOOK UP" in text(fingers.app)


async def test_a_ten_card_hand_of_eight_fits_80_by_24(tmp_path: Path) -> None:
    async with hand_of(tmp_path, players=8, first_hand=10) as fingers:
        await fingers.press("f2")
        shown = text(fingers.app)
        lines = shown.splitlines()
        assert len(lines) == 24
        for name in ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"):
            assert name in shown
        assert shown.count("╭─────╮") + shown.count("┏━━━━━┓") == 11
        assert "word: _" in lines[-3]
        assert "F6 go out" in lines[-1]


async def test_rule_7_nothing_shows_what_the_dictionary_thinks_before_a_challenge(
    tmp_path: Path,
) -> None:
    """The same cards, once with a dictionary that knows everything and once with none."""
    frames: list[list[str]] = []
    for number, words in enumerate(("QUIT\nAT\n", "ZZZ\n")):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "words.txt").write_text(words, encoding="utf-8")
        setup = setup_for("quiddler", 2, first_hand=4, last_hand=4)
        cards = "QU I T A " * 4
        setup = replace(setup, dictionary=str(folder / "words.txt"), deck=deck(tmp_path, cards))
        app = program(folder, setup)
        async with app.run_test(size=USUAL) as pilot:
            await pilot.pause()
            fingers, seen = Fingers(pilot), list[str]()
            for _ in range(2):
                await fingers.open_hand()
                await fingers.press("f2")
                for key in ("space", "right", "space", "enter", "space", "right", "space", "enter"):
                    await fingers.press(key)
                    seen.append(text(app))
                await fingers.press("f6")
                seen.append(text(app))
            frames.append(seen)
    assert frames[0] == frames[1]


async def test_the_automatic_referee_says_why(tmp_path: Path) -> None:
    async with hand_of(tmp_path, "Q Q Q Q Q Q Q Q", referee="automatic", last_hand=3) as fingers:
        await fingers.press("f2", "word:qqq", "enter")
        assert "QQQ" in text(fingers.app)
        assert fingers.hand.building.spelled == ()
        assert "not" in fingers.hand.notice.text


async def test_pasted_text_is_typed_letter_by_letter(tmp_path: Path) -> None:
    async with hand_of(tmp_path) as fingers:
        fingers.app.post_message(events.Paste("née 1"))
        await fingers.pilot.pause()
        assert fingers.hand.building.typed == "NEE"
        await fingers.press("escape")
        assert fingers.hand.building.typed == ""


async def test_a_click_takes_a_card(tmp_path: Path) -> None:
    async with hand_of(tmp_path) as fingers:
        fingers.hand.piles.post_message(fingers.hand.piles.Clicked(discards=True))
        await fingers.pilot.pause()
        assert isinstance(fingers.table.match.moves[-1].action, TakeDiscard)


async def test_a_card_is_dragged_to_another_place(tmp_path: Path) -> None:
    async with hand_of(tmp_path, first_hand=6) as fingers:
        before = fingers.hand.building.left
        cards = fingers.hand.hand
        for start, end in ((0, 3), (5, 1)):
            places = cards._places
            await fingers.pilot.mouse_down(cards, offset=(places[start][0] + 1, 2))
            await fingers.pilot.mouse_up(cards, offset=(places[end][0] + 1, 2))
            await fingers.pilot.pause()
        moved = [*before[1:4], before[0], *before[4:]]
        moved.insert(1, moved.pop(5))
        assert fingers.hand.building.left == tuple(moved)
        assert fingers.hand.building.marked == 1
        assert not fingers.hand.building.picked
        await fingers.pilot.click(cards, offset=(cards._places[4][0] + 1, 2))
        assert fingers.hand.building.marked == 4


async def test_to_lay_nothing_is_asked_again_once_the_question_is_gone(tmp_path: Path) -> None:
    async with hand_of(tmp_path) as fingers:
        await fingers.press("f2")
        left = fingers.hand.building.left
        await fingers.go_out(left[1:])
        await fingers.open_hand()
        await fingers.press("f2", "f6")
        assert "No word at all?" in text(fingers.app)
        await fingers.press("f1")
        await fingers.press("escape")
        await fingers.press("f6")
        assert "No word at all?" in text(fingers.app)
        made = len(fingers.table.match.moves)
        await fingers.press("f6")
        assert len(fingers.table.match.moves) == made + 1


@pytest.mark.parametrize("name", ["go_on", "challenge", "sheet", "mark"])
async def test_the_table_offers_what_can_be_done(tmp_path: Path, name: str) -> None:
    app = program(tmp_path, setup_for("quiddler", 2))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        assert bool(Fingers(pilot).table.check_action(name, ())) is (name == "go_on")


async def test_taking_back_at_the_table_needs_everybody(tmp_path: Path) -> None:
    async with hand_of(tmp_path) as fingers:
        await fingers.press("f2", "delete")
        await fingers.press("escape")
        made = len(fingers.table.match.moves)
        await fingers.press("ctrl+z")
        await fingers.press("q")
        assert len(fingers.table.match.moves) == made
        await fingers.press("p")
        assert len(fingers.table.match.moves) == made - 1
