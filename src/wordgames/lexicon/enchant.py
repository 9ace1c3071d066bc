"""The spelling dictionaries of the machine, through pyenchant: a second opinion.

This is the only module that imports enchant, and only when it is asked for. Its C library, its
dictionaries and the package itself may each be missing; that is an ordinary case with a line
that says what to install. The library is not thread-safe, so every call holds one lock.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from threading import Lock
from typing import Any

from wordgames.errors import BadSetup, Reason
from wordgames.lexicon import folding
from wordgames.lexicon.embedded import embedded
from wordgames.lexicon.verdict import Verdict

PREFIX = "enchant:"
SHORTEST_TRUSTED = 4
"""Below this many letters spell-checkers accept abbreviations and mere letters."""

_ROMAN = frozenset("IVXLCDM")
_LOCK = Lock()


class EnchantLexicon:
    """A spelling dictionary as a judge. It can't list its words, so no solver can use it.

    What makes no word in these games is refused before the spell-checker is asked, which knows
    ``b..`` and ``foo-bar`` and every single letter. Words of two and three letters, and what may
    be a Roman numeral, are left to the lexicon that comes with the program. A word must be right
    in lower case: London is not.
    """

    def __init__(self, tag: str) -> None:
        self._tag = tag
        self._dictionary = _open(tag)
        self.name = PREFIX + tag
        self.count: int | None = None

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def digest(self) -> str:
        """Which engine and version: the best that can be said of a list that can't be read."""
        provider = self._dictionary.provider
        return f"{provider.name}-{_enchant().get_enchant_version()}"

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not (word.isascii() and word.isalpha() and word.isupper()):
            return False
        if len(word) > folding.LONGEST:
            return False
        if len(word) < SHORTEST_TRUSTED or _ROMAN.issuperset(word):
            return word in embedded()
        return self._checks(word.lower())

    def judge(self, word: str) -> Verdict:
        """Whether the word counts; the input is folded, and any text is answered."""
        own = embedded().judge(word)
        if folding.plain_word(word) is None:
            return own.because(own.reason, self.name)
        if own.word in self:
            return own.because(None, self.name)
        reason = own.reason
        if reason is None:
            reason = Reason.NOT_IN_DICTIONARY
            if len(own.word) >= SHORTEST_TRUSTED and self._checks(own.word.capitalize()):
                reason = Reason.PROPER_NOUN
        return own.because(reason, self.name)

    def knows(self, word: str) -> bool:
        """Whether it knows a word of at least four letters in lower case."""
        return len(word) >= SHORTEST_TRUSTED and word in self

    def suggestions(self, word: str, limit: int = 5) -> list[str]:
        """Words that are spelled much the same, all of which the lexicon or this judge accepts."""
        if not word or len(word) > folding.LONGEST:
            return []
        with _LOCK:
            raw: list[str] = self._dictionary.suggest(word.lower())
        found: list[str] = []
        for suggestion in raw:
            plain = folding.plain_word(suggestion)
            if plain and suggestion == suggestion.lower() and plain in self and plain not in found:
                found.append(plain)
        return found[:limit]

    def _checks(self, spelling: str) -> bool:
        with _LOCK:
            return bool(self._dictionary.check(spelling))


def available() -> tuple[str, ...]:
    """The language tags of the spelling dictionaries here; none when enchant is missing."""
    try:
        enchant = _enchant()
    except BadSetup:
        return ()
    with _LOCK:
        return tuple(sorted(set(enchant.list_languages())))


def problem() -> str | None:
    """What is missing, and what to install; None when there is a dictionary to ask."""
    try:
        _enchant()
    except BadSetup as missing:
        return str(missing)
    return None if available() else f"no spelling dictionary is installed; {_how_to_install()}"


def second_opinion() -> EnchantLexicon | None:
    """An English spelling dictionary, British or American first; None when there is none."""
    tags = available()
    for tag in ("en_GB", "en_US", *(tag for tag in tags if tag.split("_")[0] == "en")):
        if tag in tags:
            return _opened(tag)
    return None


def open_enchant(tag: str) -> EnchantLexicon:
    """The spelling dictionary of a language tag such as en_GB.

    :raises BadSetup: when the library or the dictionary is missing; it says what to install
    """
    return _opened(tag)


@cache
def _opened(tag: str) -> EnchantLexicon:
    return EnchantLexicon(tag)


def _open(tag: str) -> Any:
    enchant = _enchant()
    try:
        if not tag.replace("_", "").replace("-", "").isalnum() or not tag.isascii():
            raise _unknown(tag)  # the library takes nothing for the usual language
        with _LOCK:
            return enchant.Dict(tag)
    except enchant.errors.Error:
        raise _unknown(tag) from None


def _unknown(tag: str) -> BadSetup:
    here = ", ".join(PREFIX + other for other in available()) or "none"
    return BadSetup(f"there is no spelling dictionary {tag!r} (here: {here}); {_how_to_install()}")


@cache
def _enchant() -> Any:
    """The package, when it and its C library are here."""
    try:
        enchant: Any = import_module("enchant")  # optional, and its library costs at start
    except ImportError as missing:
        if missing.name == "enchant":
            raise BadSetup("pyenchant is not installed; pip install pyenchant") from missing
        raise BadSetup(f"the enchant library is not installed; {_how_to_install()}") from missing
    return enchant


def _how_to_install() -> str:
    """The command that brings the library and an English dictionary on this machine."""
    match sys.platform:
        case "darwin":
            return "brew install enchant"
        case "win32":
            return "pip install --force-reinstall pyenchant brings both"
        case _:
            return (
                "Debian, Ubuntu: apt install libenchant-2-2 hunspell-en-gb; "
                "Fedora: dnf install enchant2 hunspell-en-GB"
            )
