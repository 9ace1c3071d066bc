"""Damaged files of games, by the thousand."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from shutil import rmtree

from saving import a_store, a_table, play_on, toy_setup
from wordgames.errors import GameError
from wordgames.store import Store
from wordgames.store.connection import FILE, PAGE

END = ("", "-wal")


def sound_files(folder: Path) -> tuple[list[dict[str, bytes]], dict[str, str]]:
    """A file of games as an ended process leaves it and as a killed one does, and its games."""
    store = a_store(folder)
    for number, names in enumerate((("Ann",), ("Ann", "Bob"), ("Cy", "Dee", "Ann"))):
        for steps in (3, 1000):
            table = a_table(store, toy_setup(*names), seed=number)
            play_on(table, steps)
            table.leave()
    assert store.flush(10)
    play_on(a_table(store), 5)
    assert store.flush(10)
    killed = {end: (folder / f"{FILE}{end}").read_bytes() for end in END}
    rows = (*store.unfinished(), *store.finished())
    texts = {row.id: store.export_text(row.id) for row in rows}
    store.close()
    ended = {"": (folder / FILE).read_bytes()}
    assert len(texts) == 7
    return [ended, ended, ended, killed], texts


def mutants(
    bases: list[dict[str, bytes]], count: int, seed: int
) -> Iterator[tuple[dict[str, bytes], bool]]:
    """Files with a flipped bit, a lost end, a zeroed page and the like; whether in the main one."""
    rng = Random(seed)
    for _ in range(count):
        files = rng.choice(bases)
        end = rng.choice(tuple(files))
        yield {**files, end: mutant(files[end], rng)}, end == ""


def mutant(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data)) if rng.random() < 0.8 else rng.randrange(2 * PAGE)
    at = min(at, len(data) - 1)
    page = at // PAGE * PAGE
    match rng.randrange(9):
        case 0 | 1 | 2:
            return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]
        case 3:
            return data[:at] + rng.randbytes(1) + data[at + 1 :]
        case 4:
            return data[:at]
        case 5:
            return data[:page] + bytes(PAGE) + data[page + PAGE :]
        case 6:
            other = rng.randrange(len(data) // PAGE) * PAGE
            return data[:page] + data[other : other + PAGE] + data[page + PAGE :]
        case 7:
            length = rng.randrange(64)
            return data[:at] + rng.randbytes(length) + data[at + length :]
        case _:
            return data + rng.randbytes(rng.randrange(1, PAGE))


def check(
    files: dict[str, bytes], texts: dict[str, str], folder: Path, *, main: bool
) -> str | None:
    """Open the files as a player would; what is wrong with what he finds, or None.

    Every game is the one it was or a beginning of it; and when one is missing or shorter, the
    file as it was found lies beside the new one, or with its write-ahead log merged into it, which
    opening it does. Only where the file itself is sound (not
    ``main``) and its write-ahead log is damaged, the last moves are missing without a trace.
    """
    rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for end, data in files.items():
        (folder / f"{FILE}{end}").write_bytes(data)
    store = a_store(folder)
    try:
        found = _games(store)
        unsaved = store.trouble
    except GameError as problem:
        return f"{type(problem).__name__}: {problem}"
    finally:
        store.close()
    if any(not texts.get(game, "").startswith(text) for game, text in found.items()):
        return "a game is another one than it was"
    if unsaved is not None:
        return f"cannot be written: {unsaved.problem}"
    aside = [path.read_bytes() for path in folder.glob(f"{FILE}.corrupt-????-??-??")]
    kept = files[""] in aside or (len(files) > 1 and _merged(files, folder) in aside)
    if found != texts and main and not kept:
        return "a game is missing, and the file is not kept"
    return None


def _merged(files: dict[str, bytes], folder: Path) -> bytes:
    """The file after SQLite has taken over what the write-ahead log holds."""
    path = folder / "merged" / FILE
    path.parent.mkdir()
    for end, data in files.items():
        path.with_name(f"{FILE}{end}").write_bytes(data)
    with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.DatabaseError):
        connection.execute("pragma wal_checkpoint(truncate)")
    return path.read_bytes()


def _games(store: Store) -> dict[str, str]:
    """Every game that is there, once no more damage comes to light."""
    while True:
        told = len(store.notices)
        try:
            rows = (*store.unfinished(), *store.finished(), *store.forgotten())
            found = {row.id: store.export_text(row.id) for row in rows}
        except GameError:
            if told == len(store.notices):
                raise
        else:
            if told == len(store.notices):
                return found
