"""Adjectives with a capital letter (Iraqi, Scottish), which some games allow though no names."""

from __future__ import annotations

from functools import cache

from wordgames.errors import BadFile
from wordgames.files import data_path


@cache
def capital_adjectives() -> frozenset[str]:
    """Those that are no words without their capital.

    :raises BadFile: when the file is missing or cannot be read
    """
    path = data_path("lexicon", "capital-adjectives.txt")
    try:
        with open(path, encoding="ascii") as file:  # noqa: PTH123 - pathlib costs at start
            lines = file.read().split("\n")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadFile(path, f"cannot be read ({problem}); install again") from None
    return frozenset(line.upper() for line in lines if line.isalpha())
