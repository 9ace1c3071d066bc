"""All ways a tiny round can go, counted by the engine and by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from quiddler.table import deal, do, out
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import Discard, Draw, GoOut, LayDown, TakeDiscard
from wordgames.errors import Illegal
from wordgames.game import Action, Move, play


def every_action() -> Iterator[Action]:
    """Whatever could be tried, much of it illegal."""
    yield Draw()
    yield TakeDiscard()
    for card in "ABIN":
        yield Discard(card)
        yield LayDown((), card)
        for word in permutations("ABIN", 2):
            yield GoOut((word,), card)
            yield LayDown((word,), card)


def count(state: rounds.State, depth: int) -> int:
    """Sequences of so many legal moves."""
    if depth == 0:
        return 1
    player = rounds.view(state, None).on_turn
    if player is None:
        return 0
    total = 0
    for action in every_action():
        try:
            after = play(engine, state, Move(player, action))
        except Illegal:
            continue
        assert isinstance(after, rounds.State)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("depth", "ways"),
    [
        (1, 2),  # draw or take
        (2, 2 * (3 + 3 * 2)),  # throw one of three; or go out: one of three, the others both ways
        # After a throw the other may draw or take; so too after somebody is out.
        (3, 2 * (3 + 3 * 2) * 2),
    ],
)
def test_two_with_two_cards_each(depth: int, ways: int) -> None:
    """Ann holds A and B and can have I or N; four different cards, so nothing is counted twice."""
    state = deal("A B", "S T", top="I", pack="N C D F")
    assert count(state, depth) == ways


def test_the_last_turn_is_the_last() -> None:
    """Once Ann is out, Bob draws and lays: three throws, each with no word or one of two."""
    state = do(out(deal("A B", "I N", top="C", pack="N A D F"), 0, "A B", "N"), 1, Draw())
    assert count(state, 1) == 3 * (1 + 2)
    assert count(state, 2) == 0
