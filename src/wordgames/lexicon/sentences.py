"""A verdict in one plain sentence, the same in every front end."""

from __future__ import annotations

import os.path

from wordgames.errors import Reason
from wordgames.lexicon.folding import fault, is_too_long
from wordgames.lexicon.verdict import NAME_KINDS, Inflection, Note, Verdict

_NAMED = {
    "place": "a place",
    "person": "the name of a person",
    "people": "a people or a kind of person",
    "group": "the name of a group",
    "time": "a name in the calendar",
    "language": "a language",
    "name": "a name",
}
_FORMS = {
    "plural": "plural",
    "third": "he-she-it form",
    "past": "past form",
    "gerund": "-ING form",
    "adverb": "-LY form",
    "comparative": "comparative",
    "superlative": "superlative",
}
_SHOWN = 40


def sentence(verdict: Verdict) -> str:
    """Whether the word counts, and the fact behind it: "LONDON is a place: proper nouns ..."."""
    word = printable(verdict.word)
    match verdict.reason:
        case None:
            return f"{word} is a word{_facts(verdict)}."
        case Reason.PROPER_NOUN:
            return f"{word} is {_named(verdict.notes)}: proper nouns don't count."
        case Reason.ABBREVIATION:
            return f"{word} is an abbreviation{_written(verdict)}: abbreviations don't count."
        case Reason.CONTRACTION if "'" in _written(verdict):
            return f"{word} is {_written_as(verdict)} without its apostrophe: no word of its own."
        case Reason.CONTRACTION:
            return f"{word} has an apostrophe: only words of plain letters count."
        case Reason.FOREIGN:
            return f"{word} is {_language(verdict.notes)}: foreign words don't count."
        case _:
            return _without_facts(verdict, word)


def inflection_in_words(inflection: Inflection) -> str:
    """How a form belongs to its base word: "plural of FOX"."""
    forms = [form for kind, form in _FORMS.items() if kind in inflection.kinds]
    return f"{' or '.join(forms)} of {inflection.base}"


def name_in_words(notes: tuple[Note, ...]) -> str | None:
    """What else the spelling names: "also a name: Paris, a place"; None when it names nothing."""
    for note in notes:
        if note.kind == "name":
            return f"also a name: {note.written}"
        if note.kind in NAME_KINDS:
            return f"also a name: {note.written}, {_NAMED[note.kind]}"
    return None


def no_word_in_words(text: str) -> str:
    """Why the text, as typed, can be no word at all, to stand after it."""
    match fault(text):
        case Reason.COMPOUND:
            return "hyphens and spaces don't count"
        case Reason.CONTRACTION:
            return "words with an apostrophe don't count"
        case Reason.ABBREVIATION:
            return "abbreviations don't count"
        case Reason.NO_WORD:
            return "there is no word"
        case _ if is_too_long(text):
            return "no word has so many letters"
        case _:
            return "words have the letters A to Z only"


def printable(text: str) -> str:
    """The text so that any terminal can show it: no control characters, not without end."""
    shown = "".join(c if c.isprintable() else "?" for c in text[: _SHOWN + 1])
    return shown if len(text) <= _SHOWN else shown[:_SHOWN] + "..."


def _without_facts(verdict: Verdict, word: str) -> str:
    """The sentence for a reason that needs no more than the word itself."""
    match verdict.reason:
        case Reason.COMPOUND:
            return f"{word} is not written as one word: hyphens and spaces don't count."
        case Reason.FILTERED:
            return f"{word} is a word, but the family filter is on."
        case Reason.BANNED:
            return f"{word} doesn't count at this table, which has banned it."
        case Reason.NO_WORD:
            return "There is nothing to look up: type a word."
        case _ if verdict.tier is not None:
            return f"{word} is {_article(verdict.tier)} word that {verdict.dictionary} leaves out."
        case _ if not (verdict.word.isascii() and verdict.word.isalpha()):
            return f"{word} is no word: words have the letters A to Z only."
        case _:
            list_name = os.path.basename(verdict.dictionary)  # noqa: PTH119 - pathlib costs at start
            return f"{word} is not in the dictionary ({list_name})."


def _facts(verdict: Verdict) -> str:
    facts = [f"{verdict.tier}"] if verdict.tier else []
    facts += [inflection_in_words(inflection) for inflection in verdict.inflections[:2]]
    if also := name_in_words(verdict.notes):
        facts.append(also)
    return f" ({'; '.join(facts)})" if facts else ""


def _named(notes: tuple[Note, ...]) -> str:
    return next((_NAMED[note.kind] for note in notes if note.kind in NAME_KINDS), "a name")


def _written(verdict: Verdict) -> str:
    """How it is commonly written, in brackets, unless that is how it was typed."""
    for note in verdict.notes:
        if note.kind in {"abbreviation", "contraction"} and note.written != verdict.word:
            return f" ({note.written})"
    return ""


def _written_as(verdict: Verdict) -> str:
    return _written(verdict).strip(" ()")


def _language(notes: tuple[Note, ...]) -> str:
    return next((note.written for note in notes if note.kind == "foreign"), "foreign")


def _article(tier: str) -> str:
    return f"{'a' if tier not in {'everyday', 'uncommon', 'obscure'} else 'an'} {tier}"
