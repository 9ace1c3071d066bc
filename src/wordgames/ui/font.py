"""Letters of five by five pixels, drawn in half blocks, in whole blocks, or in ASCII."""

from __future__ import annotations

from typing import Final

SIDE: Final = 5
"""Pixels of a letter, across and down."""

_ROWS: Final = {
    "A": "01110 10001 11111 10001 10001",
    "B": "11110 10001 11110 10001 11110",
    "C": "01111 10000 10000 10000 01111",
    "D": "11110 10001 10001 10001 11110",
    "E": "11111 10000 11110 10000 11111",
    "F": "11111 10000 11110 10000 10000",
    "G": "01111 10000 10011 10001 01111",
    "H": "10001 10001 11111 10001 10001",
    "I": "11111 00100 00100 00100 11111",
    "J": "00111 00010 00010 10010 01100",
    "K": "10001 10010 11100 10010 10001",
    "L": "10000 10000 10000 10000 11111",
    "M": "10001 11011 10101 10001 10001",
    "N": "10001 11001 10101 10011 10001",
    "O": "01110 10001 10001 10001 01110",
    "P": "11110 10001 11110 10000 10000",
    "Q": "01110 10001 10101 10010 01101",
    "R": "11110 10001 11110 10010 10001",
    "S": "01111 10000 01110 00001 11110",
    "T": "11111 00100 00100 00100 00100",
    "U": "10001 10001 10001 10001 01110",
    "V": "10001 10001 10001 01010 00100",
    "W": "10001 10001 10101 11011 10001",
    "X": "10001 01010 00100 01010 10001",
    "Y": "10001 01010 00100 00100 00100",
    "Z": "11111 00010 00100 01000 11111",
    "0": "01110 10011 10101 11001 01110",
    "1": "00100 01100 00100 00100 01110",
    "2": "11110 00001 01110 10000 11111",
    "3": "11110 00001 01110 00001 11110",
    "4": "10010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 11110",
    "6": "01110 10000 11110 10001 01110",
    "7": "11111 00001 00010 00100 00100",
    "8": "01110 10001 01110 10001 01110",
    "9": "01110 10001 01111 00001 01110",
    ":": "00000 00100 00000 00100 00000",
    ".": "00000 00000 00000 00000 00100",
    "-": "00000 00000 01110 00000 00000",
    " ": "00000 00000 00000 00000 00000",
}


def pixels(sign: str) -> list[str]:
    """Five rows of five signs, 1 where there is ink; a blank for what the font has not."""
    return _ROWS.get(sign, _ROWS[" "]).split()


def has_all(text: str) -> bool:
    """Whether there is a letter for every sign of the text."""
    return all(sign in _ROWS for sign in text)


def half_blocks(sign: str) -> list[str]:
    """Three rows of five cells."""
    rows = [*pixels(sign), "0" * SIDE]
    return [
        "".join(" ▀▄█"[int(up) + 2 * int(down)] for up, down in zip(*rows[y : y + 2], strict=True))
        for y in (0, 2, 4)
    ]


def whole_blocks(sign: str) -> list[str]:
    """Five rows of ten cells: twice as large, and square on most screens."""
    return ["".join("██" if pixel == "1" else "  " for pixel in row) for row in pixels(sign)]


def hashes(sign: str) -> list[str]:
    """Five rows of five cells in plain ASCII."""
    return ["".join("#" if pixel == "1" else " " for pixel in row) for row in pixels(sign)]
