"""What a table has agreed on before a game of Quiddler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from wordgames.cards import Cards
from wordgames.errors import BadSetup

MOST_PLAYERS: Final = 8
SMALLEST_HAND: Final = 2
LARGEST_HAND: Final = 10
MOST_HANDICAP: Final = 500
FEWEST_CARDS: Final = 2
"""Cards of a word (rule 4)."""
STACKS: Final = 8
STACK_DEPTH: Final = 6
"""Solitaire: five cards face down in each stack and one face up."""


class Variant(StrEnum):
    """The game that the deck is used for."""

    ROUNDS = "rounds"
    SOLITAIRE = "solitaire"
    REAL_CARDS = "real-cards"


class Referee(StrEnum):
    """Who decides on words: the other players' challenges, or the dictionary at once (rule 7)."""

    CHALLENGE = "challenge"
    AUTOMATIC = "automatic"


class Bonus(StrEnum):
    """What the ten points of a bonus are paid for (rule 6)."""

    LONGEST_WORD = "longest-word"
    MOST_WORDS = "most-words"


class Ties(StrEnum):
    """Who is paid when several share the best of a bonus (rule 6)."""

    NOBODY = "nobody"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that decides a game beside chance and the players.

    ``deck`` names each card as often as it is there and ``points`` what a card is worth;
    ``handicaps`` are the points that each seat begins with (empty: nobody has any).
    """

    players: int
    deck: Cards
    points: tuple[tuple[str, int], ...]
    variant: Variant = Variant.ROUNDS
    referee: Referee = Referee.CHALLENGE
    first_hand: int = 3
    last_hand: int = 10
    bonus_points: int = 10
    two_player_bonus: Bonus = Bonus.LONGEST_WORD
    ties: Ties = Ties.NOBODY
    floor: bool = True
    """Whether a round can't cost a player points he had before."""
    out_in_first_lap: bool = True
    shortest: int = 2
    """The fewest letters of a word."""
    handicaps: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if missing := sorted(set(self.deck) - {card for card, _ in self.points}):
            raise BadSetup(f"the card {missing[0]} has no points; give it some in the deck's file")
        if not 2 <= self.shortest <= 3:  # noqa: PLR2004 - two or three letters
            raise BadSetup("the shortest word is 2 or 3 letters")
        match self.variant:
            case Variant.ROUNDS | Variant.REAL_CARDS:
                self._check_rounds()
            case Variant.SOLITAIRE:
                self._check_solitaire()

    @property
    def rounds(self) -> int:
        """How many there are: one for each size of hand."""
        return self.last_hand - self.first_hand + 1

    @property
    def judge(self) -> Referee:
        """Who decides on words in fact: a lone player has nobody who could challenge them."""
        return Referee.AUTOMATIC if self.players == 1 else self.referee

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        """The bonuses in play: none alone, one between two players, else both (rule 6)."""
        match self.players:
            case 1:
                return ()
            case 2:
                return (self.two_player_bonus,)
            case _:
                return tuple(Bonus)

    @property
    def value(self) -> Mapping[str, int]:
        """What each card is worth."""
        return dict(self.points)

    def _check_rounds(self) -> None:
        if not 1 <= self.players <= MOST_PLAYERS:
            raise BadSetup(f"1 to {MOST_PLAYERS} can play Quiddler, not {self.players}")
        if not SMALLEST_HAND <= self.first_hand <= self.last_hand <= LARGEST_HAND:
            raise BadSetup(
                f"hands go from {SMALLEST_HAND} cards or more up to {LARGEST_HAND} or fewer, "
                f"not from {self.first_hand} to {self.last_hand}"
            )
        need = self.players * self.last_hand + 1
        if len(self.deck) < need:
            raise BadSetup(
                f"{self.players} hands of {self.last_hand} cards and a discard need a deck of "
                f"{need} cards, this one has {len(self.deck)}; choose a smaller last hand"
            )
        if self.handicaps and len(self.handicaps) != self.players:
            raise BadSetup("every player needs a handicap, if only of 0 points")
        if not all(0 <= points <= MOST_HANDICAP for points in self.handicaps):
            raise BadSetup(f"a handicap is 0 to {MOST_HANDICAP} points")

    def _check_solitaire(self) -> None:
        if self.players != 1:
            raise BadSetup("one plays solitaire alone")
        if len(self.deck) < STACKS * STACK_DEPTH:
            raise BadSetup(
                f"solitaire needs {STACKS * STACK_DEPTH} cards, this deck has {len(self.deck)}"
            )
