"""Words against rows, slow and obviously right."""

from __future__ import annotations

from itertools import product

from wordgames.engines.pdq import Variant

V = Variant


def slowly(variant: Variant, *, ex: bool, row: str, word: str) -> bool:
    """The rules once more, by trying every way to give each card a letter of its own."""

    def starts(card: str) -> set[int]:
        """Where the letter of a first card may be."""
        places = {0} if word[:1] == card else set()
        return places | ({1} if ex and card == "X" and word[:2] == "EX" else set())

    for places in product(*([i for i, c in enumerate(word) if c == card] for card in row)):
        if len(set(places)) < len(row):
            continue
        rising, falling = list(places) == sorted(places), list(places) == sorted(places)[::-1]
        leftmost = min(range(len(row)), key=lambda i: places[i])
        started = places[leftmost] in starts(row[leftmost])
        ended = max(places) == len(word) - 1
        match variant:
            case V.ANY_WHICH_WAY:
                good = started
            case V.STUCK_IN_THE_MIDDLE:
                good = rising or falling
            case V.SOLITAIRE:
                good = rising and started
            case V.YOUNGER_BOTH_ENDS:
                good = (rising or falling) and started and ended
            case _:
                good = (rising or falling) and started
        if good:
            return True
    return False
