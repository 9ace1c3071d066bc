"""The log of a game: moves, and the two things a table may add to them. Append-only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from wordgames.errors import BrokenLog
from wordgames.game import Millis, Move, Player


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The table goes back to where only the first ``keep`` standing moves had been made."""

    player: Player
    keep: int
    at: Millis = 0


@dataclass(frozen=True, slots=True)
class Ruling:
    """By common consent a word counts from now on, or no longer does, at this table."""

    word: str
    allowed: bool
    at: Millis = 0


Entry: TypeAlias = Move | TakeBack | Ruling
"""One line of the log."""


def standing(log: Iterable[Entry]) -> list[Move]:
    """The moves that count once every take-back is carried out; ``BrokenLog`` if one can't be."""
    moves: list[Move] = []
    for number, entry in enumerate(log):
        match entry:
            case Move():
                moves.append(entry)
            case TakeBack(keep=keep):
                if not 0 <= keep <= len(moves):
                    raise BrokenLog(f"line {number + 1} takes back to move {keep} of {len(moves)}")
                del moves[keep:]
            case Ruling():
                pass
    return moves


Undone: TypeAlias = tuple[tuple[Move, ...], ...]
"""What was taken back and may be made again: the moves of each take-back, the last one last."""


def undone(log: Iterable[Entry]) -> Undone:
    """What may be made again after that log, in the same game gone on with."""
    moves: list[Move] = []
    stack: Undone = ()
    for entry in log:
        match entry:
            case Move():
                moves.append(entry)
                stack = left_to_redo(stack, entry)
            case TakeBack(keep=keep):
                stack = (*stack, tuple(moves[keep:]))
                del moves[keep:]
            case Ruling():
                pass
    return stack


def left_to_redo(stack: Undone, made: Move) -> Undone:
    """What may still be made again once a move was made: nothing after another one than that."""
    if not stack or stack[-1][:1] != (made,):
        return ()
    rest = stack[-1][1:]
    return (*stack[:-1], rest) if rest else stack[:-1]
