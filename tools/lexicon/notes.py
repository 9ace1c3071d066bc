"""What the look-up says of a spelling apart from whether it counts: names, abbreviations, ..."""

from __future__ import annotations

from collections.abc import Container

from lexicon.policy import HandLists
from lexicon.sources import Scowl, WordNet
from lexicon.writer import Note

SHORTEST = 2
NAMES_TO = 80
ABBREVIATIONS_TO = 80
ALSO_NAMES_TO = 60
"""A word is called a name as well when the name is no rarer than this, or WordNet knows it."""

LETTERS = {
    "place": "p",
    "person": "h",
    "people": "e",
    "group": "g",
    "time": "t",
    "language": "l",
    "name": "n",
}
"""How the kinds of names are written; a is for abbreviations, c contractions, f foreign."""


def notes_on(words: Container[str], scowl: Scowl, wordnet: WordNet, hand: HandLists) -> list[Note]:
    """One note a spelling and sort."""
    notes: list[Note] = []
    abbreviations = {
        spelling: written
        for spelling, (size, written) in scowl.abbreviations.items()
        if size <= ABBREVIATIONS_TO
    }
    names = {
        spelling: ("name", written)
        for spelling, (size, written) in scowl.names.items()
        if size <= (ALSO_NAMES_TO if spelling in words else NAMES_TO)
        and not abbreviations.get(spelling, "").isupper()
    }
    for spelling in [name for name in names if name in words and name.endswith("S")]:
        if spelling[:-1] in names or spelling[:-2] in names:
            del names[spelling]
    for spelling, (kind, written) in wordnet.names.items():
        if written.isupper():
            abbreviations.setdefault(spelling, written)
        else:
            names[spelling] = kind, names.get(spelling, (kind, written))[1]
    for spelling, kind in hand.names.items():
        names[spelling] = kind, spelling.capitalize()
    notes += [
        Note(spelling, LETTERS[kind] + written)
        for spelling, (kind, written) in names.items()
        if len(spelling) >= SHORTEST
    ]
    notes += [
        Note(spelling, "a" + written)
        for spelling, written in abbreviations.items()
        if len(spelling) >= SHORTEST and spelling not in words
    ]
    notes += [
        Note(spelling, "c" + written)
        for spelling, (_, written) in scowl.contractions.items()
        if spelling not in words
    ]
    notes += [
        Note(spelling, "f" + language)
        for spelling, language in hand.foreign.items()
        if spelling not in words
    ]
    return notes
