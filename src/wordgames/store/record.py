"""One game under way, as it is to be on disk: all its lines, and how many of them are there."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from threading import Lock

from wordgames.codec import dump_record
from wordgames.errors import GameError
from wordgames.setups.names import name_key
from wordgames.store.text import Ending, Lines, dump, instant, new_id, read_ending, read_header
from wordgames.store.text import seal as seal_of
from wordgames.store.text import seals as seals_of


class Diverged(GameError):
    """The file holds another course of this game than the record."""


class Record:
    """What the writer brings to the disk. The table adds to it, the writer only reads it.

    A record knows the whole game, so that it can be written again from the first line wherever
    it is missing: after a full disk, in a new file, under another id.
    """

    def __init__(self, lines: Lines, *, place: str = "", clock: int = 0, on_disk: int = 0) -> None:
        self.header = read_header(lines.header)
        self.header_line = lines.header
        self.entries = list(lines.entries)
        self.ending = lines.ending
        self.place = place
        self.clock = clock
        self.touched = min(self.header.begun, instant())
        self.written = on_disk
        """How many lines would survive the end of this process."""
        self.synced = on_disk
        """How many would survive the end of the machine."""
        self.seals = seals_of(lines.header, lines.entries)
        self._lock = Lock()
        self.changes = 0 if on_disk else 1
        self.written_changes = 0

    @property
    def id(self) -> str:
        """What the game is called; another after it was ``split`` off."""
        return self.header.id

    @property
    def lines(self) -> Lines:
        """The game as it would be exported now."""
        return Lines(self.header_line, tuple(self.entries), self.ending)

    @property
    def dirty(self) -> bool:
        """Whether something is not on disk yet."""
        return self.changes != self.written_changes

    def append(self, line: str, place: str, clock: int, ending: Ending | None = None) -> None:
        """Add a line of the log; the place says in words where the game stands after it."""
        over = None if ending is None else dump(ending)
        with self._lock:
            self.seals.append(seal_of(line.encode(), self.seals[-1]))
            self.entries.append(line)
            self.place = place
            self.clock = clock
            self.ending = over
            self.touched = instant()
            self.changes += 1

    def leave(self, clock: int) -> None:
        """Remember the game time at which the table was left."""
        with self._lock:
            if clock != self.clock:
                self.clock = clock
                self.changes += 1

    def finish(self, ending: Ending) -> None:
        """Add how the game ended, where that is missing."""
        with self._lock:
            self.ending = dump(ending)
            self.changes += 1

    def split(self, id: str | None = None) -> None:  # noqa: A002
        """Go on under a new id, because the file holds another course of the game."""
        self.header = replace(self.header, id=id or new_id())
        self.header_line = dump(self.header)
        self.seals = seals_of(self.header_line, self.entries)
        self.written = self.synced = 0
        self.changes += 1

    def write(self, connection: sqlite3.Connection) -> int:
        """Bring the file up to this record; answers how many lines it has then.

        Raises ``Diverged`` when the file holds another course of this game.
        """
        with self._lock:
            count, tail, ending = len(self.entries), self.seals[-1], self.ending
            place, clock, touched = self.place, self.clock, self.touched
        key, plies = self._begun(connection, count)
        connection.executemany(
            "insert into line (game, ply, text, seal) values (?, ?, ?, ?)",
            ((key, n, self.entries[n], self.seals[n + 1]) for n in range(plies, count)),
        )
        ending_seal = None if ending is None else seal_of(ending.encode(), tail)
        connection.execute(
            "update game set plies = ?, tail = ?, place = ?, clock = ?, touched = ?, ending = ?,"
            " ending_seal = ?, feats = 0 where id = ?",
            (count, tail, place, clock, touched, ending, ending_seal, key),
        )
        self._write_results(connection, key, read_ending(ending))
        return count

    def _begun(self, connection: sqlite3.Connection, count: int) -> tuple[int, int]:
        """The key of the game's row, which is made if need be, and how many lines it has."""
        found = connection.execute(
            "select id, seal, plies, tail from game where uid = ?", (self.id,)
        ).fetchone()
        if found is not None:
            key, head, plies, tail = found
            if head != self.seals[0] or plies > count or tail != self.seals[plies]:
                raise Diverged
            return int(key), int(plies)
        header, setup = self.header, self.header.setup
        row = {
            "uid": header.id,
            "header": self.header_line,
            "seal": self.seals[0],
            "tail": self.seals[0],
            "game": header.game,
            "variant": str(setup.chosen.get("variant", "")),
            "dictionary": header.dictionary.name,
            "players": len(setup.seats),
            "names": dump_record([seat.name for seat in setup.seats]),
            "begun": header.begun,
            "touched": self.touched,
        }
        added = connection.execute(
            f"insert into game ({', '.join(row)}) values ({', '.join('?' * len(row))})",  # noqa: S608
            tuple(row.values()),
        )
        return int(added.lastrowid or 0), 0

    def _write_results(
        self, connection: sqlite3.Connection, key: int, ending: Ending | None
    ) -> None:
        connection.execute("delete from result where game = ?", (key,))
        if ending is None:
            return
        names = [seat.name for seat in self.header.setup.seats]
        connection.executemany(
            "insert into result (game, seat, name, folded, score, won) values (?, ?, ?, ?, ?, ?)",
            (
                (key, seat, name, name_key(name), score, seat in ending.winners)
                for seat, (name, score) in enumerate(zip(names, ending.scores, strict=False))
            ),
        )
