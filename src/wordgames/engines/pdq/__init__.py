"""PDQ: a row of letters face up, and whoever first has a word with them in order takes it.

The package is the engine: its seven functions, its version and its records. One idea a module:
``fit`` (a word against a row), ``extensions`` (PDL's endings), ``racing`` (a row from the deal to
its winner), ``word_count``, ``play`` (what may be done when) and ``view``.
"""

from typing import Final

from wordgames.engines.pdq.actions import (
    ACTIONS,
    Agree,
    Buzz,
    Deal,
    Done,
    GiveBack,
    GiveUp,
    Pass,
    Ready,
    Say,
    Shuffle,
    Withdraw,
    Write,
)
from wordgames.engines.pdq.extensions import is_extension
from wordgames.engines.pdq.fit import Fit, fit, readings
from wordgames.engines.pdq.play import apply, chance, deadline, legal, new, outcome, why_not
from wordgames.engines.pdq.rules import Rules, Variant, deck_in_force
from wordgames.engines.pdq.state import Buzzed, Claim, Ending, Result, State
from wordgames.engines.pdq.view import Stage, View, view
from wordgames.game import TimeUp

VERSION: Final = 1

__all__ = [
    "ACTIONS",
    "VERSION",
    "Agree",
    "Buzz",
    "Buzzed",
    "Claim",
    "Deal",
    "Done",
    "Ending",
    "Fit",
    "GiveBack",
    "GiveUp",
    "Pass",
    "Ready",
    "Result",
    "Rules",
    "Say",
    "Shuffle",
    "Stage",
    "State",
    "TimeUp",
    "Variant",
    "View",
    "Withdraw",
    "Write",
    "apply",
    "chance",
    "deadline",
    "deck_in_force",
    "fit",
    "is_extension",
    "legal",
    "new",
    "outcome",
    "readings",
    "view",
    "why_not",
]
