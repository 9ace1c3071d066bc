"""The lists that the lexicon is made from, read as they come."""

from __future__ import annotations

import json
import re
import tarfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from wordgames.lexicon.folding import fold

SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")
WITNESS = "word-list-4.1.0.tgz"
REGIONS = ("english", "american", "british", "british_z", "canadian", "australian")
VARIANTS = ("", "_variant_1")
PLAIN = re.compile("[A-Z]+")


class MissingSource(Exception):
    """A list that the build needs is not on this machine; the text says how to get it."""


@dataclass(frozen=True, slots=True)
class Scowl:
    """SCOWL's lists: what is written how, and from which size on (small is common)."""

    words: dict[str, int]
    """Folded lower-case words."""
    nouns: frozenset[str]
    """Those that the lists give a possessive."""
    names: dict[str, tuple[int, str]]
    """Folded capitalised words, with the commonest spelling."""
    abbreviations: dict[str, tuple[int, str]]
    contractions: dict[str, tuple[int, str]]


@dataclass(frozen=True, slots=True)
class WordNet:
    """Which part of speech a word can be, its irregular forms, and what a name names."""

    parts: dict[str, frozenset[str]]
    """Lower-case lemmas, folded: a set of noun, verb, adj, adv."""
    irregular: dict[str, list[tuple[str, str]]]
    """An irregular form: its base words, each with the part of speech."""
    names: dict[str, tuple[str, str]]
    """Capitalised lemmas, folded: kind (place, person, people, group, time, language, name)
    and spelling."""


def read_scowl(folder: Path = SCOWL) -> Scowl:
    """All regions and their first variants."""
    if not folder.is_dir():
        raise MissingSource(f"{folder} is missing: apt install scowl")
    words: dict[str, int] = {}
    nouns: set[str] = set()
    names: dict[str, tuple[int, str]] = {}
    abbreviations: dict[str, tuple[int, str]] = {}
    contractions: dict[str, tuple[int, str]] = {}
    for category, size, written in _lines(folder):
        key = fold(written)
        if category == "words" and key.endswith("'S"):
            nouns.add(key[:-2])
        elif category == "words" and PLAIN.fullmatch(key):
            if written[:1].islower() and not written.islower():  # kHz, dB
                _commonest(abbreviations, key, size, written)
            elif written.islower() or written.startswith("OK"):
                words[key] = min(size, words.get(key, size))
            else:
                _commonest(names, key, size, written)
        elif category in {"upper", "proper-names"} and PLAIN.fullmatch(key):
            _commonest(names, key, size, written)
        elif category == "abbreviations":
            plain = key.replace(".", "")
            if PLAIN.fullmatch(plain):
                _commonest(abbreviations, plain, size, written)
        elif category in {"contractions", "words"} and "'" in key:
            plain = key.replace("'", "")
            if PLAIN.fullmatch(plain) and category == "contractions":
                _commonest(contractions, plain, size, written)
    return Scowl(words, frozenset(nouns), names, abbreviations, contractions)


def _lines(folder: Path) -> list[tuple[str, int, str]]:
    """Every entry: category, size, as written."""
    entries = []
    for path in sorted(folder.iterdir()):
        stem, _, size = path.name.rpartition(".")
        region, _, category = stem.partition("-")
        plain = region.removesuffix("_variant_1")
        if plain in REGIONS or region == "variant_1":
            text = path.read_text(encoding="utf-8")
            entries += [(category, int(size), line) for line in text.split("\n") if line]
    return entries


def _commonest(table: dict[str, tuple[int, str]], key: str, size: int, written: str) -> None:
    table[key] = min((size, written), table.get(key, (size, written)))


def read_witness(path: Path) -> frozenset[str]:
    """The second list: an npm package as ``npm pack`` leaves it."""
    if not path.is_file():
        raise MissingSource(f"{path} is missing: run `npm pack word-list@4.1.0` in {path.parent}")
    with tarfile.open(path) as archive:
        member = archive.extractfile("package/package.json")
        listing = archive.extractfile("package/words.txt")
        if member is None or listing is None:
            raise MissingSource(f"{path} is not the package word-list")
        version = json.load(member)["version"]
        if version != "4.1.0":
            raise MissingSource(f"{path} is version {version}, not 4.1.0")
        return frozenset(listing.read().decode("utf-8").upper().split())


def read_wordnet(folder: Path = WORDNET) -> WordNet:
    """Parts of speech and irregular forms."""
    if not (folder / "data.noun").is_file():
        raise MissingSource(f"{folder} is missing: apt install wordnet-base")
    parts: dict[str, set[str]] = defaultdict(set)
    kinds: dict[int, str] = {}
    capitals: dict[tuple[str, int], str] = {}
    irregular: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for part in ("noun", "verb", "adj", "adv"):
        for line in (folder / f"data.{part}").read_text(encoding="utf-8").split("\n"):
            if not line or line.startswith("  "):
                continue
            fields = line.split(" ")
            sense = int(fields[0])
            for lemma in fields[4 : 4 + 2 * int(fields[3], 16) : 2]:
                written = lemma.partition("(")[0]
                key = fold(written)
                if not PLAIN.fullmatch(key):
                    continue
                if written[:1].islower():
                    parts[key].add(part)
                elif part == "noun":
                    capitals[key, sense] = written
                    kinds[sense] = _kind(int(fields[1]), line)
        for line in (folder / f"{part}.exc").read_text(encoding="utf-8").split("\n"):
            form, *bases = line.upper().split(" ")
            for base in bases:
                if PLAIN.fullmatch(form) and PLAIN.fullmatch(base) and form != base:
                    irregular[form].append((base, part))
    return WordNet(
        {k: frozenset(v) for k, v in parts.items()},
        dict(irregular),
        _names(folder, kinds, capitals),
    )


def _names(
    folder: Path, kinds: dict[int, str], capitals: dict[tuple[str, int], str]
) -> dict[str, tuple[str, str]]:
    """What each name names in its commonest sense, and how it is written."""
    names: dict[str, tuple[str, str]] = {}
    for line in (folder / "index.noun").read_text(encoding="utf-8").split("\n"):
        fields = line.split()
        if not line or line.startswith("  "):
            continue
        key = fold(fields[0])
        for offset in map(int, fields[-int(fields[2]) :]):
            if (key, offset) in capitals and key not in names:
                names[key] = kinds[offset], capitals[key, offset]
    return names


def _kind(lexicographer_file: int, line: str) -> str:
    """What a capitalised noun names, by the file that its sense is kept in."""
    match lexicographer_file:
        case 15 | 17:
            return "place"
        case 18:
            return "person" if " @i " in line else "people"
        case 28:
            return "time"
        case 10 if "language" in line:
            return "language"
        case 14 if "company" not in line:
            return "group"
        case _:
            return "name"
