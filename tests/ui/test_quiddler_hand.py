"""A player's own screen: building words, taking them back, the end of a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual import events

from quiddler.keys import Fingers
from ui.driving import USUAL, HandClock, press, program, setup_for, text, wait
from wordgames.engines.quiddler.actions import TakeDiscard
from wordgames.engines.quiddler.rounds import Holding
from wordgames.engines.quiddler.solitaire import Refilling
from wordgames.solvers.spelling import spellings
from wordgames.ui.lookup import LookUp
from wordgames.ui.podium import Podium
from wordgames.ui.quiddler.building import Building
from wordgames.ui.quiddler.hand import QuiddlerHand
from wordgames.ui.quiddler.real_cards import RealCardsTable
from wordgames.ui.quiddler.sheet import SheetPage
from wordgames.ui.quiddler.solitaire import SolitaireTable
from wordgames.ui.quiddler.table import QuiddlerTable

VALUE = {"QU": 9, "Q": 15, "U": 4, "I": 2, "T": 3, "A": 2, "N": 5, "E": 2}


def building(text: str) -> Building:
    made = Building()
    made.hold(tuple(text.split()))
    return made


def left(hand: Building) -> str:
    return " ".join(hand.left)


def words(hand: Building) -> list[str]:
    return [" ".join(cards) for cards in hand.spelled]


# The hand as it is arranged.


def test_a_typed_word_takes_its_cards_and_gives_them_back_in_order() -> None:
    hand = building("T A N E")
    hand.type("NET")
    assert hand.ways() == (("N", "E", "T"),)
    hand.lay(hand.ways()[0])
    assert words(hand) == ["N E T"]
    assert left(hand) == "A"
    assert hand.take_back()
    assert left(hand) == "T A N E"
    assert not hand.take_back()


def test_two_ways_to_spell_are_both_offered() -> None:
    hand = building("QU Q U I T")
    hand.type("QUIT")
    assert hand.ways() == (("QU", "I", "T"), ("Q", "U", "I", "T"))


def test_cards_can_be_picked_one_by_one_and_put_back() -> None:
    hand = building("Q U QU I")
    for place in (2, 3):
        hand.mark(place)
        hand.pick()
    assert (hand.typed, hand.ways()) == ("QUI", (("QU", "I"),))
    hand.pick()
    assert hand.typed == "QU"
    hand.erase()
    assert hand.typed == ""


def test_cards_are_carried_and_sorted_and_new_ones_come_last() -> None:
    hand = building("T A N")
    hand.mark(0)
    hand.carry(1)
    assert (left(hand), hand.marked) == ("A T N", 1)
    hand.carry(5)
    assert left(hand) == "A T N"
    hand.sort(VALUE)
    assert left(hand) == "A N T"
    hand.sort(VALUE)
    assert left(hand) == "N T A"
    hand.hold(("A", "N", "T", "E"))
    assert left(hand) == "N T A E"
    assert hand.marked_card == "E"


def test_a_plan_lasts_until_a_card_of_it_is_gone() -> None:
    hand = building("T A N E")
    hand.type("TEN")
    hand.lay(hand.ways()[0])
    hand.hold(("T", "A", "N", "E", "I"))
    assert words(hand) == ["T E N"]
    hand.hold(("T", "A", "N", "I"))
    assert words(hand) == []
    assert sorted(hand.left) == ["A", "I", "N", "T"]


# The screen.


def deck(folder: Path, cards: str) -> str:
    """A deck of exactly these cards; whoever shuffles it, everybody knows what is in it."""
    counts = {face: cards.split().count(face) for face in cards.split()}
    path = folder / "deck.toml"
    listed = ", ".join(f"{face} = {many}" for face, many in counts.items())
    points = ", ".join(f"{face} = {VALUE[face]}" for face in counts)
    path.write_text(f"[few]\ncards = {{ {listed} }}\npoints = {{ {points} }}\n", encoding="utf-8")
    return str(path)


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
        assert words(fingers.hand.building) == ["A T"]
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
        assert words(fingers.hand.building) == ["Q U I T"]
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
        assert words(fingers.hand.building) == []
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
        assert len(words(hand.building)) == 1
        await fingers.press("ctrl+z")
        assert words(hand.building) == []
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


# Solitaire.


async def test_solitaire_by_keys(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("quiddler", 1, variant="solitaire"), seed=2)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, SolitaireTable)
        showing = tuple(map(str, table.seen.showing))
        await press(pilot, "f5")
        assert not isinstance(app.screen, LookUp)
        assert "No looking up before the end" in text(app)
        found = table.sitting.common.spellable("".join(showing))
        word = max((w for w in found if len(spellings(w, showing)) == 1), key=len)
        await press(pilot, f"word:{word}", "enter")
        assert table.seen.cards_used >= 2
        assert f"{word} is laid" in text(app)
        await press(pilot, "ctrl+z")
        assert table.seen.cards_used == 0
        await press(pilot, "ctrl+y")
        assert table.seen.cards_used >= 2
        assert "Done again." in text(app)
        await press(pilot, "ctrl+y")
        assert "There is nothing to do again." in text(app)
        await press(pilot, "ctrl+z")
        await press(pilot, "f1")
        assert text(app).splitlines()[1].strip() == "Solitaire"
        await press(pilot, "escape")
        await press(pilot, "word:zzz", "enter")
        assert "do not spell ZZZ" in text(app)
        await press(pilot, "escape")
        await press(pilot, "f2")
        assert "Press F2 again" in text(app)
        await press(pilot, "f2")
        assert "There was still" in text(app)
        assert "Enter go on" in text(app).splitlines()[-1]
        await press(pilot, "f5")
        assert isinstance(app.screen, LookUp)
        await press(pilot, "escape")
        await press(pilot, "enter")
        assert isinstance(app.screen, Podium)
        assert "0 of 48" in text(app)


# Real cards.


async def test_a_round_with_real_cards(tmp_path: Path) -> None:
    clock = HandClock()
    setup = setup_for("quiddler", 2, variant="real-cards", last_hand=3, timer=20)
    app = program(tmp_path, setup, clock=clock)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, RealCardsTable)
        await press(pilot, "word:quit", "enter")
        assert "which?" in text(app)
        await press(pilot, "1")
        assert "QUIT  14" in text(app)
        await press(pilot, "f7")
        await press(pilot, "enter")
        assert table.player == 1
        assert "written, 14, OUT" in text(app)
        await press(pilot, "word:at", "enter", "enter")
        assert "These are 2 of 3 cards." in text(app)
        await press(pilot, "word:z", "tab", "enter")
        assert table.seen.complete
        await press(pilot, "f6")
        await press(pilot, "p")
        assert "QUIT is a word" in text(app)
        await press(pilot, "enter")
        await press(pilot, "f2")
        assert table.countdown.left() > 19_000
        await wait(pilot, 21_000)
        assert not table.countdown.running
        assert "Time!" in text(app)
        await press(pilot, "f8")
        assert isinstance(app.screen, SheetPage)
        assert "- 14 for challenges" in text(app)
        await press(pilot, "enter")
        await press(pilot, "enter")
        assert isinstance(app.screen, Podium)


async def test_who_went_out_can_be_said_when_all_is_written(tmp_path: Path) -> None:
    setup = setup_for("quiddler", 2, variant="real-cards", last_hand=4)
    app = program(tmp_path, setup)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, RealCardsTable)
        await press(pilot, "word:cat", "enter", "enter")
        await press(pilot, "word:at", "enter", "word:z", "tab")
        await press(pilot, "f7")
        await press(pilot, "enter")
        assert "Whoever goes out has no card left over" in text(app)
        await press(pilot, "backspace", "backspace", "word:bad", "enter")
        await press(pilot, "f7")
        await press(pilot, "enter")
        assert table.seen.complete
        assert "Who went out?" in text(app)
        await press(pilot, "f8")
        assert not isinstance(app.screen, SheetPage)
        assert "A round ends when somebody goes out" in text(app)
        await press(pilot, "up")
        await press(pilot, "f7")
        assert "Ann went out." in text(app)
        assert table.seen.out == 0
        await press(pilot, "down")
        await press(pilot, "f7")
        assert "Bob went out, and not Ann." in text(app)
        await press(pilot, "f7")
        assert "Bob did not go out." in text(app)
        await press(pilot, "f8", "f8")
        assert isinstance(app.screen, SheetPage)
        assert table.seen.sheets[0].out is None


async def test_a_used_up_stack_is_filled_from_another(tmp_path: Path) -> None:
    """With two kinds of cards and one word of both, stacks are emptied by keys alone."""
    (tmp_path / "words.txt").write_text("AT\n", encoding="utf-8")
    setup = setup_for("quiddler", 1, variant="solitaire")
    cards = deck(tmp_path, "A T " * 24)
    setup = replace(setup, deck=cards, dictionary=str(tmp_path / "words.txt"))
    app = program(tmp_path, setup, seed=1)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, SolitaireTable)
        for _ in range(60):
            view = table.seen
            if isinstance(view.phase, Refilling) or not {"A", "T"} <= {*map(str, view.showing)}:
                break
            shallow = [
                min((p for p in range(8) if view.showing[p] == face), key=view.depth.__getitem__)
                for face in "AT"
            ]
            keys: list[str] = []
            at = table._marked
            for place in shallow:
                keys += ["right"] * ((place - at) % 8) + ["space"]
                at = place
            await press(pilot, *keys, "enter")
        assert isinstance(table.seen.phase, Refilling)
        empty = table.seen.showing.index(None)
        await press(pilot, *["right"] * ((empty - table._marked) % 8), "enter")
        assert "nothing to take" in text(app)
        deepest = max(range(8), key=table.seen.depth.__getitem__)
        await press(pilot, *["right"] * ((deepest - table._marked) % 8), "enter")
        assert table.seen.showing[empty] is not None
