"""The lexicon that comes with the program: one file, mapped into memory, read where it lies.

Its dictionaries (family, standard, broad) are views that stop at a tier.
"""

from __future__ import annotations

from functools import cache, cached_property

from wordgames.errors import Reason
from wordgames.files import data_path
from wordgames.lexicon import folding, layout
from wordgames.lexicon.verdict import NAME_KINDS, Inflection, Note, Verdict, tier_in_words
from wordgames.lexicon.wordfile import LexiconFile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

DICTIONARIES = {"family": 50, "standard": 70, "broad": 80}
"""The names of the views, and the tier at which each stops."""


class EmbeddedLexicon:
    """The words of the file up to a tier: a Lexicon and a WordList."""

    def __init__(self, name: str, tier: int, file: LexiconFile, *, hidden: bool = True) -> None:
        self.name = name
        self.tier = tier
        self._file = file
        tiers = [n for n, size in enumerate(layout.TIERS) if size <= tier]
        self._ends = bytes([layout.SHOWN + n for n in tiers])
        if hidden:
            self._ends += bytes([layout.HIDDEN + n for n in tiers])

    def __repr__(self) -> str:
        return f"<{self.name}, {self.digest}>"

    @property
    def digest(self) -> str:
        return f"{self._file.digest[:12]}-{self.tier}"

    @property
    def count(self) -> int:
        return self._count

    @cached_property
    def _count(self) -> int:
        return self._file.count_with(self._ends)

    def __len__(self) -> int:
        return self.count

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        number = self._file.number(word)
        return number is not None and self._file.end(number) in self._ends

    def __iter__(self) -> Iterator[str]:
        return iter(self._file.all_words(self._ends))

    def judge(self, word: str) -> Verdict:
        """Whether the word counts, and why; the input is folded, and any text is answered."""
        folded = folding.plain_word(word)
        if folded is None:
            reason = folding.fault(word) or Reason.NOT_IN_DICTIONARY
            return Verdict(folding.fold(word.strip()), reason, dictionary=self.name)
        notes = self._file.notes(folded)
        number = self._file.number(folded)
        if number is None:
            return Verdict(folded, _why_not(notes), notes=notes, dictionary=self.name)
        end = self._file.end(number)
        size = layout.TIERS[end - (layout.SHOWN if end >= layout.SHOWN else layout.HIDDEN)]
        return Verdict(
            folded,
            None if end in self._ends else Reason.NOT_IN_DICTIONARY,
            dictionary=self.name,
            tier=tier_in_words(size),
            inflections=self._file.inflections(number),
            notes=notes,
        )

    def starting(self, letter: str, pattern: str) -> list[str]:
        return self._file.searches.starting(letter, pattern, self._ends)

    def containing(self, row: str) -> list[str]:
        return self._file.searches.containing(row, self._ends)

    def spellable(self, letters: str) -> list[str]:
        return self._file.searches.spellable(letters, self._ends)

    def like(self, pattern: str) -> list[str]:
        from wordgames.lexicon.lines import shape_pattern  # noqa: PLC0415

        shape = shape_pattern(pattern)
        if "A" <= pattern[:1] <= "Z":
            return self._file.searches.starting(pattern[0], shape, self._ends)
        return self._file.searches.matching(shape, self._ends)

    def neighbours(self, word: str, distance: int = 3) -> list[str]:
        file, ends = self._file, self._ends
        place = file.place(word)
        after = place + (file.number(word) is not None)
        below = _some(range(place - 1, -1, -1), distance, file, ends)
        above = _some(range(after, file.count), distance, file, ends)
        return [*reversed(below), *above]

    def inflections(self, word: str) -> tuple[Inflection, ...]:
        """What the word is a form of; empty when it is none or not in the file."""
        number = self._file.number(word)
        return self._file.inflections(number) if number is not None else ()


def embedded(name: str = "broad") -> EmbeddedLexicon:
    """One of the dictionaries that come with the program: family, standard or broad."""
    return EmbeddedLexicon(name, DICTIONARIES[name], the_file())


def common(tier: int = 60) -> EmbeddedLexicon:
    """The words that bots, hints and reviews may show: no rarer than the tier, no slurs."""
    return EmbeddedLexicon(f"common-{tier}", tier, the_file(), hidden=False)


@cache
def the_file() -> LexiconFile:
    """The file that comes with the program, opened once.

    :raises BadFile: when it is missing, damaged or incomplete
    """
    return LexiconFile(data_path("lexicon", "words.lexicon"))


def _why_not(notes: tuple[Note, ...]) -> Reason:
    """The reason that says most about a spelling that is no word."""
    kinds = {note.kind for note in notes}
    if kinds & NAME_KINDS:
        return Reason.PROPER_NOUN
    if "contraction" in kinds:
        return Reason.CONTRACTION
    if "abbreviation" in kinds:
        return Reason.ABBREVIATION
    return Reason.FOREIGN if "foreign" in kinds else Reason.NOT_IN_DICTIONARY


def _some(numbers: range, wanted: int, file: LexiconFile, ends: bytes) -> list[str]:
    """The first so many words that end so."""
    found: list[str] = []
    for number in numbers:
        if len(found) == wanted:
            break
        if file.end(number) in ends:
            found.append(file.word(number))
    return found
