"""Whole games kept as text: the rules, the scores, the log. A log must lead to what it once did.

A change that makes one of them fail is another game: ``VERSION`` grows, and these stay.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wordgames import codec
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler.rules import Rules
from wordgames.game import replay
from wordgames.log import standing

FILES = sorted((Path(__file__).parent.parent / "golden").glob("quiddler-*.log"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    rules, ends, *lines = path.read_text(encoding="utf-8").splitlines()
    assert f"-v{engine.VERSION}-" in path.name
    moves = standing(codec.load(line, engine) for line in lines)
    outcome = engine.outcome(replay(engine, codec.load_record(rules, Rules), moves))
    assert outcome is not None
    assert {"scores": list(outcome.scores)} == msgspec.json.decode(ends)


def test_there_are_golden_games() -> None:
    assert len(FILES) == 6
