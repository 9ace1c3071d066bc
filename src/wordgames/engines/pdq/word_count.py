"""Word count: the same row for everybody in turn, as many words as fit into the time."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from wordgames.engines.pdq.judging import judged
from wordgames.engines.pdq.racing import next_row
from wordgames.engines.pdq.state import (
    Claim,
    Ending,
    Over,
    Result,
    State,
    Waiting,
    Writing,
)
from wordgames.errors import Illegal, Reason
from wordgames.game import Millis, Player


def cover(state: State) -> State:
    """Deal the next row face down; the first player may look when ready."""
    row, pack = next_row(state)
    return replace(state, phase=Waiting(0), row=row, pack=pack, lists=())


def uncover(state: State, player: Player, at: Millis) -> State:
    """Show the row to the player whose turn it is and start the time."""
    return replace(state, phase=Writing(player, at + state.rules.count_time))


def write(state: State, phase: Writing, word: str, known: frozenset[str]) -> State:
    """Put a word on the list. Letters that do not fit are refused at once; what the dictionary
    thinks comes out at the end.
    """
    if any(word == claim.word for claim in phase.words):
        raise Illegal(Reason.ALREADY_USED, word)
    claim = judged(state, phase.player, word, known)
    if claim.reason is not None and claim.reason is not Reason.NOT_IN_DICTIONARY:
        raise Illegal(claim.reason, word)
    return replace(state, phase=replace(phase, words=(*phase.words, claim)))


def hand_in(state: State, phase: Writing) -> State:
    """The list is finished; after the last one all are counted."""
    state = replace(state, lists=(*state.lists, phase.words))
    if len(state.lists) < state.rules.players:
        return replace(state, phase=Waiting(len(state.lists)))
    return _count(state)


def _count(state: State) -> State:
    claims = counted(state.lists, unique=state.rules.unique)
    good = Counter(claim.player for claim in claims if claim.good)
    state = replace(
        state,
        counts=tuple(count + good[player] for player, count in enumerate(state.counts)),
        aside=state.aside + state.row,
        row=(),
        lists=(),
        results=(*state.results, Result(state.row, Ending.COUNTED, claims)),
        phase=Over(),
    )
    return state if len(state.results) == state.rules.count_deals else cover(state)


def counted(lists: tuple[tuple[Claim, ...], ...], *, unique: bool) -> tuple[Claim, ...]:
    """All lists one after another; where only unique words count, the others say why not."""
    claims = tuple(claim for words in lists for claim in words)
    writers = Counter(claim.word for claim in claims)
    return tuple(
        replace(claim, reason=Reason.WRITTEN_BY_ANOTHER)
        if unique and claim.good and writers[claim.word] > 1
        else claim
        for claim in claims
    )
