"""What can be chosen before a game begins, and the rules that follow from the choice.

One module a game beside this one; the set-up screen and the shell's options are both drawn
from what it declares.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from wordgames.errors import BadSetup

if TYPE_CHECKING:
    from wordgames.setups.game import Game

GAMES = ("pdq", "quiddler", "perquackey", "skeeter")
"""The games there are, in the order of the home screen."""


def find_game(name: str) -> Game:
    """The game of that name; its rules are imported only now."""
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    game: Game = import_module(f"wordgames.setups.{name}").GAME
    return game
