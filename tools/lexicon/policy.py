"""Which of the lists' words are words, and from which tier: the policy of docs/lexicon.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lexicon.sources import Scowl

SHORT = 3
ALWAYS = 70
"""Up to this size the lists alone decide."""
WITNESSED = 80
"""Up to this size they need the second list's word for it."""
SHORT_ALWAYS = 60
NAMES_FROM = 60
"""From this size on, a word whose capitalised form is commoner is a name."""


@dataclass(slots=True)
class HandLists:
    """Our own judgement, from the text files in data/lexicon."""

    short_out: set[str] = field(default_factory=set)
    short_in: set[str] = field(default_factory=set)
    not_names: set[str] = field(default_factory=set)
    modern: dict[str, int] = field(default_factory=dict)
    filtered: set[str] = field(default_factory=set)
    filtered_starts: set[str] = field(default_factory=set)
    foreign: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    out: set[str] = field(default_factory=set)
    inflections: list[tuple[str, str, str]] = field(default_factory=list)
    no_inflections: set[tuple[str, str]] = field(default_factory=set)


def read_hand_lists(folder: Path) -> HandLists:
    """Every hand list; a line that says nothing sensible stops the build."""
    hand = HandLists()
    for sign, *words in _lines(folder / "short-words.txt"):
        target = {"+": hand.short_in, "-": hand.short_out}[sign]
        target.update(words)
    for words in _lines(folder / "words-not-names.txt"):
        hand.not_names.update(words)
    for tier, *words in _lines(folder / "modern-words.txt"):
        for word in words:
            hand.modern.setdefault(word, int(tier.removesuffix(":")))
    for entries in _lines(folder / "review-filter.txt"):
        for entry in entries:
            target = hand.filtered_starts if entry.endswith("*") else hand.filtered
            target.add(entry.removesuffix("*"))
    for language, *words in _lines(folder / "foreign-words.txt"):
        for word in words:
            hand.foreign.setdefault(word, language.removesuffix(":"))
    for kind, *words in _lines(folder / "names.txt"):
        for word in words:
            hand.names.setdefault(word, kind.removesuffix(":"))
    for words in _lines(folder / "not-words.txt"):
        hand.out.update(words)
    for sign, form, *rest in _lines(folder / "inflections.txt"):
        if sign == "-":
            hand.no_inflections.update((form, base) for base in rest or [""])
        else:
            kind, base = rest
            hand.inflections.append((form, kind, base))
    return hand


def _lines(path: Path) -> Iterator[list[str]]:
    for line in path.read_text(encoding="utf-8").split("\n"):
        fields = line.partition("#")[0].split()
        if fields:
            yield fields


def choose_words(scowl: Scowl, witness: frozenset[str], hand: HandLists) -> dict[str, int]:
    """Every word that counts, with its tier."""
    chosen: dict[str, int] = {}
    for word, size in scowl.words.items():
        always = SHORT_ALWAYS if len(word) <= SHORT else ALWAYS
        if len(word) == 1:
            listed = word in {"A", "I", "O"}
        else:
            listed = size <= always or (size <= WITNESSED and word in witness)
        if listed and not _is_name(word, size, scowl, hand):
            chosen[word] = size
    for word, tier in hand.modern.items():
        chosen[word] = min(tier, chosen.get(word, tier))
    for word in hand.short_in:
        chosen.setdefault(word, min(scowl.words.get(word, 70), 70))
    for word in hand.short_out | hand.out:
        chosen.pop(word, None)
    return chosen


def _is_name(word: str, size: int, scowl: Scowl, hand: HandLists) -> bool:
    """Whether the plain form is only the shadow of a name."""
    if size < NAMES_FROM or len(word) <= SHORT or word in hand.modern:
        return False
    if {word, word.removesuffix("S"), word.removesuffix("ES")} & hand.not_names:
        return False
    capital = scowl.names.get(word)
    return capital is not None and capital[0] < size
