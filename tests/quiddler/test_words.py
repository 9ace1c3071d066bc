"""What the rules of Quiddler say about words, example by example."""

from __future__ import annotations

import pytest

from wordgames.errors import Reason
from wordgames.setups.game import Seat, Setup
from wordgames.setups.options import Value
from wordgames.ui.sitting import open_lexicon


def setup(**options: Value) -> Setup:
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    return Setup("quiddler", (Seat("Ann"), Seat("Bob")), chosen)


@pytest.mark.parametrize("word", ["Iraqi", "Scottish", "ad", "math", "laser", "n\u00e9e"])
def test_words_that_may_be_used(word: str) -> None:
    assert open_lexicon(setup()).judge(word).valid


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("London", Reason.PROPER_NOUN),
        ("Iraqis", Reason.PROPER_NOUN),
        ("ex-wife", Reason.COMPOUND),
        ("twenty-two", Reason.COMPOUND),
        ("NATO", Reason.ABBREVIATION),
        ("ing", Reason.PROPER_NOUN),
    ],
)
def test_words_that_may_not(word: str, reason: Reason) -> None:
    assert open_lexicon(setup()).judge(word).reason is reason


def test_a_table_can_do_without_capital_adjectives() -> None:
    strict = open_lexicon(setup(capital_adjectives=False))
    assert strict.judge("Scottish").reason is Reason.PROPER_NOUN


def test_a_ban_is_stronger() -> None:
    banned = Setup("quiddler", (Seat("Ann"),), banned=("SCOTTISH",))
    assert open_lexicon(banned).judge("scottish").reason is Reason.BANNED
