"""Which words solvers may use and which bots, hints and reviews may show, given the judge.

Every word that comes from here is accepted by that judge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wordgames.lexicon.embedded import EmbeddedLexicon, common, embedded
from wordgames.lexicon.houserules import HouseRules, is_filtered
from wordgames.lexicon.plainlist import PlainWordList
from wordgames.lexicon.protocols import Lexicon, WordList

COMMON_TIER = 60
"""Bots, hints and reviews show no rarer words than these, unless told otherwise."""

WELL_KNOWN_TIERS = (35, 50)
"""Where examples come from first: words that nearly everybody has heard of."""


def words_of(judge: Lexicon) -> WordList:
    """Every word that the judge accepts, for solvers.

    A judge that can't list its words (a spell-checker) is asked about those of the lexicon.
    """
    match judge:
        case EmbeddedLexicon() | PlainWordList():
            return judge
        case HouseRules(lexicon=lexicon):
            return Chosen(words_of(lexicon), judge.__contains__, judge.allowed)
        case _:
            return Chosen(embedded(), judge.__contains__)


def words_to_show(judge: Lexicon, tier: int = COMMON_TIER) -> WordList:
    """The words that bots, hints and reviews may show: common, accepted by the judge, no slurs."""
    match judge:
        case EmbeddedLexicon():
            return common(min(tier, judge.tier))
        case PlainWordList():
            return Chosen(judge, lambda word: not is_filtered(word))
        case HouseRules(lexicon=lexicon):
            return Chosen(words_to_show(lexicon, tier), judge.__contains__)
        case _:
            return Chosen(common(tier), judge.__contains__)


def well_known(judge: Lexicon) -> tuple[WordList, ...]:
    """Lists to take a few examples from, the best known words first; the last are all to show."""
    return tuple(words_to_show(judge, tier) for tier in (*WELL_KNOWN_TIERS, COMMON_TIER))


def is_plain(word: str) -> bool:
    """Whether the word is no plural, past or other form of another one, as far as is known."""
    return not embedded().inflections(word)


class Chosen:
    """Those words of a list that pass a test, and some more: a WordList around another one."""

    def __init__(
        self,
        words: WordList,
        passes: Callable[[str], bool],
        more: frozenset[str] = frozenset(),
    ) -> None:
        self._words = words
        self._passes = passes
        self._more = PlainWordList("", (word for word in more if passes(word)))

    def __contains__(self, word: object) -> bool:
        return word in self._more or (
            isinstance(word, str) and word in self._words and self._passes(word)
        )

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[str]:
        return iter(self._chosen(list(self._words), list(self._more)))

    def starting(self, letter: str, pattern: str) -> list[str]:
        return self._chosen(
            self._words.starting(letter, pattern), self._more.starting(letter, pattern)
        )

    def containing(self, row: str) -> list[str]:
        return self._chosen(self._words.containing(row), self._more.containing(row))

    def spellable(self, letters: str) -> list[str]:
        return self._chosen(self._words.spellable(letters), self._more.spellable(letters))

    def _chosen(self, words: list[str], more: list[str]) -> list[str]:
        chosen = [word for word in words if self._passes(word)]
        return sorted({*chosen, *more}) if more else chosen
