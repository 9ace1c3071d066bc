"""The store: every game there is, and the one under way on its way to the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from threading import RLock, Thread
from typing import Final, TypeVar

from wordgames.errors import BadFile, GameError
from wordgames.folders import data_folder
from wordgames.setups import find_game
from wordgames.setups.game import Setup
from wordgames.store import listing
from wordgames.store.backups import back_up, is_due
from wordgames.store.connection import open_for_reading
from wordgames.store.damage import find_damage
from wordgames.store.listing import Filter, Listed
from wordgames.store.notices import KeptAsText, Notice, NotSaved
from wordgames.store.ownership import Ownership
from wordgames.store.reading import WAIT, Reader
from wordgames.store.record import Record
from wordgames.store.remains import whole
from wordgames.store.rescue import rescue
from wordgames.store.taking_in import put_away, take_in
from wordgames.store.text import (
    FORMAT,
    Dictionary,
    Ending,
    FindGame,
    Header,
    Lines,
    Saved,
    dump,
    instant,
    new_id,
    parse,
    read,
    replayed,
)
from wordgames.store.writer import RETRY, Writer

PATIENCE: Final = 30
"""Seconds that somebody who has asked for it waits for the disk."""

T = TypeVar("T")


class Store:
    """All saved games in one folder. Nothing here waits for the disk but what says so.

    A store always opens: where nothing can be written, games live in memory, ``trouble`` says
    why, and they are written as soon as they can be. Whoever ``listen``s hears every ``Notice``, on
    the thread that writes. With ``writing=False`` it only reads, and makes no file.
    """

    def __init__(
        self,
        folder: Path | None = None,
        *,
        find: FindGame = find_game,
        retry: float = RETRY,
        today: Callable[[], date] = date.today,
        writing: bool = True,
    ) -> None:
        self.notices: list[Notice] = []
        """All that there was to tell."""
        self._listeners: list[Callable[[Notice], object]] = []
        self._telling = RLock()
        self._folder = folder
        self._find = find
        self._today = today
        self._owned: dict[Record, Ownership] = {}
        self._writer = Writer(self._data_folder, self._tell, retry=retry, today=today)
        self._reader = Reader(self._data_folder, self._writer, mends=writing)
        if writing:
            self._writer.start()
        else:
            self._writer.opened.set()

    def listen(self, listener: Callable[[Notice], object]) -> None:
        """Hear what there was to tell, and from now on whatever there is."""
        with self._telling:
            for notice in self.notices:
                listener(notice)
            self._listeners.append(listener)

    @property
    def trouble(self) -> NotSaved | None:
        """Why nothing can be saved at the moment."""
        return self._writer.trouble

    # The game under way.

    def begin(
        self, setup: Setup, rules: object, *, version: int, seed: int, dictionary: Dictionary
    ) -> Record:
        """Begin to save a new game."""
        header = Header(
            FORMAT, new_id(), setup.game, version, instant(), seed, dictionary, setup, rules
        )
        line = dump(header)
        record = Record(Lines(line, ()))
        held = self._held(record.id)
        if held is not None:
            self._owned[record] = held
        self._writer.add(record)
        return record

    def resume(self, id: str) -> tuple[Saved, Record]:  # noqa: A002
        """Take up a saved game; ``Taken`` when another process plays it. Reads the disk.

        ``GameError`` tells why a game cannot be gone on with.
        """
        held = self._held(id)
        try:
            lines, listed, clock = self._lines(id)
            saved = read(lines, self._find, clock=clock)
        except BaseException:
            if held is not None:
                held.let_go()
            raise
        record = self._in_memory(listed.id)
        if record is None:
            record = Record(lines, place=listed.place, clock=clock, on_disk=len(lines.entries))
            record.touched = listed.touched
        if held is not None:
            self._owned[record] = held
        self._writer.add(record)
        return saved, record

    def append(
        self,
        record: Record,
        line: str,
        place: str,
        clock: int,
        *,
        ending: Ending | None = None,
        sync: bool = False,
    ) -> None:
        """Add a line to a game; ``sync`` at the end of a turn.

        The place says in words where the game stands after it, the ending how it is over.
        """
        record.append(line, place, clock, ending)
        self._writer.poke(sync=sync or ending is not None)

    def finish(self, record: Record, ending: Ending) -> None:
        """The game was over already."""
        record.finish(ending)
        self._writer.poke(sync=True)

    def leave(self, record: Record, clock: int) -> None:
        """The table is left at that game time; somebody else may go on with the game."""
        record.leave(clock)
        self._writer.let_go(record)
        held = self._owned.pop(record, None)
        if held is not None:
            held.let_go()

    def flush(self, timeout: float = WAIT) -> bool:
        """Wait until everything is on disk; whether it is."""
        return self._writer.flush(timeout)

    def close(self, timeout: float = 0.8) -> None:
        """Write what is due, for so many seconds at most, and end."""
        for record in list(self._owned):
            self.leave(record, record.clock)
        self._writer.stop(timeout)

    def rescue(self) -> KeptAsText | None:
        """After ``close``: what is not on disk is kept as text elsewhere; None when all is."""
        why = "the disk is too slow" if self.trouble is None else self.trouble.problem
        return rescue(self._writer.records(), self._data_folder, why)

    # The games there are.

    def unfinished(self) -> list[Listed]:
        """The games that can be gone on with, the last played first."""
        self.flush()
        return self._with_memory(self._reader.ask(listing.unfinished) or [], over=False)

    def finished(self, which: Filter | None = None) -> list[Listed]:
        """The games that are over, the last one first."""
        self.flush()
        rows = self._reader.ask(lambda connection: listing.finished(connection, which)) or []
        return rows if which is not None else self._with_memory(rows, over=True)

    def forgotten(self) -> list[Listed]:
        """The games that were put away."""
        return self._reader.ask(listing.forgotten) or []

    def listed(self, prefix: str) -> Listed:
        """The game whose id begins like that; ``GameError`` when it is not one."""
        record = self._in_memory(prefix)
        if record is not None:
            return listing.of_record(record)
        found = self._reader.ask(lambda connection: listing.beginning(connection, prefix))
        if found is None:
            raise GameError(f"there is no game {prefix!r}; no game is saved here yet")
        return found

    def load(self, id: str) -> Saved:  # noqa: A002
        """A game to look at; ``GameError`` tells why it cannot be read."""
        lines, _, clock = self._lines(id)
        return read(lines, self._find, clock=clock)

    def export_text(self, id: str) -> str:  # noqa: A002
        """A game as text, to keep or to send."""
        return self._lines(id)[0].text

    def import_text(self, text: bytes) -> tuple[str, bool]:
        """Take in an exported game; answers its id and whether anything was new.

        A game that is here already is only made longer; where it went on differently, the text
        becomes another game. ``GameError`` when it is none or could not be written.
        """
        game = replayed(parse(text), self._find)
        return self.write(lambda connection: take_in(connection, game))

    def forget(self, id: str, *, forgotten: bool = True) -> None:  # noqa: A002
        """Put a game away, or take it out again. Nothing is removed."""
        self.flush()
        self.write(lambda connection: put_away(connection, id, forgotten=forgotten))

    def ask(self, query: Callable[[sqlite3.Connection], T]) -> T | None:
        """The answer to a question about the file; None when there is no file."""
        self.flush()
        return self._reader.ask(query)

    def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out a job on the thread that writes; ``GameError`` when nothing can be written."""
        try:
            return self._writer.do(job).result(PATIENCE)
        except TimeoutError:
            raise GameError(f"the disk has not answered for {PATIENCE} seconds") from None

    def back_up(self) -> Thread:
        """Check the file and write today's backup beside the game, where that is due."""
        thread = Thread(target=self._back_up, name="wordgames-backup", daemon=True)
        thread.start()
        return thread

    # Below the counter.

    def _data_folder(self) -> Path:
        return self._folder if self._folder is not None else data_folder()

    def _held(self, id: str) -> Ownership | None:  # noqa: A002
        """The game held for this process; None where there is no folder at all."""
        try:
            return Ownership(self._data_folder(), id)
        except BadFile:
            return None

    def _tell(self, notice: Notice) -> None:
        with self._telling:
            self.notices.append(notice)
            for listener in self._listeners:
                listener(notice)

    def _lines(self, prefix: str) -> tuple[Lines, Listed, int]:
        """The lines of a game, its row and its clock, from memory where the disk is behind."""
        self.flush()
        record = self._in_memory(prefix)
        if record is not None:
            return record.lines, listing.of_record(record), record.clock

        def query(connection: sqlite3.Connection) -> tuple[Lines, Listed, int]:
            row = listing.beginning(connection, prefix)
            lines, clock = whole(connection, row.id)
            return lines, row, clock

        found = self._reader.ask(query)
        if found is None:
            raise GameError(f"there is no game {prefix!r}; no game is saved here yet")
        return found

    def _in_memory(self, prefix: str) -> Record | None:
        """The game under way whose id begins like that."""
        low = prefix.strip().casefold()
        return next((r for r in self._writer.records() if low and r.id.startswith(low)), None)

    def _with_memory(self, rows: list[Listed], *, over: bool) -> list[Listed]:
        """The rows, with the games that are not on disk as they should be."""
        late = [record for record in self._writer.records() if record.dirty]
        if not late:
            return rows
        ids = {record.id for record in late}
        mine = [listing.of_record(record) for record in late]
        shown = [row for row in mine if (row.ending is not None) == over]
        rest = [row for row in rows if row.id not in ids]
        return sorted([*shown, *rest], key=lambda row: row.touched, reverse=True)

    def _back_up(self) -> None:
        """Damage must not spread into the backups, so the file is checked before."""
        self._writer.opened.wait()
        path = self._writer.path
        if path is None or not is_due(path, self._today()):
            return
        with suppress(sqlite3.Error, OSError), open_for_reading(path) as connection:
            if connection is None:
                return
            if find_damage(connection, thorough=True) is not None:
                self._writer.mend(30)
            else:
                back_up(connection, path, self._today())
