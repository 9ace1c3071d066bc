"""Why a word does not fit a row, in words: the same in every front end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordgames.engines.pdq.fit import Fit
from wordgames.errors import Reason

_NUMBERS: Final = ("no", "one", "two", "three")
"""A row has four cards at most, so three are too few at most."""


def why_not(fit: Fit, minimum: int) -> str:
    """What is wrong, to stand after the word: "the A comes before the N"; empty when it fits."""
    match fit.reason:
        case None:
            return ""
        case Reason.TOO_SHORT:
            return f"{minimum} letters or more are needed"
        case Reason.MISSING_LETTER:
            return _too_few(fit)
        case Reason.WRONG_START:
            return f"it has to start with {_starts(fit)}"
        case Reason.WRONG_END:
            return f"it has to end with {fit.letters}"
        case Reason.NOT_LEFT_TO_RIGHT:
            return f"it fits only from right to left; here it starts with {_starts(fit)}"
        case _ if fit.letters[0] == fit.letters[1]:
            return f"the other {fit.letters[0]} is missing after the first"
        case _:
            return f"the {fit.letters[0]} comes before the {fit.letters[1]}"


def _starts(fit: Fit) -> str:
    """P, X or EX."""
    starts: list[str] = []
    for letter in fit.letters:
        starts += [letter, "EX"] if letter == "X" and fit.ex else [letter]
    return _listed(starts, "or")


def _too_few(fit: Fit) -> str:
    """The word lacks letters, or has them, but not as often as there are such cards."""
    counts = {letter: fit.word.count(letter) for letter in fit.letters}
    missing = [letter for letter, count in counts.items() if not count]
    short = [f"{_NUMBERS[n]} {letter}{'s' * (n > 1)}" for letter, n in counts.items() if n]
    told = [f"no {_listed(missing, 'or')}"] if missing else []
    told += [f"only {_listed(short, 'and')}"] if short else []
    verb = "is" if missing or counts[fit.letters[0]] == 1 else "are"
    return f"there {verb} {', and '.join(told)}"


def _listed(items: Sequence[str], link: str) -> str:
    """P, N or A."""
    return f"{', '.join(items[:-1])} {link} {items[-1]}" if items[1:] else "".join(items)
