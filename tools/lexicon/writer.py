"""Writes the one file that the program maps into memory. The same input gives the same bytes.

The layout is described where it is read, in src/wordgames/lexicon/layout.py.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations

from wordgames.lexicon.layout import (
    BLOCK,
    DIGEST,
    HEADER,
    HIDDEN,
    MAGIC,
    OFTEN,
    SECTION,
    SECTIONS,
    SHOWN,
    SPARSE,
    TIERS,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A word that counts."""

    word: str
    tier: int
    hidden: bool
    bases: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Note:
    """What is known of a spelling apart from whether it counts."""

    spelling: str
    text: str
    """Kind letter and commonest way to write it, as in ``pLondon``."""


def lexicon_file(entries: list[Entry], notes: list[Note]) -> bytes:
    """The bytes of the file."""
    entries = sorted(entries, key=lambda entry: entry.word)
    index = {entry.word: number for number, entry in enumerate(entries)}
    sections = {
        **_text(entries),
        **_bases(entries, index),
        **_letters(entries),
        **_readings(entries),
        **_notes(notes),
    }
    body = bytearray()
    table = bytearray()
    start = HEADER + SECTION * len(SECTIONS)
    for name in SECTIONS:
        while (start + len(body)) % 8:
            body.append(0)
        table += (start + len(body)).to_bytes(4, "little") + len(sections[name]).to_bytes(
            4, "little"
        )
        body += sections[name]
    counted = bytes(table + body)
    return (
        MAGIC
        + (HEADER + len(counted)).to_bytes(4, "little")
        + len(entries).to_bytes(4, "little")
        + sha256(counted).digest()[:DIGEST]
        + counted
    )


def _text(entries: list[Entry]) -> dict[str, bytes]:
    text = bytearray(b"\n")
    blocks = array("I")
    places = array("H")
    for number, entry in enumerate(entries):
        if number % BLOCK == 0:
            blocks.append(len(text))
        places.append(len(text) - blocks[-1])
        tier = TIERS.index(entry.tier)
        text += entry.word.encode()
        text.append((HIDDEN if entry.hidden else SHOWN) + tier)
        text += b"\n"
    places.append(len(text) - blocks[-1])
    firsts = array("I")
    number = 0
    for letter in range(ord("A"), ord("Z") + 2):
        while number < len(entries) and entries[number].word < chr(letter):
            number += 1
        firsts.append(number)
    return {
        "text": bytes(text),
        "blocks": _little(blocks),
        "places": _little(places),
        "firsts": _little(firsts),
    }


def _bases(entries: list[Entry], index: dict[str, int]) -> dict[str, bytes]:
    """The first base of each word as a distance, the others and the far ones in a list."""
    near = array("h", bytes(2 * len(entries)))
    kinds = bytearray(len(entries))
    more = array("I")
    for number, entry in enumerate(entries):
        for base, kind in entry.bases:
            distance = index[base] - number
            if not kinds[number] and -0x7FFF <= distance <= 0x7FFF:
                near[number] = distance
                kinds[number] = kind
            else:
                more.extend((number, index[base] << 8 | kind))
    return {"near": _little(near), "kinds": bytes(kinds), "more": _little(more)}


def _letters(entries: list[Entry]) -> dict[str, bytes]:
    """For each letter and each number of it: which words have at least so many.

    Rows with few words are lists of word numbers, the others are bit maps.
    """
    width = (len(entries) + 7) // 8
    rows: dict[tuple[int, int], array[int]] = {}
    for number, entry in enumerate(entries):
        for letter, times in Counter(entry.word).items():
            for least in range(1, times + 1):
                rows.setdefault((ord(letter) - 65, least), array("I")).append(number)
    table = array("I")
    bits = bytearray()
    for (letter, least), members in sorted(rows.items()):
        if len(members) * 4 < width:
            row = _little(members)
            table.extend((letter << 8 | least | SPARSE, len(bits), len(row)))
        else:
            row = _bitmap(members, width)
            table.extend((letter << 8 | least, len(bits), len(row)))
        bits += row
        while len(bits) % 4:
            bits.append(0)
    return {"rows": _little(table), "bits": bytes(bits)}


def _readings(entries: list[Entry]) -> dict[str, bytes]:
    """Which words read three letters, the first of them being their own first, in order."""
    firsts: dict[str, int] = {}
    under = Counter[str]()
    rows: dict[str, array[int]] = {}
    for number, entry in enumerate(entries):
        first, rest = entry.word[0], entry.word[1:]
        firsts.setdefault(first, number)
        under[first] += 1
        for second, third in set(combinations(rest, 2)):
            rows.setdefault(first + second + third, array("I")).append(number)
    table = array("I")
    read = bytearray()
    for letters, members in sorted(rows.items()):
        if len(members) < OFTEN:
            continue
        table.extend((int.from_bytes(letters.encode(), "big"), len(read)))
        places = array("I", (member - firsts[letters[0]] for member in members))
        read += _bitmap(places, (under[letters[0]] + 7) // 8)
    return {"readings": _little(table), "read": bytes(read)}


def _notes(notes: list[Note]) -> dict[str, bytes]:
    lines = sorted(f"{note.spelling}\t{note.text}" for note in notes)
    return {"notes": ("\n" + "\n".join(lines) + "\n").encode("utf-8")}


def _bitmap(members: array[int], width: int) -> bytes:
    bitmap = bytearray(width)
    for number in members:
        bitmap[number >> 3] |= 1 << (number & 7)
    return bytes(bitmap)


def _little(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()
