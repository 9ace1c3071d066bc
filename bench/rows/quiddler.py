"""How quickly the best lay-down of a Quiddler hand is found, and whether it is the best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from bench.measure import Timing, race_over, shared
from bench.quiddler import best_score
from bench.random_games import wrong_games
from bench.row import Effort, Figure, Kind, Limit, row
from bench.table import seconds
from wordgames.cards import Cards

BONUSES = (5, 2)
"""What the others have in the timed hands: a word of five letters, two words."""


@row(
    "quiddler-ten",
    "the best lay-down of ten cards, both bonuses weighed",
    against="reading the words of these letters off the lexicon, twenty times",
    limit=Limit(ratio=1, median=0.005),
)
def ten(effort: Effort) -> Figure:
    return _hands(effort.times(500, least=3), 10, leave_one=False)


@row(
    "quiddler-eleven",
    "the best lay-down of eleven cards, one kept back to throw away",
    against="reading the words of these letters off the lexicon, twenty times",
    limit=Limit(ratio=1, median=0.005),
)
def eleven(effort: Effort) -> Figure:
    return _hands(effort.times(300, least=3), 11, leave_one=True)


@row(
    "quiddler-worst",
    "the best lay-down of 10,000 hands of ten cards",
    kind=Kind.LARGE,
    limit=Limit(median=0.005, worst=0.020),
)
def worst(effort: Effort) -> Figure:
    figure = _hands(effort.times(10_000, least=3), 10, leave_one=False, raced=False)
    return replace(figure, note=f"worst {seconds(figure.timing.worst)}")


@row(
    "quiddler-right",
    "2,000 hands of up to six cards against every way to lay them down",
    kind=Kind.LARGE,
)
def right(effort: Effort) -> Figure:
    count = effort.times(2_000, least=4)
    timing = race_over([_hand(n, 6) for n in range(min(count, 100))], _solver(leave_one=False))
    wrong = shared(_wrong, count) if effort.share == 1 else _wrong(range(count))
    return Figure(timing, wrong=wrong, checked=count, note="with and without a card kept back")


@row("quiddler-games", "100,000 random games of every kind: no card is lost", kind=Kind.LARGE)
def games(effort: Effort) -> Figure:
    count = effort.times(100_000, least=9)
    timing = race_over(range(min(count, 40)), lambda seed: wrong_games("quiddler", _just(seed)))
    wrong = shared(_wrong_games, count) if effort.share == 1 else _wrong_games(range(count))
    return Figure(timing, wrong=wrong, checked=count)


def _hands(count: int, size: int, *, leave_one: bool, raced: bool = True) -> Figure:
    from wordgames.lexicon.embedded import embedded

    hands = [_hand(n, size) for n in range(count)]
    solve, words = _solver(leave_one=leave_one), embedded()

    def read(hand: Cards) -> None:
        for _ in range(20):
            words.spellable("".join(hand))

    timing: Timing = race_over(hands, solve, read if raced else None)
    checked = hands[: max(3, count // 10)]
    wrong = sum(not _adds_up(hand, leave_one=leave_one) for hand in checked)
    return Figure(timing, wrong=wrong, checked=len(checked))


def _solver(*, leave_one: bool) -> Callable[[Cards], object]:
    from wordgames.lexicon.embedded import embedded
    from wordgames.solvers.quiddler import Rivals, best_lay_down

    words, value = embedded(), _value()
    rivals = Rivals(*BONUSES)
    return lambda hand: best_lay_down(hand, words, value, leave_one=leave_one, rivals=rivals)


def _adds_up(hand: Cards, *, leave_one: bool) -> bool:
    """Whether the cards, the words and the score of the answer agree with one another."""
    from bench.quiddler import score
    from wordgames.lexicon.embedded import embedded
    from wordgames.solvers.quiddler import Rivals, best_lay_down

    rivals = Rivals(*BONUSES)
    best = best_lay_down(hand, embedded(), _value(), leave_one=leave_one, rivals=rivals)
    kept = () if best.discard is None else (best.discard,)
    left = (*best.left, *kept)
    said = score(best.spelled, left, _value(), leave_one=leave_one, rivals=rivals, floor=False)
    laid = [card for cards in best.spelled for card in cards]
    return (
        sorted([*laid, *left]) == sorted(hand)
        and all(len(cards) > 1 and "".join(cards) in _all_words() for cards in best.spelled)
        and said == best.score
    )


def _wrong(hands: range) -> int:
    """How many of those hands, of one to six cards, are answered otherwise than the slow way."""
    from wordgames.lexicon.embedded import embedded
    from wordgames.solvers.quiddler import Rivals, best_lay_down

    wrong = 0
    for n in hands:
        hand, one, rivals = _hand(n, 1 + n % 6), bool(n % 2), Rivals(n % 7, n % 3)
        best = best_lay_down(hand, embedded(), _value(), leave_one=one, rivals=rivals)
        expected = best_score(
            hand, _all_words(), _value(), leave_one=one, rivals=rivals, floor=False
        )
        wrong += best.score != expected
    return wrong


def _wrong_games(seeds: range) -> int:
    return wrong_games("quiddler", seeds)


def _just(seed: int) -> range:
    return range(seed, seed + 1)


@cache
def _all_words() -> frozenset[str]:
    from wordgames.lexicon.embedded import embedded

    return frozenset(embedded())


@cache
def _value() -> dict[str, int]:
    from wordgames.decks import read_deck

    return dict(read_deck("quiddler").points)


def _hand(n: int, size: int) -> Cards:
    """The nth hand of that size, off a shuffled deck."""
    from wordgames.chance import SeededRng
    from wordgames.decks import read_deck

    return SeededRng(7, n).shuffled(read_deck("quiddler").cards)[:size]
