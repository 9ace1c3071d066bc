"""What a finished game of Skeeter tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wordgames.engines.skeeter import Challenge, Place, Target, View
from wordgames.game import Move
from wordgames.ui.sentences import counted

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting


def judged(sitting: Sitting) -> Sequence[tuple[str, bool]]:
    """The words that were challenged, and whether they stood; no other verdict is public."""
    found: list[tuple[str, bool]] = []
    said: Move | None = None
    for move in sitting.match.moves:
        match move.action:
            case Place():
                said = move
            case Challenge() if said is not None:
                found += [(word, word in said.known) for word in said.action.words]
            case _:
                pass
    return found


def scores(sitting: Sitting) -> Sequence[Sequence[int]]:
    """Everybody's total with the chips held, after each time that one moved or a round ended."""
    found: list[tuple[int, ...]] = [(0,) * len(sitting.seats)]
    for state in sitting.states():
        running = state.scores
        if len(state.rounds) < state.rules.rounds:
            running = tuple(
                score + sum(t.value for t in state.targets if t.owner == player)
                for player, score in enumerate(state.scores)
            )
        fresh = state.rounds and state.targets == state.rounds[-1].targets
        if running != found[-1] and not fresh:
            found.append(running)
    if found[-1] != (last := sitting.states()[-1].scores):
        found.append(last)
    return found


def remarkable(sitting: Sitting) -> Sequence[str]:
    """The longest row and word, the chip that moved most, and who was right about words."""
    view: View = sitting.match.view(None)
    ended = [target for each in view.rounds for target in each.targets]
    lines: list[str] = []
    claimed = [target for target in ended if target.claims]
    if claimed:
        longest = max(claimed, key=lambda target: len(target.row))
        lines.append(f"longest row: {' '.join(longest.row)} ({longest.word})")
        claims = [claim for target in claimed for claim in target.claims]
        word = max(claims, key=lambda claim: len(claim.word))
        lines.append(f"longest word: {word.word}, {sitting.name(word.player)}")
        wanted = max(claimed, key=lambda target: len(target.claims))
        lines.append(_wanted(wanted))
    lines += _challenges(sitting)
    if free := sum(target.value for target in ended if not target.claims):
        lines.append(f"nobody's: {counted(free, 'point')} without a chip")
    return lines


def _wanted(target: Target) -> str:
    players = {claim.player for claim in target.claims}
    among = "one hand" if len(players) == 1 else f"{len(players)} players"
    times = counted(len(target.claims), "time")
    return f"most wanted: a {target.value}, taken {times} by {among}"


def _challenges(sitting: Sitting) -> list[str]:
    """How often each doubted a word, and was right."""
    tally: dict[int, list[bool]] = {}
    for move, state in zip(sitting.match.moves, sitting.states()[1:], strict=True):
        if isinstance(move.action, Challenge) and state.verdict is not None:
            tally.setdefault(move.player, []).append(state.verdict.upheld)
    told = [
        f"{sitting.name(player)} {sum(right)} of {len(right)}"
        for player, right in sorted(tally.items())
    ]
    return [f"rightly doubted: {', '.join(told)}"] if told else []
