"""A word list of the player's own: a text file, one word a line."""

from __future__ import annotations

import os.path
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property

from wordgames.errors import BadFile, Reason
from wordgames.lexicon import folding
from wordgames.lexicon.lines import line_pattern, row_pattern, shape_pattern, words_of
from wordgames.lexicon.verdict import Verdict

_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_END = b"0"
_LARGEST = 200_000_000


class PlainWordList:
    """Words of no known tier: a Lexicon and a WordList, held in memory."""

    def __init__(self, name: str, words: Iterable[str]) -> None:
        self.name = name
        self._words = sorted(set(words))
        self._set = frozenset(self._words)

    def __repr__(self) -> str:
        return f"<{self.name}, {self.count} words, {self.digest}>"

    @property
    def count(self) -> int:
        return len(self._words)

    @property
    def digest(self) -> str:
        return self._digest

    @cached_property
    def _digest(self) -> str:
        from hashlib import sha256  # noqa: PLC0415 - only when asked

        return sha256("\n".join(self._words).encode("ascii")).hexdigest()[:12]

    def __len__(self) -> int:
        return len(self._words)

    def __contains__(self, word: object) -> bool:
        return word in self._set

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def judge(self, word: str) -> Verdict:
        """Whether the word counts; the input is folded, and any text is answered."""
        folded = folding.plain_word(word)
        if folded is None:
            reason = folding.fault(word) or Reason.NOT_IN_DICTIONARY
            return Verdict(folding.fold(word.strip()), reason, dictionary=self.name)
        outcome = None if folded in self._set else Reason.NOT_IN_DICTIONARY
        return Verdict(folded, outcome, dictionary=self.name)

    def starting(self, letter: str, pattern: str) -> list[str]:
        found = line_pattern(pattern, _END).findall(self._text(letter))
        return words_of(found)

    def containing(self, row: str) -> list[str]:
        return words_of(line_pattern(row_pattern(row), _END).findall(self._text("")))

    def spellable(self, letters: str) -> list[str]:
        if not letters:
            return []
        held = Counter(letters)
        shape = f"[{''.join(sorted(held))}]{{1,{len(letters)}}}"
        candidates = words_of(line_pattern(shape, _END).findall(self._text("")))
        return [word for word in candidates if Counter(word) <= held]

    def like(self, pattern: str) -> list[str]:
        first = pattern[:1] if "A" <= pattern[:1] <= "Z" else ""
        return words_of(line_pattern(shape_pattern(pattern), _END).findall(self._text(first)))

    def neighbours(self, word: str, distance: int = 3) -> list[str]:
        place = bisect_left(self._words, word)
        after = place + (word in self._set)
        return self._words[max(0, place - distance) : place] + self._words[after : after + distance]

    def _text(self, letter: str) -> bytes:
        """The words under a letter, or all, as the patterns want them."""
        if letter not in self._texts:
            words = [word for word in self._words if word.startswith(letter)]
            text = "".join(f"\n{word}0" for word in words) + "\n"
            self._texts[letter] = text.encode("ascii")
        return self._texts[letter]

    @cached_property
    def _texts(self) -> dict[str, bytes]:
        return {}


def read_word_list(path: str) -> PlainWordList:
    """The words of a text file, UTF-8 or with a byte order mark, one a line.

    Case and marks are folded; empty lines and lines that begin with # are passed over.

    :raises BadFile: naming the line, when it is no word list
    """
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - as elsewhere in the lexicon
            data = file.read(_LARGEST + 1)
    except OSError as problem:
        raise BadFile(path, f"the word list can't be read: {problem.strerror}") from problem
    if len(data) > _LARGEST:
        raise BadFile(path, "is too large for a word list (more than 200 MB)")
    words = [
        _word(path, number, line.strip())
        for number, line in enumerate(_lines(path, data), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not words:
        raise BadFile(path, "has no words; a word list has one word a line")
    return PlainWordList(os.path.abspath(path), words)  # noqa: PTH100 - pathlib costs at start


def _lines(path: str, data: bytes) -> list[str]:
    encoding, body = "utf-8", data
    for mark, name in _MARKS:
        if data.startswith(mark):
            encoding, body = name, data[len(mark) :]
            break
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as problem:
        line = body[: problem.start].decode(encoding, "replace").count("\n") + 1
        said = "UTF-8" if encoding == "utf-8" else encoding.upper()
        hint = f"is not {said}; save the list as UTF-8 text"
        raise BadFile(path, hint, line) from problem
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _word(path: str, number: int, line: str) -> str:
    word = folding.plain_word(line)
    if word is None:
        shown = ascii(line if len(line) <= folding.LONGEST else line[: folding.LONGEST] + "...")
        raise BadFile(path, f"{shown} is not one word of letters only; one word a line", number)
    return word
