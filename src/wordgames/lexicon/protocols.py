"""What the rest of the program may ask of a dictionary. Words are A to Z, upper case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from wordgames.lexicon.verdict import Verdict


class Lexicon(Protocol):
    """A judge of words, which need not be able to list them."""

    @property
    def name(self) -> str:
        """What to call it, and how to open it again."""
        ...

    @property
    def count(self) -> int | None:
        """How many words it has; None when it can't tell."""
        ...

    @property
    def digest(self) -> str:
        """A short hash; two dictionaries with the same one say the same of every word."""
        ...

    def __contains__(self, word: object, /) -> bool: ...

    def judge(self, word: str, /) -> Verdict:
        """Whether the word counts, and why; the input is folded, and any text is answered."""
        ...


class WordList(Protocol):
    """A finite list of words, as the solvers search it. Every answer is in alphabetical order."""

    def __contains__(self, word: object, /) -> bool: ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[str]: ...

    def starting(self, letter: str, pattern: str, /) -> list[str]:
        """The words that begin with the letter and that the regular expression matches whole.

        ``P.*N.*A.*`` is the quickest way to ask for letters in order; no anchors, no groups.
        """
        ...

    def containing(self, row: str, /) -> list[str]:
        """The words that have the row's letters in that order, anywhere, with any gaps."""
        ...

    def spellable(self, letters: str, /) -> list[str]:
        """The words whose letters are all among those, each used once."""
        ...


class Browsable(WordList, Protocol):
    """A list that people look around in."""

    def like(self, pattern: str, /) -> list[str]:
        """The words of a shape: ? is any letter, * any number of letters, also none."""
        ...

    def neighbours(self, word: str, distance: int = 3, /) -> list[str]:
        """The words that stand next to the word in the list, or would if it were in it."""
        ...
