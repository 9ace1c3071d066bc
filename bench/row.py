"""What a row of the figures is, and how a module adds one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from pkgutil import iter_modules

from bench.measure import Timing


class Kind(StrEnum):
    """Which run a row belongs to."""

    QUICK = "quick"  # seconds; always
    LARGE = "large"  # minutes; with --large
    KILLS = "kills"  # minutes, processes killed by the thousand; with --kills


class NotMeasured(Exception):
    """Something is missing here, so there is no figure; the message says what."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much of a row's whole work is done: all of it for a figure, a little to try the row."""

    share: float = 1.0

    def times(self, count: int, *, least: int = 1) -> int:
        """That many of ``count``."""
        return max(least, round(count * self.share))


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured: how long it took, and how many of how many answers were wrong,
    compared with an independent slow method. A figure without a check is not one.
    """

    timing: Timing
    wrong: int
    checked: int
    note: str = ""

    def __post_init__(self) -> None:
        if self.checked < 1:
            raise ValueError("a figure needs answers that were checked")


@dataclass(frozen=True, slots=True)
class Limit:
    """What a row promises. Times are seconds of one run."""

    ratio: float | None = None
    median: float | None = None
    worst: float | None = None

    def met(self, figure: Figure) -> bool:
        """Whether nothing is wrong and every promise was kept."""
        ratio = figure.timing.ratio
        return (
            not figure.wrong
            and (self.ratio is None or (ratio is not None and ratio <= self.ratio))
            and (self.median is None or figure.timing.median <= self.median)
            and (self.worst is None or figure.timing.worst <= self.worst)
        )


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the figures."""

    name: str
    ours: str
    baseline: str
    kind: Kind
    limit: Limit
    measure: Callable[[Effort], Figure]


ROWS: dict[str, Row] = {}
"""Every row, by name, in the order in which the modules of ``bench.rows`` were read."""


def row(
    name: str,
    ours: str,
    *,
    against: str = "",
    kind: Kind = Kind.QUICK,
    limit: Limit | None = None,
) -> Callable[[Callable[[Effort], Figure]], Callable[[Effort], Figure]]:
    """Register the function below as the row of that name: what it measures, against what."""

    def register(measure: Callable[[Effort], Figure]) -> Callable[[Effort], Figure]:
        if name in ROWS:
            raise ValueError(f"there are two rows {name}")
        ROWS[name] = Row(name, ours, against, kind, limit or Limit(), measure)
        return measure

    return register


def every_row() -> dict[str, Row]:
    """Read every module of ``bench.rows``."""
    rooms = import_module("bench.rows")
    for module in sorted(iter_modules(rooms.__path__), key=lambda module: module.name):
        import_module(f"bench.rows.{module.name}")
    return ROWS
