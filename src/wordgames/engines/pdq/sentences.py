"""Why a word does not fit a row, in words: the same in every front end."""

from __future__ import annotations

from wordgames.engines.pdq.fit import Fit
from wordgames.errors import Reason


def why_not(fit: Fit, minimum: int) -> str:
    """What is wrong, to stand after the word: "the A comes before the N"; empty when it fits."""
    match fit.reason:
        case None:
            return ""
        case Reason.TOO_SHORT:
            return f"{minimum} letters or more are needed"
        case Reason.MISSING_LETTER:
            return f"there is no {_listed(fit.letters, 'or')}{_enough(fit)}"
        case Reason.WRONG_START:
            return f"it has to start with {_listed(fit.letters, 'or')}"
        case Reason.WRONG_END:
            return f"it has to end with {fit.letters}"
        case Reason.NOT_LEFT_TO_RIGHT:
            return f"it fits only from right to left; here it starts with {fit.letters}"
        case _ if fit.letters[0] == fit.letters[1]:
            return f"the other {fit.letters[0]} is missing after the first"
        case _:
            return f"the {fit.letters[0]} comes before the {fit.letters[1]}"


def _listed(letters: str, link: str) -> str:
    """P, N or A."""
    return f"{', '.join(letters[:-1])} {link} {letters[-1]}" if letters[1:] else letters


def _enough(fit: Fit) -> str:
    """A letter that is there, but not as often as its card."""
    return " for each of its cards" if set(fit.letters) & set(fit.word) else ""
