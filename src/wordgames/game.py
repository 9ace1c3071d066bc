"""What every engine is: pure functions over immutable states."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from wordgames.errors import Illegal, Reason

Player: TypeAlias = int
"""A seat at the table, from 0."""

Millis: TypeAlias = int
"""Game time: milliseconds since the game began, pauses left out."""

CHANCE: Player = -1
"""The player who shuffles and rolls."""

CLOCK: Player = -2
"""The player who calls time."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player does. Each engine has its own closed union of these."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words that the dictionary has to judge."""
        return ()


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The deadline has come."""


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a game's log: an action, who took it, and all it learned from outside."""

    player: Player
    action: Action
    at: Millis = 0
    known: frozenset[str] = frozenset()
    """Those of the action's words that the dictionary accepts."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: a score for each seat, and the seats that share the win."""

    scores: tuple[int, ...]
    winners: tuple[Player, ...]

    @classmethod
    def by_score(cls, scores: Sequence[int]) -> Outcome:
        """The highest score wins; equal scores share the win."""
        best = max(scores)
        return cls(tuple(scores), tuple(p for p, score in enumerate(scores) if score == best))


class Rng(Protocol):
    """The only source of chance."""

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to ``bound - 1``."""
        ...

    def shuffled(self, cards: Sequence[str], /) -> tuple[str, ...]:
        """The same cards in another order."""
        ...


class HasPlayers(Protocol):
    """What is the same in the rules of every game: how many play.

    A game's ``Rules`` are frozen and hashable, hold the deck in force, and check themselves
    when made (``BadSetup``).
    """

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...


R = TypeVar("R", bound=HasPlayers)
R_contra = TypeVar("R_contra", bound=HasPlayers, contravariant=True)
S = TypeVar("S")
V_co = TypeVar("V_co", covariant=True)


class Engine(Protocol[R_contra, S, V_co]):
    """The rules of one game. A module of functions is an engine.

    A module has besides: ``Rules``, ``State``, ``View`` and ``ACTIONS``, the tuple of all its
    action classes (with ``TimeUp`` where it has deadlines).
    """

    @property
    def VERSION(self) -> int:  # noqa: N802 - a constant in the module that is the engine
        """Grows when the same log would give another game; refactoring leaves it alone."""
        ...

    @property
    def ACTIONS(self) -> tuple[type[Action], ...]:  # noqa: N802
        """Every class of action that a log of this game may hold."""
        ...

    def new(self, rules: R_contra, /) -> S:
        """The position before anything has happened."""
        ...

    def legal(self, state: S, player: Player, /) -> tuple[type[Action], ...]:
        """The kinds of action open to a player, ``CHANCE`` and ``CLOCK`` included."""
        ...

    def apply(self, state: S, move: Move, /) -> S:
        """The position after the move; ``Illegal`` when the rules forbid what it says."""
        ...

    def chance(self, state: S, rng: Rng, /) -> Action:
        """The action of ``CHANCE``, drawn; asked for only when it is legal."""
        ...

    def deadline(self, state: S, /) -> Millis | None:
        """The time at which ``CLOCK`` moves unless somebody moves before it."""
        ...

    def view(self, state: S, player: Player | None, /) -> V_co:
        """What a player sees; ``None`` is somebody who sees only what is public."""
        ...

    def outcome(self, state: S, /) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...


@runtime_checkable
class KnowsWhyNot(Protocol):
    """An engine that can say more than "not your turn" to somebody who may do nothing now."""

    def why_not(self, state: Any, player: Player, /) -> Reason:
        """Why that player has no legal action; asked for only when there is none."""
        ...


def play(engine: Engine[Any, S, Any], state: S, move: Move) -> S:
    """Apply the move, after the checks that are the same in every game."""
    if engine.outcome(state) is not None:
        raise Illegal(Reason.GAME_OVER)
    due = engine.deadline(state)
    overdue = due is not None and move.at >= due
    if overdue and move.player != CLOCK:
        raise Illegal(Reason.TOO_LATE)
    if move.player == CLOCK and not overdue:
        raise Illegal(Reason.TOO_EARLY)
    allowed = engine.legal(state, move.player)
    if not allowed:
        if isinstance(engine, KnowsWhyNot):
            raise Illegal(engine.why_not(state, move.player))
        raise Illegal(Reason.NOT_YOUR_TURN)
    if type(move.action) not in allowed:
        raise Illegal(Reason.WRONG_PHASE)
    return engine.apply(state, move)


def replay(engine: Engine[R, S, Any], rules: R, moves: Iterable[Move]) -> S:
    """The state that the moves lead to."""
    return reduce(partial(play, engine), moves, engine.new(rules))
