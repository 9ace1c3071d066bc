"""What the store has to tell the players, in one line each."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class NotSaved:
    """Writing fails; the game goes on in memory and is written as soon as it can be."""

    problem: str

    def __str__(self) -> str:
        return (
            f"Not saved: {self.problem}. The game goes on and is saved as soon as that works again."
        )


@dataclass(frozen=True, slots=True)
class SavedAgain:
    """Writing works again, and everything is on disk."""

    def __str__(self) -> str:
        return "Saving works again; everything is saved."


@dataclass(frozen=True, slots=True)
class SetAside:
    """The file was damaged and another one took its place."""

    name: str
    whole: int
    shortened: int

    def __str__(self) -> str:
        text = f"The file of games was damaged: {_games(self.whole)} read in full"
        if self.shortened:
            text += f", {_games(self.shortened)} up to the damage"
        return f"{text}. The damaged file is kept as {self.name}."


@dataclass(frozen=True, slots=True)
class SlowDisk:
    """The file lies where SQLite's write-ahead log does not work."""

    kind: str

    def __str__(self) -> str:
        return (
            f"Games lie on a disk ({self.kind}) where saving is slower;"
            " play from one computer at a time."
        )


@dataclass(frozen=True, slots=True)
class WentOnElsewhere:
    """Two windows played the same game; this one's course is kept as another game."""

    id: str

    def __str__(self) -> str:
        return f"This game went on in another window too; here it is kept as game {self.id}."


@dataclass(frozen=True, slots=True)
class KeptAsText:
    """The program ends and games could not be saved; ``paths`` are where they are kept instead,
    None for one that no folder took.
    """

    paths: tuple[Path | None, ...]
    problem: str

    def __str__(self) -> str:
        kept = [shlex.quote(str(path)) for path in self.paths if path is not None]
        lost = len(self.paths) - len(kept)
        many = "1 game is" if len(self.paths) == 1 else f"{len(self.paths)} games are"
        told = [f"{many} not saved ({self.problem})"]
        if kept:
            told.append(
                "kept as text instead; when there is room again, take in what was kept with:"
                f" wordgames games import {' '.join(kept)}"
            )
        if lost:
            many = "1 game" if lost == 1 else f"{lost} games"
            told.append(f"nothing could be written for {many}")
        return "; ".join(told)


Notice: TypeAlias = NotSaved | SavedAgain | SetAside | SlowDisk | WentOnElsewhere


def _games(count: int) -> str:
    return "1 game was" if count == 1 else f"{count} games were"
