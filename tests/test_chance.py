"""Chance that a seed decides: the same draws for ever, and every order equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from wordgames.chance import SeededRng


def test_a_seed_deals_the_same_for_ever() -> None:
    """A daily game or a duplicate one is the same on any machine, under any Python."""
    assert "".join(SeededRng(7, 0).shuffled("ABCDEFGHIJ")) == "IDECBJGAFH"
    assert "".join(SeededRng(7, 1).shuffled("ABCDEFGHIJ")) == "JIFEGHDCBA"
    assert [SeededRng(7, nth).below(1000) for nth in range(6)] == [705, 55, 662, 43, 30, 684]


def test_every_order_is_equally_likely() -> None:
    orders = Counter(SeededRng(seed, 0).shuffled("ABC") for seed in range(6000))
    assert set(orders) == set(permutations("ABC"))
    assert all(900 < times < 1100 for times in orders.values())


def test_a_draw_is_below_its_bound() -> None:
    rng = SeededRng(1, 1)
    assert {rng.below(3) for _ in range(200)} == {0, 1, 2}
    assert rng.shuffled(()) == ()
