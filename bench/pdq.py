"""Deals of PDQ, and their words found in slow ways that have nothing in common with the solver."""

from __future__ import annotations

import gc
import re
import sys
from collections import Counter, defaultdict
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

from wordgames.decks import read_deck
from wordgames.engines.pdq import Rules, Variant, deck_in_force, fit
from wordgames.lexicon.embedded import embedded
from wordgames.solvers.pdq import answers

_TESTS = str(Path(__file__).parents[1] / "tests")
OTHERS = (
    Variant.YOUNGER,
    Variant.YOUNGER_BOTH_ENDS,
    Variant.SOLITAIRE,
    Variant.ANY_WHICH_WAY,
    Variant.FOUR_SCORE,
    Variant.STUCK_IN_THE_MIDDLE,
)
"""The variants with a fit of their own."""


ENOUGH_FOR_AN_INDEX = 200


class Deal(NamedTuple):
    """A row, and what it is played by."""

    variant: Variant
    row: str
    ex: bool


def regular(nth: int) -> Deal:
    """The nth random deal of three cards."""
    row = "".join(Random(f"pdq {nth}").sample(deck(Variant.REGULAR), 3))
    return Deal(Variant.REGULAR, row, ex=True)


def deal(nth: int) -> Deal:
    """The nth random deal: one in ten is of another variant, by turns with and without EX."""
    if nth % 10:
        return regular(nth)
    variant = OTHERS[nth // 10 % len(OTHERS)]
    row = "".join(Random(f"pdq {nth}").sample(deck(variant), variant.row))
    return Deal(variant, row, ex=nth // 10 // len(OTHERS) % 2 == 0)


def solved(asked: Deal) -> list[str]:
    """What the solver says."""
    return answers(embedded(), _rules(asked), tuple(asked.row), asked.variant.minimum)


def wrong_deals(numbers: range) -> int:
    """For how many of those deals solver, judge and the slow way disagree."""
    many = len(numbers) >= ENOUGH_FOR_AN_INDEX
    return sum(_disagree(deal(number), many) for number in numbers)


@cache
def _disagree(asked: Deal, many: bool) -> bool:
    found, rules, row = solved(asked), _rules(asked), tuple(asked.row)
    if found != by_search(asked, indexed=many):
        return True
    answered = set(found)
    some = Random(asked.row).sample(words(), 300)
    return any(
        fit(rules, row, word, asked.variant.minimum).good != (word in answered)
        for word in (*found, *some)
    )


def by_search(asked: Deal, *, indexed: bool = False) -> list[str]:
    """All words of a deal, the longest first; the index pays for itself after some deals."""
    if indexed and asked.variant is Variant.REGULAR and asked.ex:
        index = _triples()
        found = {word for row in (asked.row, asked.row[::-1]) for word in index.get(row, ())}
    else:
        found = set(_one_by_one(asked))
    found = {word for word in found if len(word) >= asked.variant.minimum}
    return sorted(found, key=lambda word: (-len(word), word))


@cache
def _triples() -> dict[str, list[str]]:
    """Under every triple of letters, the words that it reads: each word gives all of its own."""
    index = defaultdict[str, list[str]](list)
    for word in words():
        starts = [(word[0], word[1:])] + [("X", word[2:])] * word.startswith("EX")
        for row in {s + a + b for s, rest in starts for a, b in combinations(rest, 2)}:
            index[row].append(word)
    gc.freeze()  # or every collection of other rows would go through ten million entries
    return dict(index)


def _one_by_one(asked: Deal) -> list[str]:
    """Every word that has the letters at all, looked at with every way to place the cards."""
    if _TESTS not in sys.path:
        sys.path.append(_TESTS)
    from pdq.slowly import slowly

    has = "".join(f"(?=(?:.*{card}){{{n}}})" for card, n in Counter(asked.row).items())
    candidates = re.compile(f"^{has}.*", re.MULTILINE).findall("\n".join(words()))
    return [w for w in candidates if slowly(asked.variant, ex=asked.ex, row=asked.row, word=w)]


@cache
def words() -> list[str]:
    """The whole list."""
    return list(embedded())


@cache
def deck(variant: Variant) -> tuple[str, ...]:
    """The deck that the variant is played with."""
    return deck_in_force(read_deck("pdq").cards, variant)


@cache
def _rules(asked: Deal) -> Rules:
    return Rules(1, deck(asked.variant), asked.variant, ex=asked.ex)
