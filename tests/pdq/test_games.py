"""A thousand games at random, over every variant: they end, keep the cards, and replay."""

from __future__ import annotations

from itertools import cycle, islice, pairwise

import pytest

from games.pdq import CASES, SUBJECT
from playout import playout
from wordgames.engines import pdq
from wordgames.engines.pdq import Ending, Variant
from wordgames.engines.pdq.state import State
from wordgames.game import replay

GAMES = 1000
PORTIONS = 10


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games(portion: int) -> None:
    numbers = range(portion, GAMES, PORTIONS)
    for number, case in zip(numbers, islice(cycle(CASES), portion, None), strict=False):
        match = playout(SUBJECT, case, number)
        assert match.outcome is not None, (case, number)
        assert replay(pdq, match.rules, match.moves) == match.state, (case, number)
        assert match.outcome.scores == scores(match.state), (case, number)


def scores(state: State) -> tuple[int, ...]:
    """What each player has, told from the results alone."""
    rules, totals = state.rules, [0] * state.rules.players
    for result in state.results:
        if result.winner is not None:
            totals[result.winner] += rules.points(result.prize)
        if result.ending is Ending.COUNTED:
            for claim in result.claims:
                totals[claim.player] += claim.good
    return tuple(totals)


def test_random_games_see_everything() -> None:
    """Every variant is played, every ending happens, ties are broken."""
    endings = set[Ending]()
    broken = 0
    for number, case in enumerate(CASES):
        for seed in range(4):
            results = playout(SUBJECT, case, 10_000 + 10 * number + seed).state.results
            endings |= {result.ending for result in results}
            broken += sum(
                before.ending is Ending.TIED and after.ending is Ending.WON
                for before, after in pairwise(results)
            )
    assert endings == set(Ending)
    assert broken
    assert {rules.variant for rules in CASES.values()} == set(Variant)


def test_the_seat_does_not_matter() -> None:
    """The same game with the players in other seats gives each the same score."""
    for seed in range(20):
        match = playout(SUBJECT, "regular, sits out", seed)
        order = (2, 0, 3, 1)
        moves = [
            m if m.player < 0 else type(m)(order[m.player], m.action, m.at, m.known)
            for m in match.moves
        ]
        state = replay(pdq, match.rules, moves)
        outcome = pdq.outcome(state)
        assert outcome is not None
        assert match.outcome is not None
        assert [outcome.scores[seat] for seat in order] == list(match.outcome.scores)
