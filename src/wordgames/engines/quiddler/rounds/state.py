"""A game of rounds, and what its moments are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wordgames.cards import Card, Cards
from wordgames.engines.quiddler.rules import Rules
from wordgames.engines.quiddler.scoring import Row, Spread
from wordgames.game import Player


@dataclass(frozen=True, slots=True)
class BeforeTheGame:
    """Chance has to say who deals first."""


@dataclass(frozen=True, slots=True)
class Shuffling:
    """Before a round; or in one, for the player whose turn found no draw pile."""

    drawing: Player | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """The player takes a card."""

    player: Player


@dataclass(frozen=True, slots=True)
class Holding:
    """The player has taken a card, this one if it lay open, and has one too many."""

    player: Player
    took: Card | None = None


@dataclass(frozen=True, slots=True)
class Checking:
    """All have laid down; the round closes when all have agreed to the words."""

    agreed: frozenset[Player] = frozenset()


@dataclass(frozen=True, slots=True)
class Over:
    """All rounds are played."""


Phase: TypeAlias = BeforeTheGame | Shuffling | Drawing | Holding | Checking | Over


@dataclass(frozen=True, slots=True)
class Turn:
    """What everybody saw of a turn: the card taken, if it lay open, and the card thrown away."""

    player: Player
    took: Card | None
    threw: Card


@dataclass(frozen=True, slots=True)
class Sheet:
    """A closed round, as it stands on the score sheet; ``totals`` are those after it."""

    round: int
    hand_size: int
    out: Player | None
    rows: tuple[Row, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The whole game, with what is hidden."""

    rules: Rules
    phase: Phase
    round: int
    """From 1."""
    dealer: Player
    totals: tuple[int, ...]
    hands: tuple[Cards, ...]
    spreads: tuple[Spread, ...]
    pack: Cards
    """The draw pile, top first."""
    pile: Cards = ()
    """The discard pile, top last."""
    out: Player | None = None
    turns: tuple[Turn, ...] = ()
    """The turns of this round."""
    sheets: tuple[Sheet, ...] = ()


def hand_size(state: State) -> int:
    """How many cards a hand of this round has."""
    return state.rules.first_hand + state.round - 1


def may_go_out(state: State) -> bool:
    """Whether it is late enough in the round for somebody to go out."""
    return state.rules.out_in_first_lap or len(state.turns) >= state.rules.players


def everything(state: State) -> Cards:
    """Every card, wherever it lies."""
    laid = (c for spread in state.spreads for word in spread.words for c in word.cards)
    left = (c for spread in state.spreads for c in spread.left)
    held = (c for hand in state.hands for c in hand)
    return (*state.pack, *state.pile, *held, *laid, *left)
