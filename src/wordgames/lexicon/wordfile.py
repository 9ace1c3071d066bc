"""The one file of words, mapped into memory and read where it lies.

Opening it reads a few dozen bytes, however many words there are. The layout is told in layout.py.
"""

from __future__ import annotations

import mmap
import sys
from bisect import bisect_left
from functools import cached_property

from wordgames.errors import BadFile
from wordgames.lexicon import layout
from wordgames.lexicon.verdict import Inflection, Note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from wordgames.lexicon.searches import Searches

    _Code = Literal["B", "h", "H", "I"]

_RESTORE = "install the program again, or restore the file from git"
_DAMAGED = f"is damaged or incomplete; {_RESTORE}"
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
                self.data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except FileNotFoundError:
            raise BadFile(path, f"the word list is not there; {_RESTORE}") from None
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or "is empty"
            raise BadFile(path, f"the word list can't be read ({why}); {_DAMAGED[3:]}") from problem
        head = self.data[: layout.HEADER]
        size = int.from_bytes(head[8:12], "little")
        if head[:8] != layout.MAGIC or size != len(self.data):
            raise BadFile(path, f"the word list {_DAMAGED}")
        self.path = path
        self.count = int.from_bytes(head[12:16], "little")
        self.digest = head[16 : layout.HEADER].hex()
        self._sections: dict[str, tuple[int, int]] = {}
        at = layout.HEADER
        for name in layout.SECTIONS:
            start = int.from_bytes(self.data[at : at + 4], "little")
            length = int.from_bytes(self.data[at + 4 : at + 8], "little")
            self._sections[name] = start, start + length
            at += layout.SECTION
        self._text, self._text_end = self.section("text")
        self._blocks = self.numbers("blocks", "I")
        self._places = self.numbers("places", "H")
        self._firsts = self.numbers("firsts", "I")

    def verify(self) -> None:
        """Read the whole file and compare it with its digest.

        :raises BadFile: when a single bit of it has changed
        """
        from hashlib import sha256  # noqa: PLC0415 - opening the file must not pay for this

        found = sha256(self.data[layout.HEADER :]).digest()[: layout.DIGEST].hex()
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
        begin, after = self.begin(place), self.begin(place + 1)
        return place if self.data[begin : after - 2] == word.encode("ascii") else None

    def place(self, word: str) -> int:
        """Where a word stands or would stand among all words."""
        if not "A" <= word[:1] <= "Z":
            return 0 if word < "A" else self.count
        sought = word.encode("ascii", "replace")
        length = len(sought)
        text, start, blocks, places = self.data, self._text, self._blocks, self._places
        block = layout.BLOCK
        low, high = self.letter(word[0])
        while low < high:
            middle = (low + high) // 2
            begin = start + blocks[middle // block] + places[middle]
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
        return self.data[self.begin(number) : self.begin(number + 1) - 2].decode("ascii")

    def end(self, number: int) -> int:
        """The byte after the word: its tier, and whether it may be shown."""
        return self.data[self.begin(number + 1) - 2]

    def words(self, numbers: Sequence[int], ends: bytes) -> list[str]:
        """The words of many numbers, less those that end otherwise."""
        text, blocks, places = self.data, self._blocks, self._places
        start, block = self._text, layout.BLOCK
        found: list[bytes] = []
        for number in numbers:
            begin = start + blocks[number // block] + places[number]
            after = number + 1
            stop = start + blocks[after // block] + places[after] - 2
            if text[stop] in ends:
                found.append(text[begin:stop])
        return b"\n".join(found).decode("ascii").split("\n") if found else []

    def all_words(self, ends: bytes) -> list[str]:
        """Every word that ends so."""
        lines = self.data[self._text + 1 : self._text_end - 1].split(b"\n")
        return [line[:-1].decode("ascii") for line in lines if line[-1] in ends]

    def count_with(self, ends: bytes) -> int:
        """How many words end so."""
        text = self.data[self._text : self._text_end]
        return sum(text.count(b"%c\n" % end) for end in ends)

    def begin(self, number: int) -> int:
        """Where in ``data`` a word begins; for the number after the last, where the text ends."""
        return self._text + self._blocks[number // layout.BLOCK] + self._places[number]

    def section(self, name: str) -> tuple[int, int]:
        """Where in ``data`` a section lies."""
        return self._sections[name]

    def numbers(self, section: str, code: _Code) -> memoryview[int]:
        """A section as numbers."""
        return numbers(self.data, *self.section(section), code)

    @cached_property
    def searches(self) -> Searches:
        """What finds words by their letters. Regular expressions are imported only then: a look-up
        answers in less time than their import takes.
        """
        from wordgames.lexicon.searches import Searches  # noqa: PLC0415

        return Searches(self)

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
        start, end = self.section("notes")
        sought = b"\n%s\t" % word.encode("ascii")
        low, high = start, end - 1
        while low < high:
            line = self.data.rfind(b"\n", start, (low + high) // 2 + 1)
            if self.data[line : line + len(sought)] < sought:
                low = self.data.find(b"\n", line + 1, end)
            else:
                high = line
        found: list[Note] = []
        while self.data[low : low + len(sought)] == sought:
            stop = self.data.find(b"\n", low + 1, end)
            text = self.data[low + len(sought) : stop].decode("utf-8")
            found.append(Note(_NOTES[text[0]], text[1:]))
            low = stop
        return tuple(found)

    @cached_property
    def _near(self) -> memoryview[int]:
        return self.numbers("near", "h")

    @cached_property
    def _kinds(self) -> memoryview[int]:
        return self.numbers("kinds", "B")

    @cached_property
    def _more(self) -> memoryview[int]:
        return self.numbers("more", "I")


def numbers(data: mmap.mmap, start: int, end: int, code: _Code) -> memoryview[int]:
    """A section as numbers, without copying it where the machine's byte order allows that."""
    view = memoryview(data)[start:end].cast(code)
    if sys.byteorder == "big":
        from array import array  # noqa: PLC0415 - rare machines only

        swapped: array[int] = array(code, view.tobytes())
        swapped.byteswap()
        return memoryview(swapped)
    return view
