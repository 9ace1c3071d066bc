"""The solver against every way there is, and against what people expect of it."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from bench.quiddler import best_score, won
from quiddler.table import DECK, cards
from wordgames.cards import Cards
from wordgames.engines.quiddler.rules import Bonus, Ties
from wordgames.errors import GameError
from wordgames.solvers.quiddler import Best, Rivals, best_lay_down, way_out
from wordgames.solvers.spelling import spellings
from wordlists import HashJudge, PlainWords

VALUE = dict(DECK.points)
COMMON = """
    AT ATE CLOTH CLOTHE COLT EN ERA ERE ERR HEN HER HERE IN INN LOT ON QI QUA QUIT QUITE RE TEA THE
    THEN TIN TO ZA
"""
WORDS = PlainWords(COMMON.split())


def solve(hand: str, **more: object) -> Best:
    return best_lay_down(cards(hand), WORDS, VALUE, **more)  # type: ignore[arg-type]


def random_case(seed: int) -> tuple[Cards, PlainWords, Rivals, Random]:
    """A hand of up to six cards, and a dictionary of some of what its cards can spell."""
    rng = Random(seed)
    hand = tuple(rng.sample(DECK.cards, rng.randrange(1, 7)))
    rows = ("".join(row) for n in range(1, 5) for row in permutations(hand, n))
    judge = HashJudge()
    words = PlainWords(row for row in rows if f"{row}{seed}" in judge and rng.random() < 0.5)
    rivals = Rivals(
        longest=rng.choice([None, 0, 3, 4, 5]),
        most_words=rng.choice([None, 0, 1, 2]),
        ties=rng.choice(list(Ties)),
    )
    return hand, words, rivals, rng


@pytest.mark.parametrize("seed", range(12))
def test_as_good_as_the_best_of_all_ways(seed: int) -> None:
    for case in range(seed * 25, seed * 25 + 25):
        hand, words, rivals, rng = random_case(case)
        one, floor = rng.random() < 0.5, rng.random() < 0.5
        best = best_lay_down(hand, words, VALUE, leave_one=one, rivals=rivals, floor=floor)
        expected = best_score(hand, words, VALUE, leave_one=one, rivals=rivals, floor=floor)
        assert best.score == expected, (hand, list(words))
        check(best, hand, words, rivals, floor=floor)


@pytest.mark.parametrize("seed", range(6))
def test_ways_out_are_the_best_of_all_ways_out(seed: int) -> None:
    for case in range(seed * 25, seed * 25 + 25):
        hand, words, rivals, _ = random_case(case)
        best = way_out(hand, words, VALUE, rivals=rivals)
        expected = best_score(
            hand, words, VALUE, leave_one=True, rivals=rivals, floor=False, only_out=True
        )
        assert (None if best is None else best.score) == expected, (hand, list(words))
        if best is not None:
            assert not best.left
            check(best, hand, words, rivals, floor=False)


def check(best: Best, hand: Cards, words: PlainWords, rivals: Rivals, *, floor: bool) -> None:
    """What it says adds up: the cards, the words, the bonuses and the score."""
    spelled = [card for row in best.spelled for card in row]
    discard = [] if best.discard is None else [best.discard]
    assert sorted([*spelled, *best.left, *discard]) == sorted(hand)
    assert all("".join(row) in words and len(row) > 1 for row in best.spelled)
    assert list(best.bonuses) == won(best.spelled, rivals)
    points = sum(VALUE[c] for c in spelled) - sum(VALUE[c] for c in best.left)
    assert best.score == (max(points, 0) if floor else points) + 10 * len(best.bonuses)


def test_the_whole_hand_in_words() -> None:
    best = solve("QU I T E")
    assert best.spelled == (("QU", "I", "T", "E"),)
    assert (best.left, best.discard, best.score) == ((), None, 16)


def test_qu_and_q_with_u_are_both_tried() -> None:
    assert solve("QU U Q I T").spelled == (("Q", "U", "I", "T"),)
    assert solve("QU Q I A").spelled in {(("QU", "A"), ("Q", "I")), (("Q", "I"), ("QU", "A"))}


@pytest.mark.parametrize(
    ("hand", "word"),
    [
        ("TH E N", "TH E N"),
        ("IN N", "IN N"),
        ("H ER E", "H ER E"),
        ("CL O TH E", "CL O TH E"),
        ("CL O T H", "CL O T H"),
        ("ER E", "ER E"),
        ("ER A", "ER A"),
    ],
)
def test_double_cards(hand: str, word: str) -> None:
    assert solve(hand).spelled == (cards(word),)


def test_a_double_card_alone_is_no_word() -> None:
    words = PlainWords(["IN", "ER"])
    assert best_lay_down(("IN", "ER"), words, VALUE).spelled == ()
    assert best_lay_down(("I", "N"), words, VALUE).spelled == (("I", "N"),)


def test_one_card_is_kept_to_throw_away_and_it_is_the_dearest() -> None:
    best = solve("A T Z J", leave_one=True)
    assert best.spelled == (("Z", "A"),)
    assert (best.discard, best.left, best.score) == ("J", ("T",), 16 - 3)


def test_no_word_at_all() -> None:
    best = solve("Z X J", leave_one=True)
    assert (best.spelled, best.discard, best.left, best.score) == ((), "Z", ("X", "J"), -25)
    assert solve("Z X J", floor=True).score == 0
    assert way_out(("Z", "X", "J"), WORDS, VALUE) is None


def test_a_bonus_can_be_worth_more_than_the_cards() -> None:
    plain = solve("A T I N")
    assert plain.bonuses == ()
    words = PlainWords(["TAIN", "AT", "IN", "TIN"])
    one = best_lay_down(cards("A T I N"), words, VALUE, rivals=Rivals(longest=3))
    assert one.spelled == (cards("T A I N"),)
    assert (one.bonuses, one.score) == ((Bonus.LONGEST_WORD,), 22)
    two = best_lay_down(cards("A T I N"), words, VALUE, rivals=Rivals(most_words=1))
    assert sorted(map("".join, two.spelled)) == ["AT", "IN"]
    assert (two.bonuses, two.score) == ((Bonus.MOST_WORDS,), 22)


def test_a_tie_pays_nobody_or_all() -> None:
    assert solve("Q I", rivals=Rivals(longest=2)).bonuses == ()
    tied = solve("Q I", rivals=Rivals(longest=2, ties=Ties.ALL))
    assert tied.bonuses == (Bonus.LONGEST_WORD,)
    assert solve("Z X", rivals=Rivals(longest=0, most_words=0, ties=Ties.ALL)).bonuses == ()


def test_the_shortest_word_is_the_tables_business() -> None:
    assert best_lay_down(cards("Q I"), WORDS, VALUE, shortest=3).spelled == ()
    assert best_lay_down(cards("QU A"), WORDS, VALUE, shortest=3).spelled == (("QU", "A"),)


def test_a_way_out_leaves_exactly_one_card() -> None:
    out = way_out(cards("QU I T E Z"), WORDS, VALUE)
    assert out is not None
    assert (out.spelled, out.discard, out.score) == ((("QU", "I", "T", "E"),), "Z", 16)
    out = way_out(cards("A T I N E"), WORDS, VALUE)
    assert out is not None
    assert out.discard == "E"


@pytest.mark.parametrize("word", ["IN" * 32, "INN" * 20 + "A", "A" * 10_000])
def test_spellings_of_a_word_longer_than_the_hand_are_none_at_once(word: str) -> None:
    assert spellings(word, ("IN", "I", "N", "N")) == ()
    assert spellings(word, (*DECK.cards, *DECK.cards)) == ()


def test_spellings_name_every_way() -> None:
    assert spellings("QUIT", cards("Q U QU I T")) == (cards("QU I T"), cards("Q U I T"))
    assert spellings("INTER", cards("IN T ER I N E R")) == (
        cards("IN T ER"),
        cards("I N T ER"),
        cards("IN T E R"),
        cards("I N T E R"),
    )
    assert spellings("QUIT", cards("QU I T T")) == (cards("QU I T"),)
    assert spellings("QUIT", cards("QU I N")) == ()
    assert spellings("", cards("QU")) == ()


def test_double_cards_that_overlap_in_a_deck_of_ones_own() -> None:
    value = {"ER": 1, "RE": 1, "E": 1, "R": 1}
    words = PlainWords(["ERE", "RERE", "ERER"])
    assert best_lay_down(("E", "RE"), words, value).spelled == (("E", "RE"),)
    assert best_lay_down(("ER", "E"), words, value).spelled == (("ER", "E"),)
    assert best_lay_down(("R", "ER", "E"), words, value).left == ()


def test_a_hand_that_is_too_large_is_refused() -> None:
    with pytest.raises(GameError, match="16 cards"):
        best_lay_down(DECK.cards[:17], WORDS, VALUE)


def test_no_card_can_be_kept_back_from_an_empty_hand() -> None:
    with pytest.raises(GameError, match="needs a card"):
        best_lay_down((), WORDS, VALUE, leave_one=True)
    assert best_lay_down((), WORDS, VALUE).score == 0
    assert way_out((), WORDS, VALUE) is None
