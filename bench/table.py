"""Figures as people read them: lines at the shell, one document, or a page of the docs."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bench.row import Figure, Limit, Row

WIDTHS = (26, 10, 10, 8, 16)
HEADINGS = ("row", "ours", "baseline", "ratio", "wrong", "limit")


@dataclass(frozen=True, slots=True)
class Measured:
    """A row with its figure, or with the reason why there is none."""

    row: Row
    figure: Figure | None
    reason: str = ""

    @property
    def failed(self) -> bool:
        return self.figure is not None and not self.row.limit.met(self.figure)


def heading() -> str:
    return _line(HEADINGS)


def line(measured: Measured) -> str:
    """One line for the shell."""
    return _line((measured.row.name, *_cells(measured)))


def document(all_measured: Iterable[Measured]) -> str:
    """The same as JSON; times are seconds."""
    return json.dumps(
        {"python": platform.python_version(), "rows": [_entry(each) for each in all_measured]},
        indent=1,
    )


def write_page(path: Path, all_measured: Iterable[Measured], rows: Mapping[str, Row]) -> None:
    """Put the figures into the page; lines of rows that were not measured now stay as they are,
    lines of rows that there are no more go.
    """
    lines = _lines_of(path) if path.exists() else {}
    stamp = f"{datetime.now(UTC).date()}, {platform.python_version()}"
    for measured in all_measured:
        if measured.figure is not None:
            row = measured.row
            cells = (f"`{row.name}`", row.ours, row.baseline or "-", *_cells(measured), stamp)
            lines[row.name] = f"| {' | '.join(cells)} |"
    table = "\n".join(lines[name] for name in rows if name in lines)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(PAGE.format(table=table), encoding="utf-8")


PAGE = """\
# Figures

Written by `script/bench --write docs/figures.md`. Medians; ours and the baseline run by turns in
the same minute on the same machine, so read the ratio, not the times. *Wrong* counts answers that
differ from an independent, slow way to find them. The last column says when, and with which Python.

| row | ours | against | median | baseline | ratio | wrong | limit | measured |
| --- | --- | --- | --: | --: | --: | --: | --- | --- |
{table}

To see them on your machine:

```sh
script/bench            # every row that takes seconds
script/bench --list     # what there is
script/bench --large    # the long ones, such as 100,000 games
script/bench --kills    # a process killed in the middle of a game, 10,000 times
```
"""


def seconds(value: float | None) -> str:
    """A time with three digits and its unit."""
    if value is None:
        return "-"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if value >= size:
            return f"{value / size:.{2 if value < 10 * size else 1}f} {unit}"
    return f"{value * 1e9:.0f} ns"


def _cells(measured: Measured) -> tuple[str, ...]:
    figure = measured.figure
    if figure is None:
        return ("-", "-", "-", "-", f"not measured: {measured.reason}")
    timing = figure.timing
    promise = _promise(measured.row.limit)
    met = "NOT MET" if measured.failed else "met"
    return (
        seconds(timing.median),
        seconds(timing.baseline_median),
        "-" if timing.ratio is None else f"{timing.ratio:.3g}",
        f"{figure.wrong:,} of {figure.checked:,}",
        "; ".join(filter(None, (f"{promise}: {met}" if promise else met, figure.note))),
    )


def _promise(limit: Limit) -> str:
    parts = (
        limit.ratio is not None and f"ratio <= {limit.ratio:g}",
        limit.median is not None and f"median <= {seconds(limit.median)}",
        limit.worst is not None and f"worst <= {seconds(limit.worst)}",
    )
    return ", ".join(part for part in parts if part)


def _entry(measured: Measured) -> dict[str, object]:
    row, figure = measured.row, measured.figure
    if figure is None:
        return {"row": row.name, "not_measured": measured.reason}
    return {
        "row": row.name,
        "ours": row.ours,
        "against": row.baseline,
        "runs": len(figure.timing.ours),
        "median": figure.timing.median,
        "worst": figure.timing.worst,
        "baseline": figure.timing.baseline_median,
        "ratio": figure.timing.ratio,
        "wrong": figure.wrong,
        "checked": figure.checked,
        "limit": _promise(row.limit),
        "met": not measured.failed,
        "note": figure.note,
    }


def _lines_of(path: Path) -> dict[str, str]:
    """The lines of the table that is there, by the name of the row."""
    return {
        line.split("`")[1]: line
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("| `")
    }


def _line(cells: Iterable[str]) -> str:
    *first, last = cells
    name, *numbers = first
    padded = [f"{cell:>{width}}" for cell, width in zip(numbers, WIDTHS[1:], strict=True)]
    return "  ".join([f"{name:<{WIDTHS[0]}}", *padded, last])
