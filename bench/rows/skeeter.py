"""How quickly the words of a row and all places for a hand are found; Skeeter at random."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from bench.measure import race, race_over, shared
from bench.row import Effort, Figure, Kind, Limit, row
from bench.skeeter import (
    VALUES,
    Position,
    has_a_word,
    placements_by_search,
    position,
    words_by_search,
    wrong_games,
)
from bench.word_list import need_grep

if TYPE_CHECKING:
    from wordgames.solvers.skeeter import Placement, Rows


@row(
    "skeeter-words",
    "all words of a row met in play",
    against="grep",
    limit=Limit(ratio=1, median=0.005),
)
def words(effort: Effort) -> Figure:
    need_grep()
    rows = list(chain(*(position(n).rows for n in range(effort.times(60, least=1)))))
    timing = race_over(rows, _rows().words, words_by_search)
    return Figure(timing, wrong=_wrong_words(rows), checked=len(rows))


@row(
    "skeeter-placements",
    "every place for six cards at five targets, with a word each",
    against="all words of each new row",
    limit=Limit(ratio=1, median=0.05),
)
def placements(effort: Effort) -> Figure:
    positions = [position(n) for n in range(effort.times(25, least=1))]

    def each_row(where: Position) -> object:
        words = _rows()._words  # noqa: SLF001 - the obvious way, with the same list
        return [
            words.containing(each[:place] + card + each[place:])
            for each in where.rows
            for card in set(where.hand)
            for place in range(len(each) + 1)
        ]

    timing = race_over(positions, _placements, each_row)
    checked = positions[: effort.times(10, least=1)]
    wrong = sum(
        {(p.card, p.target, p.position): p.row for p in _placements(where)}
        != placements_by_search(where)
        for where in checked
    )
    return Figure(timing, wrong=wrong, checked=len(checked))


@row(
    "skeeter-best",
    "the best place for six cards at five targets",
    limit=Limit(median=0.25),
)
def best(effort: Effort) -> Figure:
    from bench.skeeter import deck

    positions = [position(n) for n in range(effort.times(20, least=1))]
    timing = race_over(
        positions, lambda where: _rows().rated(where.hand, _lanes(where), deck(), others=12)
    )
    checked = [  # going through the list for every letter at every place takes seconds a row
        rated
        for where in positions
        for rated in _rows().rated(where.hand, _lanes(where), deck(), others=12)[::10]
    ][: effort.times(100)]
    wrong = sum(rated.replies != _replies_by_search(rated.placement.row) for rated in checked)
    return Figure(timing, wrong=wrong, checked=len(checked), note="letters of each reply checked")


@row("skeeter-rows", "the words of 10,000 rows against going through the list", kind=Kind.LARGE)
def ten_thousand_rows(effort: Effort) -> Figure:
    count = effort.times(10_000, least=5)
    timing = race_over(
        chain(*(position(n).rows for n in range(min(count // 5, 40)))), _rows().words
    )
    wrong = shared(_wrong_rows, count // 5) if effort.share == 1 else _wrong_rows(range(count // 5))
    return Figure(timing, wrong=wrong, checked=count)


@row("skeeter-games", "100,000 random games, no card lost and every sum right", kind=Kind.LARGE)
def games(effort: Effort) -> Figure:
    count = effort.times(100_000, least=2)
    timing = race(lambda: wrong_games(range(1)), rounds=effort.times(20, least=2))
    wrong = shared(wrong_games, count) if effort.share == 1 else wrong_games(range(count))
    return Figure(timing, wrong=wrong, checked=count, note="2 to 4 players, 30 to 72 cards")


@cache
def _rows() -> Rows:
    from wordgames.lexicon.embedded import embedded
    from wordgames.solvers.skeeter import Rows

    return Rows(embedded())


def _lanes(where: Position) -> list[tuple[int, str]]:
    return list(zip(VALUES, where.rows, strict=True))


def _placements(where: Position) -> list[Placement]:
    return _rows().placements(where.hand, _lanes(where))


def _wrong_rows(positions: range) -> int:
    return sum(_wrong_words(list(position(number).rows)) for number in positions)


def _wrong_words(rows: list[str]) -> int:
    return sum(sorted(_rows().words(each)) != words_by_search(each) for each in rows)


def _replies_by_search(grown: str) -> str:
    return "".join(
        letter
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        if any(
            has_a_word(grown[:place] + letter + grown[place:]) for place in range(len(grown) + 1)
        )
    )
