"""The lexicon that comes with the program: one file, mapped into memory, read where it lies.

Opening it reads a few dozen bytes, however many words there are. Its dictionaries (family,
standard, broad) are views that stop at a tier. Regular expressions are imported by the searches
that use them: a look-up answers in less time than their import takes.
"""

from __future__ import annotations

import mmap
import sys
from bisect import bisect_left
from collections import Counter
from functools import cache, cached_property
from itertools import chain, compress

from wordgames.errors import BadFile, Reason
from wordgames.files import data_path
from wordgames.lexicon import folding, layout
from wordgames.lexicon.verdict import NAME_KINDS, Inflection, Note, Verdict, tier_in_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Literal

    _Code = Literal["B", "h", "H", "I"]

DICTIONARIES = {"family": 50, "standard": 70, "broad": 80}
"""The names of the views, and the tier at which each stops."""

FEW = 2_000
"""Up to so many words are fetched one by one rather than sifted out of all."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_DAMAGED = "is damaged or incomplete; install the program again, or restore the file from git"
_KINDS = (
    (layout.PLURAL, "plural"),
    (layout.THIRD, "third"),
    (layout.PAST, "past"),
    (layout.GERUND, "gerund"),
    (layout.ADVERB, "adverb"),
    (layout.COMPARATIVE, "comparative"),
    (layout.SUPERLATIVE, "superlative"),
)
_NOTES = {
    "p": "place",
    "h": "person",
    "e": "people",
    "g": "group",
    "t": "time",
    "l": "language",
    "n": "name",
    "a": "abbreviation",
    "c": "contraction",
    "f": "foreign",
}


class LexiconFile:
    """The file. Words are known by their number in alphabetical order."""

    def __init__(self, path: str) -> None:
        try:
            with open(path, "rb") as file:  # noqa: PTH123 - pathlib costs at start
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or "is empty"
            raise BadFile(path, f"the word list can't be read ({why}); {_DAMAGED[3:]}") from problem
        head = self._map[: layout.HEADER]
        size = int.from_bytes(head[8:12], "little")
        if head[:8] != layout.MAGIC or size != len(self._map):
            raise BadFile(path, f"the word list {_DAMAGED}")
        self.path = path
        self.count = int.from_bytes(head[12:16], "little")
        self.digest = head[16 : layout.HEADER].hex()
        self._sections: dict[str, tuple[int, int]] = {}
        at = layout.HEADER
        for name in layout.SECTIONS:
            start = int.from_bytes(self._map[at : at + 4], "little")
            length = int.from_bytes(self._map[at + 4 : at + 8], "little")
            self._sections[name] = start, start + length
            at += layout.SECTION
        self._text, self._text_end = self._sections["text"]
        self._blocks = self._numbers("blocks", "I")
        self._places = self._numbers("places", "H")
        self._firsts = self._numbers("firsts", "I")

    def verify(self) -> None:
        """Read the whole file and compare it with its digest.

        :raises BadFile: when a single bit of it has changed
        """
        from hashlib import sha256  # noqa: PLC0415 - opening the file must not pay for this

        found = sha256(self._map[layout.HEADER :]).digest()[: layout.DIGEST].hex()
        if found != self.digest:
            raise BadFile(self.path, f"the word list {_DAMAGED}")

    # Words and numbers.

    def number(self, word: str) -> int | None:
        """The number of a word; None when it is not in the file."""
        if not (word.isascii() and word.isalpha()):
            return None
        place = self.place(word)
        if place == self.count:
            return None
        begin, after = self._begin(place), self._begin(place + 1)
        return place if self._map[begin : after - 2] == word.encode("ascii") else None

    def place(self, word: str) -> int:
        """Where a word stands or would stand among all words."""
        if not "A" <= word[:1] <= "Z":
            return 0 if word < "A" else self.count
        sought = word.encode("ascii", "replace")
        length = len(sought)
        text, start, blocks, places = self._map, self._text, self._blocks, self._places
        low, high = self.letter(word[0])
        while low < high:
            middle = (low + high) // 2
            begin = start + blocks[middle >> 11] + places[middle]
            if text[begin : begin + length] < sought:
                low = middle + 1
            else:
                high = middle
        return low

    def letter(self, letter: str) -> tuple[int, int]:
        """The number of the first word under the letter, and of the first that is not."""
        index = ord(letter) - 65
        return self._firsts[index], self._firsts[index + 1]

    def word(self, number: int) -> str:
        """The word of a number."""
        return self._map[self._begin(number) : self._begin(number + 1) - 2].decode("ascii")

    def end(self, number: int) -> int:
        """The byte after the word: its tier, and whether it may be shown."""
        return self._map[self._begin(number + 1) - 2]

    def words(self, numbers: Sequence[int], ends: bytes) -> list[str]:
        """The words of many numbers, less those that end otherwise."""
        text, blocks, places = self._map, self._blocks, self._places
        start = self._text
        found: list[bytes] = []
        for number in numbers:
            begin = start + blocks[number >> 11] + places[number]
            after = number + 1
            stop = start + blocks[after >> 11] + places[after] - 2
            if text[stop] in ends:
                found.append(text[begin:stop])
        return b"\n".join(found).decode("ascii").split("\n") if found else []

    def all_words(self, ends: bytes) -> list[str]:
        """Every word that ends so."""
        lines = self._map[self._text + 1 : self._text_end - 1].split(b"\n")
        return [line[:-1].decode("ascii") for line in lines if line[-1] in ends]

    def count_with(self, ends: bytes) -> int:
        """How many words end so."""
        text = self._map[self._text : self._text_end]
        return sum(text.count(b"%c\n" % end) for end in ends)

    def _line(self, number: int) -> bytes:
        """A word as it stands in the text, with the line feed before it."""
        return self._map[self._begin(number) - 1 : self._begin(number + 1) - 1]

    def _begin(self, number: int) -> int:
        return self._text + self._blocks[number // layout.BLOCK] + self._places[number]

    # Searches.

    def starting(self, letter: str, pattern: str, ends: bytes) -> list[str]:
        """The words under a letter that a regular expression matches whole.

        Letters in order are sought only among the words that have them at all.
        """
        from wordgames.lexicon.lines import (  # noqa: PLC0415
            flags,
            letters_in_order,
            line_pattern,
            words_of,
        )

        first, after = self.letter(letter)
        letters = letters_in_order(pattern)
        if letters is None or letters[0] != letter:
            span = self._begin(first) - 1, self._begin(after)
            return words_of(line_pattern(pattern, ends).findall(self._map, *span))
        having = (1 << after - first) - 1
        for each, times in Counter(letters).items():
            having &= self._row(each, times) >> first
        lines = b"".join(compress(self._lines_under(letter), flags(having)))
        return words_of(line_pattern(pattern, ends).findall(lines + b"\n"))

    def matching(self, pattern: str, ends: bytes) -> list[str]:
        """The words, of all, that a regular expression matches whole."""
        from wordgames.lexicon.lines import line_pattern, words_of  # noqa: PLC0415

        span = self._text, self._text_end
        return words_of(line_pattern(pattern, ends).findall(self._map, *span))

    def containing(self, row: str, ends: bytes) -> list[str]:
        """The words that have the row's letters in that order."""
        from wordgames.lexicon.lines import (  # noqa: PLC0415
            flags,
            line_pattern,
            members,
            row_pattern,
            words_of,
        )

        candidates = self._everything
        for letter, times in Counter(row).items():
            candidates &= self._row(letter, times)
        if candidates.bit_count() <= FEW:
            lines = b"".join(map(self._line, members(candidates)))
        else:
            every = chain.from_iterable(map(self._lines_under, _ALPHABET))
            lines = b"".join(compress(every, flags(candidates)))
        return words_of(line_pattern(row_pattern(row), ends).findall(lines + b"\n"))

    def spellable(self, letters: str, ends: bytes) -> list[str]:
        """The words whose letters are all among those."""
        from wordgames.lexicon.lines import members  # noqa: PLC0415

        held = Counter(letters)
        lacking = 0
        for letter in _ALPHABET:
            lacking |= self._row(letter, held[letter] + 1)
        return self.words(members(self._everything & ~lacking), ends)

    @cache  # noqa: B019 - as above
    def _lines_under(self, letter: str) -> list[bytes]:
        """Each word under the letter as it stands in the text, with the line feed before it."""
        first, after = self.letter(letter)
        lines = self._map[self._begin(first) : self._begin(after) - 1].split(b"\n")
        return [b"\n" + line for line in lines] if after > first else []

    @cached_property
    def _everything(self) -> int:
        return (1 << self.count) - 1

    @cached_property
    def _rows(self) -> dict[tuple[str, int], tuple[bool, int, int]]:
        table = self._numbers("rows", "I")
        base = self._sections["bits"][0]
        return {
            (chr(65 + (table[i] >> 8 & 0xFF)), table[i] & 0xFF): (
                bool(table[i] & layout.SPARSE),
                base + table[i + 1],
                base + table[i + 1] + table[i + 2],
            )
            for i in range(0, len(table), 3)
        }

    @cache  # noqa: B019 - there is one file, and it lives as long as the program
    def _row(self, letter: str, least: int) -> int:
        """Bit map of the words that have the letter at least so many times."""
        sparse, start, end = self._rows.get((letter, least), (True, 0, 0))
        if not sparse:
            return int.from_bytes(self._map[start:end], "little")
        bits = bytearray(self.count // 8 + 1)
        for number in _numbers(self._map, start, end, "I"):
            bits[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(bits, "little")

    # Facts.

    def inflections(self, number: int) -> tuple[Inflection, ...]:
        """What the word is a form of, the likeliest first."""
        found: list[Inflection] = []
        if self._kinds[number]:
            found.append(self._inflection(number + self._near[number], self._kinds[number]))
        more = self._more
        at = bisect_left(range(len(more) // 2), number, key=lambda i: more[2 * i])
        while 2 * at < len(more) and more[2 * at] == number:
            found.append(self._inflection(more[2 * at + 1] >> 8, more[2 * at + 1] & 0xFF))
            at += 1
        return tuple(found)

    def _inflection(self, base: int, kinds: int) -> Inflection:
        return Inflection(self.word(base), frozenset(name for bit, name in _KINDS if kinds & bit))

    def notes(self, word: str) -> tuple[Note, ...]:
        """What the spelling is apart from a word."""
        start, end = self._sections["notes"]
        sought = b"\n%s\t" % word.encode("ascii")
        low, high = start, end - 1
        while low < high:
            line = self._map.rfind(b"\n", start, (low + high) // 2 + 1)
            if self._map[line : line + len(sought)] < sought:
                low = self._map.find(b"\n", line + 1, end)
            else:
                high = line
        found: list[Note] = []
        while self._map[low : low + len(sought)] == sought:
            stop = self._map.find(b"\n", low + 1, end)
            text = self._map[low + len(sought) : stop].decode("utf-8")
            found.append(Note(_NOTES[text[0]], text[1:]))
            low = stop
        return tuple(found)

    @cached_property
    def _near(self) -> memoryview[int]:
        return self._numbers("near", "h")

    @cached_property
    def _kinds(self) -> memoryview[int]:
        return self._numbers("kinds", "B")

    @cached_property
    def _more(self) -> memoryview[int]:
        return self._numbers("more", "I")

    def _numbers(self, section: str, code: _Code) -> memoryview[int]:
        return _numbers(self._map, *self._sections[section], code)


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
        return self._file.starting(letter, pattern, self._ends)

    def containing(self, row: str) -> list[str]:
        return self._file.containing(row, self._ends)

    def spellable(self, letters: str) -> list[str]:
        return self._file.spellable(letters, self._ends)

    def like(self, pattern: str) -> list[str]:
        from wordgames.lexicon.lines import shape_pattern  # noqa: PLC0415

        shape = shape_pattern(pattern)
        if "A" <= pattern[:1] <= "Z":
            return self._file.starting(pattern[0], shape, self._ends)
        return self._file.matching(shape, self._ends)

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


def _numbers(data: mmap.mmap, start: int, end: int, code: _Code) -> memoryview[int]:
    """A section as numbers, without copying it where the machine's byte order allows that."""
    view = memoryview(data)[start:end].cast(code)
    if sys.byteorder == "big":
        from array import array  # noqa: PLC0415 - rare machines only

        swapped: array[int] = array(code, view.tobytes())
        swapped.byteswap()
        return memoryview(swapped)
    return view
