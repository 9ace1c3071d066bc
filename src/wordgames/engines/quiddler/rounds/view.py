"""What is seen of a game of rounds."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.cards import Card, Cards
from wordgames.engines.quiddler.rounds.state import (
    Drawing,
    Holding,
    Phase,
    Sheet,
    Shuffling,
    State,
    Turn,
    hand_size,
    may_go_out,
)
from wordgames.engines.quiddler.rules import Rules
from wordgames.engines.quiddler.scoring import Spread
from wordgames.game import Player


@dataclass(frozen=True, slots=True)
class View:
    """What a player sees: the table and, unless it is nobody, the own hand."""

    rules: Rules
    player: Player | None
    phase: Phase
    round: int
    hand_size: int
    dealer: Player
    totals: tuple[int, ...]
    hand: Cards
    """In the order in which the cards came; how they are arranged is the screen's business."""
    held: tuple[int, ...]
    """How many cards each player holds."""
    spreads: tuple[Spread, ...]
    pack: int
    """How many cards the draw pile has."""
    pile: int
    """How many cards the discard pile has."""
    top: Card | None
    """The card that lies open on it."""
    out: Player | None
    last_turns: tuple[Player, ...]
    """Who still has a last turn, in order."""
    may_go_out: bool
    turns: tuple[Turn, ...]
    sheets: tuple[Sheet, ...]

    @property
    def on_turn(self) -> Player | None:
        """Whose turn it is."""
        match self.phase:
            case Drawing(player) | Holding(player):
                return player
            case _:
                return None


def view(state: State, player: Player | None) -> View:
    """What a player sees; None is somebody who sees only what is public."""
    return View(
        rules=state.rules,
        player=player,
        phase=state.phase,
        round=state.round,
        hand_size=hand_size(state),
        dealer=state.dealer,
        totals=state.totals,
        hand=_hand(state, player),
        held=tuple(map(len, state.hands)),
        spreads=state.spreads,
        pack=len(state.pack),
        pile=len(state.pile),
        top=state.pile[-1] if state.pile else None,
        out=state.out,
        last_turns=_last_turns(state),
        may_go_out=state.out is None and may_go_out(state),
        turns=state.turns,
        sheets=state.sheets,
    )


def _hand(state: State, player: Player | None) -> Cards:
    if player is None or not 0 <= player < state.rules.players:
        return ()
    return state.hands[player]


def _last_turns(state: State) -> tuple[Player, ...]:
    match state.phase:
        case Drawing(player) | Holding(player) | Shuffling(drawing=int(player)) if (
            state.out is not None
        ):
            many = (state.out - player) % state.rules.players
            return tuple((player + i) % state.rules.players for i in range(many))
        case _:
            return ()
