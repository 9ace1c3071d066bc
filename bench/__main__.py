"""The command ``script/bench``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench import table
from bench.row import Effort, Kind, NotMeasured, Row, every_row


def main(arguments: Sequence[str]) -> int:
    """Measure; 0 if every answer was right and every limit was met, 1 if not, 2 wrong usage."""
    options = _parser().parse_args(arguments)
    rows = every_row()
    unknown = [name for name in options.rows if name not in rows]
    if unknown:
        sys.stderr.write(f"script/bench: there is no row {unknown[0]!r}; see --list\n")
        return 2
    chosen = _chosen(rows, options)
    if options.list:
        for row in rows.values():
            against = f", against {row.baseline}" if row.baseline else ""
            sys.stdout.write(f"{row.name:<26}  {row.kind:<5}  {row.ours}{against}\n")
        return 0
    measured = []
    if not options.json:
        sys.stdout.write(table.heading() + "\n")
    for each in _measure(chosen, Effort(options.share)):
        measured.append(each)
        if options.write:  # at once: who stops the rest keeps what was measured
            table.write_page(options.write, [each], rows)
        if not options.json:
            sys.stdout.write(table.line(each) + "\n")
            sys.stdout.flush()
    if options.json:
        sys.stdout.write(table.document(measured) + "\n")
    return int(any(each.failed for each in measured))


def _measure(rows: Sequence[Row], effort: Effort) -> Iterator[table.Measured]:
    for row in rows:
        try:
            yield table.Measured(row, row.measure(effort))
        except NotMeasured as problem:
            yield table.Measured(row, None, str(problem))


def _chosen(rows: dict[str, Row], options: argparse.Namespace) -> list[Row]:
    if options.rows:
        return [rows[name] for name in options.rows]
    kinds = set(Kind) if options.all else set(options.kinds or [Kind.QUICK])
    return [row for row in rows.values() if row.kind in kinds]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="script/bench",
        description="Measures the program beside a baseline and checks its answers.",
    )
    add = parser.add_argument
    add("rows", nargs="*", metavar="ROW", help="only these rows, of whatever kind")
    add("--list", action="store_true", help="say which rows there are")
    add("--large", action="append_const", dest="kinds", const=Kind.LARGE, help="the long rows")
    add("--kills", action="append_const", dest="kinds", const=Kind.KILLS, help="the killed games")
    add("--all", action="store_true", help="every row")
    add("--json", action="store_true", help="one JSON document; times are seconds")
    add("--write", type=Path, metavar="FILE", help="put the figures into FILE (docs/figures.md)")
    add(
        "--share",
        type=_share,
        default=1.0,
        metavar="PART",
        help="do only that part of the work (0.01), to see whether a row runs",
    )
    return parser


def _share(text: str) -> float:
    share = float(text)
    if not 0 < share <= 1:
        raise ValueError(text)
    return share


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
