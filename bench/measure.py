"""Ours and a baseline by turns, so that a busy machine slows both alike."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import repeat
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import TypeVar

Item = TypeVar("Item")

WARM_UP = 2
"""Runs that are not counted: files are read for the first time, caches fill."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds of each run, ours and the baseline's. There may be no baseline."""

    ours: tuple[float, ...]
    baseline: tuple[float, ...] = ()

    @property
    def median(self) -> float:
        return median(self.ours)

    @property
    def worst(self) -> float:
        return max(self.ours)

    @property
    def baseline_median(self) -> float | None:
        return median(self.baseline) if self.baseline else None

    @property
    def ratio(self) -> float | None:
        """How many times the baseline's median ours is; below 1 is quicker."""
        return self.median / median(self.baseline) if self.baseline else None


def race(
    ours: Callable[[], object],
    baseline: Callable[[], object] | None = None,
    *,
    rounds: int = 20,
    repeats: int = 1,
) -> Timing:
    """Time both ``rounds`` times by turns. What takes microseconds wants ``repeats`` calls
    a round; the timing is that of one call.
    """
    return by_turns(
        range(rounds),
        lambda _: _seconds(ours, repeats),
        None if baseline is None else lambda _: _seconds(baseline, repeats),
    )


def race_over(
    items: Iterable[Item],
    ours: Callable[[Item], object],
    baseline: Callable[[Item], object] | None = None,
) -> Timing:
    """Time both on each item, by turns."""
    return by_turns(
        items,
        lambda item: _seconds(lambda: ours(item)),
        None if baseline is None else lambda item: _seconds(lambda: baseline(item)),
    )


def by_turns(
    items: Iterable[Item],
    ours: Callable[[Item], float],
    baseline: Callable[[Item], float] | None = None,
) -> Timing:
    """For those who hold the stopwatch themselves: both answer seconds. Each goes first on
    every other item.
    """
    items = list(items)
    our_seconds: list[float] = []
    baseline_seconds: list[float] = []
    for item in items[:WARM_UP]:
        ours(item)
        if baseline is not None:
            baseline(item)
    for turn, item in enumerate(items):
        if baseline is None:
            our_seconds.append(ours(item))
        elif turn % 2:
            baseline_seconds.append(baseline(item))
            our_seconds.append(ours(item))
        else:
            our_seconds.append(ours(item))
            baseline_seconds.append(baseline(item))
    return Timing(tuple(our_seconds), tuple(baseline_seconds))


def seconds_of(call: Callable[[], object]) -> float:
    """One call, timed alone: for thousands of items, where collecting garbage before each takes
    longer than all of them.
    """
    begun = perf_counter()
    call()
    return perf_counter() - begun


def shared(work: Callable[[range], int], count: int) -> int:
    """The sum of what ``work`` answers for all of ``range(count)``, on every core: 100,000 games
    and how many of them were wrong. ``work`` is a function of a module, so that a fresh process
    finds it.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    portion = max(1, min(1000, -(-count // (4 * (cores or 1)))))
    portions = [range(first, min(first + portion, count)) for first in range(0, count, portion)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        return sum(pool.map(work, portions))


def _seconds(call: Callable[[], object], repeats: int = 1) -> float:
    with _no_garbage_collection():
        begun = perf_counter()
        for _ in repeat(None, repeats):
            call()
        return (perf_counter() - begun) / repeats


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Garbage of earlier rounds must not be collected in somebody else's time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
