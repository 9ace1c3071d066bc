"""What a dictionary of meanings answers."""

from __future__ import annotations

from wordgames.lexicon.verdict import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Protocol

    class Source(Protocol):
        """A dictionary of meanings."""

        @property
        def name(self) -> str: ...

        def senses(self, word: str, /) -> tuple[Sense, ...]:
            """The meanings of a word in upper case; none when it does not have the word.

            :raises BadFile: when what it reads is damaged
            """
            ...


class Sense(Record):
    """One meaning: part of speech (empty when the source does not say it) and text."""

    __slots__ = ("part", "text")

    def __init__(self, part: str, text: str) -> None:
        self.part: Final = part
        self.text: Final = text


class Entry(Record):
    """A word in one dictionary of meanings; for RAN that word may be RUN."""

    __slots__ = ("senses", "source", "word")

    def __init__(self, word: str, source: str, senses: tuple[Sense, ...]) -> None:
        self.word: Final = word
        self.source: Final = source
        self.senses: Final = senses
