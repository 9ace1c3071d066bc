"""Skeeter at the table: whole games, waiting and doubts, time, and taking back."""

from __future__ import annotations

from pathlib import Path

from ui.driving import KEYS
from ui.skeeter_keys import Table, table
from wordgames.solvers.skeeter import Placement
from wordgames.ui.consent import Consent
from wordgames.ui.lookup import LookUp
from wordgames.ui.pause import PausePage
from wordgames.ui.podium import Podium
from wordgames.ui.skeeter.asking import WhoAsks
from wordgames.ui.skeeter.hand import SkeeterHand
from wordgames.ui.skeeter.sheet import RoundSheet

NAMES = ("Ann", "Bob", "Cy")


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
