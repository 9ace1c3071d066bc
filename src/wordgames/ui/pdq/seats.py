"""Everybody at the table of PDQ: the score, and what each is doing in the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.engines.pdq import Stage, Variant, View
from wordgames.game import Millis, Player
from wordgames.ui.pdq.status import passing
from wordgames.ui.sentences import counted
from wordgames.ui.widgets.seats import SeatLine

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting


def seat_lines(sitting: Sitting, view: View) -> list[SeatLine]:
    """A line for each player, in the order of the seats."""
    return [_seat_line(sitting, view, player) for player in range(view.rules.players)]


def _seat_line(sitting: Sitting, view: View, player: Player) -> SeatLine:
    seat = sitting.seats[player]
    status, acts, out = _state(view, player)
    key = "" if sitting.alone else sitting.own_key(player)
    score = _score(view, player)
    return SeatLine(player, seat.name, seat.colour, key, score, status, acts, out)


def _score(view: View, player: Player) -> str:
    if view.rules.variant is Variant.WORD_COUNT:
        return counted(view.points[player], "word")
    text = counted(view.won[player], "card")
    if view.rules.double_scoring:
        text += f", {counted(view.points[player], 'pt')}"
    if len({*view.rules.minimums}) > 1:
        text += f", min {view.rules.minimum(player)}"
    return text


def _state(view: View, player: Player) -> tuple[str, bool, bool]:
    """The state in words, whether the player acts, and whether the player is out."""
    gap = dict(view.buzzes).get(player)
    match view.stage:
        case Stage.BUZZED | Stage.TYPING if gap is not None:
            return (*_buzz_state(view, player, gap), False)
        case Stage.RACING | Stage.BUZZED | Stage.TYPING:
            return _racing_state(view, player)
        case Stage.WAITING | Stage.WRITING if player == view.turn:
            return "next", True, False
        case _:
            last = view.last
            won = last is not None and last.winner == player
            prize = counted(len(last.prize), "card") if last is not None else ""
            return (f"+{prize}" if won else ""), False, False


def _buzz_state(view: View, player: Player, gap: Millis) -> tuple[str, bool]:
    first = view.buzzes[0][0] == player
    when = "BUZZED  0 ms" if first else f"TIED  +{gap} ms"
    if player == view.typing:
        return f"TYPES  +{gap} ms" if len(view.buzzes) > 1 else "TYPES", True
    if player in view.answered:
        return "has spoken", False
    return when, view.stage is Stage.BUZZED and first


def _racing_state(view: View, player: Player) -> tuple[str, bool, bool]:
    if player in view.out:
        return "sits out", False, True
    if player not in view.playing:
        return "waits", False, True
    if player in view.agreed:
        return ("passed" if passing(view) else "no word"), False, False
    if any(claim.player == player for claim in view.best):
        return "LEADS", False, False
    return "", False, False
