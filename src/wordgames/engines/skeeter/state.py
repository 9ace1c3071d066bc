"""Where everything lies in a game of Skeeter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from wordgames.cards import Cards, with_item
from wordgames.engines.skeeter.rules import VALUES, Rules
from wordgames.game import Millis, Player


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid at a target, and the word said with it."""

    player: Player
    card: str
    target: int
    position: int
    word: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody got the chip of a target, with that card and word."""

    player: Player
    card: str
    word: str


@dataclass(frozen=True, slots=True)
class Target:
    """A row of cards, and all who have held its chip, the last of them still."""

    value: int
    row: Cards = ()
    claims: tuple[Claim, ...] = ()

    @property
    def owner(self) -> Player | None:
        """Who holds the chip now."""
        return self.claims[-1].player if self.claims else None

    @property
    def word(self) -> str:
        """The last word said here, or nothing."""
        return self.claims[-1].word if self.claims else ""


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round: how the targets ended, and what each seat scored."""

    starter: str
    targets: tuple[Target, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the last challenge of the round ended; ``upheld``: the word was none."""

    play: Play
    challenger: Player
    upheld: bool


@dataclass(frozen=True, slots=True)
class Shuffling:
    """Before a round."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A player may place a card or pass."""

    player: Player
    since: Millis


@dataclass(frozen=True, slots=True)
class Window:
    """A card lies, a word is said; chip and draw wait for a challenge.

    ``before`` is the target as it was, ``good`` the dictionary's verdict, a secret until somebody
    challenges. ``waiting`` are those who still have to say that they are ready.
    """

    play: Play
    before: Target
    good: bool
    waiting: tuple[Player, ...]
    since: Millis


@dataclass(frozen=True, slots=True)
class Over:
    """All rounds are played."""


Phase: TypeAlias = Shuffling | Turn | Window | Over


@dataclass(frozen=True, slots=True)
class State:
    """Every card is in the pack, a hand, a row or the starter's place."""

    rules: Rules
    phase: Phase
    pack: Cards
    hands: tuple[Cards, ...]
    out: tuple[bool, ...]
    """Who has passed in this round."""
    lost: tuple[int, ...]
    """How many coming turns each has lost by a refused challenge."""
    scores: tuple[int, ...]
    targets: tuple[Target, ...] = tuple(Target(value) for value in VALUES)
    starter: str = ""
    """The card that chose who began; nothing before the first round."""
    said: tuple[str, ...] = ()
    """The words of this round, in order."""
    rounds: tuple[Round, ...] = ()
    """The finished ones."""
    verdict: Verdict | None = None


def target_of(state: State, value: int) -> Target:
    """The target of that value, which there must be."""
    return state.targets[VALUES.index(value)]


def with_target(state: State, target: Target) -> State:
    """The state with that target as it is now."""
    return replace(state, targets=with_item(state.targets, VALUES.index(target.value), target))


def holds_all(targets: tuple[Target, ...], player: Player) -> bool:
    """Whether every chip is the player's: then there is nothing left for him to claim."""
    return all(target.owner == player for target in targets)
