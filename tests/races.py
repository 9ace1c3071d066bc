"""Take one game from many processes at once.

    python tests/races.py 50

In each race four processes want to go on with the same game; exactly one may, and the others are
told. Then the one is killed, and another takes over the dead one's game. Prints one JSON document.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from saving import a_store, a_table, play_on
from wordgames.store import Taken

PROCESSES = 4


@dataclass
class Report:
    """What the races have shown."""

    races: int = 0
    one_winner: int = 0
    told: int = 0
    taken_over: int = 0


def run(races: int, folder: Path) -> Report:
    """So many races for one game."""
    report = Report()
    store = a_store(folder)
    table = a_table(store)
    play_on(table, 4)
    table.leave()
    store.close()
    for _ in range(races):
        answers = race(folder, str(table.id))
        report.races += 1
        report.one_winner += answers.count("won") == 1
        report.told += answers.count("told")
        store = a_store(folder, writing=False)
        try:
            store.resume(str(table.id))
            report.taken_over += 1
        except Taken:
            pass
        store.close()
    return report


def race(folder: Path, game: str) -> list[str]:
    """What each process says; the winner holds the game until all have spoken, then is killed."""
    start_read, start_write = os.pipe()
    children: list[tuple[int, int]] = []
    for _ in range(PROCESSES):
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            try:
                os.close(start_write)
                os.read(start_read, 1)
                os.write(writing, take(folder, game).encode() + b"\n")
                signal.pause()
            finally:
                os._exit(1)
        os.close(writing)
        children.append((child, reading))
    os.close(start_read)
    os.close(start_write)
    answers = [os.read(reading, 100).decode().strip() for _, reading in children]
    for child, reading in children:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)
    return answers


def take(folder: Path, game: str) -> str:
    """Try to go on with the game."""
    store = a_store(folder, writing=False)
    try:
        store.resume(game)
    except Taken as problem:
        return "told" if "another window" in str(problem) else str(problem)
    return "won"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        result = run(int(sys.argv[1]), Path(place) / "data")
    print(json.dumps(asdict(result)))
    good = result.one_winner == result.taken_over == result.races
    sys.exit(not (good and result.told == (PROCESSES - 1) * result.races))
