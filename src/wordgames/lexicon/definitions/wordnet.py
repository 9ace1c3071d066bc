"""WordNet's own files, where the system has them: ``index.noun``, ``data.noun`` and so on."""

from __future__ import annotations

import mmap
import os
import os.path

from wordgames.errors import BadFile
from wordgames.lexicon.definitions.senses import Sense

NAME = "WordNet"
FOLDERS = (
    "/usr/share/wordnet",
    "/usr/share/wordnet/dict",
    "/usr/share/wordnet-3.0/dict",
    "/usr/share/WordNet/dict",
    "/usr/local/WordNet-3.0/dict",
    "/usr/local/share/wordnet/dict",
    "/opt/homebrew/opt/wordnet/dict",
    "/usr/local/opt/wordnet/dict",
    "/opt/local/share/WordNet-3.0/dict",
)
_PARTS = (("noun", "noun"), ("verb", "verb"), ("adj", "adjective"), ("adv", "adverb"))


class WordNet:
    """The open files, mapped into memory. Safe to use from several threads."""

    name = NAME

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._files: dict[str, mmap.mmap] = {}

    def senses(self, word: str) -> tuple[Sense, ...]:
        """The meanings of a word, the commonest of each part of speech first."""
        found: list[Sense] = []
        for suffix, part in _PARTS:
            line = _find_line(self._file(f"index.{suffix}"), word.lower().encode("utf-8"))
            if line is not None:
                fields = line.split()
                try:
                    offsets = [int(field) for field in fields[-int(fields[2]) :]]
                except (IndexError, ValueError) as problem:
                    raise self._broken(f"index.{suffix}") from problem
                found += [Sense(part, self._gloss(suffix, offset)) for offset in offsets]
        return tuple(found)

    def _gloss(self, suffix: str, offset: int) -> str:
        data = self._file(f"data.{suffix}")
        end = data.find(b"\n", offset)
        line = data[offset : end if end >= 0 else len(data)]
        if not line.startswith(b"%08d " % offset):
            raise self._broken(f"data.{suffix}")
        gloss = line.partition(b"| ")[2].decode("utf-8", "replace").strip()
        return gloss.partition('; "')[0].strip()

    def _file(self, name: str) -> mmap.mmap:
        if name not in self._files:
            path = os.path.join(self._folder, name)  # noqa: PTH118 - pathlib costs at start
            try:
                with open(path, "rb") as file:  # noqa: PTH123
                    self._files[name] = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            except (OSError, ValueError) as problem:
                raise self._broken(name) from problem
        return self._files[name]

    def _broken(self, name: str) -> BadFile:
        path = os.path.join(self._folder, name)  # noqa: PTH118
        return BadFile(path, "is damaged or missing; install WordNet again")


def open_wordnet() -> WordNet | None:
    """WordNet, when the system has it; the variable WNSEARCHDIR or WNHOME may say where."""
    home = os.environ.get("WNHOME")
    named = (os.environ.get("WNSEARCHDIR"), home and os.path.join(home, "dict"))  # noqa: PTH118
    for folder in (*named, *FOLDERS):
        if folder and os.path.isfile(os.path.join(folder, "index.noun")):  # noqa: PTH113, PTH118
            return WordNet(folder)
    return None


def _find_line(text: mmap.mmap, word: bytes) -> bytes | None:
    """The line of a sorted text that begins with the word and a space.

    The licence at the top is indented, so it sorts before every word.
    """
    sought = word + b" "
    low, high = 0, len(text)
    while low < high:
        start = text.rfind(b"\n", 0, (low + high) // 2) + 1
        end = text.find(b"\n", start)
        end = len(text) if end < 0 else end + 1
        if text[start : start + len(sought)] < sought:
            low = end
        else:
            high = start
    end = text.find(b"\n", low)
    line = text[low : end if end >= 0 else len(text)]
    return line if line.startswith(sought) else None
