"""What can be taken back, and whether everybody has to agree to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, cast

from wordgames.game import CLOCK, Player
from wordgames.match import Match


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
    if any(move.player == CLOCK or move.action.words for move in undone):
        return True
    named = Counter(text for move in undone if move.player >= 0 for text in _texts(move.action))
    before, after = match.position(keep), match.state
    return any(
        _seen(match, after, seat) - _seen(match, before, seat) - named
        for seat in (None, *range(match.rules.players))
    )


def _seen(match: Match[Any, Any], state: Any, player: Player | None) -> Counter[str]:
    return Counter(_texts(match.engine.view(state, player)))


def _texts(value: object) -> Iterator[str]:
    """Every string in a view: cards and words are strings, and only they can be secret."""
    if isinstance(value, str):
        yield str(value)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
    elif isinstance(value, (tuple, list, frozenset, set)):
        for item in cast("Iterable[object]", value):
            yield from _texts(item)
