"""Whether what was said counts: letters first, then the dictionary, then the rest of the rules."""

from __future__ import annotations

from wordgames.engines.pdq.extensions import is_extension
from wordgames.engines.pdq.fit import fit
from wordgames.engines.pdq.rules import Variant
from wordgames.engines.pdq.state import Claim, State
from wordgames.errors import Reason
from wordgames.game import Player


def judged(state: State, player: Player, word: str, known: frozenset[str]) -> Claim:
    """The claim with its verdict."""
    return Claim(player, word, _reason(state, player, word, known))


def _reason(state: State, player: Player, word: str, known: frozenset[str]) -> Reason | None:
    letters = fit(state.rules, state.row, word, state.rules.minimum(player))
    if letters.reason is not None:
        return letters.reason
    if word not in known:
        return Reason.NOT_IN_DICTIONARY
    if state.rules.variant is not Variant.PDL:
        return None
    return _against_what_was_said(state.said, player, word)


def _against_what_was_said(said: tuple[Claim, ...], player: Player, word: str) -> Reason | None:
    """PDL: a word has to be longer than any before, and not just another's with an ending."""
    if any(len(word) <= len(claim.word) for claim in said):
        return Reason.NOT_LONGER
    if any(claim.player != player and is_extension(word, claim.word) for claim in said):
        return Reason.EXTENSION_OF_A_SAID_WORD
    return None
