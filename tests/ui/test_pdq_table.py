"""The race of PDQ on the screen: buzzes, ties, words and votes."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events

from ui.pdq_keys import table
from wordgames.engines.pdq import Stage
from wordgames.lexicon.embedded import embedded
from wordgames.solvers.pdq import answers
from wordgames.ui.pdq.answers import Answers
from wordgames.ui.podium import Podium


async def test_the_first_word_takes_the_cards(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        assert "READY" in game.shown()
        await game.say(1, "PINEAPPLE")
        assert game.view.won == (0, 3, 0)
        assert "Bob takes 3 cards with PINEAPPLE (9)" in game.shown()
        await game.press("space")
        assert isinstance(game.top(), Podium)
        assert "Bob wins" in game.shown()


async def test_ten_milliseconds_are_a_tie_and_the_longest_word_wins(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("q")
        await game.wait(10)
        await game.press("p")
        await game.wait(200)
        shown = game.shown()
        assert "A TIE, 10 ms apart" in shown
        assert "TIED  +10 ms" in shown
        await game.press("word:PANDA")
        assert "PANDA" not in game.shown()  # nobody sees another's word
        await game.press("enter")
        await game.press("word:PINEAPPLE", "enter")
        assert game.view.won == (0, 3, 0)
        last = game.view.last
        assert last is not None
        assert [(claim.player, claim.word) for claim in last.claims] == [
            (0, "PANDA"),
            (1, "PINEAPPLE"),
        ]


async def test_a_tie_of_equal_words_is_played_off_by_those_alone(tmp_path: Path) -> None:
    counts = {"P": 2, "N": 2, "A": 2}
    async with table(tmp_path, counts=counts) as game:
        await game.press("q", "p")
        await game.wait(200)
        await game.press("word:PINNATE", "enter")
        await game.press("word:PINNACE", "enter")
        assert game.view.tied == {0, 1}
        assert "for Ann and Bob alone" in game.shown()
        await game.press("space")
        await game.press("z")
        assert game.view.buzzes == ()
        assert "waits" in game.shown()


async def test_a_buzz_after_the_window_is_none(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("q")
        await game.wait(152)
        await game.press("p")
        await game.wait(100)
        assert [player for player, _ in game.view.buzzes] == [0]
        assert game.stage() is Stage.TYPING


async def test_a_key_in_time_counts_although_it_arrives_late(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("q")
        late = events.Key("p", "p")
        late.time = game.clock.now + 0.149
        game.clock.now += 0.180
        game.screen.beat()
        game.app.post_message(late)
        await game.pilot.pause()
        assert [player for player, _ in game.view.buzzes] == [0, 1]


async def test_eight_on_the_smallest_screen_see_who_does_what(tmp_path: Path) -> None:
    async with table(tmp_path, 8, "PNA", (60, 18)) as game:
        await game.press("q")
        await game.wait(10)
        await game.press("p")
        assert "BUZZED  0 ms" in game.shown()
        assert "TIED  +10 ms" in game.shown()
        await game.wait(200)
        assert "TYPES  +0 ms" in game.shown()
        assert "0 cards" in game.shown()


async def test_an_own_key_that_repeats_is_no_second_buzz(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("q", "q", "Q", "shift+q", "alt+q")
        assert [player for player, _ in game.view.buzzes] == [0]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("PAINTER", "PAINTER: the A comes before the N"),
        ("DEPENDABLE", "DEPENDABLE: it has to start with P or A"),
        ("PLANETX", "PLANETX: the A comes before the N"),
        ("PIN", "PIN: 4 letters or more are needed"),
        ("PLUNGE", "PLUNGE: there is no A"),
        ("PANDORA", "PANDORA is "),
        ("PXNXA", "PXNXA is not in the dictionary"),
    ],
)
async def test_a_wrong_word_is_told_why_and_the_floor_is_open(
    tmp_path: Path, word: str, told: str
) -> None:
    async with table(tmp_path) as game:
        await game.say(0, word)
        assert told in game.shown()
        assert game.stage() is Stage.RACING
        await game.say(0, "PANDA")
        assert game.view.won == (3, 0, 0)


async def test_the_live_line_follows_the_letters_and_not_the_dictionary(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("p")
        await game.wait(200)
        await game.press("word:PINX")
        assert "P.N." in game.shown()
        assert "fits: not yet" in game.shown()
        await game.press("word:A")
        assert "P.N.A   fits: yes" in game.shown()


async def test_the_longest_words_can_be_typed(tmp_path: Path) -> None:
    longest = max(embedded(), key=len)
    async with table(tmp_path, 3, "POS") as game:
        await game.press("q")
        await game.wait(200)
        await game.press(f"word:{longest}")
        assert game.screen.box.word == longest
        assert "fits: yes" in game.shown()  # although there is no room for its letters beside it
        await game.press("enter")
        assert game.view.won == (3, 0, 0)


async def test_time_is_up_and_the_half_typed_word_is_named(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("z")
        await game.wait(200)
        await game.press("word:PINE")
        await game.wait(8100)
        assert "Cy: the time is up." in game.shown()
        assert "PINE was not finished" in game.shown()
        assert game.stage() is Stage.RACING
        assert not game.screen.box.is_open


async def test_the_floor_is_given_back_with_esc(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("z")
        await game.wait(200)
        await game.press("escape")
        assert game.stage() is Stage.RACING
        assert "Cy gives the floor back" in game.shown()


async def test_letters_typed_right_after_the_buzz_are_kept(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("z", "a", "n")
        assert game.stage() is Stage.BUZZED
        await game.wait(200)
        await game.press("word:TEA", "enter")
        assert "Cy takes 3 cards" not in game.shown()
        assert "ANTEA" in game.shown()


async def test_early_letters_are_nobodys_in_a_tie(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("z", "a", "q")
        await game.wait(200)
        assert len(game.view.buzzes) == 2
        assert game.screen.box.word == ""


async def test_in_a_vote_esc_is_called_what_it_does(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("f2")
        keys = game.shown().splitlines()[-1]
        assert "Esc keep looking" in keys
        assert "no word after all" not in keys
        await game.press("escape")
        assert "READY" in game.shown()
        assert not game.screen.vote.open


async def test_two_refusals_of_a_tie_are_told_whole(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("q", "p")
        await game.wait(200)
        await game.press("word:PAINTER", "enter", "word:PAINTERS", "enter")
        lines = game.shown().splitlines()
        first = next(n for n, line in enumerate(lines) if "Ann: PAINTER" in line)
        assert "comes before" in lines[first]
        assert lines[first + 1].strip() == "Bob: PAINTERS: the A comes before the N"


async def test_every_own_key_is_answered_after_a_wrong_word_too(tmp_path: Path) -> None:
    async with table(tmp_path, sits_out=True) as game:
        await game.say(0, "PAINTER")
        assert "the A comes before the N" in game.shown()
        await game.press("q")
        assert "Ann: Out for the rest of this row." in game.shown()
        await game.say(1, "PAINTER")
        assert "PAINTER: the A comes before the N" in game.shown()


async def test_the_same_wrong_word_is_told_again(tmp_path: Path) -> None:
    async with table(tmp_path, 1, variant="solitaire") as game:
        await game.press("word:PAINTER", "enter")
        await game.press("f2")
        assert "F2 again" in game.shown()
        await game.press("word:PAINTER", "enter")
        assert "PAINTER: the A comes before the N" in game.shown()


async def test_who_leads_is_told_not_to_pass(tmp_path: Path) -> None:
    async with table(tmp_path, variant="pdl") as game:
        await game.say(0, "PANDA")
        await game.press("f2", "q")
        assert "Ann leads and need not pass." in game.shown()
        assert game.view.agreed == set()


async def test_a_half_typed_word_is_gone_with_the_row_it_was_for(tmp_path: Path) -> None:
    counts = {"P": 2, "N": 2, "A": 2}
    async with table(tmp_path, 1, "PNA", counts=counts, variant="solitaire") as game:
        await game.press("word:PINEAPPLE", "enter", "word:UND")
        await game.press("ctrl+z")
        assert "Taken back." in game.shown()
        assert game.screen.box.word == ""


async def test_rare_words_are_counted_where_no_common_one_fits(tmp_path: Path) -> None:
    async with table(tmp_path, 3, "VFX") as game:
        await game.press("f2", "q", "p", "z")
        shown = game.shown()
        assert "VFX: no common word fits, but 2 rare ones do." in shown
    async with table(tmp_path, 3, "QQZ") as game:
        await game.press("f2", "q", "p", "z")
        assert "QQZ: no word fits." in game.shown()


async def test_nobody_has_a_word_and_the_pile_goes_to_the_next_winner(tmp_path: Path) -> None:
    async with table(tmp_path, counts={"P": 2, "N": 2, "A": 2}) as game:
        await game.press("f2", "q", "p")
        assert "no word" in game.shown()
        await game.press("p")  # the key is held down: nothing new
        assert game.view.agreed == {0, 1}
        await game.wait(800)
        await game.press("p")  # Bob thinks again
        assert game.view.agreed == {0}
        await game.wait(800)
        await game.press("p", "z")
        assert len(game.view.aside) == 3
        assert "common words fit, such as" in game.shown()
        assert "row 1 of 2" in game.shown()  # its cards still lie there
        await game.press("space")
        assert "row 2 of 2" in game.shown()
        word = answers(game.screen.sitting.common, game.view.rules, game.view.row, 4)[0]
        await game.say(2, word)
        assert game.view.won == (0, 0, 6)
        assert "Cy takes 6 cards" in game.shown()


async def test_all_words_of_the_last_row_can_be_seen(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.press("f2", "q", "p", "z")
        await game.press("f6")
        page = game.top()
        assert isinstance(page, Answers)
        assert "PINEAPPLES" in page.words
        await game.press("escape")
        assert game.top() is game.screen


async def test_the_mouse_buzzes_for_a_seat(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.pilot.click(game.screen.seats, offset=(30, 1))
        assert [player for player, _ in game.view.buzzes] == [1]
