"""Where a game stands, in the words of a list."""

from __future__ import annotations

from typing import Any

from wordgames.match import Match
from wordgames.setups.game import Game, Setup


def place_of(game: Game, setup: Setup, match: Match[Any, Any]) -> str:
    """Where the match stands: "round 5 of 8, Ann to play"."""
    stands = game.stands(match.view(None))
    seats = [seat for seat in range(match.rules.players) if match.legal(seat)]
    mover = f"{setup.seats[seats[0]].name} to play" if len(seats) == 1 else ""
    if len(setup.seats) == 1:
        mover = ""
    return ", ".join(part for part in (stands, mover) if part)
