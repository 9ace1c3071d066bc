"""What the look-up page says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wordgames.lexicon.protocols import Lexicon

WORD_OR_PATTERN: Final = "a word; or C?T, *ZZLE, P-N-A to find some"
EXAMPLES: Final = (
    ("foxes", "Is that a word, who says so, and what does it mean?"),
    ("c?t", "? stands for one letter, whichever it is."),
    ("*zzle", "* stands for any letters, and for none."),
    ("p-n-a", "Words that begin with an outer one and have the others in order, as in PDQ."),
)
"""What can be typed, as long as nothing is."""
ONLY_WORDS: Final = "a word"
NO_PATTERNS_NOW: Final = "While letters lie on the table only whole words are looked up."
ALLOW: Final = "Shall {0} count at this table?"
BAN: Final = "Shall {0} no longer count at this table?"
NO_MEANING: Final = "No meaning is known here."
SECOND_OPINION: Final = "A spell-checker knows it; the table may allow it (F4)."
RULED: Final = "Ruled on in this game"
ALLOWED: Final = "allowed by the table"
BANNED: Final = "banned by the table"
GOOD: Final = "counted"
REFUSED: Final = "refused"


def judge_in_words(judge: Lexicon) -> str:
    """Who decides here: "broad, 184,102 words, 1f2e3d"."""
    words = "" if judge.count is None else f", {judge.count:,} words"
    return f"{judge.name}{words}, {judge.digest[:8]}"


def found(count: int) -> str:
    """How many words have a shape."""
    return "No word is like that." if not count else f"{count:,} word{'s' * (count > 1)}"
