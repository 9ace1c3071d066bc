"""What the rest of the program may ask of a dictionary. Words are A to Z, upper case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class WordList(Protocol):
    """A finite list of words, as the solvers search it. Every answer is in alphabetical order."""

    def __contains__(self, word: object, /) -> bool: ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[str]: ...

    def starting(self, letter: str, pattern: str, /) -> list[str]:
        """The words that begin with the letter and that the regular expression matches whole."""
        ...

    def containing(self, row: str, /) -> list[str]:
        """The words that have the row's letters in that order, anywhere, with any gaps."""
        ...

    def spellable(self, letters: str, /) -> list[str]:
        """The words whose letters are all among those, each used once."""
        ...
