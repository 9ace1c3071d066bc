"""Taking an exported game in, and putting one away: jobs for the thread that writes."""

from __future__ import annotations

import sqlite3

from wordgames.errors import GameError
from wordgames.store.record import Diverged, Record
from wordgames.store.text import Replayed, id_of, instant, new_id


def put_away(connection: sqlite3.Connection, id: str, *, forgotten: bool) -> None:  # noqa: A002
    """Mark a game as forgotten, or as one to go on with."""
    when = instant() if forgotten else None
    changed = connection.execute("update game set forgotten = ? where uid = ?", (when, id))
    if not changed.rowcount:
        raise GameError(f"there is no game {id!r}")


def take_in(connection: sqlite3.Connection, game: Replayed) -> tuple[str, bool]:
    """The game under its own id, or under a new one where the file has another course of it;
    answers the id and whether anything was new.
    """
    record = Record(game.lines, place=game.place, clock=game.clock)
    for id in (None, id_of(game.lines.text), new_id()):  # noqa: A001
        if id is not None:
            record.split(id)
        there = _there(connection, record.id)
        if there is None or not _holds(connection, there, record):
            try:
                record.write(connection)
            except Diverged:
                continue
            new = True
        else:
            new = False
        put_away(connection, record.id, forgotten=False)
        return record.id, new
    raise GameError("this game is here already, and went on in another way")


def _there(connection: sqlite3.Connection, id: str) -> tuple[object, ...] | None:  # noqa: A002
    found: tuple[object, ...] | None = connection.execute(
        "select id, seal, plies, ending from game where uid = ?", (id,)
    ).fetchone()
    return found


def _holds(connection: sqlite3.Connection, row: tuple[object, ...], record: Record) -> bool:
    """Whether the file has that course of the game, and maybe more of it."""
    key, head, plies, ending = row
    count = len(record.entries)
    if not isinstance(plies, int) or plies < count:
        return False
    if plies == count and record.ending not in {None, ending}:
        return False
    if count == 0:
        return head == record.seals[0]
    (there,) = connection.execute(
        "select seal from line where game = ? and ply = ?", (key, count - 1)
    ).fetchone()
    return bool(there == record.seals[count])
