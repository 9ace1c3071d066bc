"""Saved games by the thousand, and one that is long."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from bench.process import PYTHON

TESTS = Path(__file__).parents[1] / "tests"
if str(TESTS) not in sys.path:
    sys.path.insert(0, str(TESTS))


KILLS_A_FILE = 500
"""After so many a new file of games is begun: the more games, the longer each is looked through."""


def kills(count: int) -> Counter[str]:
    """What so many kills have shown, summed up; ``seconds`` are rounded up to whole ones."""
    whole = Counter[str]()
    for seed, done in enumerate(range(0, count, KILLS_A_FILE)):
        some = str(min(KILLS_A_FILE, count - done))
        run = subprocess.run(
            [PYTHON, str(TESTS / "kills.py"), some, str(seed)],
            check=False,
            capture_output=True,
            text=True,
        )
        report: dict[str, float] = json.loads(run.stdout)
        whole.update({name: ceil(number) for name, number in report.items()})
    return whole


def long_game(folder: Path, lines: int) -> tuple[str, list[Any]]:
    """Quiddler with so many lines, because nobody ever goes out; its id and its log."""
    from games.quiddler import SUBJECT
    from saving import TestLexicon
    from wordgames.engines.quiddler.actions import GoOut
    from wordgames.errors import Illegal
    from wordgames.setups.game import Seat, Setup
    from wordgames.store import Store
    from wordgames.table import Table

    store, rng = Store(folder), Random(1)
    setup = Setup("quiddler", (Seat("Ann"), Seat("Bob"), Seat("Cy")))
    table = Table.begin(setup, TestLexicon(), store, seed=1)
    match, at = table.match, 0
    match.tick(0)
    while len(match.log) < lines:
        at += 10
        for player in range(3):
            kinds = [kind for kind in match.legal(player) if kind is not GoOut]
            if not kinds:
                continue
            action = SUBJECT.some_action(rng.choice(kinds), match.view(player), player, rng)
            try:
                match.submit(player, action, at)
            except Illegal:
                continue
    table.leave()
    store.flush(60)
    store.close()
    return str(table.id), list(match.log)


def many_games(folder: Path, count: int) -> int:
    """A folder with so many finished games, and one that is not; how many there are."""
    from saving import a_store, a_table, play_on, toy_setup
    from wordgames.store.record import Record
    from wordgames.store.text import dump, new_id

    store = a_store(folder)
    table = a_table(store, toy_setup("Ann", "Bob", "Cy"))
    play_on(table)
    table.leave()
    store.flush(10)
    (row,) = store.finished()
    saved = store.load(row.id)
    lines = store._lines(row.id)[0]  # noqa: SLF001 - copied under other ids, in one go

    def copies(connection: Any) -> None:
        for _ in range(count - 1):
            header = dump(replace(saved.header, id=new_id()))
            Record(replace(lines, header=header)).write(connection)

    store.write(copies)
    play_on(a_table(store), 4)
    store.close()
    return count
