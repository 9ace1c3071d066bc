"""A table where the test says who holds what."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest

from wordgames.cards import Cards
from wordgames.decks import read_deck
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import (
    Agree,
    ChooseDealer,
    Discard,
    Draw,
    GoOut,
    LayDown,
    Shuffle,
)
from wordgames.engines.quiddler.rules import Bonus, Rules
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, Action, Move, Player, play

DECK = read_deck("quiddler")


def cards(text: str) -> Cards:
    """``"QU I T"`` as cards."""
    return tuple(text.split())


def words(text: str) -> tuple[Cards, ...]:
    """``"QU I T, A T"`` as words."""
    return tuple(cards(word) for word in text.split(",") if word.strip())


def rules(players: int, **more: Any) -> Rules:
    return Rules(players, **{"deck": DECK.cards, "points": DECK.points, **more})


def deal(*hands: str, top: str = "B", pack: str = "B C D F G H", **more: Any) -> rounds.State:
    """One round with these hands; seat 0 begins, the pack's first card is drawn first."""
    held = [cards(hand) for hand in hands]
    size = len(held[0])
    order = (*(hand[i] for i in range(size) for hand in held), top, *cards(pack))
    made = rules(len(held), deck=order, first_hand=size, last_hand=size, **more)
    begun = do(engine.new(made), CHANCE, ChooseDealer(len(held) - 1))
    return do(begun, CHANCE, Shuffle(order))


def do(state: engine.State, player: Player, *actions: Action, good: str = "") -> rounds.State:
    """The player acts; the dictionary knows the good words."""
    known = frozenset(good.split())
    moves = (Move(player, action, 0, known & {*action.words}) for action in actions)
    after = reduce(lambda state, move: play(engine, state, move), moves, state)
    assert isinstance(after, rounds.State)
    return after


def out(state: rounds.State, player: Player, laid: str, throw: str, good: str = "") -> rounds.State:
    """Draw, and go out with these words."""
    return do(state, player, Draw(), GoOut(words(laid), throw), good=good)


def last(
    state: rounds.State, player: Player, laid: str, throw: str, good: str = ""
) -> rounds.State:
    """Draw, and take the last turn."""
    return do(state, player, Draw(), LayDown(words(laid), throw), good=good)


def idle(state: rounds.State, player: Player) -> rounds.State:
    """Draw and throw the drawn card away."""
    drawn = do(state, player, Draw())
    return do(drawn, player, Discard(drawn.hands[player][-1]))


def agreed(state: rounds.State) -> rounds.State:
    """Everybody agrees to the words on the table."""
    for player in range(state.rules.players):
        if isinstance(state.phase, rounds.Checking):
            state = do(state, player, Agree())
    return state


def points(state: rounds.State) -> tuple[int, ...]:
    """What the last closed round gave each player."""
    return tuple(row.points for row in state.sheets[-1].rows)


def refuses(reason: Reason) -> pytest.RaisesExc[Illegal]:
    return pytest.RaisesExc(Illegal, check=lambda e: e.reason is reason)


def bonuses(state: rounds.State) -> list[tuple[Bonus, ...]]:
    return [row.bonuses for row in state.sheets[-1].rows]
