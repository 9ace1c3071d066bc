"""A whole game of Quiddler by keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path

from quiddler.keys import Fingers
from ui.driving import KEYS, USUAL, program, setup_for, text
from wordgames.cards import Cards
from wordgames.engines.quiddler.rules import Bonus
from wordgames.lexicon.embedded import embedded
from wordgames.ui.podium import Podium
from wordgames.ui.quiddler.laid import LaidLine
from wordgames.ui.quiddler.sheet import SheetPage
from wordgames.ui.quiddler.table import QuiddlerTable

LEXICON = embedded()


def nonsense(hand: Cards) -> tuple[Cards, str]:
    """All cards but one in a word that is none, and that one."""
    for thrown in range(len(hand)):
        rest = hand[:thrown] + hand[thrown + 1 :]
        for cards in (rest, rest[::-1]):
            if "".join(cards) not in LEXICON:
                return cards, hand[thrown]
    raise AssertionError(hand)


def of_letters(hand: Cards, letters: int) -> Cards | None:
    """Cards of the hand with that many letters together, one at least left."""
    for many in range(2, len(hand)):
        for cards in combinations(hand, many):
            if len("".join(cards)) == letters:
                return cards
    return None


async def test_two_play_all_eight_rounds(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("quiddler", 2), seed=11)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        fingers = Fingers(pilot)
        await challenge_upheld(fingers)
        await challenge_refused(fingers)
        await tie_for_longest(fingers)
        for number in range(4, 9):
            assert fingers.view.round == number
            await plain_round(fingers)
        assert isinstance(app.screen, QuiddlerTable)
        assert "podium" in text(app)
        totals = fingers.view.totals
        await fingers.press("enter")
        assert isinstance(app.screen, Podium)
        assert app.screen.outcome.scores == totals
        shown = text(app)
        assert str(totals[0]) in shown
        assert str(totals[1]) in shown


async def finish_round(fingers: Fingers) -> None:
    """Nobody doubts anything more; the sheet is read, and the next round begins."""
    await fingers.press("enter")
    assert isinstance(fingers.app.screen, SheetPage)
    await fingers.press("enter")
    assert isinstance(fingers.app.screen, QuiddlerTable)


async def out_with_nonsense(fingers: Fingers) -> tuple[int, Cards]:
    player = await fingers.open_hand()
    await fingers.press("f2")
    cards, _ = nonsense(fingers.hand.seen.hand)
    await fingers.go_out(cards)
    assert fingers.view.out == player
    return player, cards


async def challenge_upheld(fingers: Fingers) -> None:
    first, cards = await out_with_nonsense(fingers)
    second = await fingers.open_hand()
    assert second == 1 - first
    await fingers.press("f2")
    await fingers.last_turn(fingers.hand.seen.hand[0])
    await fingers.challenge(second, first, "".join(cards))
    assert "struck" in text(fingers.app)
    await finish_round(fingers)
    row = fingers.view.sheets[0].rows[first]
    assert row.penalties > 0
    assert (row.in_words, row.bonuses, row.points) == (0, (), 0)


async def challenge_refused(fingers: Fingers) -> None:
    for _ in range(50):
        first = await fingers.open_hand()
        await fingers.press("f2")
        real = a_real_word(fingers.hand.seen.hand)
        if real is not None:
            break
        await fingers.press("delete")
    else:
        raise AssertionError("nobody has a word")
    word, rest = real
    await fingers.go_out(word, rest[:-1])
    second = await fingers.open_hand()
    await fingers.press("f2")
    await fingers.last_turn(fingers.hand.seen.hand[0])
    await fingers.challenge(second, first, "".join(word))
    assert "stands" in text(fingers.app)
    await finish_round(fingers)
    rows = fingers.view.sheets[1].rows
    assert rows[second].penalties == sum(fingers.view.rules.value[card] for card in word)
    assert rows[first].penalties == 0
    assert rows[first].in_words > 0


def a_real_word(hand: Cards) -> tuple[Cards, Cards] | None:
    """Two cards that spell a word, and the others."""
    for cards in permutations(hand, 2):
        if "".join(cards) in LEXICON:
            rest = list(hand)
            for card in cards:
                rest.remove(card)
            return cards, tuple(rest)
    return None


async def tie_for_longest(fingers: Fingers) -> None:
    for _ in range(50):
        first = await fingers.open_hand()
        await fingers.press("f2")
        state = fingers.table.match.state
        cards, _ = nonsense(fingers.hand.seen.hand)
        coming = (*state.hands[1 - first], state.pack[0])
        same = of_letters(coming, len("".join(cards)))
        if same is not None:
            break
        await fingers.press("delete")
    else:
        raise AssertionError("no tie in sight")
    await fingers.go_out(cards)
    second = await fingers.open_hand()
    await fingers.press("f2")
    rest = list(coming)
    for card in same:
        rest.remove(card)
    await fingers.last_turn(rest[0], same)
    await fingers.press("enter")
    assert isinstance(fingers.app.screen, SheetPage)
    assert "tie at" in text(fingers.app)
    await fingers.press("enter")
    rows = fingers.view.sheets[2].rows
    assert not any(Bonus.LONGEST_WORD in row.bonuses for row in rows)
    assert rows[first].in_words > 0
    assert rows[second].in_words > 0


async def plain_round(fingers: Fingers) -> None:
    doors = fingers.doors
    await fingers.idle()
    await out_with_nonsense(fingers)
    await fingers.open_hand()
    await fingers.press("f4")
    hand = fingers.hand.seen.hand
    await fingers.last_turn(hand[0], hand[1:])
    await finish_round(fingers)
    assert fingers.doors == doors + 3


async def test_a_round_with_eight(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("quiddler", 8, first_hand=10), seed=3)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        fingers = Fingers(pilot)
        await out_with_nonsense(fingers)
        for _ in range(7):
            await fingers.open_hand()
            await fingers.press("f2")
            await fingers.last_turn(fingers.hand.seen.hand[0])
        await finish_round(fingers)
        await fingers.press("enter")
        assert isinstance(app.screen, Podium)


async def test_more_words_than_have_room_can_be_read_where_none_can_be_doubted(
    tmp_path: Path,
) -> None:
    app = program(tmp_path, setup_for("quiddler", 8))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        laid = Fingers(pilot).table.laid
        lines = [LaidLine(n % 8, "Ann", 0, ("A", "T"), f"AT{n:02}", 5) for n in range(24)]
        laid.show(lines)
        await pilot.pause()
        assert "AT00" in text(app)
        assert "AT23" not in text(app)
        for _ in range(30):
            laid.move(1)
        await pilot.pause()
        assert "AT23" in text(app)
        assert "more below" not in text(app)
        laid.move(-1)
        await pilot.pause()
        assert "AT23" not in text(app)


async def test_after_the_last_round_no_word_can_be_doubted(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("quiddler", 2, last_hand=3), seed=3)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        fingers = Fingers(pilot)
        await out_with_nonsense(fingers)
        await fingers.open_hand()
        await fingers.press("f2")
        await fingers.last_turn(fingers.hand.seen.hand[0])
        await finish_round(fingers)
        assert app.screen is fingers.table
        assert "challenge" not in text(app).splitlines()[-1]
        await fingers.press("f6", *KEYS[:2])
        assert app.screen is fingers.table


async def test_a_long_name_leaves_room_for_score_and_state(tmp_path: Path) -> None:
    setup = setup_for("quiddler", 8)
    seats = tuple(
        replace(seat, name=f"Wilhelmina-Victoria {n}") for n, seat in enumerate(setup.seats)
    )
    app = program(tmp_path, replace(setup, seats=seats), seed=3)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        lines = text(app).splitlines()[1:5]
        told = "\n".join(lines)
        assert told.count("0 points  3 cards") == 7
        assert told.count("0 points  to play") == 1
