"""A hand of Skeeter: choosing card, target and place, and keeping it from the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual import events

from ui.driving import KEYS
from ui.skeeter_keys import table
from wordgames.ui.handover import HandOver
from wordgames.ui.skeeter.hand import SkeeterHand


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
