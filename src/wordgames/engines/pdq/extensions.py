"""Whether a word is no more than an ending put to another: by spelling alone, for PDL.

Endings that count are the plural, -LY, -ED and -ING. The dictionary is not asked, so a word that
only looks like such a form (BELLY and BELL have nothing in common but the look) is told apart where
spelling can tell.
"""

from __future__ import annotations

from typing import Final

_VOWELS: Final = frozenset("AEIOU")

_PLURALS: Final = {
    "ALKALI": "ALKALIES",
    "BEAU": "BEAUX",
    "BIJOU": "BIJOUX",
    "BROTHER": "BRETHREN",
    "CAPUT": "CAPITA",
    "CHILD": "CHILDREN",
    "CHILLI": "CHILLIES",
    "COCCYX": "COCCYGES",
    "CORPUS": "CORPORA",
    "CYCLOPS": "CYCLOPES",
    "DYBBUK": "DYBBUKIM",
    "FELLAH": "FELLAHEEN",
    "FOOT": "FEET",
    "GENUS": "GENERA",
    "GESTALT": "GESTALTEN",
    "GOOSE": "GEESE",
    "HASID": "HASIDIM",
    "IMAGO": "IMAGINES",
    "INCUS": "INCUDES",
    "KIBBUTZ": "KIBBUTZIM",
    "KRONA": "KRONUR",
    "KRONE": "KRONER",
    "LIED": "LIEDER",
    "LOUSE": "LICE",
    "MADAM": "MESDAMES",
    "MADAME": "MESDAMES",
    "MADEMOISELLE": "MESDEMOISELLES",
    "MANSERVANT": "MENSERVANTS",
    "MATZO": "MATZOTH",
    "MEZUZAH": "MEZUZOTH",
    "MINYAN": "MINYANIM",
    "MITZVAH": "MITZVOTH",
    "MONSEIGNEUR": "MESSEIGNEURS",
    "MONSIEUR": "MESSIEURS",
    "MOUSE": "MICE",
    "OCCIPUT": "OCCIPITA",
    "OPUS": "OPERA",
    "PERSON": "PEOPLE",
    "PFENNIG": "PFENNIGE",
    "QUALE": "QUALIA",
    "SENOR": "SENORES",
    "STAFF": "STAVES",
    "STELE": "STELAE",
    "TOOTH": "TEETH",
    "TRIUMVIR": "TRIUMVIRI",
    "VISCUS": "VISCERA",
    "WUNDERKIND": "WUNDERKINDER",
}
_PLURAL_ENDINGS: Final = (
    ("MAN", "MEN"),
    ("MEN", "MINA"),
    ("IS", "ES"),
    *((stem + "IS", stem + "IDES") for stem in ("AL", "ER", "IR", "OR", "PH", "PS", "T")),
    ("US", "I"),
    ("UM", "A"),
    ("ON", "A"),
    ("MA", "MATA"),
    ("A", "AE"),
    ("EAU", "EAUX"),
    ("IEU", "IEUX"),
    ("IAU", "IAUX"),
    ("EX", "ICES"),
    ("IX", "ICES"),
    *((stem + "X", stem + "CES") for stem in ("AL", "RA", "RU", "Y")),
    ("NX", "NGES"),
    ("UB", "UBIM"),
    ("APH", "APHIM"),
)
_TO_VES: Final = (
    *("ALF", "ARF", "BEEF", "CORF", "ELF", "HIEF", "LEAF", "OAF", "OLF", "OOF", "SHEAF", "TURF"),
    *("KNIFE", "LIFE", "WIFE"),
)
"""Only these change their F, and words that end like them: PROVES is no plural of PROF."""

_ACCENTED_E: Final = ("FLAMBE", "GLACE", "SAUTE")
"""Verbs whose last E is spoken, so that the ending comes whole: SAUTEED."""

_KEEP_E: Final = ("EE", "OE", "YE")
_KEEP_E_WORDS: Final = frozenset({"SINGE", "SPRINGE", "SWINGE"})
_HISSING: Final = ("S", "X", "Z", "CH", "SH")
_HIATUS: Final = ("BIAS", "COIF", "EIL", "IAL", "UAL", "UEL")
"""Two vowels that do not keep the last letter from being doubled: DIALLED, FUELLING."""

_FULL_LY: Final = frozenset({"DROLL", "DULL", "FULL", "ILL", "SHRILL", "STILL"})


def is_extension(word: str, base: str) -> bool:
    """Whether the word is the plural, the -LY, -ED or -ING form of the base, spelling changes
    included: BAKE/BAKING, STOP/STOPPED, HAPPY/HAPPILY, BOX/BOXES, WOLF/WOLVES.
    """
    return any(word in forms(base) for forms in (_plurals, _adverbs, _pasts, _participles))


def _plurals(base: str) -> set[str]:
    found = _changed(base, "IES")
    if not base.endswith("S"):
        found.add(base + "S")
    if base.endswith((*_HISSING, "O")):
        found.add(base + "ES")
    if _may_double(base) and base.endswith(("S", "Z")):
        found.add(base + base[-1] + "ES")
    found |= {base[: -len(old)] + new for old, new in _PLURAL_ENDINGS if base.endswith(old)}
    found |= {base[: -len(one)] + many for one, many in _PLURALS.items() if base.endswith(one)}
    if base.endswith(_TO_VES):
        found.add(base.removesuffix("E").removesuffix("F") + "VES")
    if base == "OX" or base.endswith("MUSKOX"):
        found.add(base + "EN")
    return found


def _adverbs(base: str) -> set[str]:
    found = _changed(base, "ILY") | {base + "LY"}
    if base.endswith("AY"):
        found.add(base[:-1] + "ILY")
    if base.endswith("IC"):
        found.add(base + "ALLY")
    if base.endswith("UE") or base == "WHOLE":
        found.add(base[:-1] + "LY")
    if base in _FULL_LY:
        found.add(base + "Y")
    if base.endswith("LE") and base[-3:-2] not in _VOWELS | {"L", ""}:
        found.add(base[:-1] + "Y")
    return found


def _pasts(base: str) -> set[str]:
    if base in _ACCENTED_E:
        return {base + "D", base + "ED"}
    if base.endswith("E"):
        return {base + "D"}
    return _changed(base, "IED") | {stem + "ED" for stem in _stems(base)}


def _participles(base: str) -> set[str]:
    if base.endswith("IE"):
        return {base[:-2] + "YING", base + "ING"}
    if base.endswith(_KEEP_E) or base in _KEEP_E_WORDS:
        return {base + "ING"}
    if base.endswith("E"):
        return {base[:-1] + "ING", base + "ING"}
    return {stem + "ING" for stem in _stems(base)}


def _stems(base: str) -> set[str]:
    """What -ED and -ING are put to, where the base does not end in E."""
    if base.endswith("IC"):
        return {base + "K"}
    if base.endswith("C") and not (_is_short(base) and base[-2:-1] in _VOWELS):
        return {base, base + "K"}
    if base.endswith(_HIATUS):
        return {base, base + base[-1]}
    if not _may_double(base):
        return {base}
    # In a short word the doubling is a must: STARED comes from STARE, not from STAR.
    return {base + base[-1]} if _is_short(base) else {base, base + base[-1]}


def _changed(base: str, ending: str) -> set[str]:
    """The base with its Y after a consonant changed into that ending."""
    if base.endswith("Y") and (base[-2:-1] not in _VOWELS or base.endswith("QUY")):
        return {base[:-1] + ending}
    return set()


def _may_double(base: str) -> bool:
    """Whether the last letter may be doubled: a consonant after a single vowel (QU is none).

    A word in -ES is a plural, which has no such forms: CARESSED comes from CARESS.
    """
    if base.endswith("ES") and base != "YES":
        return False
    sounds = base.replace("QU", "Q")
    if len(sounds) < 2 or sounds[-1] in _VOWELS | set("HWXY"):  # noqa: PLR2004 - vowel, consonant
        return False
    return sounds[-2] in _VOWELS and sounds[-3:-2] not in _VOWELS


def _is_short(base: str) -> bool:
    """Whether there is but one vowel, so that it bears the stress; BUS has both spellings."""
    sounds = base.replace("QU", "Q")
    return sum(letter in _VOWELS or letter == "Y" for letter in sounds) == 1 and base != "BUS"
