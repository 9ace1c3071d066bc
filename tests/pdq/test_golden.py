"""Whole games kept as text: the rules, the scores, the log. A log must lead to what it once did.

A change that makes one of them fail is another game: ``VERSION`` grows, and these stay.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wordgames import codec
from wordgames.engines import pdq
from wordgames.game import replay
from wordgames.log import standing

FILES = sorted((Path(__file__).parent.parent / "golden").glob("pdq-*.log"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    rules, ends, *lines = path.read_text(encoding="utf-8").splitlines()
    assert f"-v{pdq.VERSION}-" in path.name
    moves = standing(codec.load(line, pdq) for line in lines)
    outcome = pdq.outcome(replay(pdq, codec.load_record(rules, pdq.Rules), moves))
    assert outcome is not None
    assert {"scores": list(outcome.scores)} == msgspec.json.decode(ends)


def test_there_is_a_golden_game_of_every_variant() -> None:
    played = {
        codec.load_record(path.read_text(encoding="utf-8").splitlines()[0], pdq.Rules).variant
        for path in FILES
    }
    assert played == set(pdq.Variant)
