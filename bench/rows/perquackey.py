"""How quickly every word of a throw of Perquackey and its best score are found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain

from bench.measure import race, race_over, shared
from bench.perquackey import Words, best_of_all_splits, wrong_games
from bench.row import Effort, Figure, Kind, Limit, row
from bench.word_list import grep, need_grep


@row(
    "perquackey-ten",
    "every word and the best score of a throw of ten cubes",
    against="grep -E for words of those letters",
    limit=Limit(ratio=1, median=0.003),
)
def ten(effort: Effort) -> Figure:
    return _throws(effort, red=False)


@row(
    "perquackey-thirteen",
    "every word and the best score of a throw of thirteen cubes",
    against="grep -E for words of those letters",
    limit=Limit(ratio=1, median=0.010),
)
def thirteen(effort: Effort) -> Figure:
    return _throws(effort, red=True)


@row(
    "perquackey-right",
    "10,000 throws, every word and the best score against trying one by one",
    kind=Kind.LARGE,
)
def right(effort: Effort) -> Figure:
    count = effort.times(10_000, least=4)
    solve = _solver(red=False)
    timing = race_over([_letters(n, red=False) for n in range(min(count, 100))], solve)
    wrong = shared(_wrong, count) if effort.share == 1 else _wrong(range(count))
    return Figure(timing, wrong=wrong, checked=count, note="half of them with thirteen cubes")


@row("perquackey-games", "100,000 random games, every sum right", kind=Kind.LARGE)
def games(effort: Effort) -> Figure:
    count = effort.times(100_000, least=3)
    timing = race(lambda: wrong_games(range(1)), rounds=effort.times(20, least=2))
    wrong = shared(wrong_games, count) if effort.share == 1 else wrong_games(range(count))
    return Figure(timing, wrong=wrong, checked=count, note="alone to three teams, all referees")


def _throws(effort: Effort, *, red: bool) -> Figure:
    need_grep()
    throws = [_letters(n, red=red) for n in range(effort.times(200, least=3))]

    def search(letters: str) -> object:
        return grep("-E", f"^[{letters}]{{3,10}}$")

    timing = race_over(throws, _solver(red=red), search)
    checked = throws[: effort.times(40, least=2)]
    wrong = sum(not _is_right(letters, red=red) for letters in checked)
    return Figure(timing, wrong=wrong, checked=len(checked))


def _solver(*, red: bool) -> Callable[[str], object]:
    from wordgames.lexicon.embedded import embedded
    from wordgames.solvers.perquackey import answers, best

    words = embedded()
    return lambda letters: best(answers(letters, words, vulnerable=red), vulnerable=red)


def _wrong(throws: range) -> int:
    """How many of those throws are answered otherwise than the slow way; every other one red."""
    return sum(not _is_right(_letters(n, red=bool(n % 2)), red=bool(n % 2)) for n in throws)


def _is_right(letters: str, *, red: bool) -> bool:
    from wordgames.lexicon.embedded import embedded
    from wordgames.solvers.perquackey import answers, best

    shortest = 4 if red else 3
    there = [w for w in _one_by_one().spellable(letters) if shortest <= len(w) <= 10]
    found = answers(letters, embedded(), vulnerable=red)
    total = best(found, vulnerable=red).reckoning.total
    return sorted(chain(*found.values())) == there and total == best_of_all_splits(there, shortest)


@cache
def _one_by_one() -> Words:
    from wordgames.lexicon.embedded import embedded

    return Words(embedded())


def _letters(nth: int, *, red: bool) -> str:
    from wordgames.chance import SeededRng
    from wordgames.decks import read_cubes

    cubes = read_cubes("perquackey")
    rng = SeededRng(1981, nth)
    return "".join(cube[rng.below(6)] for cube in cubes.black + cubes.red * red)
