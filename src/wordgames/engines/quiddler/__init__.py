"""Quiddler: the game in rounds and the official solitaire, as one engine."""

from __future__ import annotations

from typing import TypeAlias

from wordgames.engines.quiddler import rounds, solitaire
from wordgames.engines.quiddler.actions import (
    Agree,
    Challenge,
    ChooseDealer,
    Discard,
    Draw,
    GiveUp,
    GoOut,
    LayDown,
    MakeWord,
    Refill,
    Shuffle,
    TakeDiscard,
)
from wordgames.engines.quiddler.rules import Rules, Variant
from wordgames.game import Action, Millis, Move, Outcome, Player, Rng

VERSION = 1

ACTIONS: tuple[type[Action], ...] = (
    ChooseDealer,
    Shuffle,
    Draw,
    TakeDiscard,
    Discard,
    GoOut,
    LayDown,
    Challenge,
    Agree,
    MakeWord,
    Refill,
    GiveUp,
)

State: TypeAlias = rounds.State | solitaire.State
View: TypeAlias = rounds.View | solitaire.View


def new(rules: Rules) -> State:
    match rules.variant:
        case Variant.ROUNDS:
            return rounds.new(rules)
        case Variant.SOLITAIRE:
            return solitaire.new(rules)


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    match state:
        case rounds.State():
            return rounds.legal(state, player)
        case solitaire.State():
            return solitaire.legal(state, player)


def apply(state: State, move: Move) -> State:
    match state:
        case rounds.State():
            return rounds.apply(state, move)
        case solitaire.State():
            return solitaire.apply(state, move)


def chance(state: State, rng: Rng) -> Action:
    match state:
        case rounds.State():
            return rounds.chance(state, rng)
        case solitaire.State():
            return solitaire.chance(state, rng)


def deadline(state: State) -> Millis | None:
    """Nothing is timed."""
    del state
    return None


def view(state: State, player: Player | None) -> View:
    match state:
        case rounds.State():
            return rounds.view(state, player)
        case solitaire.State():
            return solitaire.view(state, player)


def outcome(state: State) -> Outcome | None:
    match state:
        case rounds.State():
            return rounds.outcome(state)
        case solitaire.State():
            return solitaire.outcome(state)
