"""The list that neighbours and patterns are looked for in."""

from __future__ import annotations

from wordgames.lexicon.embedded import EmbeddedLexicon, embedded
from wordgames.lexicon.houserules import HouseRules
from wordgames.lexicon.plainlist import PlainWordList
from wordgames.lexicon.protocols import Browsable, Lexicon


def list_to_browse(judge: Lexicon) -> Browsable:
    """The judge's own list; the broad one where the judge cannot list its words."""
    match judge:
        case EmbeddedLexicon() | PlainWordList():
            return judge
        case HouseRules(lexicon=lexicon):
            return list_to_browse(lexicon)
        case _:
            return embedded()
