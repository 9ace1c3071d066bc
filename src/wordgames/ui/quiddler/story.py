"""What a finished game of Quiddler tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wordgames.engines.quiddler import rounds, sheet, solitaire
from wordgames.engines.quiddler.actions import Challenge, spelt
from wordgames.engines.quiddler.scoring import points_of
from wordgames.ui.sentences import counted

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting


def scores(sitting: Sitting) -> Sequence[Sequence[int]]:
    """Everybody's points after each round."""
    match sitting.match.view(None):
        case rounds.View() | sheet.View() as view:
            begun = view.rules.handicaps or (0,) * view.rules.players
            return [begun, *(one.totals for one in view.sheets)]
        case solitaire.View() as view:
            used, series = 0, [(0,)]
            for cards in view.used:
                used += len(cards)
                series.append((used,))
            return series
        case _:
            return ()


def judged(sitting: Sitting) -> Sequence[tuple[str, bool]]:
    """The words that were challenged, and whether they stood; no other verdict is public."""
    return [
        (spelt(move.action.cards), spelt(move.action.cards) in move.known)
        for move in sitting.match.moves
        if isinstance(move.action, Challenge)
    ]


def remarkable(sitting: Sitting) -> Sequence[str]:
    """The longest and the dearest word, the best round, and how challenges went."""
    match sitting.match.view(None):
        case rounds.View() | sheet.View() as view:
            return _of_rounds(sitting, view)
        case solitaire.View() as view:
            return _of_solitaire(view)
        case _:
            return ()


def _of_rounds(sitting: Sitting, view: rounds.View | sheet.View) -> list[str]:
    value = view.rules.value
    laid = [
        (word, player, one.round)
        for one in view.sheets
        for player, row in enumerate(one.rows)
        for word in row.spread.words
    ]
    good = [entry for entry in laid if entry[0].counts]
    lines: list[str] = []
    if good:
        word, player, number = max(good, key=lambda entry: len(entry[0].word))
        lines.append(f"longest: {word.word} ({sitting.name(player)}, round {number})")
        word, player, number = max(good, key=lambda entry: points_of(entry[0].cards, value))
        points = points_of(word.cards, value)
        lines.append(f"dearest: {word.word} for {points} ({sitting.name(player)}, round {number})")
    rows = [
        (row.points, player, one.round)
        for one in view.sheets
        for player, row in enumerate(one.rows)
    ]
    if rows:
        points, player, number = max(rows)
        lines.append(f"best round: {points} ({sitting.name(player)}, round {number})")
    outs = [one.out for one in view.sheets if one.out is not None]
    if outs:
        most = max(set(outs), key=outs.count)
        lines.append(f"most often out: {sitting.name(most)}, {counted(outs.count(most), 'time')}")
    doubted = [word for word, _, _ in laid if word.challenger is not None]
    if doubted:
        bad = sum(not word.counts for word in doubted)
        lines.append(f"challenges: {len(doubted)}, {counted(bad, 'word')} struck")
    return lines


def _of_solitaire(view: solitaire.View) -> list[str]:
    lines = [f"cards used: {view.cards_used} of 48"]
    if view.used:
        longest = max(view.used, key=lambda cards: len(spelt(cards)))
        lines.append(f"longest: {spelt(longest)}")
        lines.append(f"words: {len(view.used)}")
    return lines
