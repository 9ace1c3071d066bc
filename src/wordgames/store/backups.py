"""Copies of the file of games, one a day at most, fewer the older they are."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Final

DAYS: Final = 7
WEEKS: Final = 5
MONTHS: Final = 12

_NAME: Final = re.compile(r"games-(\d{4}-\d\d-\d\d)\.db")


def backups_of(path: Path) -> list[Path]:
    """The daily backups of a file of games, the newest first."""
    found = (p for p in _folder(path).glob("games-*.db") if _NAME.fullmatch(p.name))
    return sorted(found, reverse=True)


def is_due(path: Path, today: date) -> bool:
    """Whether there is no backup of today yet."""
    return not (_folder(path) / _name(today)).exists()


def back_up(connection: sqlite3.Connection, path: Path, today: date) -> Path:
    """Write the backup of today, whole or not at all, and thin out the old ones."""
    written = _write(connection, path, _name(today))
    dates = {_date(p): p for p in backups_of(path)}
    for day in set(dates) - kept(set(dates)):
        dates[day].unlink()
    return written


def back_up_before_migration(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Keep the file as it was, for good, before its tables change."""
    return _write(connection, path, f"before-version-{version + 1}.db")


def kept(dates: set[date]) -> set[date]:
    """The last seven, then the newest of each of five weeks and of each of twelve months."""
    ordered = sorted(dates, reverse=True)
    weeks: dict[tuple[int, int], date] = {}
    months: dict[tuple[int, int], date] = {}
    for day in ordered:
        weeks.setdefault(day.isocalendar()[:2], day)
        months.setdefault((day.year, day.month), day)
    newest_weeks = sorted(weeks.values(), reverse=True)[:WEEKS]
    newest_months = sorted(months.values(), reverse=True)[:MONTHS]
    return {*ordered[:DAYS], *newest_weeks, *newest_months}


def _write(connection: sqlite3.Connection, path: Path, name: str) -> Path:
    folder = _folder(path)
    folder.mkdir(mode=0o700, exist_ok=True)
    part, whole = folder / f"{name}.part", folder / name
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(part)) as target:
        connection.backup(target)
        target.execute("pragma journal_mode = delete")
    part.chmod(0o600)
    os.replace(part, whole)  # noqa: PTH105 - the word says that it replaces
    return whole


def _folder(path: Path) -> Path:
    return path.parent / "backups"


def _name(day: date) -> str:
    return f"games-{day.isoformat()}.db"


def _date(path: Path) -> date:
    return date.fromisoformat(path.name.removeprefix("games-").removesuffix(".db"))
