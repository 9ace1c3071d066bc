"""Let every write of a session fail once, one session after the other.

    LD_PRELOAD=failing.so python tests/failing_writes.py failing.so 300

In the nth session the nth call that writes to the data folder (or syncs, or cuts a file) fails:
no space, an I/O error or a short write, by turns. Then it must be so that games of old are as
they were, the game under way went on, the player was told when it could not be saved, and
everything is on disk in the end. Prints one JSON document.
"""

from __future__ import annotations

import ctypes
import json
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from shutil import copytree
from time import monotonic

from saving import a_store, a_table, play_on, resumed, toy_setup
from wordgames.errors import GameError
from wordgames.store import NotSaved, SavedAgain, Store


@dataclass
class Report:
    """What the sessions have shown."""

    sessions: int = 0
    failures: int = 0
    """Sessions in which a write failed; the others were over before."""
    told: int = 0
    faults: list[str] = field(default_factory=list)


def run(shim: ctypes.CDLL, sessions: int, place: Path) -> Report:
    """So many sessions, each with another write failing."""
    report = Report()
    base = place / "base"
    store = a_store(base)
    for steps in (4, 1000):
        table = a_table(store)
        play_on(table, steps)
        table.leave()
    rows = (*store.unfinished(), *store.finished())
    old = {row.id: store.export_text(row.id) for row in rows}
    half = store.unfinished()[0].id
    store.close()
    for number in range(sessions):
        folder = place / str(number)
        copytree(base, folder)
        shim.fail_at(str(folder).encode(), number, number % 3)
        store = a_store(folder, retry=0.001)
        try:
            fault = session(store, folder, old, half)
        except Exception as problem:  # noqa: BLE001 - whatever it is, it is a fault
            fault = f"{type(problem).__name__}: {problem}"
        report.sessions += 1
        report.failures += shim.has_failed()
        report.told += any(isinstance(notice, NotSaved) for notice in store.notices)
        if fault is not None:
            report.faults.append(f"write {number}: {fault}")
        store.close()
    return report


def session(store: Store, folder: Path, old: dict[str, str], half: str) -> str | None:
    """Go on with a game and play two new ones; what is wrong, or None."""
    played: dict[str, str] = {}
    for number in range(3):
        fresh = toy_setup("Ann", "Bob")
        table = a_table(store, fresh, seed=number) if number else resumed(store, half)
        tries = 0
        while table.match.outcome is None:
            tries += 1
            play_on(table, 1, seed=tries)
            saved = store.flush(5)
            if not saved and store.trouble is None and not store.notices:
                return "not saved, and nobody was told"
        played[str(table.id)] = store.export_text(str(table.id))
        if played[str(table.id)].count("\n") != len(table.match.log) + 2:
            return "the game did not go on"
        table.leave()
    end = monotonic() + 10
    while not store.flush(1):
        if monotonic() > end:
            return "never saved"
    told = [type(notice) for notice in store.notices]
    if told.count(NotSaved) != told.count(SavedAgain):
        return f"the player believes something else: {told}"
    return on_disk(folder, {**old, **played})


def on_disk(folder: Path, texts: dict[str, str]) -> str | None:
    """What is not there as it should be."""
    store = a_store(folder, writing=False)
    for game, text in texts.items():
        try:
            if store.export_text(game) != text:
                return "a game is not as it was"
        except GameError as problem:
            return str(problem)
    aside = list(folder.glob("*.corrupt-*"))
    return f"{aside[0].name} was set aside" if aside else None


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        result = run(ctypes.CDLL(sys.argv[1]), int(sys.argv[2]), Path(name).resolve())
    print(json.dumps(asdict(result)))
    sys.exit(bool(result.faults))
