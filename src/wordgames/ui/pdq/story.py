"""What a finished game of PDQ tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wordgames.engines import pdq
from wordgames.game import Millis, Player
from wordgames.ui.pdq import sentences
from wordgames.ui.sentences import counted

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting


def scores(sitting: Sitting) -> Sequence[Sequence[int]]:
    """Everybody's points after each deal."""
    found: list[tuple[int, ...]] = [(0,) * len(sitting.seats)]
    deals = 0
    for state in sitting.states():
        if len(state.results) > deals:
            deals = len(state.results)
            found.append(pdq.view(state, None).points)
    return found


def judged(sitting: Sitting) -> Sequence[tuple[str, bool]]:
    """What was said in the deals that are over, and whether it counted."""
    view: pdq.View = sitting.match.view(None)
    claims = (claim for result in view.results for claim in result.claims if claim.word)
    return [(claim.word, claim.good) for claim in claims]


def remarkable(sitting: Sitting) -> Sequence[str]:
    """The longest and the quickest word, the biggest take, and what nobody got."""
    view: pdq.View = sitting.match.view(None)
    counting = view.rules.variant is pdq.Variant.WORD_COUNT
    good = [
        claim
        for result in view.results
        for claim in result.claims
        if claim.good and (counting or claim.player == result.winner)
    ]
    lines: list[str] = []
    if good:
        longest = max(good, key=lambda claim: len(claim.word))
        name = sitting.name(longest.player)
        lines.append(f"longest: {longest.word} ({len(longest.word)}), {name}")
    if (quick := _quickest(sitting)) is not None:
        wait, word, player = quick
        lines.append(f"quickest: {word} after {wait / 1000:.1f} s, {sitting.name(player)}")
    won = [result for result in view.results if result.winner is not None]
    if won and (most := max(won, key=lambda result: len(result.prize))).winner is not None:
        took = counted(len(most.prize), "card")
        lines.append(f"biggest take: {took} with {most.word}, {sitting.name(most.winner)}")
    if view.aside and not counting:
        lines.append(f"nobody's: {counted(len(view.aside), 'card')} in the pile")
    return [*lines, *_missed(sitting, view)]


def _quickest(sitting: Sitting) -> tuple[Millis, str, Player] | None:
    """The shortest time from the deal to the buzz of a word that took its row."""
    dealt: Millis = 0
    buzzed: dict[Player, Millis] = {}
    found: tuple[Millis, str, Player] | None = None
    before = 0
    for move, state in zip(sitting.match.moves, sitting.states()[1:], strict=True):
        match move.action:
            case pdq.Deal():
                dealt, buzzed = move.at, {}
            case pdq.Buzz():
                buzzed[move.player] = move.at
            case _:
                pass
        if len(state.results) > before:
            before = len(state.results)
            result = state.results[-1]
            if result.winner is not None:
                wait = buzzed.get(result.winner, move.at) - dealt
                if found is None or wait < found[0]:
                    found = (wait, result.word, result.winner)
            dealt, buzzed = move.at, {}
    return found


def _missed(sitting: Sitting, view: pdq.View) -> list[str]:
    """What could have been said where nobody had a word: the last such rows."""
    lines: list[str] = []
    open_ends = {pdq.Ending.NO_WORD, pdq.Ending.TIME_UP, pdq.Ending.GIVEN_UP}
    for result in view.results[::-1]:
        if result.ending in open_ends and len(lines) < 3:
            lines.append(sentences.missed(sitting, view.rules, result.row))
    return lines
