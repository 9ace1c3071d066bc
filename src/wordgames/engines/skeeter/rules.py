"""What is settled before a game of Skeeter begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wordgames.cards import Cards
from wordgames.errors import BadSetup
from wordgames.game import Millis

VALUES: Final = (10, 20, 30, 40, 50)
"""The targets: what each scores, which is also its name in a move."""

HAND: Final = 6
"""Cards dealt to each player."""

FEWEST, MOST = 2, 4


@dataclass(frozen=True, slots=True)
class Rules:
    """Who plays, with which cards, and the options of the table. Checks itself: ``BadSetup``.

    ``names`` decide who begins a round. With ``challenges`` off the dictionary refuses bad words
    at once. ``challenge_time`` is how long a play waits for a challenge; None: until the next
    player is ready. ``turn_time`` is how long a turn may last before it is a pass; None: for ever.
    With ``repeats`` off no word may be said twice in a round.
    """

    names: tuple[str, ...]
    deck: Cards
    rounds: int = 3
    challenges: bool = True
    challenge_time: Millis | None = None
    turn_time: Millis | None = None
    repeats: bool = True

    def __post_init__(self) -> None:
        if not FEWEST <= self.players <= MOST:
            raise BadSetup(f"players: {FEWEST} to {MOST} can play Skeeter, not {self.players}")
        for card in self.deck:
            if not (len(card) == 1 and "A" <= card <= "Z"):
                raise BadSetup(f"deck: Skeeter's cards are single letters A to Z, not {card!r}")
        if len(self.deck) < (needed := cards_needed(self.players)):
            raise BadSetup(
                f"deck: {self.players} players need {needed} cards or more, it has {len(self.deck)}"
            )
        if self.rounds < 1:
            raise BadSetup(f"rounds: at least 1, not {self.rounds}")
        for name, time in (
            ("challenge-time", self.challenge_time),
            ("turn-time", self.turn_time),
        ):
            if time is not None and time <= 0:
                raise BadSetup(f"{name}: more than nothing, or none, not {time} ms")

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)


def cards_needed(players: int) -> int:
    """The cards that are dealt before the first turn: rows, hands and the card for who begins."""
    return len(VALUES) + HAND * players + 1
