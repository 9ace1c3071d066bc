"""Reading the file of games while another thread may be writing it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from wordgames.errors import GameError
from wordgames.store.backups import backups_of
from wordgames.store.connection import FILE, is_damage, open_for_reading
from wordgames.store.remains import Damaged
from wordgames.store.schema import version_of
from wordgames.store.writer import Writer

WAIT: Final = 0.5
"""Seconds that a list waits at most for what is still being written."""

T = TypeVar("T")


class Reader:
    """Asks the file; where damage shows, the writer mends it first if this process ``mends``."""

    def __init__(self, find_folder: Callable[[], Path], writer: Writer, *, mends: bool) -> None:
        self._find_folder = find_folder
        self._writer = writer
        self._mends = mends

    def ask(self, query: Callable[[sqlite3.Connection], T]) -> T | None:
        """The answer to a question about the file; None when there is no file."""
        self._writer.opened.wait(WAIT)
        try:
            return self._asked(query)
        except Damaged as problem:
            if not self._mends:
                raise GameError(f"{problem}; open the app, which mends it") from None
        self._writer.mend(30)
        try:
            return self._asked(query)
        except Damaged as problem:
            raise GameError(str(problem)) from None

    def _asked(self, query: Callable[[sqlite3.Connection], T]) -> T | None:
        path = self._find_folder() / FILE
        try:
            with open_for_reading(path) as connection:
                if connection is None or (not version_of(connection) and not backups_of(path)):
                    return None
                return query(connection)
        except sqlite3.DatabaseError as problem:
            if is_damage(problem):
                raise Damaged(f"{path}: is damaged ({problem})") from problem
            raise GameError(f"{path}: cannot be read ({problem})") from None
        except OSError as problem:
            raise GameError(f"{path}: cannot be read ({problem.strerror})") from None
