"""Every way to lay a hand down, one after the other: slow and obviously right."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from wordgames.cards import Cards
from wordgames.engines.quiddler.rules import Bonus, Ties
from wordgames.solvers.quiddler import Rivals


def laydowns(
    hand: Cards, words: Collection[str], start: tuple[Cards, ...] = ()
) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    """Some words and what is left of the hand."""
    yield start, hand
    for cards, left in rows(hand, words):
        if not start or cards >= start[-1]:
            yield from laydowns(left, words, (*start, cards))


def rows(hand: Cards, words: Collection[str]) -> Iterator[tuple[Cards, Cards]]:
    """Each row of two or more cards that is a word, and what is left of the hand."""

    def extend(row: Cards, left: Cards) -> Iterator[tuple[Cards, Cards]]:
        if len(row) > 1 and "".join(row) in words:
            yield row, left
        for card in sorted(set(left)):
            rest = list(left)
            rest.remove(card)
            yield from extend((*row, card), tuple(rest))

    yield from extend((), hand)


def best_score(
    hand: Cards,
    words: Collection[str],
    value: Mapping[str, int],
    *,
    leave_one: bool,
    rivals: Rivals,
    floor: bool,
    only_out: bool = False,
) -> int | None:
    """The highest score of all of them, or None where there is none."""
    scores = [
        score(spelled, left, value, leave_one=leave_one, rivals=rivals, floor=floor)
        for spelled, left in laydowns(hand, words)
        if (left or not leave_one) and not (only_out and (len(left) != 1 or not spelled))
    ]
    return max(scores, default=None)


def score(
    spelled: tuple[Cards, ...],
    left: Cards,
    value: Mapping[str, int],
    *,
    leave_one: bool,
    rivals: Rivals,
    floor: bool,
) -> int:
    against = sorted(value[card] for card in left)
    if leave_one:
        against.pop()
    points = sum(value[card] for cards in spelled for card in cards) - sum(against)
    if floor:
        points = max(points, 0)
    return points + rivals.bonus_points * len(won(spelled, rivals))


def won(spelled: tuple[Cards, ...], rivals: Rivals) -> list[Bonus]:
    """The bonuses that these words win."""
    longest = max((len("".join(cards)) for cards in spelled), default=0)
    measures = (
        (Bonus.LONGEST_WORD, longest, rivals.longest),
        (Bonus.MOST_WORDS, len(spelled), rivals.most_words),
    )
    return [
        bonus
        for bonus, mine, theirs in measures
        if theirs is not None
        and mine > 0
        and (mine > theirs or (mine == theirs and rivals.ties is Ties.ALL))
    ]
