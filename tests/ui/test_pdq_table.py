"""PDQ at the table, with keys, a clock driven by hand and the real dictionary."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from ui.driving import (
    KEYS,
    USUAL,
    HandClock,
    deck_file,
    press,
    program,
    seed_with_row,
    setup_for,
    text,
    wait,
)
from wordgames.engines import pdq
from wordgames.engines.pdq import Stage, Variant
from wordgames.lexicon.embedded import embedded
from wordgames.setups.options import Value
from wordgames.solvers.pdq import answers
from wordgames.ui.consent import Consent
from wordgames.ui.handover import HandOver
from wordgames.ui.pause import PausePage
from wordgames.ui.pdq.answers import Answers
from wordgames.ui.pdq.status import best_name
from wordgames.ui.pdq.table import PdqTable
from wordgames.ui.pdq.writing import WritingScreen
from wordgames.ui.podium import Podium
from wordgames.ui.program import WordGames


class Table:
    """A game under way and the hands of its players."""

    def __init__(self, app: WordGames, pilot: Pilot[Any], clock: HandClock) -> None:
        self.app = app
        self.pilot = pilot
        self.clock = clock
        screen = app.screen
        assert isinstance(screen, PdqTable)
        self.screen = screen

    @property
    def view(self) -> pdq.View:
        return self.screen.seen

    async def press(self, *keys: str) -> None:
        await press(self.pilot, *keys)

    async def wait(self, milliseconds: int) -> None:
        await wait(self.pilot, milliseconds)

    async def say(self, player: int, word: str) -> None:
        """Buzz, wait for the window to close, type and enter."""
        await self.press(KEYS[player])
        await self.wait(200)
        await self.press(f"word:{word}", "enter")

    def stage(self) -> Stage:
        return self.view.stage

    def top(self) -> object:
        return self.app.screen

    def shown(self) -> str:
        return text(self.app)


@asynccontextmanager
async def table(
    folder: Path,
    players: int = 3,
    row: str | None = "PNA",
    size: tuple[int, int] = USUAL,
    /,
    counts: dict[str, int] | None = None,
    **options: Value,
) -> AsyncIterator[Table]:
    """A game with a deck of one row, or of those cards; the first row is dealt."""
    cards = counts if counts is not None else {c: (row or "").count(c) for c in row or ""}
    setup = replace(setup_for("pdq", players, **options), deck=deck_file(folder, **cards))
    seed = 3 if row is None else seed_with_row(setup, row)
    clock = HandClock()
    app = program(folder, setup, seed=seed, clock=clock)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        sitting = Table(app, pilot, clock)
        if sitting.stage() is Stage.DEALING:
            await sitting.press("space")
        yield sitting


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
        await game.app.workers.wait_for_complete()
        assert game.app.settings.best(best_name(game.view.rules)) == 3
        await game.press("space")
        podium = game.top()
        assert isinstance(podium, Podium)
        row = "".join(game.view.results[-1].row)
        assert any(line.startswith(f"{row}: ") for line in podium.remarkable)


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


async def test_the_mouse_buzzes_for_a_seat(tmp_path: Path) -> None:
    async with table(tmp_path) as game:
        await game.pilot.click(game.screen.seats, offset=(30, 1))
        assert [player for player, _ in game.view.buzzes] == [1]


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
