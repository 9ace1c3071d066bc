"""Who can judge words here, and how to get hold of them."""

from __future__ import annotations

import os.path

from wordgames.errors import BadFile, BadSetup
from wordgames.lexicon.embedded import DICTIONARIES, embedded
from wordgames.lexicon.verdict import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from wordgames.lexicon.protocols import Lexicon

DEFAULT = "broad"
_SPELLING = "enchant:"
_EXPLANATIONS = {
    "family": "everyday words",
    "standard": "everyday and uncommon words",
    "broad": "all words, obscure ones too",
}


class Listing(Record):
    """A dictionary that can judge here, as a list of choices shows it.

    ``name`` is what ``open_dictionary`` takes; ``words`` is how many it has, None when it can't
    tell.
    """

    __slots__ = ("digest", "explanation", "name", "words")

    def __init__(self, name: str, explanation: str, words: int | None, digest: str) -> None:
        self.name: Final = name
        self.explanation: Final = explanation
        self.words: Final = words
        self.digest: Final = digest


def open_dictionary(name: str) -> Lexicon:
    """The dictionary of a name (family, standard, broad, enchant:en_GB) or the path of a word list.

    :raises BadSetup: when nothing is called so, or what it needs is not installed
    :raises BadFile: when the file is no word list; the text names the line
    """
    if name in DICTIONARIES:
        return embedded(name)
    if name.startswith(_SPELLING):
        from wordgames.lexicon.enchant import open_enchant  # noqa: PLC0415 - only when asked

        return open_enchant(name.removeprefix(_SPELLING))
    if os.path.isfile(name):  # noqa: PTH113 - pathlib costs at start
        from wordgames.lexicon.plainlist import read_word_list  # noqa: PLC0415

        return read_word_list(name)
    if os.path.sep in name or "." in name:
        raise BadFile(name, "there is no such word list")
    raise BadSetup(
        f"there is no dictionary {name!r}; use family, standard, broad, enchant:LANGUAGE "
        "or the path of a word list (wordgames dictionaries lists what is here)"
    )


def judges() -> list[Listing]:
    """Every dictionary that can judge here, word lists of the player's own apart."""
    from wordgames.lexicon import enchant  # noqa: PLC0415 - only when asked

    found = [
        Listing(name, _EXPLANATIONS[name], embedded(name).count, embedded(name).digest)
        for name in DICTIONARIES
    ]
    for tag in enchant.available():
        try:
            digest = enchant.open_enchant(tag).digest
        except BadSetup:
            continue
        found.append(Listing(enchant.PREFIX + tag, f"the spell-checker's {tag}", None, digest))
    return found
