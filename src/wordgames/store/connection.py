"""Opening the file of games: for the one who writes, and for reading."""

from __future__ import annotations

import re
import sqlite3
import tempfile
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from shutil import copyfile
from typing import Final

from wordgames.errors import BadFile
from wordgames.folders import made
from wordgames.store import schema
from wordgames.store.backups import back_up_before_migration

FILE: Final = "games.db"

BUSY: Final = 5.0
"""Seconds to wait while another process writes."""

NETWORK: Final = frozenset(
    (
        *("9p", "afs", "afpfs", "ceph", "cifs", "davfs", "fuse.sshfs", "glusterfs", "lustre"),
        *("ncpfs", "nfs", "nfs4", "smb2", "smb3", "smbfs"),
    )
)
"""File systems on which two computers do not share memory, which WAL needs."""

PAGE: Final = 4096

_NO_DAMAGE: Final = frozenset(
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
"""What is wrong with the disk or with other processes, not with the file's content."""


def open_for_writing(path: Path) -> tuple[sqlite3.Connection, str | None]:
    """The file, made or brought up to date if need be, and the file system that slows it down.

    ``BadFile`` when there can be none or it is newer than this program; ``sqlite3.DatabaseError``
    when it is damaged.
    """
    made(path.parent)
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    try:
        slow = _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection, slow


def is_damage(problem: sqlite3.DatabaseError) -> bool:
    """Whether the error speaks of the file's content, not of the disk or of other processes."""
    code = getattr(problem, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in _NO_DAMAGE


@contextmanager
def damage_is_told() -> Generator[None, None, None]:
    """A text that is none, in a row or in a message about one, is damage like any other."""
    try:
        yield
    except UnicodeError:
        raise sqlite3.DatabaseError("a text is damaged") from None


@contextmanager
def open_for_reading(path: Path) -> Generator[sqlite3.Connection | None, None, None]:
    """The file as it is, None when there is none; it need not be possible to write beside it."""
    if not path.exists():
        yield None
        return
    beside = _readable_where_it_is(path)
    if beside is not None:
        with damage_is_told(), closing(beside):
            yield beside
        return
    with (
        damage_is_told(),
        tempfile.TemporaryDirectory() as folder,
        closing(copied(path, Path(folder))) as copy,
    ):
        yield copy


def copied(
    path: Path, folder: Path, mend: Callable[[Path], None] | None = None
) -> sqlite3.Connection:
    """A copy of the file, with what has not been merged into it yet, to do anything with."""
    for end in ("", "-wal", "-journal"):
        part = path.with_name(path.name + end)
        if part.exists():
            copyfile(part, folder / part.name)
    if mend is not None:
        mend(folder / path.name)
    return sqlite3.connect(folder / path.name, isolation_level=None, check_same_thread=False)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Generator[None, None, None]:
    """All of it or nothing."""
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("rollback")
        raise


@lru_cache(maxsize=16)
def network_of(path: Path, mounts: str | None = None) -> str | None:
    """The network file system on which the path lies; None on a local disk or where unknown.

    ``mounts`` is the text of ``/proc/self/mountinfo``.
    """
    if mounts is None:
        try:
            mounts = Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="replace")
        except OSError:
            return None
    best, kind = "", None
    real = path.resolve()
    places = {str(real), *map(str, real.parents)}
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        fields = before.split()
        if len(fields) < 5 or not after:  # noqa: PLR2004 - the fifth is the mount point
            continue
        point = re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), fields[4])
        if len(point) >= len(best) and point in places:
            best, kind = point, after.split()[0]
    return kind if kind in NETWORK else None


def _prepare(connection: sqlite3.Connection, path: Path) -> str | None:
    version = schema.version_of(connection)
    if version > len(schema.MIGRATIONS):
        raise BadFile(
            path,
            f"was written by a newer wordgames (version {version} of the file, this one knows"
            f" {len(schema.MIGRATIONS)}); update it, or use --data DIR",
        )
    connection.execute("pragma foreign_keys = on")
    slow = network_of(path.parent)
    wanted = "delete" if slow else "wal"
    mode = connection.execute(f"pragma journal_mode = {wanted}").fetchone()[0]
    connection.execute(f"pragma synchronous = {'normal' if mode == 'wal' else 'full'}")
    if 0 < version < len(schema.MIGRATIONS):
        back_up_before_migration(connection, path, version)
    schema.migrate(connection)
    return slow or (None if mode == "wal" else "without write-ahead log")


def _readable_where_it_is(path: Path) -> sqlite3.Connection | None:
    """None where no file can be made beside it, as reading what is not merged yet would need."""
    connection = None
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro",
            uri=True,
            timeout=BUSY,
            isolation_level=None,
            check_same_thread=False,
        )
        with damage_is_told():
            connection.execute("select count(*) from sqlite_master")
    except sqlite3.OperationalError:
        if connection is not None:
            connection.close()
        return None
    except BaseException:
        if connection is not None:
            connection.close()
        raise
    return connection
