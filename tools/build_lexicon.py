"""Builds data/lexicon/words.lexicon from public word lists and the hand lists beside it.

    python tools/build_lexicon.py [--witness PATH] [--output PATH] [--report]

Needs Debian's packages scowl and wordnet-base and the npm package word-list 4.1.0 (`npm pack
word-list@4.1.0`), which is consulted and not shipped.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from lexicon.inflect import Inflections  # noqa: E402
from lexicon.notes import notes_on  # noqa: E402
from lexicon.policy import HandLists, choose_words, read_hand_lists  # noqa: E402
from lexicon.sources import (  # noqa: E402
    SCOWL,
    WITNESS,
    WORDNET,
    MissingSource,
    Scowl,
    read_scowl,
    read_witness,
    read_wordnet,
)
from lexicon.writer import Entry, lexicon_file  # noqa: E402

HAND = ROOT / "data" / "lexicon"
OUTPUT = HAND / "words.lexicon"
DEFAULT_WITNESS = ROOT / "tools" / WITNESS


def build(scowl_folder: Path, wordnet_folder: Path, witness_path: Path) -> bytes:
    """The bytes of the lexicon file."""
    hand = read_hand_lists(HAND)
    scowl = read_scowl(scowl_folder)
    wordnet = read_wordnet(wordnet_folder)
    words = choose_words(scowl, read_witness(witness_path), hand)
    inflections = Inflections(words, scowl, wordnet, hand)
    bases = {word: inflections.of(word) for word in words}
    for word in _forms_of_names(words, bases, scowl, hand):
        del words[word], bases[word]
    entries = [
        Entry(
            word,
            tier,
            _is_hidden(word, hand) or _is_form_of_hidden(bases[word], hand),
            tuple((base, int(kind)) for base, kind in bases[word].items() if base in words),
        )
        for word, tier in words.items()
    ]
    return lexicon_file(entries, notes_on(words, scowl, wordnet, hand))


def _forms_of_names(
    words: dict[str, int], bases: dict[str, dict[str, object]], scowl: Scowl, hand: HandLists
) -> list[str]:
    """PANDORAS goes with PANDORA: forms of a word taken for a name, and of nothing else."""
    return [
        word
        for word, tier in words.items()
        if tier >= 60
        and len(word) > 4
        and word.endswith("S")
        and not bases[word]
        and word not in hand.not_names
        and any(
            stem not in words and stem in scowl.words and stem in scowl.names
            for stem in (word[:-1], word[:-2])
            if len(stem) > 3
        )
    ]


def _is_hidden(word: str, hand: HandLists) -> bool:
    return word in hand.filtered or any(word.startswith(start) for start in hand.filtered_starts)


def _is_form_of_hidden(bases: dict[str, object], hand: HandLists) -> bool:
    """A form goes with its base, unless it is a form of something else too."""
    return bool(bases) and all(_is_hidden(base, hand) for base in bases)


def main() -> int:
    """Build it; 1 when a list that it is made from is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scowl", type=Path, default=SCOWL)
    parser.add_argument("--wordnet", type=Path, default=WORDNET)
    parser.add_argument("--witness", type=Path, default=DEFAULT_WITNESS)
    parser.add_argument("--output", type=Path, default=OUTPUT)
    chosen = parser.parse_args()
    try:
        data = build(chosen.scowl, chosen.wordnet, chosen.witness)
    except MissingSource as problem:
        print(f"build_lexicon: {problem}", file=sys.stderr)
        return 1
    chosen.output.write_bytes(data)
    print(f"{chosen.output}: {len(data):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
