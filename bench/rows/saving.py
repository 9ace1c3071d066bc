"""How quickly saved games come back, and whether anything is lost when the program is killed."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.measure import Timing, by_turns, race
from bench.row import Effort, Figure, Kind, Limit, row
from bench.saving import kills, long_game, many_games


@row("resume", "going on with a game of 10,000 moves", limit=Limit(median=0.3))
def resume(effort: Effort) -> Figure:
    from wordgames.store import Store
    from wordgames.ui.sitting import resume_sitting

    with TemporaryDirectory() as folder:
        game, log = long_game(Path(folder), effort.times(10_000, least=60))
        store = Store(Path(folder))
        wrong = 0

        def go_on(_: int) -> float:
            nonlocal wrong
            begun = perf_counter()
            sitting = resume_sitting(store, game)
            seconds = perf_counter() - begun
            wrong += sitting.match.log != log
            sitting.table.leave()
            store.flush(5)
            return seconds

        timing = by_turns(range(effort.times(10, least=1)), go_on)
        store.close()
    return Figure(timing, wrong=wrong, checked=len(log))


@row(
    "list-unfinished",
    "the games to go on with, beside 5,000 that are over",
    limit=Limit(median=0.02),
)
def unfinished(effort: Effort) -> Figure:
    return _listed(effort, over=False)


@row("list-finished", "all 5,000 games that are over", limit=Limit(median=0.1))
def finished(effort: Effort) -> Figure:
    return _listed(effort, over=True)


@row("kills", "a program killed while it saves; how long each took", kind=Kind.KILLS)
def killed(effort: Effort) -> Figure:
    report = kills(effort.times(10_000, least=3))
    wrong = report["lost"] + report["unreadable"] + report["set_aside"]
    note = (
        f"{report['within_a_commit']:,} of {report['kills']:,} kills within a commit;"
        f" {report['acknowledged']:,} moves had been reported as saved"
    )
    timing = Timing((report["seconds"] / report["kills"],))
    return Figure(timing, wrong=wrong, checked=report["kills"], note=note)


def _listed(effort: Effort, *, over: bool) -> Figure:
    from wordgames.store import Store

    with TemporaryDirectory() as folder:
        count = many_games(Path(folder), effort.times(5_000, least=3))
        store = Store(Path(folder), writing=False)
        ask = store.finished if over else store.unfinished
        wrong = len(ask()) != (count if over else 1)
        timing = race(ask, rounds=effort.times(20, least=1))
        store.close()
    return Figure(timing, wrong=wrong, checked=count)
