"""The tables of the file of games, and how an older file becomes one of today."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

APPLICATION: Final = 0x57474D53
"""What marks a SQLite file as ours ("WGMS")."""

MIGRATIONS: Final[Sequence[str]] = (
    """
    create table about (schema integer not null, syncs integer not null);
    create table game (
        id integer primary key,
        uid text not null unique,
        header text not null,
        seal integer not null,          -- of the header
        plies integer not null default 0,
        tail integer not null,          -- the seal of the last line
        game text not null,
        variant text not null,
        dictionary text not null,
        players integer not null,
        names text not null,            -- a JSON array
        begun text not null,
        touched text not null,
        place text not null default '', -- where it stands, in words
        clock integer not null default 0,
        ending text,
        ending_seal integer,
        forgotten text,
        feats integer not null default 0 -- which version of the feats below was noted
    );
    create table line (
        game integer not null references game,
        ply integer not null,
        text text not null,
        seal integer not null,
        primary key (game, ply)
    ) without rowid;
    create table result (
        game integer not null references game,
        seat integer not null,
        name text not null,
        folded text not null,
        score integer not null,
        won integer not null,
        primary key (game, seat)
    ) without rowid;
    create table word (
        game integer not null references game,
        seat integer not null,
        text text not null,
        points integer
    );
    create table buzz (
        game integer not null references game,
        seat integer not null,
        millis integer not null
    );
    create index words_of on word (game);
    create index buzzes_of on buzz (game);
    create index unfinished on game (touched desc) where ending is null and forgotten is null;
    create index finished on game (touched desc) where ending is not null and forgotten is null;
    create index of_player on result (folded);
    create trigger lines_never_change before update on line begin
        select raise(abort, 'a line is never changed');
    end;
    create trigger lines_never_go before delete on line begin
        select raise(abort, 'a line is never removed');
    end;
    """,
)
"""What brings a file from one version to the next; the version is how many were carried out."""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables; 0 is a file without any.

    ``sqlite3.DatabaseError`` when the file is damaged or is none of ours.
    """
    version = _pragma(connection, "user_version")
    if not version and not connection.execute("select count(*) from sqlite_master").fetchone()[0]:
        return 0
    if _pragma(connection, "application_id") != APPLICATION:
        raise sqlite3.DatabaseError("this is no file of games")
    if connection.execute("select schema from about").fetchall() != [(version,)]:
        raise sqlite3.DatabaseError("the version of the file is not sure")
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Carry out what is still to do, each step whole or not at all."""
    for number in range(version_of(connection), len(MIGRATIONS)):
        connection.executescript(
            f"begin immediate; {MIGRATIONS[number]}; delete from about;"  # noqa: S608
            f" insert into about values ({number + 1}, 0);"
            f" pragma application_id = {APPLICATION}; pragma user_version = {number + 1}; commit;"
        )


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"pragma {name}").fetchone()[0])
