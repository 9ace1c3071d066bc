"""What the contract suite has to know of each game; a module here is found by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from wordgames.game import Action, Engine, Player


@dataclass(frozen=True)
class Subject:
    """A game under test. A module beside this one holds one as ``SUBJECT``."""

    name: str
    engine: Engine[Any, Any, Any]
    rules: Mapping[str, Any]
    """Rules to play random games with, by a name for the case; every variant is among them."""
    some_action: Callable[[type[Action], Any, Player, Random], Action]
    """Any action of that kind that a player with that view might try, legal or not."""
    cards: Callable[[Any], Counter[str]] | None = None
    """Every card in a state, wherever it lies; None in games without cards."""
    deck: Callable[[Any], Counter[str]] | None = None
    """The cards that the rules begin with."""
    scramble: Callable[[Any, Player | None, Random], Any] | None = None
    """The state with everything that the player can't see replaced by something else."""
    longest: int = 4000
    """Random actions after which a game must have ended."""
    pause: int = 400
    """Milliseconds between two random actions, at most."""


def subjects() -> list[Subject]:
    """Every game under test."""
    folder = Path(__file__).parent
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    return [import_module(f"games.{name}").SUBJECT for name in names]
