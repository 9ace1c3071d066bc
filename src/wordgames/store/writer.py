"""The one thread that writes: it brings every record to the disk, and keeps trying."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from datetime import date
from pathlib import Path
from threading import Condition, Event, Thread
from time import monotonic
from typing import Final, TypeVar

from wordgames.errors import BadFile, GameError
from wordgames.store.connection import (
    FILE,
    damage_is_told,
    is_damage,
    open_for_writing,
    transaction,
)
from wordgames.store.damage import must_be_salvaged
from wordgames.store.notices import (
    Notice,
    NotSaved,
    SavedAgain,
    SetAside,
    SlowDisk,
    WentOnElsewhere,
)
from wordgames.store.record import Diverged, Record
from wordgames.store.salvage import finish_salvage, salvage

RETRY: Final = 2.0
"""Seconds after which writing is tried again when it failed."""

LULL: Final = 0.25
"""Seconds after which lines that survive the process are made to survive the machine, too."""

QUICK: Final = 16 * 1024 * 1024
"""Bytes up to which a file is checked whenever it is opened; beyond, once a day."""

Job = Callable[[sqlite3.Connection], object]

T = TypeVar("T")


class Writer(Thread):
    """Owns the connection. Records are states, not steps: a failed write is simply still due.

    ``tell`` is called on this thread with whatever the players should know.
    """

    def __init__(
        self,
        find_folder: Callable[[], Path],
        tell: Callable[[Notice], object],
        *,
        retry: float = RETRY,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(name="wordgames-store", daemon=True)
        self.path: Path | None = None
        self.opened = Event()
        """Set once opening has been tried."""
        self.trouble: NotSaved | None = None
        self._find_folder = find_folder
        self._tell = tell
        self._retry = retry
        self._today = today
        self._records: dict[Record, bool] = {}
        self._jobs: list[tuple[Job, Future[object]]] = []
        self._damaged: list[Event] = []
        self._wake = Condition()
        self._rounds_begun = self._rounds_done = 0
        self._poked = True
        self._stopping = False
        self._sync_wanted = False
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    # What others call.

    def add(self, record: Record) -> None:
        """Keep the record on disk from now on, until it is let go."""
        with self._wake:
            self._records[record] = True
        self.poke()

    def let_go(self, record: Record) -> None:
        """Forget the record once all of it is on disk."""
        with self._wake:
            if record in self._records:
                self._records[record] = False
        self.poke(sync=True)

    def records(self) -> list[Record]:
        """The records under way, and those that could not be written yet."""
        with self._wake:
            return list(self._records)

    def poke(self, *, sync: bool = False) -> None:
        """Something has changed; ``sync`` when it has to survive the machine at once."""
        with self._wake:
            self._poked = True
            self._sync_wanted = self._sync_wanted or sync
            self._wake.notify_all()

    def do(self, job: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Carry out a job in a transaction of its own; it fails at once where nothing can be."""
        future: Future[T] = Future()
        with self._wake:
            self._jobs.append((job, future))  # type: ignore[arg-type]
        self.poke()
        return future

    def mend(self, timeout: float) -> None:
        """The file was found to be damaged: put a new one in its place."""
        mended = Event()
        with self._wake:
            self._damaged.append(mended)
        self.poke()
        mended.wait(timeout)

    def flush(self, timeout: float) -> bool:
        """Try to bring everything to the disk; whether it is there."""
        end = monotonic() + timeout
        with self._wake:
            self.poke(sync=True)
            wanted = self._rounds_begun + 1
            while not self._all_synced():
                left = end - monotonic()
                tried = self._rounds_done >= wanted and self.trouble is not None
                if left <= 0 or tried or not self.is_alive():
                    break
                self._wake.wait(min(left, 0.05))
            return self._all_synced()

    def stop(self, timeout: float) -> None:
        """Write what is due and end."""
        with self._wake:
            self._stopping = True
        self.poke(sync=True)
        if self.is_alive():
            self.join(timeout)

    # What happens on the thread.

    def run(self) -> None:
        first = True
        while True:
            with self._wake:
                idle = not first and not self._poked and not self._wake.wait(self._patience())
                stopping, self._poked = self._stopping, False
                self._rounds_begun += 1
            self._work(idle=idle)
            first = False
            self.opened.set()
            with self._wake:
                self._rounds_done = self._rounds_begun
                self._wake.notify_all()
            if stopping:
                break
        self._close()

    def _patience(self) -> float | None:
        """How long to wait for something to do."""
        if self.trouble is not None:
            return self._retry
        return None if self._all_synced() else LULL

    def _work(self, *, idle: bool) -> None:
        with self._wake:
            sync, self._sync_wanted = self._sync_wanted, False
            jobs, self._jobs = self._jobs, []
            damaged, self._damaged = self._damaged, []
        if damaged:
            self._recover()
        self._try(sync=sync or idle)
        for mended in damaged:
            mended.set()
        for job, future in jobs:
            self._carry_out(job, future)

    def _try(self, *, sync: bool) -> None:
        """Bring to the disk what is due; whatever prevents it is told, and tried again."""
        try:
            with damage_is_told():
                connection = self._ensured()
                self._write(connection)
                if sync:
                    self._sync(connection)
            if self.trouble is not None:
                self.trouble = None
                self._tell(SavedAgain())
        except sqlite3.DatabaseError as problem:
            if is_damage(problem):
                self._recover()
            else:
                self._failed(str(problem))
        except (BadFile, OSError) as problem:
            self._failed(getattr(problem, "strerror", None) or str(problem))
        except Exception as problem:  # noqa: BLE001 - a thread that dies would save nothing more
            self._failed(f"{type(problem).__name__}: {problem}")

    def _ensured(self) -> sqlite3.Connection:
        """The connection, opened again when the file is another one than before."""
        if self._connection is not None and self._file != _identity(self.path):
            self._close()
        if self._connection is None:
            self._connection = self._open()
        return self._connection

    def _open(self) -> sqlite3.Connection:
        path = self.path = self._find_folder() / FILE
        finish_salvage(path, self._today())
        if must_be_salvaged(path, QUICK):
            self._salvage(path)
        connection, slow = open_for_writing(path)
        self._settle(connection)
        self._file = _identity(path)
        for record in self.records():
            record.changes += 1
        if slow is not None:
            self._tell(SlowDisk(slow))
        return connection

    def _write(self, connection: sqlite3.Connection) -> None:
        due = [(record, record.changes) for record in self.records() if record.dirty]
        if due:
            counts: list[tuple[Record, int, int]] = []
            with transaction(connection):
                for record, changes in due:
                    try:
                        count = record.write(connection)
                    except Diverged:
                        record.split()
                        count = record.write(connection)
                        self._tell(WentOnElsewhere(record.id))
                    counts.append((record, changes, count))
            for record, changes, count in counts:
                record.written = count
                record.written_changes = changes
        with self._wake:
            done = [record for record, kept in self._records.items() if not (kept or record.dirty)]
            for record in done:
                del self._records[record]
        if done:
            self._settle(connection)

    def _settle(self, connection: sqlite3.Connection) -> None:
        """Take what the write-ahead log holds into the file itself, where it is safest."""
        with suppress(sqlite3.OperationalError):
            connection.execute("pragma wal_checkpoint(truncate)")

    def _sync(self, connection: sqlite3.Connection) -> None:
        """Make what is written survive the machine: one more commit, a synced one."""
        written = [(record, record.written) for record in self.records()]
        if any(record.synced < count for record, count in written):
            connection.execute("pragma synchronous = full")
            with transaction(connection):
                connection.execute("update about set syncs = syncs + 1")
            connection.execute("pragma synchronous = normal")
        for record, count in written:
            record.synced = count

    def _carry_out(self, job: Job, future: Future[object]) -> None:
        if self._connection is None:
            future.set_exception(GameError(str(self.trouble or "the store is closed")))
            return
        try:
            with transaction(self._connection):
                answer = job(self._connection)
        except sqlite3.DatabaseError as problem:
            future.set_exception(GameError(f"{self.path}: cannot be written ({problem})"))
            if is_damage(problem):
                self._recover()
        except Exception as problem:  # noqa: BLE001 - it belongs to whoever asked
            future.set_exception(problem)
        else:
            future.set_result(answer)

    def _recover(self) -> None:
        """Damage was found under way: a new file, then everything again."""
        self._close()
        if self.path is None:
            return
        try:
            self._salvage(self.path)
        except (sqlite3.Error, OSError, GameError) as problem:
            self._failed(str(problem))
        else:
            self._poked = True

    def _salvage(self, path: Path) -> None:
        saved = salvage(path, self._today())
        self._tell(SetAside(saved.aside.name, saved.whole, saved.shortened))

    def _failed(self, problem: str) -> None:
        self._close()
        before, self.trouble = self.trouble, NotSaved(problem)
        if before is None:
            self._tell(self.trouble)

    def _all_synced(self) -> bool:
        return self.opened.is_set() and not any(
            record.dirty or record.synced < len(record.entries) for record in self._records
        )

    def _close(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


def _identity(path: Path | None) -> tuple[int, int] | None:
    try:
        found = None if path is None else path.stat()
    except FileNotFoundError:
        return None
    return found and (found.st_ino, found.st_dev)
