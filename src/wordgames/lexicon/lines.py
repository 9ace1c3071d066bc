"""Searching words that lie one after the other in one text, as the regular expressions like it."""

from __future__ import annotations

import re
from functools import lru_cache

SHORT_ROW = 5
_DIGITS = bytes.maketrans(b"01", b"\0\1")


@lru_cache(maxsize=256)
def line_pattern(pattern: str, ends: bytes) -> re.Pattern[bytes]:
    """Finds whole lines of the text whose word the pattern matches.

    A line is a line feed, a word, and one byte out of ``ends``. Negated classes must not run over
    the end of a line, so they are told.
    """
    source = pattern.replace("[^", "[^\n").encode("ascii")
    return re.compile(b"\n(?:%s)(?=[%s]\n)" % (source, re.escape(ends)))


def words_of(found: list[bytes]) -> list[str]:
    """The words of lines found, each with its line feed before it."""
    return b"".join(found).decode("ascii").split("\n")[1:]


def letters_in_order(pattern: str) -> str | None:
    """The letters, when the pattern asks for no more than a first letter and others after it."""
    letters = pattern.replace(".*", "")
    plain = letters.isalpha() and pattern == ".*".join((*letters, ""))
    return letters if plain else None


def row_pattern(row: str) -> str:
    """Matches words with the row's letters in that order.

    The plain form is the quickest for short rows; the other never tries a letter twice, so that
    long rows take no longer.
    """
    if len(row) <= SHORT_ROW:
        return ".*".join(("", *row, ""))
    return "".join(f"[^{letter}]*+{letter}" for letter in row) + ".*"


def shape_pattern(shape: str) -> str:
    """Matches words of a shape in which ? is a letter and * any letters.

    Between two stars the first place that fits is as good as any, so none is tried again.
    """
    first, *rest = shape.replace("?", ".").split("*")
    if not rest:
        return first
    *inner, last = rest
    return first + "".join(f"(?>.*?{part})" for part in inner if part) + ".*" + last


def members(bits: int) -> list[int]:
    """The numbers whose bits are set, in order."""
    signs = bin(bits)[:1:-1]
    found: list[int] = []
    number = signs.find("1")
    while number >= 0:
        found.append(number)
        number = signs.find("1", number + 1)
    return found


def flags(bits: int) -> bytes:
    """The bits one by one, as zeros and ones."""
    return bin(bits)[:1:-1].encode("ascii").translate(_DIGITS)
