"""What a dictionary says of a word, and the facts behind it."""

from __future__ import annotations

from typing import NamedTuple

from wordgames.errors import Reason


class Inflection(NamedTuple):
    """A word as a form of another: BAKED of BAKE."""

    base: str
    kinds: frozenset[str]
    """Of: plural, third, past, gerund, adverb, comparative, superlative."""


class Note(NamedTuple):
    """What a spelling is apart from a word: London a place, NATO an abbreviation."""

    kind: str
    """Of NAME_KINDS, or abbreviation, contraction, foreign."""
    written: str
    """How it is commonly written; the language of a foreign word."""


class Verdict(NamedTuple):
    """Whether a word counts, and why (not)."""

    word: str
    valid: bool
    reason: Reason | None = None
    """None exactly when the word is valid."""
    tier: str | None = None
    """How common the word is: everyday, uncommon or obscure; None when the dictionary can't say."""
    inflections: tuple[Inflection, ...] = ()
    """What it is a form of, the likeliest first; empty for base words."""
    notes: tuple[Note, ...] = ()
    """What else the spelling is, a name above all."""
    dictionary: str = ""
    """The name of the dictionary that says so."""

    @property
    def base(self) -> str | None:
        """The base word, where the word is a form of one."""
        return self.inflections[0].base if self.inflections else None

    @property
    def also_name(self) -> bool:
        """Whether the word is a name as well."""
        return self.valid and any(note.kind in NAME_KINDS for note in self.notes)


NAME_KINDS = frozenset({"place", "person", "people", "group", "time", "language", "name"})


def tier_in_words(size: int) -> str:
    """How common the words of a size of the source lists are."""
    if size <= EVERYDAY:
        return "everyday"
    return "uncommon" if size <= UNCOMMON else "obscure"


EVERYDAY = 50
UNCOMMON = 70
