"""What people type, made into words: A to Z, upper case."""

from __future__ import annotations

from wordgames.errors import Reason

LONGEST = 64
"""Letters of the longest input worth judging; the longest word of English has 45."""

_APOSTROPHES = "'\u2019\u02bc\u2018`\u00b4"
_JOINERS = " -\u2010\u2011\u2012\u2013\u2014\u00ad\u00a0/_"
_MARKS = {"Mn", "Me", "Mc", "Cf", "Cs"}
_WITHOUT_PARTS = str.maketrans(
    {
        "æ": "AE",
        "œ": "OE",
        "ø": "O",
        "đ": "D",
        "ð": "D",
        "þ": "TH",
        "ł": "L",
        "ħ": "H",
        "\u0131": "I",
    }
)


def fold(text: str) -> str:
    """The text in upper case without marks: ``née`` is NEE. Never fails, whatever the text.

    Compatibility forms are resolved first (NFKC: full-width letters, ligatures), then case, then
    marks. The locale does not matter: a dotless or dotted i is an I everywhere.
    """
    if text.isascii():
        return text.upper()
    from unicodedata import category, normalize  # noqa: PLC0415 - plain ASCII must not pay for it

    text = normalize("NFKC", text).casefold().translate(_WITHOUT_PARTS)
    bare = (c for c in normalize("NFKD", text) if category(c) not in _MARKS)
    return "".join(bare).upper()


def plain_word(text: str) -> str | None:
    """The text as a word of A to Z, or None when it is none; white space around it is ignored."""
    word = fold(text.strip())
    return word if word.isascii() and word.isalpha() and len(word) <= LONGEST else None


def fault(text: str) -> Reason | None:
    """Why the text, as typed, can be no word at all; None exactly when it is a plain word."""
    if plain_word(text) is not None:
        return None
    stripped = text.strip()
    word = fold(stripped[: 4 * LONGEST])
    if not word:
        return Reason.NO_WORD
    if _letters_but(word, "") or not any(c.isalpha() for c in word):
        return Reason.NOT_IN_DICTIONARY
    if any(c in _APOSTROPHES for c in stripped) and _letters_but(word, _APOSTROPHES + " "):
        return Reason.CONTRACTION
    if "." in word[:-1] and _letters_but(word, "."):
        return Reason.ABBREVIATION
    if _letters_but(word, _JOINERS) or _letters_but(word, _JOINERS + _APOSTROPHES):
        return Reason.COMPOUND
    return Reason.NOT_IN_DICTIONARY


def is_too_long(text: str) -> bool:
    """Whether the text is letters only, but more of them than any word has."""
    word = fold(text.strip()[: 4 * LONGEST])
    return word.isascii() and word.isalpha() and len(word) > LONGEST


def _letters_but(word: str, others: str) -> bool:
    """Whether the word is A to Z once the other characters are gone."""
    rest = "".join(c for c in word if c not in others)
    return rest.isascii() and rest.isalpha()
