"""Setting a damaged file of games aside, and saving what can be read of it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from wordgames.store import schema
from wordgames.store.backups import backups_of
from wordgames.store.connection import PAGE, copied, damage_is_told, open_for_writing
from wordgames.store.record import Record
from wordgames.store.remains import Remains, damage_ends_it, remains_of
from wordgames.store.text import read_header

ENDS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file, by the ends of the names."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """What became of a damaged file."""

    aside: Path
    whole: int
    shortened: int


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
        remains = remains_of(connection, key)
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
    with damage_ends_it():
        for (value,) in connection.execute(query):
            yield value


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


def _part(path: Path) -> Path:
    return path.with_name(f"{path.name}.salvage")


def _new(path: Path) -> Path:
    return path.with_name(f"{path.name}.salvaged")


def _remove(path: Path) -> None:
    for end in ("", *ENDS):
        Path(f"{path}{end}").unlink(missing_ok=True)
