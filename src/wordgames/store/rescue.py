"""Games that could not be saved when the program ends: kept as text wherever that is possible."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from wordgames.errors import GameError
from wordgames.folders import made, write_whole
from wordgames.store.notices import KeptAsText
from wordgames.store.record import Record


def rescue(
    records: Sequence[Record], data_folder: Callable[[], Path], problem: str
) -> KeptAsText | None:
    """Write each game that is not whole in the file to the first folder that takes it."""
    unsaved = [record for record in records if record.dirty]
    if not unsaved:
        return None
    kept = [_keep(record, data_folder) for record in unsaved]
    return KeptAsText(tuple(kept), problem)


def _keep(record: Record, data_folder: Callable[[], Path]) -> Path | None:
    """Where the game is kept; None when no folder takes it."""
    name = f"wordgames-{record.header.game}-{record.id}.txt"
    for folder in _folders(data_folder):
        with suppress(OSError, GameError):
            path = made(folder) / name
            write_whole(path, record.lines.text)
            return path
    return None


def _folders(data_folder: Callable[[], Path]) -> Iterator[Path]:
    with suppress(GameError):
        yield data_folder() / "exports"
    with suppress(RuntimeError):
        yield Path.home()
    with suppress(OSError):
        yield Path(tempfile.mkdtemp(prefix="wordgames-"))  # where nobody can lie in wait
