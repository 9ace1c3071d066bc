"""GCIDE, a free dictionary grown from Webster's of 1913, as dictd keeps it.

``gcide.index`` has a line for each headword: the word, where its article begins and how long it
is, in digits of base 64. ``gcide.dict.dz`` holds the articles: gzip in chunks, so that one
article can be read without the rest; a table of the chunks' sizes stands in the gzip header.
"""

from __future__ import annotations

import mmap
import os.path
import re
import zlib

from wordgames.errors import BadFile
from wordgames.lexicon.definitions.senses import Sense

NAME = "GCIDE"
FOLDERS = ("/usr/share/dictd", "/usr/local/share/dictd", "/opt/homebrew/share/dictd")

_DIGITS = {
    digit: value
    for value, digit in enumerate(
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    )
}
_NOT_COMPARED = re.compile(rb"[^0-9a-z ]")
_HEAD = re.compile(r"\\[^\\]*\\(.*?)(?:\n(?= {3}(?:\d+\. |\(?[A-Z]))|\Z)", re.DOTALL)
_PART = re.compile(r"(?:^|[\s,;)])(n|v|a|adv|adj|prep|conj|interj|pron)\.")
_PARTS = {
    "n": "noun",
    "v": "verb",
    "a": "adjective",
    "adj": "adjective",
    "adv": "adverb",
    "prep": "preposition",
    "conj": "conjunction",
    "interj": "interjection",
    "pron": "pronoun",
}
_SENSES = re.compile(r"^ {3}\d+\. ", re.MULTILINE)
_TAG = re.compile("Webster|PJC|WordNet|Century")
_END_OF_SENSE = re.compile(
    r"\n\s*\n|\n?\s+\[[^\]]*(?:Webster|PJC|WordNet|Century)[^\]]*\]|\n {3}Syn:"
)
_BRACKETED = re.compile(r"\[[^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*\]")
_CITATION = re.compile(r"\s*--[A-Z][\w. ]*\.?$")
_RA_FIELD = b"RA"
_EXTRA = 4
_LONGEST = 400


class Gcide:
    """The open dictionary. Safe to use from several threads."""

    name = NAME

    def __init__(self, folder: str) -> None:
        self._index_path = os.path.join(folder, "gcide.index")  # noqa: PTH118 - as elsewhere
        self._path = os.path.join(folder, "gcide.dict.dz")  # noqa: PTH118
        self._index = self._open(self._index_path)
        self._articles = self._open(self._path)
        self._chunk, self._starts = self._table()

    def senses(self, word: str) -> tuple[Sense, ...]:
        """The meanings of a word, in the order of its articles."""
        found: list[Sense] = []
        for start, length in self._places(word.lower().encode("ascii")):
            found += _senses_of(self._read(start, length).decode("utf-8", "replace"))
        return tuple(found)

    def _places(self, word: bytes) -> list[tuple[int, int]]:
        """Where the word's articles are. The index is sorted without case and punctuation."""
        index = self._index
        low, high = 0, len(index)
        while low < high:
            start = index.rfind(b"\n", 0, (low + high) // 2) + 1
            end = index.find(b"\n", start) + 1 or len(index)
            headword = index[start:end].partition(b"\t")[0].lower()
            if _NOT_COMPARED.sub(b"", headword) < word:
                low = end
            else:
                high = start
        found: list[tuple[int, int]] = []
        while low < len(index):
            end = index.find(b"\n", low) + 1 or len(index)
            headword, *numbers = index[low:end].rstrip(b"\n").split(b"\t")
            if _NOT_COMPARED.sub(b"", headword.lower()) != word:
                break
            if headword.lower() == word:
                found.append(self._place(numbers))
            low = end
        return found

    def _place(self, numbers: list[bytes]) -> tuple[int, int]:
        try:
            start, length = (_number(digits) for digits in numbers[:2])
        except (KeyError, ValueError) as problem:
            raise self._broken(self._index_path) from problem
        return start, length

    def _table(self) -> tuple[int, list[int]]:
        """The size of an unpacked chunk, and where each packed one begins; one more at the end."""
        head = self._articles
        if head[:4] not in {b"\x1f\x8b\x08\x04", b"\x1f\x8b\x08\x0c"}:
            raise self._broken(self._path)
        at = 12
        extra = at + int.from_bytes(head[10:12], "little")
        sizes: list[int] = []
        chunk = 0
        while at + _EXTRA <= extra:
            length = int.from_bytes(head[at + 2 : at + 4], "little")
            if head[at : at + 2] == _RA_FIELD:
                field = head[at + 4 : at + 4 + length]
                chunk = int.from_bytes(field[2:4], "little")
                sizes = [
                    int.from_bytes(field[i : i + 2], "little") for i in range(6, len(field), 2)
                ]
            at += _EXTRA + length
        if not chunk:
            raise self._broken(self._path)
        start = extra
        if head[3] & 8:
            start = head.find(b"\0", extra) + 1
        starts = [start]
        for size in sizes:
            starts.append(starts[-1] + size)
        if starts[-1] > len(head):
            raise self._broken(self._path)
        return chunk, starts

    def _read(self, start: int, length: int) -> bytes:
        first, last = start // self._chunk, (start + length - 1) // self._chunk
        if last + 1 >= len(self._starts):
            raise self._broken(self._path)
        try:
            unpacked = b"".join(
                zlib.decompressobj(-15).decompress(
                    self._articles[self._starts[number] : self._starts[number + 1]]
                )
                for number in range(first, last + 1)
            )
        except zlib.error as problem:
            raise self._broken(self._path) from problem
        return unpacked[start - first * self._chunk :][:length]

    def _open(self, path: str) -> mmap.mmap:
        try:
            with open(path, "rb") as file:  # noqa: PTH123
                return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as problem:
            raise self._broken(path) from problem

    def _broken(self, path: str) -> BadFile:
        return BadFile(path, "is damaged or missing; install dict-gcide again")


def open_gcide() -> Gcide | None:
    """GCIDE, when the system has it."""
    for folder in FOLDERS:
        if os.path.isfile(os.path.join(folder, "gcide.dict.dz")):  # noqa: PTH113, PTH118
            return Gcide(folder)
    return None


def _number(digits: bytes) -> int:
    value = 0
    for digit in digits:
        value = value * 64 + _DIGITS[digit]
    return value


def _senses_of(article: str) -> list[Sense]:
    """The numbered meanings of an article, or the only one, each cut at its first example."""
    article = _BRACKETED.sub(lambda found: found[0] if _TAG.search(found[0]) else "", article)
    head = _HEAD.search(article)
    if head is None:
        return []
    part = _PART.search(head[1])
    name = _PARTS[part[1]] if part else ""
    pieces = _SENSES.split(article[head.end() :])
    texts = [_plain(piece) for piece in (pieces[1:] or pieces)]
    return [Sense(name, text) for text in texts if text]


def _plain(piece: str) -> str:
    """A meaning without citations, sources and markup."""
    text = _END_OF_SENSE.split(piece.strip("\n"), maxsplit=1)[0]
    text = " ".join(_BRACKETED.sub("", text).replace("{", "").replace("}", "").split())
    text = _CITATION.sub("", text.partition("; as, ")[0]).strip(" ;,")
    return text if len(text) <= _LONGEST else text[:_LONGEST].rpartition(" ")[0] + " ..."
