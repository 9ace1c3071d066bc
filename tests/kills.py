"""Kill a process that plays, again and again, and look whether anything is lost.

    python tests/kills.py 200 [SEED]

plays random games through the store in a child process and kills it with SIGKILL: half the times
at a random instant, half the times within a commit (the child shows by a counter in shared memory
when it is in one). After each kill the games are read, and every line that the child had reported
as written must be there, the same. Prints one JSON document; the exit status is 1 when something
was lost. Needs fork.
"""

from __future__ import annotations

import json
import mmap
import os
import signal
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from games import toy
from saving import TestLexicon, a_store, find, play_on, toy_setup
from wordgames.errors import GameError
from wordgames.store import Record
from wordgames.store import connection as connection_module
from wordgames.store import writer as writer_module
from wordgames.store.text import seals
from wordgames.table import Table


@dataclass
class Report:
    """What the kills have shown."""

    kills: int = 0
    within_a_commit: int = 0
    before_the_first_line: int = 0
    acknowledged: int = 0
    """Lines that were reported as written."""
    lost: int = 0
    unreadable: int = 0
    set_aside: int = 0
    games: int = 0
    finished: int = 0
    seconds: float = 0


def run(kills: int, seed: int, folder: Path) -> Report:
    """So many kills on one file of games."""
    report, rng = Report(), Random(seed)
    begun = time.monotonic()
    for _ in range(kills):
        acknowledged, commits = kill_one(folder, rng)
        report.kills += 1
        report.within_a_commit += commits % 2
        report.before_the_first_line += not acknowledged
        check(folder, acknowledged, report)
    count_up(folder, report)
    report.seconds = round(time.monotonic() - begun, 3)
    return report


def kill_one(folder: Path, rng: Random) -> tuple[dict[str, tuple[int, int]], int]:
    """Let a child play and kill it; answers what it had reported (by game: how many lines, and
    the seal of the last) and its counter of commits, which is odd within one.
    """
    counter = mmap.mmap(-1, 8)
    reading, writing = os.pipe()
    begun = time.monotonic()
    child = os.fork()
    if not child:
        os.close(reading)
        try:
            play(folder, rng.randrange(2**32), writing, counter)
        except BaseException as problem:  # noqa: BLE001 - nothing of the child may run further
            print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
            os._exit(1)
    os.close(writing)
    within = rng.random() < 0.7  # some of these come too late
    target = 2 * rng.randrange(2, 24) - 1
    instant = begun + rng.random() ** 2 * 0.12
    while (_count(counter) < target) if within else (time.monotonic() < instant):
        if time.monotonic() > begun + 5:
            break
    _spin(rng.random() * 0.0003 if within else 0)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        raise RuntimeError("the child ended by itself")
    with os.fdopen(reading, "rb") as pipe:
        lines = pipe.read().split(b"\n")[:-1]
    counted = _count(counter)
    counter.close()
    return {game: (int(n), int(seal)) for game, n, seal in map(_fields, lines)}, counted


def play(folder: Path, seed: int, pipe: int, counter: mmap.mmap) -> NoReturn:
    """The child: go on with a game or begin one, for ever, and report what is written."""
    _count_commits(counter)
    _report_at_once(pipe)
    rng = Random(seed)
    store = a_store(folder)
    while True:
        rows = store.unfinished()
        if rows and rng.random() < 0.7:
            saved, record = store.resume(rows[0].id)
            table = Table.resume(saved, record, TestLexicon(), store, find=find)
        else:
            setup = toy_setup(*("Ann", "Bob", "Cy", "Dee", "Eve")[: rng.randrange(1, 6)])
            table = Table.begin(setup, TestLexicon(), store, seed=rng.randrange(99), find=find)
        while table.match.outcome is None:
            play_on(table, 1, seed=rng.randrange(99), subject=toy.SUBJECT)
            if rng.random() < 0.1 and table.offer is not None:
                table.take_back(0)
            if rng.random() < 0.3:
                store.flush(1)
        table.leave()


def check(folder: Path, acknowledged: dict[str, tuple[int, int]], report: Report) -> None:
    """Read the games that the child had spoken of."""
    store = a_store(folder, writing=False)
    for game, (count, seal) in acknowledged.items():
        report.acknowledged += count
        try:
            store.load(game)
            lines = store.export_text(game).split("\n")[:-1]
        except GameError as problem:
            print(game, problem, file=sys.stderr)
            report.unreadable += 1
            continue
        found = seals(lines[0], lines[1:])
        if len(found) <= count:
            report.lost += count + 1 - len(found)
        elif found[count] != seal:
            report.lost += count
    store.close()


def count_up(folder: Path, report: Report) -> None:
    """All games, at the end."""
    store = a_store(folder)
    rows = (*store.unfinished(), *store.finished())
    for row in rows:
        try:
            store.load(row.id)
        except GameError:
            report.unreadable += 1
    report.games = len(rows)
    report.finished = sum(row.ending is not None for row in rows)
    report.set_aside = len(list(folder.glob("*.corrupt-*")))
    store.close()


def _report_at_once(pipe: int) -> None:
    """Whenever the store says that lines are written, say so before anything else happens."""

    def told(record: Record, count: int) -> None:
        record.__dict__["told"] = count
        if count and "seals" in record.__dict__:
            os.write(pipe, f"{record.id} {count} {record.seals[count]}\n".encode())

    Record.written = property(lambda record: record.__dict__["told"], told)  # type: ignore[assignment]


def _count_commits(counter: mmap.mmap) -> None:
    whole = connection_module.transaction

    @contextmanager
    def counted(connection: Any) -> Generator[None, None, None]:
        counting: Any = _Counting(connection, counter)
        with whole(counting):
            yield

    setattr(writer_module, "transaction", counted)  # noqa: B010


class _Counting:
    """A connection that makes the counter odd while it commits."""

    def __init__(self, connection: Any, counter: mmap.mmap) -> None:
        self._connection = connection
        self._counter = counter

    def execute(self, statement: str) -> None:
        if statement == "commit":
            _add(self._counter)
        self._connection.execute(statement)
        if statement == "commit":
            _add(self._counter)


def _add(counter: mmap.mmap) -> None:
    counter[:] = (_count(counter) + 1).to_bytes(8, "little")


def _count(counter: mmap.mmap) -> int:
    return int.from_bytes(counter[:], "little")


def _spin(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def _fields(line: bytes) -> Iterator[str]:
    return iter(line.decode().split())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        result = run(int(sys.argv[1]), int((sys.argv[2:] or ["1"])[0]), Path(place) / "data")
    print(json.dumps(asdict(result)))
    sys.exit(bool(result.lost or result.unreadable or result.set_aside))
