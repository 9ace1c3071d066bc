"""What a table decides for itself: words it allows, words it bans, and the family filter."""

from __future__ import annotations

from functools import cached_property

from wordgames.errors import Reason
from wordgames.lexicon.embedded import the_file
from wordgames.lexicon.folding import fold
from wordgames.lexicon.layout import SHOWN
from wordgames.lexicon.verdict import Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wordgames.lexicon.protocols import Lexicon


class HouseRules:
    """A dictionary as the table uses it: a Lexicon around another one.

    A word on the list of bans is refused as banned, one that the family filter knows as filtered,
    never as no word; one on the list of allowed words counts whatever the dictionary says. The
    ban is the stronger of the two, and an allowed word passes the filter.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        *,
        allowed: frozenset[str] = frozenset(),
        banned: frozenset[str] = frozenset(),
        family_filter: bool = False,
    ) -> None:
        self.lexicon = lexicon
        self.allowed = allowed
        self.banned = banned
        self.family_filter = family_filter

    @property
    def name(self) -> str:
        return self.lexicon.name

    @property
    def count(self) -> int | None:
        return self.lexicon.count

    @property
    def digest(self) -> str:
        """The dictionary's own, with a mark that changes with the table's lists."""
        return self._digest

    @cached_property
    def _digest(self) -> str:
        if not (self.allowed or self.banned or self.family_filter):
            return self.lexicon.digest
        from hashlib import sha256  # noqa: PLC0415 - only when asked

        lists = "\n".join(
            (*sorted(self.allowed), "-", *sorted(self.banned), str(self.family_filter))
        )
        return f"{self.lexicon.digest}+{sha256(lists.encode()).hexdigest()[:6]}"

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or word in self.banned:
            return False
        if word in self.allowed:
            return True
        return word in self.lexicon and not (self.family_filter and is_filtered(word))

    def judge(self, word: str) -> Verdict:
        """Whether the word counts at this table, and why."""
        folded = fold(word.strip())
        verdict = self.lexicon.judge(word)
        if folded in self.banned:
            return verdict.because(Reason.BANNED)
        if folded in self.allowed:
            return verdict.because(None)
        if verdict.valid and self.family_filter and is_filtered(folded):
            return verdict.because(Reason.FILTERED)
        return verdict

    def allowing(self, word: str) -> HouseRules:
        """The same table, having agreed that the word counts."""
        return HouseRules(
            self.lexicon,
            allowed=self.allowed | {word},
            banned=self.banned - {word},
            family_filter=self.family_filter,
        )

    def banning(self, word: str) -> HouseRules:
        """The same table, having agreed that the word does not count."""
        return HouseRules(
            self.lexicon,
            allowed=self.allowed - {word},
            banned=self.banned | {word},
            family_filter=self.family_filter,
        )


def is_filtered(word: str) -> bool:
    """Whether the family filter keeps the word from the table."""
    number = the_file().number(word)
    return number is not None and the_file().end(number) < SHOWN
