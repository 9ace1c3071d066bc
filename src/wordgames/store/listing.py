"""What games there are: the rows of lists, filtered and sorted by the file itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field

from wordgames.codec import load_record
from wordgames.errors import BadSetup, GameError
from wordgames.setups.names import name_key
from wordgames.store.record import Record
from wordgames.store.text import Ending, moment, read_ending

_COLUMNS = "uid, game, variant, dictionary, begun, touched, plies, place, ending, forgotten, names"


@dataclass(frozen=True, slots=True)
class Listed:
    """A game in a list."""

    id: str
    game: str
    variant: str
    """Empty for the usual one."""
    dictionary: str
    players: tuple[str, ...]
    begun: str
    touched: str
    """When it was played last, in UTC like ``begun``."""
    plies: int
    place: str
    """Where it stands, in words: "round 5, Ann to play"."""
    ending: Ending | None = None
    forgotten: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """Which finished games; what is None or empty does not matter."""

    game: str | None = None
    variant: str | None = None
    player: str | None = None
    solo: bool | None = None
    limit: int = field(default=-1, kw_only=True)


def unfinished(connection: sqlite3.Connection) -> list[Listed]:
    """The games that can be gone on with, the last played first."""
    return _listed(
        connection, "where ending is null and forgotten is null order by touched desc, id desc"
    )


def finished(connection: sqlite3.Connection, which: Filter | None = None) -> list[Listed]:
    """The games that are over, the last one first."""
    which = which or Filter()
    where, values = _where(which)
    return _listed(
        connection, f"where {where} order by touched desc, id desc limit ?", *values, which.limit
    )


def forgotten(connection: sqlite3.Connection) -> list[Listed]:
    """The games that somebody has put away; they are still there."""
    return _listed(connection, "where forgotten is not null order by touched desc, id desc")


def beginning(connection: sqlite3.Connection, prefix: str) -> Listed:
    """The game whose id begins like that; ``GameError`` when it is not one."""
    low = prefix.strip().casefold()
    found = _listed(connection, "where substr(uid, 1, ?) = ? limit 2", len(low), low)
    if not low or not found:
        raise GameError(f"there is no game {prefix!r}; wordgames games list shows them")
    if len(found) > 1:
        raise GameError(f"several games begin with {prefix!r}; give more of the id")
    return found[0]


def of_record(record: Record) -> Listed:
    """The row of a game that is not on disk, or not all of it."""
    header = record.header
    return Listed(
        header.id,
        header.game,
        str(header.setup.chosen.get("variant", "")),
        header.dictionary.name,
        tuple(seat.name for seat in header.setup.seats),
        header.begun,
        record.touched,
        len(record.entries),
        record.place,
        read_ending(record.ending),
    )


def _where(which: Filter) -> tuple[str, list[object]]:
    parts, values = ["ending is not null and forgotten is null"], list[object]()
    for column, value in (("game", which.game), ("variant", which.variant)):
        if value is not None:
            parts.append(f"{column} = ?")
            values.append(value)
    if which.player:
        parts.append("id in (select game from result where folded = ?)")
        values.append(name_key(which.player))
    if which.solo is not None:
        parts.append("players = 1" if which.solo else "players > 1")
    return " and ".join(parts), values


def _listed(connection: sqlite3.Connection, rest: str, *values: object) -> list[Listed]:
    known = [_storable(value) if isinstance(value, str) else value for value in values]
    return list(_rows(connection.execute(f"select {_COLUMNS} from game {rest}", known)))  # noqa: S608


def _storable(asked: str) -> str:
    """What was asked for, as a text that the file could hold; nothing there is called otherwise."""
    return asked.encode("utf-8", "surrogatepass").decode("utf-8", "replace")


def _rows(cursor: sqlite3.Cursor) -> Iterator[Listed]:
    for row in cursor:
        uid, game, variant, dictionary, begun, touched, plies, place, ending, put_away, names = row
        try:
            players = load_record(names, tuple[str, ...])
            over = read_ending(ending)
            moment(touched)
        except (BadSetup, TypeError, ValueError):
            raise sqlite3.DatabaseError(f"the row of game {uid} is damaged") from None
        away = put_away is not None
        yield Listed(
            uid, game, variant, dictionary, players, begun, touched, plies, place, over, away
        )
