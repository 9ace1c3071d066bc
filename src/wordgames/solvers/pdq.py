"""Every word that takes a row of PDQ."""

from __future__ import annotations

from itertools import chain

from wordgames.cards import Cards
from wordgames.engines.pdq import Rules, Variant, readings
from wordgames.lexicon.protocols import WordList


def answers(words: WordList, rules: Rules, row: Cards, minimum: int) -> list[str]:
    """Every word that fits the row, the longest first, words of a length in alphabetical order."""
    found = {word for word in _candidates(words, rules, row) if len(word) >= minimum}
    return sorted(sorted(found), key=len, reverse=True)


def samples(
    words: WordList, rules: Rules, row: Cards, minimum: int, count: int = 3
) -> tuple[str, ...]:
    """A few of the answers, from a short one to the longest, for "what could have been said".

    ``words`` should be common ones; always the same few for the same row.
    """
    found = answers(words, rules, row, minimum)[::-1]
    if len(found) <= count:
        return tuple(found)
    if count == 1:
        return (found[-1],)
    return tuple(found[i * (len(found) - 1) // (count - 1)] for i in range(count))


def _candidates(words: WordList, rules: Rules, row: Cards) -> chain[str]:
    """The words that fit, whatever their length; some may come twice."""
    match rules.variant:
        case Variant.ANY_WHICH_WAY:
            starts = [(first, _held(row, first)) for first in dict.fromkeys(row)]
        case Variant.YOUNGER_BOTH_ENDS:
            starts = [(first, f".*{last}") for first, last in readings(rules, row)]
        case Variant.STUCK_IN_THE_MIDDLE:
            return chain.from_iterable(words.containing("".join(r)) for r in readings(rules, row))
        case _:
            starts = [(r[0], _following(r[1:])) for r in readings(rules, row)]
    found = [words.starting(first, first + rest) for first, rest in starts]
    found += [
        words.starting("E", f"EX{rest}") for first, rest in starts if first == "X" and rules.ex
    ]
    return chain.from_iterable(found)


def _following(cards: Cards) -> str:
    """A pattern for those cards in this order, with any gaps."""
    return ".*".join(("", *cards, ""))


def _held(row: Cards, first: str) -> str:
    """A pattern for the cards but the first in any order."""
    others = list(row)
    others.remove(first)
    return "".join(f"(?={_following((card,) * others.count(card))})" for card in set(others)) + ".*"
