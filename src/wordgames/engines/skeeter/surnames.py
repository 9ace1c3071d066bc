"""Who begins a round: the surname that a card points to."""

from __future__ import annotations

from collections.abc import Sequence

from wordgames.game import Player
from wordgames.lexicon.folding import fold


def first_player(names: Sequence[str], letter: str) -> Player:
    """The player whose surname comes first at or after the letter; after Z comes A.

    Equal surnames: the full name that comes first, then the lower seat.
    """

    def order(player: Player) -> tuple[bool, str, str, Player]:
        last = surname(names[player])
        return last < letter, last, " ".join(fold(names[player]).split()), player

    return min(range(len(names)), key=order)


def surname(name: str) -> str:
    """The last word of the name that has a letter in it, as it is sorted: Ann O'Brien 2 is OBRIEN.

    Empty when no word has one; such a name comes before A.
    """
    words = [letters for word in name.split() if (letters := _letters(word))]
    return words[-1] if words else ""


def _letters(text: str) -> str:
    return "".join(character for character in fold(text) if character.isalpha())
