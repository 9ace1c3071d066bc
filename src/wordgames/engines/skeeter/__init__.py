"""Skeeter: claim targets by adding a card to their rows and saying a word that holds the row."""

from wordgames.engines.skeeter.actions import ACTIONS, Challenge, Pass, Place, Ready, Shuffle
from wordgames.engines.skeeter.fit import holds, misfit, spots, with_card
from wordgames.engines.skeeter.play import (
    apply,
    chance,
    deadline,
    legal,
    new,
    outcome,
    why_not,
)
from wordgames.engines.skeeter.rules import HAND, VALUES, Rules, cards_needed
from wordgames.engines.skeeter.state import (
    Claim,
    Over,
    Phase,
    Play,
    Round,
    Shuffling,
    State,
    Target,
    Turn,
    Verdict,
    Window,
)
from wordgames.engines.skeeter.surnames import first_player, surname
from wordgames.engines.skeeter.view import View, view

VERSION = 1

__all__ = [
    "ACTIONS",
    "HAND",
    "VALUES",
    "VERSION",
    "Challenge",
    "Claim",
    "Over",
    "Pass",
    "Phase",
    "Place",
    "Play",
    "Ready",
    "Round",
    "Rules",
    "Shuffle",
    "Shuffling",
    "State",
    "Target",
    "Turn",
    "Verdict",
    "View",
    "Window",
    "apply",
    "cards_needed",
    "chance",
    "deadline",
    "first_player",
    "holds",
    "legal",
    "misfit",
    "new",
    "outcome",
    "spots",
    "surname",
    "view",
    "why_not",
    "with_card",
]
