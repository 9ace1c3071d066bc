"""What people type to look for words: C?T, *ZZLE, or P-N-A for letters in order."""

from __future__ import annotations

import re

from wordgames.errors import BadSetup
from wordgames.lexicon.folding import LONGEST, fold
from wordgames.lexicon.protocols import Browsable

_SHAPE = re.compile(r"[A-Z?*]+")
_IN_ORDER = re.compile(r"[A-Z](?:-[A-Z])+")


def is_pattern(text: str) -> bool:
    """Whether the text asks for words of a shape and not for one word."""
    folded = fold(text.strip())
    return "?" in folded or "*" in folded or _IN_ORDER.fullmatch(folded) is not None


def find(words: Browsable, text: str) -> list[str]:
    """The words of a shape, in alphabetical order.

    ``?`` is one letter and ``*`` any number of letters. Single letters joined by hyphens stand for
    cards: words that begin with the first and have the others after it in that order, or the same
    from the last card to the first.

    :raises BadSetup: when the text is no pattern; it says what one looks like
    """
    folded = fold(text.strip())
    if _IN_ORDER.fullmatch(folded) and len(folded) <= LONGEST:
        cards = folded.split("-")
        found = {
            word
            for reading in (cards, cards[::-1])
            for word in words.starting(reading[0], ".*".join((*reading, "")))
        }
        return sorted(found)
    if _SHAPE.fullmatch(folded) and len(folded) <= LONGEST:
        return words.like(folded)
    raise BadSetup("a pattern has letters, ? for one letter, * for any (C?T, *ZZLE), or is P-N-A")
