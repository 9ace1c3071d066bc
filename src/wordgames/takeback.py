"""What can be taken back, and whether everybody has to agree to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import partial, reduce
from typing import Any, Final, cast

from wordgames.errors import Illegal
from wordgames.game import CLOCK, Player, play
from wordgames.match import Match

MEMORY: Final = 12
"""Moves with words that may still wait for their verdict: more than any challenge reaches back."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that can be taken back, with all that chance and the clock did after it."""

    player: Player
    """Whose move it was."""
    keep: int
    """How many moves then stand."""
    free: bool
    """Whether that player alone decides; otherwise all have to agree."""


def offer(match: Match[Any, Any]) -> Offer | None:
    """The last move that a player made, or None before anybody has moved.

    Whoever plays alone takes back what he likes. At a table a move is its player's own to take
    back as long as it told nobody anything: no new card, no verdict of the dictionary, no end of
    a time. A card that the move itself names is nothing new.
    """
    moves = match.moves
    keep = next((n for n in reversed(range(len(moves))) if moves[n].player >= 0), None)
    if keep is None:
        return None
    return Offer(moves[keep].player, keep, match.rules.players == 1 or not reveals(match, keep))


def reveals(match: Match[Any, Any], keep: int) -> bool:
    """Whether anybody has learnt something since only the first ``keep`` moves stood."""
    undone = match.moves[keep:]
    if any(move.player == CLOCK for move in undone) or _tells_a_verdict(match, keep):
        return True
    named = {leaf for move in undone if move.player >= 0 for leaf in _leaves(move.action)}
    before, after = _views(match, match.position(keep)), _views(match, match.state)
    return any(
        set(Counter(_leaves(now)) - Counter(_leaves(then))) - named
        for then, now in zip(before, after, strict=True)
    )


def _tells_a_verdict(match: Match[Any, Any], keep: int) -> bool:
    """Whether anybody has learnt what the dictionary thinks of a word, said now or before."""
    judged = [n for n, move in enumerate(match.moves) if move.action.words][-MEMORY:]
    return any(
        _would_show(match, keep, n, known)
        for n in judged
        for known in (frozenset[str](), frozenset(match.moves[n].action.words))
        if known != match.moves[n].known
    )


def _would_show(match: Match[Any, Any], keep: int, judged: int, known: frozenset[str]) -> bool:
    """Whether another verdict on a move could not have been told before, and now could."""
    moves = list(match.moves)
    moves[judged] = replace(moves[judged], known=known)
    begin = min(judged, keep)
    try:
        before = reduce(partial(play, match.engine), moves[begin:keep], match.position(begin))
    except Illegal:
        return False
    if _views(match, before) != _views(match, match.position(keep)):
        return False
    try:
        after = reduce(partial(play, match.engine), moves[keep:], before)
    except Illegal:
        return True
    return _views(match, after) != _views(match, match.state)


def _views(match: Match[Any, Any], state: Any) -> list[Any]:
    return [match.engine.view(state, seat) for seat in (None, *range(match.rules.players))]


def _leaves(value: object) -> Iterator[str]:
    """Every string in a view: cards are strings, and words."""
    if isinstance(value, str):
        yield str(value)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _leaves(getattr(value, field.name))
    elif isinstance(value, (tuple, list, frozenset, set)):
        for item in cast("Iterable[object]", value):
            yield from _leaves(item)
