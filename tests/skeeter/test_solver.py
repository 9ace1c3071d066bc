"""The solver finds what looking at everything finds."""

from __future__ import annotations

from random import Random

import pytest

from games.skeeter import DECK
from skeeter.dealing import Round
from wordgames.engines.skeeter import Place, holds, misfit
from wordgames.solvers.skeeter import Placement, Rows, places
from wordlists import PlainWords

LETTERS = "ABEEGINORSTTXZ"


def random_words(rng: Random, count: int) -> PlainWords:
    """Words of few letters, so that rows have answers; some are long."""
    return PlainWords(
        "".join(rng.choices(LETTERS, k=rng.choice((2, 3, 4, 5, 6, 7, 9, 14)))) for _ in range(count)
    )


WORDS = random_words(Random(1), 700)
ROWS = Rows(WORDS)


def random_row(rng: Random) -> str:
    """A row of one to six cards, mostly out of a word."""
    word = rng.choice(tuple(WORDS))
    row = "".join(letter for letter in word if rng.random() < 0.5) or word[0]
    return row[:6] if rng.random() < 0.9 else "".join(rng.choices(LETTERS, k=3))


def every_placement(hand: str, lanes: list[tuple[int, str]]) -> dict[tuple[str, int, int], str]:
    """The slow way: each card at each place, each word of the list."""
    return {
        (card, value, place): grown
        for value, row in lanes
        for card in sorted(set(hand))
        for place in range(len(row) + 1)
        if any(holds(word, grown := row[:place] + card + row[place:]) for word in WORDS)
    }


@pytest.mark.parametrize("tenth", range(10))
def test_words_of_300_rows(tenth: int) -> None:
    for seed in range(30 * tenth, 30 * (tenth + 1)):
        row = random_row(Random(seed))
        found = ROWS.words(row)
        assert sorted(found) == [word for word in WORDS if misfit(word, row) is None]
        assert found == sorted(found, key=lambda word: (-len(word), word))


@pytest.mark.parametrize("seed", range(12))
def test_placements_are_all_there_are_each_with_a_word(seed: int) -> None:
    rng = Random(seed)
    lanes = [(value, random_row(rng)) for value in (10, 20, 30)]
    hand = "".join(rng.choices(LETTERS + "QX", k=6))
    found = ROWS.placements(hand, lanes)
    assert {(p.card, p.target, p.position): p.row for p in found} == every_placement(hand, lanes)
    assert len(found) == len({(p.card, p.target, p.position) for p in found})
    for placement in found:
        assert placement.word in WORDS
        assert holds(placement.word, placement.row)


@pytest.mark.parametrize("seed", range(12))
def test_replies_are_the_letters_that_fit_somewhere(seed: int) -> None:
    row = random_row(Random(seed))
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert ROWS.replies(row) == "".join(
        dict.fromkeys(card for card, _, _ in every_placement(alphabet, [(10, row)]))
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_best_leaves_the_most_points_safe(seed: int) -> None:
    rng = Random(seed)
    lanes = [(value, random_row(rng)) for value in (10, 20, 30, 40, 50)]
    hand = "".join(rng.choices(LETTERS, k=6))
    rated = ROWS.rated(hand, lanes, DECK, others=12)
    assert {r.placement for r in rated} == set(ROWS.placements(hand, lanes))
    assert [r.worth for r in rated] == sorted((r.worth for r in rated), reverse=True)
    assert ROWS.best(hand, lanes, DECK, others=12) == rated[0]
    for r in rated:
        assert r.replies == ROWS.replies(r.placement.row)


def test_a_row_that_nobody_can_extend_is_worth_all_its_points() -> None:
    rows = Rows(PlainWords(["STAB", "STABLE"]))
    best = rows.best("BE", [(50, "STAL"), (10, "STA")], "LXXX", others=2)
    assert best is not None
    assert best.placement == Placement("B", 50, 3, "STABL", "STABLE")
    assert (best.replies, best.safety) == ("E", 1.0)


def test_the_chance_of_a_reply_is_that_of_drawing_one_such_card() -> None:
    rows = Rows(PlainWords(["STAB", "STABLE"]))
    best = rows.best("B", [(10, "STA")], "ELXX", others=1)
    assert best is not None
    assert best.replies == "EL"
    assert best.safety == pytest.approx(0.5)
    assert best.worth == pytest.approx(5)


def test_nothing_to_place() -> None:
    rows = Rows(PlainWords(["STAB"]))
    assert rows.placements("XYZ", [(10, "STA")]) == []
    assert rows.best("XYZ", [(10, "STA")], "AB", others=1) is None
    assert rows.words("Q") == []


def test_places_are_the_letters_between() -> None:
    assert places("RABBIT", "RBT") == ["", "AB", "BI", ""]
    assert places("GRASSHOPPER", "SH") == ["GRAS", "S", "OPPER"]


def test_the_table_takes_whatever_the_solver_offers() -> None:
    game = Round("RSMGN", "BTTOEX", "ABCDEF", words=WORDS)
    lanes = [(target.value, "".join(target.row)) for target in game.state.targets]
    for placement in ROWS.placements(game.hand(0), lanes):
        again = Round("RSMGN", "BTTOEX", "ABCDEF", words=WORDS, challenges=False)
        again.do(0, Place(placement.card, placement.target, placement.position, placement.word))
        assert again.row(placement.target) == placement.row
