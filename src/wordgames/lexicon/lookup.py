"""Looking a word up: the verdict, what it means, and what was perhaps meant instead."""

from __future__ import annotations

from wordgames.errors import BadSetup, Reason
from wordgames.lexicon.definitions.chain import Definitions, installed
from wordgames.lexicon.embedded import DICTIONARIES, embedded
from wordgames.lexicon.verdict import Record, Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from wordgames.lexicon.definitions.senses import Entry
    from wordgames.lexicon.enchant import EnchantLexicon
    from wordgames.lexicon.protocols import Lexicon

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LONGEST = 24
_MOST_SUGGESTIONS = 5


class Answer(Record):
    """All that a look-up finds.

    - ``entries`` is what the word means, in the first dictionary of meanings that knows it;
    - ``second_opinion``: the lexicon lacks the word, but a spell-checker knows it, so the table
      may allow it;
    - ``suggestions``, for a refused word: some that are spelled much the same and would count.
    """

    __slots__ = ("entries", "second_opinion", "suggestions", "verdict")

    def __init__(
        self,
        verdict: Verdict,
        entries: tuple[Entry, ...] = (),
        *,
        second_opinion: bool = False,
        suggestions: tuple[str, ...] = (),
    ) -> None:
        self.verdict: Final = verdict
        self.entries: Final = entries
        self.second_opinion: Final = second_opinion
        self.suggestions: Final = suggestions


class LookUps:
    """Looks words up for a table with its dictionary."""

    def __init__(self, judge: Lexicon, definitions: Definitions | None = None) -> None:
        self.judge = judge
        self.definitions = definitions or installed()

    def verdict(self, word: str) -> Verdict:
        """Whether the word counts; instant, whatever is installed."""
        return self.judge.judge(word)

    def look_up(self, word: str, *, meanings: bool = True, second_opinion: bool = True) -> Answer:
        """Everything about a word; ``meanings`` and ``second_opinion`` cost a few milliseconds."""
        verdict = self.judge.judge(word)
        plain = verdict.word.isascii() and verdict.word.isalpha()
        if not plain:
            return Answer(verdict)
        entries = self._entries(verdict) if meanings else ()
        if verdict.valid or verdict.reason in {Reason.BANNED, Reason.FILTERED}:
            return Answer(verdict, entries)
        if not second_opinion:
            return Answer(verdict, entries)
        lacking = verdict.reason is Reason.NOT_IN_DICTIONARY and verdict.tier is None
        known = lacking and _spell_checker_knows(verdict.word)
        suggestions = tuple(self.suggestions(verdict.word))
        return Answer(verdict, entries, second_opinion=known, suggestions=suggestions)

    def suggestions(self, word: str) -> list[str]:
        """Words like the one typed that the judge accepts, the commonest first."""
        if len(word) > _LONGEST:
            return []
        from wordgames.lexicon.houserules import is_filtered  # noqa: PLC0415

        near = _one_letter_away(word)
        checker = _checker()
        guessed = checker.suggestions(word, 2 * _MOST_SUGGESTIONS) if checker is not None else []
        likeliest = [each for each in guessed if each in near]
        found = dict.fromkeys((*likeliest, *near, *guessed))
        good = [each for each in found if each in self.judge and not is_filtered(each)]
        return good[:_MOST_SUGGESTIONS]

    def _entries(self, verdict: Verdict) -> tuple[Entry, ...]:
        bases = [inflection.base for inflection in verdict.inflections]
        return self.definitions.entries(verdict.word, bases)


def _checker() -> EnchantLexicon | None:
    from wordgames.lexicon import enchant  # noqa: PLC0415 - only refused words pay for it

    try:
        return enchant.second_opinion()
    except BadSetup:
        return None


def _spell_checker_knows(word: str) -> bool:
    checker = _checker()
    return checker is not None and checker.knows(word)


def _one_letter_away(word: str) -> list[str]:
    """Words of the lexicon that differ by a letter put in, left out, changed or swapped."""
    halves = [(word[:place], word[place:]) for place in range(len(word) + 1)]
    spellings = {
        *(left + right[1:] for left, right in halves if right),
        *(left + right[1] + right[0] + right[2:] for left, right in halves if len(right) > 1),
        *(left + letter + right[1:] for left, right in halves if right for letter in _ALPHABET),
        *(left + letter + right for left, right in halves for letter in _ALPHABET),
    } - {word}
    found: list[str] = []
    left_over = sorted(spelling for spelling in spellings if spelling in embedded())
    for name in DICTIONARIES:
        found += [spelling for spelling in left_over if spelling in embedded(name)]
    return list(dict.fromkeys(found))
