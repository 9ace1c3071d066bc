"""What a dictionary says of a word, and the facts behind it.

These are plain classes and not dataclasses because the command ``lookup`` answers in about the
time that importing ``dataclasses`` or ``typing`` takes.
"""

from __future__ import annotations

from wordgames.errors import Reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

EVERYDAY = 50
UNCOMMON = 70
NAME_KINDS = frozenset({"place", "person", "people", "group", "time", "language", "name"})


class Record:
    """A value: two of a kind are equal when all their fields are."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        fields = zip(self.__slots__, self._fields(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields)})"

    def _fields(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)


class Inflection(Record):
    """A word as a form of another: BAKED of BAKE.

    ``kinds`` are of: plural, third, past, gerund, adverb, comparative, superlative.
    """

    __slots__ = ("base", "kinds")

    def __init__(self, base: str, kinds: frozenset[str]) -> None:
        self.base: Final = base
        self.kinds: Final = kinds


class Note(Record):
    """What a spelling is apart from a word: London a place, NATO an abbreviation.

    ``kind`` is of NAME_KINDS, or abbreviation, contraction, foreign; ``written`` is how it is
    commonly written, and the language of a foreign word.
    """

    __slots__ = ("kind", "written")

    def __init__(self, kind: str, written: str) -> None:
        self.kind: Final = kind
        self.written: Final = written


class Verdict(Record):
    """Whether a word counts, and why (not).

    - ``reason`` is None exactly when the word is valid;
    - ``tier`` says how common the word is: everyday, uncommon or obscure; None when the
      dictionary can't say or lacks the word;
    - ``inflections`` is what the word is a form of, the likeliest first; empty for base words;
    - ``notes`` is what else the spelling is, a name above all;
    - ``dictionary`` is the name of the one that says so.
    """

    __slots__ = ("dictionary", "inflections", "notes", "reason", "tier", "valid", "word")

    def __init__(
        self,
        word: str,
        reason: Reason | None = None,
        *,
        dictionary: str,
        tier: str | None = None,
        inflections: tuple[Inflection, ...] = (),
        notes: tuple[Note, ...] = (),
    ) -> None:
        self.word: Final = word
        self.valid: Final = reason is None
        self.reason: Final = reason
        self.tier: Final = tier
        self.inflections: Final = inflections
        self.notes: Final = notes
        self.dictionary: Final = dictionary

    @property
    def base(self) -> str | None:
        """The base word, where the word is a form of one."""
        return self.inflections[0].base if self.inflections else None

    @property
    def also_name(self) -> bool:
        """Whether the word is a name as well."""
        return self.valid and any(note.kind in NAME_KINDS for note in self.notes)

    def because(self, reason: Reason | None, dictionary: str | None = None) -> Verdict:
        """The same facts with another outcome; None for a valid word."""
        return Verdict(
            self.word,
            reason,
            dictionary=self.dictionary if dictionary is None else dictionary,
            tier=self.tier,
            inflections=self.inflections,
            notes=self.notes,
        )


def tier_in_words(size: int) -> str:
    """How common the words of a size of the source lists are."""
    if size <= EVERYDAY:
        return "everyday"
    return "uncommon" if size <= UNCOMMON else "obscure"
