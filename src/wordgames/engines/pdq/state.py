"""A position in PDQ."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from wordgames.cards import Cards
from wordgames.engines.pdq.rules import Rules, Variant
from wordgames.errors import Reason
from wordgames.game import Millis, Player


@dataclass(frozen=True, slots=True)
class Claim:
    """A word that somebody said or wrote, and why it does not count, if it doesn't.

    The word is empty for silence: ``too-late`` when time ran out, ``no-word`` when the floor was
    given back.
    """

    player: Player
    word: str
    reason: Reason | None = None

    @property
    def good(self) -> bool:
        """Whether the word counts."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Buzzed:
    """Who buzzed, and when."""

    player: Player
    at: Millis


class Ending(StrEnum):
    """How a deal ended."""

    WON = "won"
    TIED = "tied"
    NO_WORD = "no-word"
    TIME_UP = "time-up"
    GIVEN_UP = "given-up"
    COUNTED = "counted"


@dataclass(frozen=True, slots=True)
class Result:
    """A deal that is over."""

    row: Cards
    ending: Ending
    claims: tuple[Claim, ...] = ()
    """The words that decided it, refused ones among them, in the order of the buzzes; in PDL every
    good word of the deal; in word count all lists, player by player."""
    winner: Player | None = None
    word: str = ""
    prize: Cards = ()
    """The row and the pile that the winner took."""
    tied: frozenset[Player] = frozenset()
    """Who alone may play the next row."""


@dataclass(frozen=True, slots=True)
class Shuffling:
    """Before anything is dealt."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Between two rows."""

    ends: Millis | None = None


@dataclass(frozen=True, slots=True)
class Racing:
    """A row lies there and the floor is open."""

    ends: Millis | None = None
    agreed: frozenset[Player] = frozenset()
    """Who thinks that there is no word; in PDL, no longer one."""
    out: frozenset[Player] = frozenset()
    """Who sits out the rest of this deal."""


@dataclass(frozen=True, slots=True)
class Answering:
    """Somebody has buzzed. Whoever buzzes before ``closes`` ties; then each types in turn."""

    buzzes: tuple[Buzzed, ...]
    closes: Millis | None
    """None once the window is closed."""
    ends: Millis | None = None
    """When the one who types must have said a word."""
    claims: tuple[Claim, ...] = ()
    """In the order of the buzzes; nobody's business before the last of them is in."""
    left: Millis | None = None
    """What the deal's own clock showed when it stopped."""
    agreed: frozenset[Player] = frozenset()
    out: frozenset[Player] = frozenset()

    @property
    def typing(self) -> Player | None:
        """Whose turn it is to type, once the window is closed."""
        return None if self.closes is not None else self.buzzes[len(self.claims)].player


@dataclass(frozen=True, slots=True)
class Waiting:
    """Word count: the letters are covered until the player is ready."""

    player: Player


@dataclass(frozen=True, slots=True)
class Writing:
    """Word count: the player's time runs."""

    player: Player
    ends: Millis
    words: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class Over:
    """No further row can be dealt, or a lone player is stumped."""


Phase: TypeAlias = Shuffling | Dealing | Racing | Answering | Waiting | Writing | Over


@dataclass(frozen=True, slots=True)
class State:
    """Where a game stands. Every card is in ``pack``, ``row``, ``aside`` or ``won``."""

    rules: Rules
    phase: Phase
    won: tuple[Cards, ...]
    pack: Cards = ()
    row: Cards = ()
    aside: Cards = ()
    """The pile for whoever wins next; in word count, the rows that are done with."""
    tied: frozenset[Player] = frozenset()
    """Who alone may play this row or the next; empty is everybody."""
    attempt: tuple[Claim, ...] = ()
    """The last claims in this deal that all failed."""
    said: tuple[Claim, ...] = ()
    """PDL: the good words of this deal."""
    lists: tuple[tuple[Claim, ...], ...] = ()
    """Word count: the lists that are finished in this deal, in the order of the seats."""
    counts: tuple[int, ...] = ()
    """Word count: words that counted, by player."""
    results: tuple[Result, ...] = ()

    @property
    def allowed(self) -> frozenset[Player]:
        """Who may play this row, those who sit out included."""
        return self.tied or frozenset(range(self.rules.players))

    @property
    def points(self) -> tuple[int, ...]:
        """What each player has: cards won, as they count, or in word count words that counted."""
        if self.rules.variant is Variant.WORD_COUNT:
            return self.counts
        return tuple(self.rules.points(cards) for cards in self.won)

    @property
    def best(self) -> tuple[Claim, ...]:
        """PDL: the longest words so far; several when they were said at the same time."""
        longest = max((len(claim.word) for claim in self.said), default=0)
        return tuple(claim for claim in self.said if len(claim.word) == longest)
