"""Whole games by random players, those of the tests; cards are counted after every move."""

from __future__ import annotations

import sys
from pathlib import Path

_TESTS = str(Path(__file__).parents[1] / "tests")


def wrong_games(game: str, seeds: range) -> int:
    """How many of these games lost a card, did not end, or do not replay to the same state."""
    if _TESTS not in sys.path:
        sys.path.append(_TESTS)
    from games import subjects
    from playout import playout
    from wordgames.errors import GameError
    from wordgames.game import replay

    subject = next(subject for subject in subjects() if subject.name == game)
    cases = list(subject.rules)
    wrong = 0
    for seed in seeds:
        try:
            match = playout(subject, cases[seed % len(cases)], seed)
            again = replay(subject.engine, match.rules, match.moves)
            wrong += match.outcome is None or again != match.state
        except (AssertionError, GameError):
            wrong += 1
    return wrong
