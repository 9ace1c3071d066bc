"""Patterns that people look words up with."""

from __future__ import annotations

import random
import re
from fnmatch import fnmatchcase

import pytest

from wordgames.errors import BadSetup
from wordgames.lexicon.embedded import common, embedded
from wordgames.lexicon.lines import line_pattern, row_pattern
from wordgames.lexicon.patterns import find, is_pattern

WORDS = common(35)
LIST = list(WORDS)


@pytest.mark.parametrize("text", ["c?t", "*zzle", "p-n-a", "?", "é*", "p-n-a-x"])
def test_patterns_are_told_from_words(text: str) -> None:
    assert is_pattern(text)


@pytest.mark.parametrize("text", ["cat", "t-shirt", "ice cream", "", "-", "p-", "don't"])
def test_words_are_told_from_patterns(text: str) -> None:
    assert not is_pattern(text)


def test_shapes_agree_with_another_way_of_matching() -> None:
    rng = random.Random(1)
    for _ in range(60):
        shape = "".join(rng.choices("AEIRST??**", k=rng.randint(1, 7)))
        assert find(WORDS, shape.lower()) == [word for word in LIST if fnmatchcase(word, shape)]


def test_cards_in_order_are_read_both_ways() -> None:
    found = find(WORDS, "p-n-a")
    assert "PINEAPPLE" in found
    assert "ANTELOPE" in found
    assert found == [word for word in LIST if re.fullmatch("P.*N.*A.*|A.*N.*P.*", word)]


@pytest.mark.parametrize("text", ["c?t!", "[a]*", "c t?", "*" * 100, "?\x00"])
def test_what_is_no_pattern_says_what_one_is(text: str) -> None:
    with pytest.raises(BadSetup, match="pattern"):
        find(WORDS, text)


@pytest.mark.parametrize(
    "shape", ["*A*A*A*A*A*A*A*A*Z", "*?*?*?*?*?*?*?*?*?*?*?*Q", "*E*S*E*S*E*S*X"]
)
def test_no_pattern_takes_long(shape: str) -> None:
    """With backtracking these would not end in a lifetime; the test ends, that is the point."""
    word = b"\n" + b"ABESESQ" * 40 + b"0\n"
    assert embedded().like(shape) == [word for word in embedded() if fnmatchcase(word, shape)]
    assert line_pattern(row_pattern("ABESESQ" * 4 + "Z"), b"0").findall(word) == []
