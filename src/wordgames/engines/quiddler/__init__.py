"""Quiddler: the game in rounds, the official solitaire, and real cards, as one engine."""

from __future__ import annotations

from typing import TypeAlias

from wordgames.engines.quiddler import rounds, sheet, solitaire
from wordgames.engines.quiddler.actions import (
    Agree,
    Challenge,
    ChooseDealer,
    CloseRound,
    Discard,
    Draw,
    GiveUp,
    GoOut,
    LayDown,
    MakeWord,
    Refill,
    Shuffle,
    TakeDiscard,
    WriteDown,
)
from wordgames.engines.quiddler.rules import Rules, Variant
from wordgames.errors import Illegal, Reason
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
    WriteDown,
    CloseRound,
)

State: TypeAlias = rounds.State | solitaire.State | sheet.State
View: TypeAlias = rounds.View | solitaire.View | sheet.View


def new(rules: Rules) -> State:
    """The beginning of the variant that the rules name."""
    match rules.variant:
        case Variant.ROUNDS:
            return rounds.new(rules)
        case Variant.SOLITAIRE:
            return solitaire.new(rules)
        case Variant.REAL_CARDS:
            return sheet.new(rules)


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    """The kinds of action open to a player, ``CHANCE`` included."""
    match state:
        case rounds.State():
            return rounds.legal(state, player)
        case solitaire.State():
            return solitaire.legal(state, player)
        case sheet.State():
            return sheet.legal(state, player)


def apply(state: State, move: Move) -> State:
    """The position after the move; ``Illegal`` when the rules forbid what it says."""
    match state:
        case rounds.State():
            return rounds.apply(state, move)
        case solitaire.State():
            return solitaire.apply(state, move)
        case sheet.State():
            return sheet.apply(state, move)


def chance(state: State, rng: Rng) -> Action:
    """What chance does where it is asked; real cards are shuffled by people."""
    match state:
        case rounds.State():
            return rounds.chance(state, rng)
        case solitaire.State():
            return solitaire.chance(state, rng)
        case sheet.State():
            raise Illegal(Reason.WRONG_PHASE)


def deadline(state: State) -> Millis | None:
    """Nothing is timed."""
    del state
    return None


def view(state: State, player: Player | None) -> View:
    """What a player sees; None is somebody who sees only what is public."""
    match state:
        case rounds.State():
            return rounds.view(state, player)
        case solitaire.State():
            return solitaire.view(state, player)
        case sheet.State():
            return sheet.view(state, player)


def outcome(state: State) -> Outcome | None:
    """The scores, once the game is over; None before."""
    match state:
        case rounds.State():
            return rounds.outcome(state)
        case solitaire.State():
            return solitaire.outcome(state)
        case sheet.State():
            return sheet.outcome(state)
