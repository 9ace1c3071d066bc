"""Rules 5 and 6 of Quiddler: what a round is worth, and who gets a bonus."""

from __future__ import annotations

from typing import Any

import pytest

from quiddler.table import agreed, bonuses, cards, deal, do, last, out, points, words
from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import Challenge
from wordgames.engines.quiddler.rounds import Over
from wordgames.engines.quiddler.rules import Bonus, Ties

# 5. The score of a round


def test_rule_5_words_less_leftovers_and_the_last_discard_counts_for_nothing() -> None:
    state = out(deal("A T E", "Z I T", pack="B N"), 0, "A T E", "B")
    state = agreed(last(state, 1, "I T", "Z"))
    row = state.sheets[-1].rows[1]
    assert (row.in_words, row.left_over, row.points) == (5, 5, 0)


def test_rule_5_a_round_never_costs_points_by_default() -> None:
    state = out(deal("A T E", "Z X J", pack="B N"), 0, "A T E", "B")
    state = agreed(last(state, 1, "", "Z"))
    row = state.sheets[-1].rows[1]
    assert row.left_over == 12 + 13 + 5
    assert row.points == 0
    assert row.floored
    assert state.totals[1] == 0


def test_rule_5_option_a_round_may_cost_points() -> None:
    state = out(deal("A T E", "Z X J", pack="B N", floor=False), 0, "A T E", "B")
    state = agreed(last(state, 1, "", "Z"))
    assert points(state)[1] == -30
    assert state.totals[1] == -30


def test_rule_5_penalties_come_before_the_floor_and_the_floor_before_the_bonuses() -> None:
    state = deal("A T I N", "S T O P", "T E A S", pack="B Z C")
    state = out(state, 0, "A T, I N", "B")
    state = last(state, 1, "T O P S", "Z")
    state = last(state, 2, "", "C")
    state = do(state, 1, Challenge(0, cards("A T")), good="AT")
    state = do(state, 1, Challenge(0, cards("I N")), good="IN")
    row = agreed(state).sheets[-1].rows[1]
    assert (row.in_words, row.penalties, row.points) == (14, 12, 12)
    state = deal("A T QU I T", "S T O P V", "T E A S E", pack="B Z C")
    state = out(state, 0, "A T, QU I T", "B")
    state = last(state, 1, "T O P S", "Z")
    state = last(state, 2, "", "C")
    state = do(state, 1, Challenge(0, cards("QU I T")), good="QUIT")
    row = agreed(state).sheets[-1].rows[1]
    assert (row.in_words, row.left_over, row.penalties) == (14, 11, 14)
    assert row.floored
    assert (row.bonuses, row.points) == ((), 0)


def test_rule_5_in_the_red_and_still_ten_points_for_the_longest_word() -> None:
    state = deal("A T QU I T", "S T O P V", "T E A S E", pack="B S C")
    state = out(state, 0, "A T, QU I T", "B")
    state = last(state, 1, "S T O P S", "V")
    state = last(state, 2, "", "C")
    for word in ("A T", "QU I T"):
        state = do(state, 1, Challenge(0, cards(word)), good="AT QUIT")
    row = agreed(state).sheets[-1].rows[1]
    assert (row.in_words, row.penalties, row.floored) == (17, 19, True)
    assert (row.bonuses, row.points) == ((Bonus.LONGEST_WORD,), 10)


# 6. Bonuses


def three(a: str, b: str, c: str, **more: Any) -> rounds.State:
    """A round of three players who lay these words; the first has no card left over."""
    hands = [" ".join(card for word in words(laid) for card in word) for laid in (a, b, c)]
    size = max(len(hand.split()) for hand in hands)
    full = [" ".join([*hand.split(), *["E"] * (size - len(hand.split()))]) for hand in hands]
    state = deal(*full, pack="B B B B", **more)
    state = out(state, 0, a, "B")
    state = last(state, 1, b, "B")
    state = last(state, 2, c, "B")
    return agreed(state)


def test_rule_6_most_words() -> None:
    state = three("A T, I N, O N", "S T O N E S", "T R A I N")
    assert bonuses(state) == [(Bonus.MOST_WORDS,), (Bonus.LONGEST_WORD,), ()]


def test_rule_6_longest_word_in_letters_not_cards() -> None:
    """QU+I+T+E has four cards and five letters: longer than S+T+O+N."""
    state = three("QU I T E", "S T O N", "A T, I N")
    assert bonuses(state) == [(Bonus.LONGEST_WORD,), (), (Bonus.MOST_WORDS,)]


@pytest.mark.parametrize(
    ("seats", "winner"),
    [
        (("S T O N E", "T R A I N", "QU I T TH ER"), 2),
        (("S T O N E", "QU I T TH ER", "T R A I N"), 1),
        (("QU I T TH ER", "S T O N E", "T R A I N"), 0),
    ],
)
def test_rule_6_an_early_tie_never_hides_a_longer_word(
    seats: tuple[str, str, str], winner: int
) -> None:
    paid = [Bonus.LONGEST_WORD in won for won in bonuses(three(*seats))]
    assert paid == [seat == winner for seat in range(3)]


def test_rule_6_a_tie_pays_nobody() -> None:
    state = three("S T O N E S", "T R A I N S", "A T, I N, O N")
    assert bonuses(state) == [(), (), (Bonus.MOST_WORDS,)]


def test_rule_6_option_a_tie_pays_everybody() -> None:
    state = three("S T O N E S", "T R A I N S", "A T, I N, O N", ties=Ties.ALL)
    assert bonuses(state) == [
        (Bonus.LONGEST_WORD,),
        (Bonus.LONGEST_WORD,),
        (Bonus.MOST_WORDS,),
    ]


def test_rule_6_one_player_may_win_both() -> None:
    state = three("S T O N, I N", "T O P, I N S", "A T E, O N E")
    assert bonuses(state) == [(Bonus.LONGEST_WORD,), (), ()]
    state = three("QU I T ER, O N", "T O P I N S", "S O A P E D")
    assert bonuses(state)[0] == (Bonus.MOST_WORDS,)
    state = three("QU I TH ER, O N", "T O P I N S", "S O A P E D")
    assert bonuses(state)[0] == (Bonus.LONGEST_WORD, Bonus.MOST_WORDS)
    assert state.sheets[-1].rows[0].points == (9 + 2 + 9 + 7) + (2 + 5) + 20


def test_rule_6_words_that_nobody_laid_win_nothing() -> None:
    for ties in Ties:
        state = deal("A T", "I T", "O N", pack="B S C", ties=ties)
        state = last(last(out(state, 0, "A T", "B"), 1, "", "S"), 2, "", "C")
        state = do(state, 1, Challenge(0, cards("A T")))
        assert bonuses(agreed(state)) == [(), (), ()]


@pytest.mark.parametrize("bonus", list(Bonus))
def test_rule_6_two_players_play_for_one_bonus(bonus: Bonus) -> None:
    state = deal("A T I N", "S T O P", pack="B C", two_player_bonus=bonus)
    state = agreed(last(out(state, 0, "A T, I N", "B"), 1, "S T O P", "C"))
    winner = 1 if bonus is Bonus.LONGEST_WORD else 0
    expected: list[tuple[Bonus, ...]] = [(), ()]
    expected[winner] = (bonus,)
    assert bonuses(state) == expected


def test_rule_6_alone_there_is_nobody_to_win_a_bonus_from() -> None:
    state = out(deal("A T", pack="B C"), 0, "A T", "B", good="AT")
    assert isinstance(state.phase, Over)
    assert bonuses(state) == [()]
    assert points(state) == (5,)
