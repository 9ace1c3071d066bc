"""A saved game as far as it can be read from the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from wordgames.errors import GameError
from wordgames.store.connection import damage_is_told, is_damage
from wordgames.store.text import Lines, moment, read_header, seal, whole_prefix


class Damaged(GameError):
    """What was read from the file cannot be right."""


@dataclass(frozen=True, slots=True)
class Remains:
    """A game as far as it could be read."""

    lines: Lines
    whole: bool
    place: str = ""
    clock: int = 0
    touched: str = ""
    """When it was played last; empty where that cannot be read."""
    forgotten: str | None = None


def whole(connection: sqlite3.Connection, uid: str) -> tuple[Lines, int]:
    """The lines of a game and its clock; ``Damaged`` when something is missing."""
    key = connection.execute("select id from game where uid = ?", (uid,)).fetchone()
    remains = None if key is None else remains_of(connection, key[0])
    if remains is None or not remains.whole:
        raise Damaged(f"game {uid} is damaged")
    return remains.lines, remains.clock


def remains_of(connection: sqlite3.Connection, key: int) -> Remains | None:
    """The game as far as its seals are right; None when not even its header is."""
    row = _row(connection, key)
    if row is None:
        return None
    uid, header, head, plies, tail, ending, ending_seal, place, clock, touched, forgotten = row
    if not isinstance(header, str) or seal(header.encode()) != head:
        return None
    lines, written = _lines(connection, key)
    count = whole_prefix(header, lines, written)
    last = written[count - 1] if count else head
    whole = count == plies and last == tail
    ends = isinstance(ending, str) and whole and seal(ending.encode(), last) == ending_seal
    return Remains(
        Lines(header, tuple(lines[:count]), ending if ends else None),
        whole and ends == (ending is not None) and read_header(header).id == uid,
        _text(place) if whole else "",
        clock if whole and isinstance(clock, int) else 0,
        _instant(touched),
        forgotten if isinstance(forgotten, str) else None,
    )


def _row(connection: sqlite3.Connection, key: int) -> tuple[Any, ...] | None:
    found = None
    with damage_ends_it():
        found = connection.execute(
            "select uid, header, seal, plies, tail, ending, ending_seal, place, clock, touched,"
            " forgotten from game where id = ?",
            (key,),
        ).fetchone()
    return tuple(found) if found else None


def _lines(connection: sqlite3.Connection, key: int) -> tuple[list[str], list[int]]:
    lines: list[str] = []
    seals: list[int] = []
    with damage_ends_it():
        for ply, text, written in connection.execute(
            "select ply, text, seal from line where game = ? order by ply", (key,)
        ):
            if ply != len(lines) or not isinstance(text, str) or not isinstance(written, int):
                break
            lines.append(text)
            seals.append(written)
    return lines, seals


@contextmanager
def damage_ends_it() -> Generator[None, None, None]:
    """What is damaged ends the reading; any other trouble is raised."""
    try:
        with damage_is_told():
            yield
    except sqlite3.DatabaseError as problem:
        if not is_damage(problem):
            raise


def _instant(value: object) -> str:
    try:
        moment(_text(value))
    except ValueError:
        return ""
    return _text(value)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
