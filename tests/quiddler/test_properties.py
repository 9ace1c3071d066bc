"""What holds in every game of Quiddler, whoever sits where and whatever the dictionary thinks."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.quiddler import SUBJECT
from playout import playout
from quiddler.table import DECK, rules
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import Challenge, GoOut, LayDown
from wordgames.engines.quiddler.rules import Bonus, Ties
from wordgames.engines.quiddler.scoring import LaidWord, Spread, score_round
from wordgames.game import Move, play

CARDS = sorted(set(DECK.cards))
some_cards = st.lists(st.sampled_from(CARDS), max_size=6).map(tuple)
some_word = st.lists(st.sampled_from(CARDS), min_size=2, max_size=6).map(tuple)


@st.composite
def rounds_of_spreads(draw: st.DrawFn) -> tuple[Spread, ...]:
    """What lies on the table at the end of a round, challenges included."""
    players = draw(st.integers(2, 5))
    spreads: list[Spread] = []
    for player in range(players):
        laid: list[LaidWord] = []
        for cards in draw(st.lists(some_word, max_size=3)):
            challenger = draw(st.sampled_from([None, *(p for p in range(players) if p != player)]))
            good = None if challenger is None else draw(st.booleans())
            laid.append(LaidWord(cards, challenger, good))
        spreads.append(Spread(tuple(laid), draw(some_cards)))
    return tuple(spreads)


@given(rounds_of_spreads(), st.sampled_from(Ties), st.booleans(), st.randoms())
def test_scores_do_not_depend_on_the_seats(
    spreads: tuple[Spread, ...], ties: Ties, floor: bool, rng: Random
) -> None:
    made = rules(len(spreads), ties=ties, floor=floor)
    before = score_round(made, spreads)
    order = list(range(len(spreads)))
    rng.shuffle(order)
    after = score_round(made, reseated(spreads, order))
    for new, old in enumerate(order):
        assert replace(after[new], spread=before[old].spread) == before[old]


def reseated(spreads: tuple[Spread, ...], order: list[int]) -> list[Spread]:
    """The same people with the same words, the one of seat ``order[i]`` in seat i."""
    return [
        replace(
            spreads[old],
            words=tuple(
                replace(w, challenger=None if w.challenger is None else order.index(w.challenger))
                for w in spreads[old].words
            ),
        )
        for old in order
    ]


@given(rounds_of_spreads(), st.sampled_from(Ties))
def test_a_row_adds_up(spreads: tuple[Spread, ...], ties: Ties) -> None:
    made = rules(len(spreads), ties=ties)
    rows = score_round(made, spreads)
    for row in rows:
        plain = row.in_words - row.left_over - row.penalties
        assert row.floored == (plain < 0)
        assert row.points == max(plain, 0) + 10 * len(row.bonuses)
    challenged = sum(
        made.value[card]
        for spread in spreads
        for word in spread.words
        if word.challenger is not None
        for card in word.cards
    )
    assert sum(row.penalties for row in rows) == challenged


@pytest.mark.parametrize("lengths", permutations((5, 5, 7)))
def test_lengths_5_5_7_pay_the_third_player_in_any_seat(lengths: tuple[int, ...]) -> None:
    spreads = [Spread((LaidWord(tuple("A" * length)),)) for length in lengths]
    rows = score_round(rules(3), spreads)
    assert [Bonus.LONGEST_WORD in row.bonuses for row in rows] == [n == 7 for n in lengths]


@pytest.mark.parametrize("case", ["two", "four", "eight", "barely"])
def test_no_view_shows_what_the_dictionary_thinks_before_a_challenge(case: str) -> None:
    """Turn round every verdict that came with words laid down: no view changes, at no time."""
    for seed in range(8):
        match = playout(SUBJECT, case, seed)
        one = other = engine.new(match.rules)
        for move in match.moves:
            one, other = play(engine, one, move), play(engine, other, turned(move))
            for player in (None, *range(match.rules.players)):
                assert engine.view(one, player) == engine.view(other, player)


def turned(move: Move) -> Move:
    if isinstance(move.action, GoOut | LayDown):
        return replace(move, known=frozenset(move.action.words) - move.known)
    return move


@pytest.mark.parametrize("case", ["two", "four", "barely"])
def test_totals_are_the_sum_of_the_sheets(case: str) -> None:
    for seed in range(6):
        state = playout(SUBJECT, case, seed).state
        assert isinstance(state, rounds.State)
        begun = state.rules.handicaps or (0,) * state.rules.players
        for player in range(state.rules.players):
            gains = [sheet.rows[player].points for sheet in state.sheets]
            assert state.totals[player] == begun[player] + sum(gains)
            assert state.sheets[-1].totals == state.totals
        assert len(state.sheets) == state.rules.rounds


def test_a_challenge_takes_its_verdict_with_it() -> None:
    """A game replays without a dictionary: the verdict stands in the move of the challenge."""
    match = playout(SUBJECT, "four", 2)
    judged = [move for move in match.moves if isinstance(move.action, Challenge)]
    assert judged
    assert {bool(move.known) for move in judged} == {True, False}
