"""What can be done in a game of Skeeter."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.cards import Cards
from wordgames.game import Action, TimeUp


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """A round begins. Dealt from the front: a card to each target, six a hand, who begins."""

    pack: Cards


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a card into the row of a target and say a word that the new row is in.

    ``target`` is the target's value, 10 to 50. ``position`` is how many cards of the row will lie
    to the left of the new one: 0 is the left end.
    """

    card: str
    target: int
    position: int
    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Play no card, in this turn or any other of the round."""


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """The word just said is none."""


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """No challenge from me: let the game go on."""


ACTIONS: tuple[type[Action], ...] = (Shuffle, Place, Pass, Challenge, Ready, TimeUp)
