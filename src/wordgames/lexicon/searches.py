"""Finding words of the file by their letters: by bit maps first, by regular expressions after."""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from itertools import chain, compress

from wordgames.lexicon import layout
from wordgames.lexicon.lines import (
    flags,
    letters_in_order,
    line_pattern,
    members,
    row_pattern,
    words_of,
)
from wordgames.lexicon.wordfile import LexiconFile, numbers

FEW = 2_000
"""Up to so many words are fetched one by one rather than sifted out of all."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ENDS = bytes(
    start + number for start in (layout.SHOWN, layout.HIDDEN) for number in range(len(layout.TIERS))
)


class Searches:
    """The searches of one file. ``ends`` are the bytes that the words sought may end with."""

    def __init__(self, file: LexiconFile) -> None:
        self._file = file

    def starting(self, letter: str, pattern: str, ends: bytes) -> list[str]:
        """The words under a letter that a regular expression matches whole.

        Letters in order are sought only among the words that have them at all; where the file
        tells which words read three letters, nothing is sought.
        """
        first, after = self._file.letter(letter)
        letters = letters_in_order(pattern)
        if letters is None or letters[0] != letter:
            span = self._file.begin(first) - 1, self._file.begin(after)
            return words_of(line_pattern(pattern, ends).findall(self._file.data, *span))
        if (reading := self._reading(letters)) is not None:
            chosen = reading & self._ending(ends) >> first
            return list(compress(self._words_under(letter), flags(chosen)))
        having = (1 << after - first) - 1
        for each, times in Counter(letters).items():
            having &= self._row(each, times) >> first
        lines = b"".join(compress(self._lines_under(letter), flags(having)))
        return words_of(line_pattern(pattern, ends).findall(lines + b"\n"))

    def matching(self, pattern: str, ends: bytes) -> list[str]:
        """The words, of all, that a regular expression matches whole."""
        span = self._file.section("text")
        return words_of(line_pattern(pattern, ends).findall(self._file.data, *span))

    def containing(self, row: str, ends: bytes) -> list[str]:
        """The words that have the row's letters in that order."""
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
        held = Counter(letters)
        lacking = 0
        for letter in _ALPHABET:
            lacking |= self._row(letter, held[letter] + 1)
        return self._file.words(members(self._everything & ~lacking), ends)

    def _line(self, number: int) -> bytes:
        """A word as it stands in the text, with the line feed before it."""
        return self._file.data[self._file.begin(number) - 1 : self._file.begin(number + 1) - 1]

    @cache  # noqa: B019 - there is one file, and it lives as long as the program
    def _lines_under(self, letter: str) -> list[bytes]:
        """Each word under the letter as it stands in the text, with the line feed before it."""
        first, after = self._file.letter(letter)
        start, end = self._file.begin(first), self._file.begin(after) - 1
        lines = self._file.data[start:end].split(b"\n")
        return [b"\n" + line for line in lines] if after > first else []

    @cache  # noqa: B019 - as above
    def _words_under(self, letter: str) -> list[str]:
        """Each word under the letter."""
        first, after = self._file.letter(letter)
        lines = self._file.data[self._file.begin(first) : self._file.begin(after) - 1]
        return lines.translate(None, _ENDS).decode("ascii").split("\n") if after > first else []

    @cached_property
    def _everything(self) -> int:
        return (1 << self._file.count) - 1

    @cache  # noqa: B019 - as above
    def _ending(self, ends: bytes) -> int:
        """Bit map of the words that end so."""
        start, end = self._file.section("text")
        found = self._file.data[start:end].translate(None, _ALPHABET.encode() + b"\n")
        signs = bytes(49 if each in ends else 48 for each in range(256))
        return int(found[::-1].translate(signs), 2)

    def _reading(self, letters: str) -> int | None:
        """Bit map, over the words under the first of three letters, of those that read them; None
        when the file has none.
        """
        place = self._readings.get(letters)
        if place is None:
            return None
        first, after = self._file.letter(letters[0])
        return int.from_bytes(self._file.data[place : place + (after - first + 7) // 8], "little")

    @cached_property
    def _readings(self) -> dict[str, int]:
        table = self._file.numbers("readings", "I")
        base, _ = self._file.section("read")
        return {
            table[i].to_bytes(4, "big")[1:].decode("ascii"): base + table[i + 1]
            for i in range(0, len(table), 2)
        }

    @cached_property
    def _rows(self) -> dict[tuple[str, int], tuple[bool, int, int]]:
        table = self._file.numbers("rows", "I")
        base, _ = self._file.section("bits")
        return {
            (chr(65 + (table[i] >> 8 & 0xFF)), table[i] & 0xFF): (
                bool(table[i] & layout.SPARSE),
                base + table[i + 1],
                base + table[i + 1] + table[i + 2],
            )
            for i in range(0, len(table), 3)
        }

    @cache  # noqa: B019 - as above
    def _row(self, letter: str, least: int) -> int:
        """Bit map of the words that have the letter at least so many times."""
        sparse, start, end = self._rows.get((letter, least), (True, 0, 0))
        if not sparse:
            return int.from_bytes(self._file.data[start:end], "little")
        bits = bytearray(self._file.count // 8 + 1)
        for number in numbers(self._file.data, start, end, "I"):
            bits[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(bits, "little")
