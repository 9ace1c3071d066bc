"""Which word is an inflected form of which: worked out once, when the lexicon is built.

A form counts only when its base word is in the lexicon and can be the part of speech that the
ending needs; WordNet's parts of speech and irregular forms decide, and SCOWL's possessives
say what is a noun. What the rules get wrong is put right in data/lexicon/inflections.txt.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from enum import IntFlag

from lexicon.policy import HandLists
from lexicon.sources import Scowl, WordNet
from wordgames.lexicon import layout


class Kind(IntFlag):
    """What a form is of its base; one form can be several, as WALKS is of WALK."""

    PLURAL = layout.PLURAL
    THIRD = layout.THIRD
    PAST = layout.PAST
    GERUND = layout.GERUND
    ADVERB = layout.ADVERB
    COMPARATIVE = layout.COMPARATIVE
    SUPERLATIVE = layout.SUPERLATIVE


KINDS = {kind.name.lower(): kind for kind in Kind if kind.name}
SHORT_STEM = re.compile("(?:[^AEIOU]*|[^AEIOU]*QU)[AEIOU][^AEIOUWXY]")
"""One syllable, one vowel, one consonant: doubles its last letter before -ED, -ING, -ER."""
STEM_END = re.compile(".*[AEIOU]([^AEIOUWXYH])")
F_PLURALS = {
    "WOLVES": "WOLF", "KNIVES": "KNIFE", "SHELVES": "SHELF", "SELVES": "SELF", "LOAVES": "LOAF",
    "LEAVES": "LEAF", "CALVES": "CALF", "HALVES": "HALF", "THIEVES": "THIEF", "WIVES": "WIFE",
    "HOOVES": "HOOF", "SCARVES": "SCARF", "WHARVES": "WHARF", "DWARVES": "DWARF", "ELVES": "ELF",
    "SHEAVES": "SHEAF", "TURVES": "TURF", "KERCHIEVES": "KERCHIEF", "LIVES": "LIFE",
}  # fmt: skip


class Inflections:
    """The forms of every word."""

    def __init__(
        self, words: Container[str], scowl: Scowl, wordnet: WordNet, hand: HandLists
    ) -> None:
        self._words = words
        self._nouns = scowl.nouns
        self._wordnet = wordnet
        self._parts = wordnet.parts
        self._hand = hand
        self._irregular_verbs = {
            base
            for form, bases in wordnet.irregular.items()
            for base, part in bases
            if part == "verb" and not form.endswith(("ED", "ING", "S"))
        }

    def of(self, word: str) -> dict[str, Kind]:
        """The base words of a word, the likeliest first, with what the word is of each."""
        found: dict[str, Kind] = {}
        barred = self._hand.no_inflections
        if (word, "") not in barred:
            for base, kind in self._found(word):
                if base != word and base in self._words and (word, base) not in barred:
                    found[base] = found.get(base, kind) | kind
        for form, kind, base in self._hand.inflections:
            if form == word:
                found[base] = found.get(base, KINDS[kind]) | KINDS[kind]
        return found

    def _found(self, word: str) -> Iterator[tuple[str, Kind]]:
        yield from self._irregular(word)
        if word.endswith("S"):
            yield from self._s_forms(word)
        else:
            yield from self._odd_plurals(word)
        if word.endswith("ED"):
            yield from self._ed_forms(word)
        elif word.endswith("ING"):
            yield from self._ing_forms(word)
        elif word.endswith("LY"):
            yield from self._ly_forms(word)
        elif word.endswith("ER"):
            yield from self._degree(word, "ER", Kind.COMPARATIVE)
        elif word.endswith("EST"):
            yield from self._degree(word, "EST", Kind.SUPERLATIVE)

    # Parts of speech.

    def _noun(self, base: str) -> bool:
        parts = self._parts.get(base)
        return base in self._nouns or parts is None or "noun" in parts

    def _verb(self, base: str, form: str = "") -> bool:
        """A verb by WordNet; else, unless WordNet has the form for itself, by its own forms."""
        parts = self._parts.get(base)
        if parts is not None and "verb" in parts:
            return True
        if len(base) < 3 or form in self._parts:
            return base in {"AH", "OH"}
        stem = base.removesuffix("E")
        doubled = stem + stem[-1:]
        return any(s + "ING" in self._words for s in (base, stem, doubled)) and any(
            s + "ED" in self._words for s in (base, stem, doubled, base[:-1] + "I")
        )

    def _adjective(self, base: str) -> bool:
        parts = self._parts.get(base)
        return (parts is None and len(base) > 3) or (parts is not None and "adj" in parts)

    # Endings.

    def _irregular(self, word: str) -> Iterator[tuple[str, Kind]]:
        for base, part in self._wordnet.irregular.get(word, ()):
            match part:
                case "noun":
                    yield base, Kind.PLURAL
                case "verb" if word.endswith("ING"):
                    yield base, Kind.GERUND
                case "verb" if word.endswith("S") and base != "BE":
                    yield base, Kind.THIRD
                case "verb":
                    yield base, Kind.PAST
                case _ if word.endswith("ER"):
                    yield base, Kind.COMPARATIVE
                case _ if word.endswith("EST"):
                    yield base, Kind.SUPERLATIVE
                case _:
                    pass

    def _s_forms(self, word: str) -> Iterator[tuple[str, Kind]]:
        bases = []
        if not word.endswith(("SS", "'S")):
            bases.append(word[:-1])
        if word.endswith("ES") and word[:-2].endswith(("S", "X", "Z", "CH", "SH", "O", "J")):
            bases.append(word[:-2])
        if word.endswith(("SSES", "ZZES")) and SHORT_STEM.fullmatch(word[:-3]):
            bases.append(word[:-3])
        if word.endswith("IES") and len(word) > 4:
            bases.append(word[:-3] + "Y")
        for base in bases:
            if base + "S" == word and base.endswith(("S", "X", "Z", "SH")):
                continue
            if base + "S" == word and base.endswith("Y") and base[-2:-1] not in "AEIOU":
                continue
            own_word = word.endswith(("ICS", "WARDS")) and word in self._parts
            if own_word and "noun" not in self._parts.get(base, ()):
                continue
            if len(base) > 1 and base in self._words:
                kind = Kind(0)
                if self._noun(base):
                    kind |= Kind.PLURAL
                if self._verb(base):
                    kind |= Kind.THIRD
                if kind:
                    yield base, kind
        for ending, singular in F_PLURALS.items():
            if word.endswith(ending):
                yield word.removesuffix(ending) + singular, Kind.PLURAL
        if word.endswith("SES") and len(word) > 5:
            yield word[:-2] + "IS", Kind.PLURAL
        if word.endswith("ICES") and len(word) > 5:
            yield word[:-4] + "EX", Kind.PLURAL
            yield word[:-4] + "IX", Kind.PLURAL

    def _odd_plurals(self, word: str) -> Iterator[tuple[str, Kind]]:
        own_noun = "noun" in self._parts.get(word, ())
        for ending, singulars, shortest, sure in (
            ("MEN", ("MAN",), 5, False),
            ("AE", ("A",), 5, True),
            ("I", ("US", "O"), 4, False),
            ("A", ("UM", "ON"), 5, True),
            ("ATA", ("A",), 7, True),
            ("EAUX", ("EAU",), 5, True),
            ("IM", ("",), 6, False),
        ):
            if word.endswith(ending) and len(word) >= shortest and (sure or not own_noun):
                for singular in singulars:
                    base = word.removesuffix(ending) + singular
                    if base in self._words and self._noun(base):
                        yield base, Kind.PLURAL

    def _ed_forms(self, word: str) -> Iterator[tuple[str, Kind]]:
        parts = self._parts.get(word, frozenset[str]())
        if "verb" in parts and not self._was_listed_as_form(word):
            return
        stems = [
            base
            for base in self._stems(word, "ED")
            if not (base.endswith("EE") and "noun" in parts)
        ]
        verbs = self._surest([base for base in stems if self._verb(base, word)], "verb")
        nouns = [base for base in stems if len(base) > 2 and self._noun(base)]
        for base in verbs or ([] if "noun" in parts else nouns[:1]):
            yield base, Kind.PAST

    def _ing_forms(self, word: str) -> Iterator[tuple[str, Kind]]:
        if word.endswith("YING"):
            base = word[:-4] + "IE"
            if base in self._words and self._verb(base, word):
                yield base, Kind.GERUND
        stems = self._stems(word, "ING")
        for base in self._surest([base for base in stems if self._verb(base, word)], "verb"):
            yield base, Kind.GERUND

    def _surest(self, bases: list[str], part: str) -> list[str]:
        """Those that WordNet has as that part of speech; all when there is none."""
        sure = [base for base in bases if part in self._parts.get(base, ())]
        return sure or bases

    def _stems(self, word: str, ending: str) -> list[str]:
        """The words that could have taken the ending, the likeliest first."""
        stem = word.removesuffix(ending)
        found = []
        keeps_its_e = stem + "EING" in self._words and ending == "ING" and self._verb(stem)
        if len(stem) > 1 and stem + "E" in self._words and not keeps_its_e:
            found.append(stem + "E")
        if ending == "ED" and stem.endswith("I") and stem[:-1] + "Y" in self._words:
            found.append(stem[:-1] + "Y")
        if stem.endswith("CK") and stem[:-1] in self._words:
            found.append(stem[:-1])
        plain = len(stem) > 1 and stem in self._words and not SHORT_STEM.fullmatch(stem)
        if plain and not (found and self._verb(found[0]) and stem in self._irregular_verbs):
            found.append(stem)
        if stem[-1:] == stem[-2:-1] and stem[:-1] in self._words and STEM_END.fullmatch(stem[:-1]):
            doubled_too = stem in found and not SHORT_STEM.fullmatch(stem[:-1])
            if not doubled_too:
                found.append(stem[:-1])
        return found

    def _was_listed_as_form(self, word: str) -> bool:
        return any(part == "verb" for _, part in self._wordnet.irregular.get(word, ()))

    def _ly_forms(self, word: str) -> Iterator[tuple[str, Kind]]:
        parts = self._parts.get(word)
        stem = word.removesuffix("LY")
        if parts is not None and not parts & {"adv", "adj"}:
            return
        bases: list[str] = []
        if len(stem) > 2 and (self._adjective(stem) or self._noun(stem) or self._verb(stem)):
            bases.append(stem)
        if stem.endswith("I") and self._adjective(stem[:-1] + "Y"):
            bases.append(stem[:-1] + "Y")
        if parts is None or "adv" in parts:
            if stem.endswith("ICAL"):
                bases.append(stem[:-2])
            bases += [stem + end for end in ("LE", "L") if self._adjective(stem + end)]
            if stem + "E" in {"TRUE", "DUE", "WHOLE"}:
                bases.append(stem + "E")
        for base in self._surest([base for base in bases if base in self._words], "adj"):
            yield base, Kind.ADVERB

    def _degree(self, word: str, ending: str, kind: Kind) -> Iterator[tuple[str, Kind]]:
        stem = word.removesuffix(ending)
        if stem + "ER" not in self._words or stem + "EST" not in self._words:
            return
        bases = [stem + "E", stem]
        if stem.endswith("I"):
            bases.append(stem[:-1] + "Y")
        if stem[-1:] == stem[-2:-1]:
            bases.append(stem[:-1])
        for base in bases:
            if len(base) > 1 and base in self._words and self._adjective(base):
                if base == stem and SHORT_STEM.fullmatch(base):
                    continue
                yield base, kind
                return
