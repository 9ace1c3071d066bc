"""Perquackey: as many words as three minutes allow from ten cubes, and from thirteen for some.

The package is the engine; its rooms are the chart, the rules in force, the actions, which words
may stand, the state, the seven functions and what players see.
"""

from typing import Final

from wordgames.engines.perquackey.actions import (
    ACTIONS,
    Bank,
    Challenge,
    Finish,
    Land,
    Lay,
    Replace,
    Restore,
    Spell,
    Stop,
    Strike,
    Suggest,
    Throw,
    ThrowForFirst,
    TurnGlass,
    Withdraw,
)
from wordgames.engines.perquackey.play import apply, chance, deadline, legal, new, outcome
from wordgames.engines.perquackey.rules import Count, Cubes, Glass, Referee, Rules, Variant
from wordgames.engines.perquackey.state import Mark, State, Thrown, Written
from wordgames.engines.perquackey.view import Seen, Stage, View, view

VERSION: Final = 1

__all__ = [
    "ACTIONS",
    "VERSION",
    "Bank",
    "Challenge",
    "Count",
    "Cubes",
    "Finish",
    "Glass",
    "Land",
    "Lay",
    "Mark",
    "Referee",
    "Replace",
    "Restore",
    "Rules",
    "Seen",
    "Spell",
    "Stage",
    "State",
    "Stop",
    "Strike",
    "Suggest",
    "Throw",
    "ThrowForFirst",
    "Thrown",
    "TurnGlass",
    "Variant",
    "View",
    "Withdraw",
    "Written",
    "apply",
    "chance",
    "deadline",
    "legal",
    "new",
    "outcome",
    "view",
]
