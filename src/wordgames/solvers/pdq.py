"""Every word that takes a row of PDQ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice

from wordgames.cards import Cards
from wordgames.engines.pdq import Rules, Variant, readings
from wordgames.lexicon.protocols import WordList


def answers(words: WordList, rules: Rules, row: Cards, minimum: int) -> list[str]:
    """Every word that fits the row, the longest first, words of a length in alphabetical order."""
    by_length: defaultdict[int, list[str]] = defaultdict(list)
    for word in _candidates(words, rules, row):
        by_length[len(word)].append(word)
    lengths = sorted((length for length in by_length if length >= minimum), reverse=True)
    return list(chain.from_iterable(by_length[length] for length in lengths))


def samples(
    lists: Sequence[WordList],
    rules: Rules,
    row: Cards,
    minimum: int,
    count: int = 3,
    *,
    plain: Callable[[str], bool] | None = None,
) -> tuple[str, ...]:
    """A few of the answers, from a short one to a long one, for "what could have been said".

    They are ``plain`` words of the first list that has so many, else any of the last list; always
    the same few for the same row.
    """
    found: list[str] = []
    for words in lists:
        found = answers(words, rules, row, minimum)[::-1]
        if len(chosen := _spread(found, count, plain)) == count:
            return chosen
    return _spread(found, count)


def _spread(
    found: Sequence[str], count: int, passes: Callable[[str], bool] | None = None
) -> tuple[str, ...]:
    """As many words as there are up to the count, spread evenly, the last one among them; of words
    that do not pass, the nearest that does.
    """
    last = len(found) - 1
    chosen: set[int] = set()
    for part in range(count):
        wanted = last * part // (count - 1) if count > 1 else last
        free = (place for place in _outward(wanted, last) if place not in chosen)
        good = (place for place in free if passes is None or passes(found[place]))
        chosen |= {*islice(good, 1)}
    return tuple(found[place] for place in sorted(chosen))


def _outward(middle: int, last: int) -> Iterator[int]:
    """The places from 0 to the last, the nearest to the middle first, of two the lower."""
    for distance in range(last + 1):
        if middle >= distance:
            yield middle - distance
        if distance and middle + distance <= last:
            yield middle + distance


def _candidates(words: WordList, rules: Rules, row: Cards) -> Iterable[str]:
    """The words that fit, whatever their length, in alphabetical order and none twice."""
    match rules.variant:
        case Variant.STUCK_IN_THE_MIDDLE:
            lists = [words.containing("".join(reading)) for reading in readings(rules, row)]
            return sorted({*chain.from_iterable(lists)})
        case Variant.ANY_WHICH_WAY:
            starts = [(first, _held(row, first)) for first in dict.fromkeys(row)]
        case Variant.YOUNGER_BOTH_ENDS:
            starts = [(first, f".*{last}") for first, last in readings(rules, row)]
        case _:
            starts = [(r[0], _following(r[1:])) for r in readings(rules, row)]
    if rules.ex:
        starts += [("E", f"X{rest}") for first, rest in starts if first == "X"]
    starts.sort()
    found = chain.from_iterable(words.starting(first, first + rest) for first, rest in starts)
    letters = [first for first, _ in starts]
    # Lists under different letters follow one another; others may share words and are mixed.
    return found if len(set(letters)) == len(letters) else sorted({*found})


def _following(cards: Cards) -> str:
    """A pattern for those cards in this order, with any gaps."""
    return ".*".join(("", *cards, ""))


def _held(row: Cards, first: str) -> str:
    """A pattern for the cards but the first in any order."""
    others = list(row)
    others.remove(first)
    return "".join(f"(?={_following((card,) * others.count(card))})" for card in set(others)) + ".*"
