"""Which words the rules let stand in a throw, the dictionary left aside."""

from __future__ import annotations

from collections.abc import Collection

from wordgames.engines.perquackey.chart import (
    FULL,
    SHORTEST,
    counted,
    group_of,
)
from wordgames.errors import Illegal, Reason


def check_letters(word: str, letters: str) -> None:
    """Refuse a word that needs a letter which the cubes do not show, or not so often.

    ``MISSING_LETTER`` names the letter.
    """
    left = list(letters)
    for letter in word:
        if letter not in left:
            raise Illegal(Reason.MISSING_LETTER, letter)
        left.remove(letter)


def check_length(word: str, *, vulnerable: bool, longer_as_ten: bool) -> int:
    """The group of the word, which must be long enough and have a column on the chart."""
    if not word:
        raise Illegal(Reason.NO_WORD)
    if len(word) < SHORTEST:
        raise Illegal(Reason.TOO_SHORT, word)
    if vulnerable and len(word) == SHORTEST:
        raise Illegal(Reason.NO_THREE_LETTER_WORDS, word)
    group = group_of(len(word), longer_as_ten=longer_as_ten)
    if group is None:
        raise Illegal(Reason.NO_SCORE, word)
    return group


def check_room(word: str, group: int, standing: Collection[str]) -> None:
    """Refuse a word that stands already and a sixth of its group."""
    if word in standing:
        raise Illegal(Reason.ALREADY_USED, word)
    if counted(standing, longer_as_ten=True).get(group, 0) >= FULL:
        raise Illegal(Reason.GROUP_FULL, word)


def rival(word: str, standing: Collection[str], *, by_the_letter: bool) -> str | None:
    """The singular or plural of the word that keeps it from standing.

    The plural is the word and an S, unless the word ends in S itself. By the letter of the rules
    only a plural after its singular is barred.
    """
    singular = singular_of(word)
    if singular is not None:
        return singular if singular in standing else None
    if by_the_letter or word.endswith("S"):
        return None
    return word + "S" if word + "S" in standing else None


def singular_of(word: str) -> str | None:
    """The word without its S; None when it has none to lose."""
    if word.endswith("S") and not word.endswith("SS"):
        return word[:-1]
    return None


def check_plural(word: str, standing: Collection[str], *, by_the_letter: bool) -> None:
    """Refuse a plural beside its singular and the other way round; the reason names the other."""
    other = rival(word, standing, by_the_letter=by_the_letter)
    if other is not None:
        longer = len(word) > len(other)
        raise Illegal(
            Reason.PLURAL_OF_A_USED_WORD if longer else Reason.SINGULAR_OF_A_USED_WORD, other
        )


def may_suggest(standing: Collection[str], *, vulnerable: bool) -> bool:
    """Whether the groups are full that let the partner speak: 3 and 4 letters, or 4 alone."""
    counts = counted(standing, longer_as_ten=True)
    needed = (SHORTEST + 1,) if vulnerable else (SHORTEST, SHORTEST + 1)
    return all(counts.get(group, 0) >= FULL for group in needed)
