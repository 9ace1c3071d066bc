"""All games of a few moves with two letters and four words, counted by the engine and by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.skeeter import ENGINE
from skeeter.dealing import Round
from wordgames.engines.skeeter import VALUES, Pass, Place, State, Turn
from wordgames.errors import Illegal
from wordgames.game import Action, Move, play

WORDS = ("AB", "ABA", "BA", "BAB")


def every_action() -> Iterator[Action]:
    """Whatever could be tried, much of it illegal."""
    yield Pass()
    for card in "AB":
        for target in VALUES:
            for position in range(4):
                for word in WORDS:
                    yield Place(card, target, position, word)


def count(state: State, depth: int) -> int:
    """Sequences of so many legal moves."""
    phase = state.phase
    if depth == 0 or not isinstance(phase, Turn):
        return 1 if depth == 0 else 0
    total = 0
    for action in every_action():
        known = frozenset(action.words)
        try:
            after = play(ENGINE, state, Move(phase.player, action, 0, known))
        except Illegal:
            continue
        total += count(after, depth - 1)
    return total


def count_by_hand(
    rows: tuple[str, ...], owners: tuple[int, ...], hands: tuple[str, str], turn: int, depth: int
) -> int:
    """The same for two players who never both pass, with nothing of the engine in it."""
    if depth == 0:
        return 1
    total = count_alone(rows, owners, hands, 1 - turn, depth - 1)
    for target, row in enumerate(rows):
        if owners[target] == turn:
            continue
        for card in set(hands[turn]):
            for place in range(len(row) + 1):
                grown = row[:place] + card + row[place:]
                for _ in range(fitting(grown)):
                    total += count_by_hand(
                        (*rows[:target], grown, *rows[target + 1 :]),
                        (*owners[:target], turn, *owners[target + 1 :]),
                        less(hands, turn, card),
                        1 - turn,
                        depth - 1,
                    )
    return total


def count_alone(
    rows: tuple[str, ...], owners: tuple[int, ...], hands: tuple[str, str], turn: int, depth: int
) -> int:
    """And once the other one has passed."""
    if depth == 0:
        return 1
    total = 1 if depth == 1 else 0
    for target, row in enumerate(rows):
        if owners[target] == turn:
            continue
        for card in set(hands[turn]):
            for place in range(len(row) + 1):
                grown = row[:place] + card + row[place:]
                total += fitting(grown) * count_alone(
                    (*rows[:target], grown, *rows[target + 1 :]),
                    (*owners[:target], turn, *owners[target + 1 :]),
                    less(hands, turn, card),
                    turn,
                    depth - 1,
                )
    return total


def fitting(row: str) -> int:
    """How many of the words hold a row of at most three letters, spelled out."""
    held = {
        "A": ("AB", "ABA", "BA", "BAB"),
        "B": ("AB", "ABA", "BA", "BAB"),
        "AA": ("ABA",),
        "BB": ("BAB",),
        "AB": ("AB", "ABA", "BAB"),
        "BA": ("ABA", "BA", "BAB"),
        "ABA": ("ABA",),
        "BAB": ("BAB",),
    }
    return len(held.get(row, ()))


def less(hands: tuple[str, str], player: int, card: str) -> tuple[str, str]:
    left = hands[player].replace(card, "", 1)
    return (left, hands[1]) if player == 0 else (hands[0], left)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_as_many_games_as_counted_by_hand(depth: int) -> None:
    game = Round("AAABB", "ABBBBB", "AAAAAB", words=WORDS, challenges=False)
    by_hand = count_by_hand(tuple("AAABB"), (-1,) * 5, ("ABBBBB", "AAAAAB"), 0, depth)
    assert count(game.state, depth) == by_hand


def test_the_first_moves_are_41() -> None:
    """Ann adds an A or a B to A (2 + 6 ways) at three targets, to B (6 + 2) at two, or passes.

    An A beside an A may go left or right, with ABA both times.
    """
    game = Round("AAABB", "ABBBBB", "AAAAAB", words=WORDS, challenges=False)
    assert count(game.state, 1) == 5 * 8 + 1
