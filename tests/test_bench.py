"""The figures can be trusted: the harness counts, compares and refuses as it says, and every row
runs and finds nothing wrong.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import table
from bench.measure import Timing, by_turns, race, shared
from bench.row import Effort, Figure, Kind, Limit, NotMeasured, Row, every_row

ROOT = Path(__file__).parents[1]
A_LITTLE = Effort(0.0001)


@pytest.mark.parametrize("name", every_row())
def test_row_finds_nothing_wrong(name: str) -> None:
    try:
        figure = every_row()[name].measure(A_LITTLE)
    except NotMeasured as problem:
        pytest.skip(str(problem))
    assert figure.wrong == 0


def test_medians_and_their_ratio() -> None:
    timing = Timing(ours=(1.0, 9.0, 2.0), baseline=(4.0, 1.0, 5.0))
    assert (timing.median, timing.worst, timing.baseline_median) == (2.0, 9.0, 4.0)
    assert timing.ratio == 0.5
    assert Timing(ours=(1.0,)).ratio is None


def test_each_goes_first_every_other_time_after_a_warm_up() -> None:
    order: list[str] = []

    def ours(item: int) -> float:
        order.append(f"o{item}")
        return item

    def baseline(item: int) -> float:
        order.append(f"b{item}")
        return item

    assert by_turns(range(3), ours, baseline) == Timing((0, 1, 2), (0, 1, 2))
    assert " ".join(order) == "o0 b0 o1 b1 o0 b0 b1 o1 o2 b2"


def test_a_call_repeated_is_timed_as_one() -> None:
    calls: list[None] = []
    timing = race(lambda: calls.append(None), rounds=3, repeats=10)
    assert len(timing.ours) == 3
    assert len(calls) == 10 * (3 + 2)


def test_work_shared_among_processes_is_done_once() -> None:
    assert shared(sum, 5_000) == sum(range(5_000))


def test_a_figure_without_a_check_is_refused() -> None:
    with pytest.raises(ValueError, match="checked"):
        Figure(Timing((1.0,)), wrong=0, checked=0)


@pytest.mark.parametrize(
    ("limit", "wrong", "met"),
    [
        (Limit(), 0, True),
        (Limit(), 1, False),
        (Limit(ratio=2), 0, True),
        (Limit(ratio=1.9), 0, False),
        (Limit(ratio=2), 1, False),
        (Limit(median=2), 0, True),
        (Limit(median=1.9), 0, False),
        (Limit(worst=9), 0, True),
        (Limit(worst=8), 0, False),
    ],
)
def test_limits(limit: Limit, wrong: int, met: bool) -> None:
    figure = Figure(Timing((1.0, 9.0, 2.0), (1.0,)), wrong, checked=3)
    assert limit.met(figure) is met


def test_a_promised_ratio_wants_a_baseline() -> None:
    assert not Limit(ratio=2).met(Figure(Timing((1.0,)), wrong=0, checked=1))


def test_the_page_keeps_what_was_not_measured_now(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "figures.md"
    slow, quick = made_row("slow"), made_row("quick")
    rows = {"quick": quick, "slow": slow}
    table.write_page(page, [measured(slow, 2.0)], rows)
    table.write_page(page, [measured(quick, 0.001), table.Measured(slow, None, "busy")], rows)
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if "| `" in line]
    assert [line.split("|")[1].strip() for line in lines] == ["`quick`", "`slow`"]
    assert "2.00 s" in lines[1]
    table.write_page(page, [], {"quick": quick})
    assert "`slow`" not in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("value", "text"),
    [(2.5, "2.50 s"), (0.0123, "12.3 ms"), (4.2e-6, "4.20 us"), (3e-8, "30 ns"), (None, "-")],
)
def test_times_have_units(value: float | None, text: str) -> None:
    assert table.seconds(value) == text


def test_the_command_answers_with_json_and_its_status() -> None:
    run = bench("--share", "0.01", "--json", "help")
    (entry,) = json.loads(run.stdout)["rows"]
    assert (entry["row"], entry["wrong"]) == ("help", 0)
    assert run.returncode == (0 if entry["met"] else 1)


@pytest.mark.parametrize("wrong", [["no-such-row"], ["--share", "0"], ["--share", "many"], ["-x"]])
def test_wrong_usage_is_one_message(wrong: list[str]) -> None:
    run = bench(*wrong)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr


def made_row(name: str) -> Row:
    return Row(name, "ours", "theirs", Kind.QUICK, Limit(), lambda _: Figure(Timing((1.0,)), 0, 1))


def measured(row: Row, seconds: float) -> table.Measured:
    return table.Measured(row, Figure(Timing((seconds,), (1.0,)), 0, 1))


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bench", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
