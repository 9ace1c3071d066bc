"""Dictionaries for tests: plain, slow and obviously right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from zlib import crc32


class HashJudge:
    """Calls one string in three a word, always the same ones, so that play meets both verdicts."""

    def __contains__(self, word: object) -> bool:
        return crc32(str(word).encode()) % 3 == 0


class PlainWords:
    """A ``WordList`` that looks at every word."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(set(words))
        self._set = frozenset(self._words)

    def __contains__(self, word: object) -> bool:
        return word in self._set

    def __len__(self) -> int:
        return len(self._words)

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def starting(self, letter: str, pattern: str) -> list[str]:
        whole = re.compile(pattern)
        return [w for w in self._words if w[:1] == letter and whole.fullmatch(w)]

    def containing(self, row: str) -> list[str]:
        def has(word: str) -> bool:
            letters = iter(word)
            return all(letter in letters for letter in row)

        return [word for word in self._words if has(word)]

    def spellable(self, letters: str) -> list[str]:
        held = Counter(letters)
        return [word for word in self._words if Counter(word) <= held]

    def like(self, pattern: str) -> list[str]:
        return [word for word in self._words if fnmatchcase(word, pattern)]

    def neighbours(self, word: str, distance: int = 3) -> list[str]:
        below = [w for w in self._words if w < word][-distance:]
        return below + [w for w in self._words if w > word][:distance]
