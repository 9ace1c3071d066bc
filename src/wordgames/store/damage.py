"""Finding out whether a file of games is damaged."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from wordgames.store import schema
from wordgames.store.backups import backups_of
from wordgames.store.connection import damage_is_told, is_damage, open_for_reading
from wordgames.store.remains import remains_of


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
    try:
        with open_for_reading(path) as connection:
            if connection is None:
                return False
            version = schema.version_of(connection)
            if version > len(schema.MIGRATIONS):
                return False
            if version == 0:  # as a full disk leaves a first start
                return bool(backups_of(path))
            return size <= quick and find_damage(connection, thorough=False) is not None
    except sqlite3.DatabaseError as problem:
        if is_damage(problem):
            return True
        raise


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
        remains = remains_of(connection, key)
        if remains is None or not remains.whole:
            return f"game {key} is damaged"
    return None
