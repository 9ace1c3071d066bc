"""Games kept from each version of the rules, which must play out as they did.

A file holds the rules, the lines of the log, and what it came to.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wordgames import codec
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import Rules
from wordgames.game import Move, replay

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob(f"perquackey-v{engine.VERSION}-*.log"))


def test_there_are_golden_games_of_this_version() -> None:
    assert len(FILES) >= 4


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    first, *lines, last = path.read_text(encoding="utf-8").splitlines()
    rules = codec.load_record(first, Rules)
    moves = [codec.load(line, engine) for line in lines]
    state = replay(engine, rules, [move for move in moves if isinstance(move, Move)])
    outcome = engine.outcome(state)
    assert outcome is not None
    assert json.loads(last) == {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "banked": [throw.reckoning.banked for throw in state.thrown],
    }
