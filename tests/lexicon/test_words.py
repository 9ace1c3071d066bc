"""The words themselves: hand-picked verdicts, every short word, every inflection that misleads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import ascii_uppercase

import pytest

from wordgames.errors import Reason
from wordgames.lexicon.embedded import embedded

HERE = Path(__file__).parent
BROAD = embedded("broad")
NEEDED = 0.97
"""The share of the misleading inflections that has to be right."""


def lines(name: str) -> Iterator[str]:
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


def hand_picked() -> Iterator[tuple[str, str]]:
    for line in lines("verdicts.txt"):
        outcome, _, words = line.partition(": ")
        yield from ((outcome, word) for word in words.split())


@pytest.mark.parametrize("outcome", sorted({outcome for outcome, _ in hand_picked()}))
def test_hand_picked_words(outcome: str) -> None:
    expected = None if outcome == "valid" else Reason(outcome)
    words = [word for said, word in hand_picked() if said == outcome]
    wrong = {w: v.reason for w in words if (v := BROAD.judge(w)).reason is not expected}
    assert not wrong


def test_there_are_enough_hand_picked_words() -> None:
    assert len({word for _, word in hand_picked()}) >= 150


@pytest.mark.parametrize("length", [2, 3])
def test_every_string_of_two_and_three_letters(length: int) -> None:
    """All 676 and 17,576 were looked at; those that count are in the file."""
    reviewed = {word for line in lines("short_words.txt") for word in line.split()}
    accepted = {
        word
        for letters in product(ascii_uppercase, repeat=length)
        if (word := "".join(letters)) in BROAD
    }
    assert accepted == {word for word in reviewed if len(word) == length}


def test_single_letters_are_no_words_but_three() -> None:
    assert [letter for letter in ascii_uppercase if letter in BROAD] == ["A", "I", "O"]


def test_misleading_inflections() -> None:
    wrong = []
    traps = [line.split() for line in lines("inflection_traps.txt")]
    for word, kind, *base in traps:
        found = BROAD.inflections(word)
        match kind:
            case "-":
                right = not found
            case "not":
                right = all(each.base != base[0] for each in found)
            case _:
                right = any(each.base == base[0] and kind in each.kinds for each in found)
        if not right:
            wrong.append((word, kind, *base))
    assert len(traps) >= 280
    assert len(wrong) <= (1 - NEEDED) * len(traps), wrong


def test_bases_are_words_and_no_word_is_its_own_base() -> None:
    for word in list(BROAD)[::7]:
        for inflection in BROAD.inflections(word):
            assert inflection.base in BROAD
            assert inflection.base != word
            assert inflection.kinds
