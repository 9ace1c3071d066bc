"""How quickly every word of a deal of PDQ is found; PDQ at random."""

from __future__ import annotations

from functools import partial
from itertools import product
from statistics import median
from string import ascii_uppercase

from bench.measure import Timing, race, race_over, seconds_of, shared
from bench.process import PYTHON, WORDGAMES, command, output
from bench.random_games import wrong_games
from bench.row import Effort, Figure, Kind, Limit, row
from bench.table import seconds
from bench.word_list import grep, need_grep

SLOW = 0.001
"""Seconds; deals that took longer are timed again."""


@row(
    "pdq-words",
    "all answers of a PDQ deal",
    against="grep -E over the same list",
    limit=Limit(ratio=1, median=0.003),
)
def answers(effort: Effort) -> Figure:
    from bench.pdq import Deal, by_search, regular, solved

    need_grep()
    deals = [regular(number) for number in range(effort.times(100, least=2))]

    def search(asked: Deal) -> object:
        return grep("-E", "|".join(f"^{'.*'.join(r)}" for r in (asked.row, asked.row[::-1])))

    timing = race_over(deals, solved, search)
    wrong = sum(solved(each) != by_search(each) for each in deals)
    return Figure(timing, wrong=wrong, checked=len(deals))


@row(
    "pdq-triples",
    "all answers of each of the 17,576 ordered triples of letters; the worst counts",
    limit=Limit(median=0.003, worst=0.003),
)
def triples(effort: Effort) -> Figure:
    from bench.pdq import Deal, by_search, solved
    from wordgames.engines.pdq import Variant

    rows = ["".join(letters) for letters in product(ascii_uppercase, repeat=3)]
    deals = [Deal(Variant.REGULAR, row, ex=True) for row in rows[:: round(1 / effort.share)]]
    times = [seconds_of(partial(solved, each)) for each in deals]
    # A single slow run is the machine's; a deal is slow when most of its runs are.
    for at, each in enumerate(deals):
        if times[at] > SLOW:
            times[at] = median(seconds_of(partial(solved, each)) for _ in range(7))
    worst, slowest = max(zip(times, deals, strict=True))
    wrong = sum(solved(each) != by_search(each, indexed=True) for each in deals)
    note = f"worst {slowest.row}, {len(solved(slowest)):,} words, {seconds(worst)}"
    return Figure(Timing(tuple(times)), wrong=wrong, checked=len(deals), note=note)


@row(
    "pdq-solve",
    "wordgames solve pdq PNA --limit 5",
    against="python -c pass",
    limit=Limit(median=0.150),
)
def solve(effort: Effort) -> Figure:
    from bench.pdq import Deal, by_search
    from wordgames.engines.pdq import Variant

    asked = ("solve", "pdq", "PNA", "--limit", "5")
    ours = command(WORDGAMES, *asked)
    timing = race(ours, command(PYTHON, "-c", "pass"), rounds=effort.times(40, least=2))
    said = output(WORDGAMES, *asked).splitlines()[:5]
    right = by_search(Deal(Variant.REGULAR, "PNA", ex=True))[:5]
    return Figure(timing, wrong=sum(a != b for a, b in zip(said, right, strict=True)), checked=5)


@row(
    "pdq-right",
    "100,000 random deals: solver, judge and a search of the whole list agree",
    kind=Kind.LARGE,
)
def deals_agree(effort: Effort) -> Figure:
    from bench.pdq import deal, solved, wrong_deals

    count = effort.times(100_000, least=20)
    timing = race_over([deal(number) for number in range(min(count, 200))], solved)
    wrong = shared(wrong_deals, count) if effort.share == 1 else wrong_deals(range(count))
    return Figure(timing, wrong=wrong, checked=count, note="one in ten of another variant")


@row(
    "pdq-games",
    "100,000 random games over all variants end, keep the cards and replay",
    kind=Kind.LARGE,
)
def games(effort: Effort) -> Figure:
    count = effort.times(100_000, least=22)
    timing = race_over(range(min(count, 44)), lambda seed: _wrong_games(range(seed, seed + 1)))
    wrong = shared(_wrong_games, count) if effort.share == 1 else _wrong_games(range(count))
    return Figure(timing, wrong=wrong, checked=count, note="every variant and option")


def _wrong_games(numbers: range) -> int:
    return wrong_games("pdq", numbers)
