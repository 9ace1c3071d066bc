"""A damaged file of games: finding it out, setting it aside, saving what can be read."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from wordgames.store import schema
from wordgames.store.backups import backups_of
from wordgames.store.connection import (
    PAGE,
    copied,
    damage_is_told,
    open_for_reading,
    open_for_writing,
)
from wordgames.store.record import Record
from wordgames.store.text import Lines, read_header, seal, whole_prefix

ENDS = ("-wal", "-shm", "-journal")


class Damaged(Exception):
    """What was read from the file cannot be right."""


@dataclass(frozen=True, slots=True)
class Remains:
    """A game as far as it could be read."""

    lines: Lines
    whole: bool
    place: str = ""
    clock: int = 0
    touched: str = ""
    forgotten: str | None = None


@dataclass(frozen=True, slots=True)
class Salvage:
    """What became of a damaged file."""

    aside: Path
    whole: int
    shortened: int


_NO_DAMAGE = frozenset(
    (
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    )
)


def is_damage(problem: sqlite3.DatabaseError) -> bool:
    """Whether the error speaks of the file's content, not of the disk or of other processes."""
    code = getattr(problem, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in _NO_DAMAGE


def find_damage(connection: sqlite3.Connection, *, thorough: bool) -> str | None:
    """What is wrong with the file, or None.

    Quick: pages and indexes hang together and the unfinished games are whole. Thorough: every
    line of every game besides. The connection must be one for reading.
    """
    try:
        with damage_is_told():
            return _damage_in(connection, thorough=thorough)
    except sqlite3.DatabaseError as problem:
        if not is_damage(problem):
            raise
        return str(problem)


def must_be_salvaged(path: Path, quick: int) -> bool:
    """Whether a file that is to be opened is damaged; beyond ``quick`` bytes only a glance."""
    if not path.exists():
        return False
    size = path.stat().st_size
    if size == 0:
        return bool(backups_of(path))
    try:
        with open_for_reading(path) as connection:
            if connection is None or schema.version_of(connection) > len(schema.MIGRATIONS):
                return False
            return size <= quick and find_damage(connection, thorough=False) is not None
    except sqlite3.DatabaseError as problem:
        if is_damage(problem):
            return True
        raise


def whole(connection: sqlite3.Connection, uid: str) -> tuple[Lines, int]:
    """The lines of a game and its clock; ``Damaged`` when something is missing."""
    key = connection.execute("select id from game where uid = ?", (uid,)).fetchone()
    remains = None if key is None else _remains(connection, key[0])
    if remains is None or not remains.whole:
        raise Damaged(f"game {uid} is damaged")
    return remains.lines, remains.clock


def salvage(path: Path, today: date) -> Salvage:
    """Put a new file in the place of a damaged one, with every game that can be read.

    The damaged one is kept beside it. At no instant is a game in neither.
    """
    games: dict[str, Remains] = {}
    for remains in (*_readable(path), *_in_backups(path)):
        uid = read_header(remains.lines.header).id
        if uid not in games or _worth(remains) > _worth(games[uid]):
            games[uid] = remains
    part, new = _part(path), _new(path)
    _remove(part)
    connection, _ = open_for_writing(part)
    with closing(connection):
        connection.execute("pragma journal_mode = delete")
        connection.execute("begin")
        for remains in sorted(games.values(), key=lambda r: r.touched):
            _put(connection, remains)
        connection.execute("commit")
    os.replace(part, new)  # noqa: PTH105
    aside = finish_salvage(path, today)
    whole = sum(r.whole for r in games.values())
    return Salvage(aside or path, whole, len(games) - whole)


def finish_salvage(path: Path, today: date) -> Path | None:
    """Set a damaged file aside for the new one that is ready beside it, if one is."""
    new = _new(path)
    if not new.exists():
        return None
    aside = set_aside(path, today)
    os.replace(new, path)  # noqa: PTH105
    return aside


def set_aside(path: Path, today: date) -> Path | None:
    """Give the file and what belongs to it another name, which no file has had before."""
    if not path.exists():
        return None
    aside, number = path.with_name(f"{path.name}.corrupt-{today.isoformat()}"), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.corrupt-{today.isoformat()}-{number}")
    for end in ENDS:  # first: a new file must never meet the old one's journal
        with suppress(FileNotFoundError):
            os.replace(f"{path}{end}", f"{aside}{end}")  # noqa: PTH105
    os.replace(path, aside)  # noqa: PTH105
    return aside


def _damage_in(connection: sqlite3.Connection, *, thorough: bool) -> str | None:
    schema.version_of(connection)
    connection.execute("begin")
    (answer,) = connection.execute("pragma integrity_check(1)").fetchone()
    if answer != "ok":
        return str(answer)
    stray = "select count(*) from line where game not in (select id from game)"
    if connection.execute(stray).fetchone() != (0,):
        return "there are lines that belong to no game"
    where = "" if thorough else "where ending is null and forgotten is null"
    for (key,) in connection.execute(f"select id from game {where}").fetchall():  # noqa: S608
        remains = _remains(connection, key)
        if remains is None or not remains.whole:
            return f"game {key} is damaged"
    return None


@contextmanager
def _damage_ends_it() -> Generator[None, None, None]:
    """What is damaged ends the reading; any other trouble is raised."""
    try:
        with damage_is_told():
            yield
    except sqlite3.DatabaseError as problem:
        if not is_damage(problem):
            raise


def _readable(path: Path) -> Iterator[Remains]:
    """Whatever can be read from a copy of the file, and from one with a sound first page."""
    if not path.exists():
        return
    for mend in (False, True):
        with (
            tempfile.TemporaryDirectory() as folder,
            suppress(sqlite3.DatabaseError, OSError),
            damage_is_told(),
            closing(copied(path, Path(folder), mend=_mend_first_page if mend else None)) as copy,
        ):
            yield from _all_remains(copy)


def _in_backups(path: Path) -> Iterator[Remains]:
    """The games of the newest backup that can be read."""
    for backup in backups_of(path):
        found: list[Remains] = []
        with (
            tempfile.TemporaryDirectory() as folder,
            suppress(sqlite3.DatabaseError, OSError),
            damage_is_told(),
            closing(copied(backup, Path(folder))) as copy,
        ):
            found = list(_all_remains(copy))
        if found:
            yield from found
            return


def _all_remains(connection: sqlite3.Connection) -> Iterator[Remains]:
    for key in _keys(connection):
        remains = _remains(connection, key)
        if remains is not None:
            yield remains


def _keys(connection: sqlite3.Connection) -> list[int]:
    """The keys of games that can be read, from either end of the table and from its indexes."""
    found: dict[object, None] = {}
    for query in (
        "select id from game not indexed order by id",
        "select id from game not indexed order by id desc",
        "select id from game order by uid",
        "select id from game order by uid desc",
    ):
        found.update(dict.fromkeys(_readable_rows(connection, query)))
    return [key for key in found if isinstance(key, int)]


def _readable_rows(connection: sqlite3.Connection, query: str) -> Iterator[object]:
    with _damage_ends_it():
        for (value,) in connection.execute(query):
            yield value


def _remains(connection: sqlite3.Connection, key: int) -> Remains | None:
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
        _text(touched),
        forgotten if isinstance(forgotten, str) else None,
    )


def _row(connection: sqlite3.Connection, key: int) -> tuple[Any, ...] | None:
    found = None
    with _damage_ends_it():
        found = connection.execute(
            "select uid, header, seal, plies, tail, ending, ending_seal, place, clock, touched,"
            " forgotten from game where id = ?",
            (key,),
        ).fetchone()
    return tuple(found) if found else None


def _lines(connection: sqlite3.Connection, key: int) -> tuple[list[str], list[int]]:
    lines: list[str] = []
    seals: list[int] = []
    with _damage_ends_it():
        for ply, text, written in connection.execute(
            "select ply, text, seal from line where game = ? order by ply", (key,)
        ):
            if ply != len(lines) or not isinstance(text, str) or not isinstance(written, int):
                break
            lines.append(text)
            seals.append(written)
    return lines, seals


def _worth(remains: Remains) -> tuple[int, bool]:
    return len(remains.lines.entries), remains.whole


def _put(connection: sqlite3.Connection, remains: Remains) -> None:
    record = Record(remains.lines, place=remains.place, clock=remains.clock)
    record.touched = remains.touched or record.touched
    record.write(connection)
    if remains.forgotten is not None:
        connection.execute(
            "update game set forgotten = ? where uid = ?", (remains.forgotten, record.id)
        )


def _mend_first_page(path: Path) -> None:
    """Give the file the first page of a new one: all it holds is where the tables begin.

    Of a file that has lost its end, the tables that began there are empty.
    """
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh"
        with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
            schema.migrate(connection)
        new = bytearray(fresh.read_bytes())
    size = path.stat().st_size
    new[28:32] = (max(size, len(new)) // PAGE).to_bytes(4, "big")
    with path.open("r+b") as file:
        file.write(new[:PAGE])
        if size < len(new):
            file.seek(size // PAGE * PAGE or PAGE)
            file.write(new[file.tell() :])


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _part(path: Path) -> Path:
    return path.with_name(f"{path.name}.salvage")


def _new(path: Path) -> Path:
    return path.with_name(f"{path.name}.salvaged")


def _remove(path: Path) -> None:
    for end in ("", *ENDS):
        Path(f"{path}{end}").unlink(missing_ok=True)
