"""Quiddler for one to eight: rounds of growing hands, spelled whole into words."""

from wordgames.engines.quiddler.rounds.play import apply, chance, legal, new, outcome
from wordgames.engines.quiddler.rounds.state import (
    BeforeTheGame,
    Checking,
    Drawing,
    Holding,
    Over,
    Phase,
    Sheet,
    Shuffling,
    State,
    Turn,
    everything,
    hand_size,
)
from wordgames.engines.quiddler.rounds.view import View, view

__all__ = [
    "BeforeTheGame",
    "Checking",
    "Drawing",
    "Holding",
    "Over",
    "Phase",
    "Sheet",
    "Shuffling",
    "State",
    "Turn",
    "View",
    "apply",
    "chance",
    "everything",
    "hand_size",
    "legal",
    "new",
    "outcome",
    "view",
]
