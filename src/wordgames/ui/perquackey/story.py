"""What a finished game of Perquackey tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wordgames.engines.perquackey import Mark, Referee, Rules, Thrown, View
from wordgames.engines.perquackey.state import score
from wordgames.ui.perquackey.possible import left_over
from wordgames.ui.sentences import counted

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting

MOST_SOLVED = 6
"""Throws that are looked through for what they allowed: the last ones."""


def scores(sitting: Sitting) -> Sequence[Sequence[int]]:
    """Everybody's points after each throw; partners have the same."""
    rules: Rules = sitting.match.rules
    thrown = _thrown(sitting)
    rows: list[tuple[int, ...]] = []
    for closed in range(len(thrown) + 1):
        sides = score(rules, thrown[:closed])
        rows.append(tuple(sides[rules.side(player)] for player in range(rules.players)))
    return rows


def judged(sitting: Sitting) -> Sequence[tuple[str, bool]]:
    """The words of closed throws and whether each is one, as far as the dictionary was asked."""
    rules: Rules = sitting.match.rules
    asked_all = rules.referee is not Referee.CHALLENGE
    return [
        (entry.word, entry.good)
        for throw in _thrown(sitting)
        for entry in throw.written
        if asked_all or entry.mark in {Mark.UPHELD, Mark.REFUTED}
    ]


def remarkable(sitting: Sitting) -> Sequence[str]:
    """The best throw, the longest word, sets, and how much of what was possible was made."""
    thrown = _thrown(sitting)
    lines: list[str] = []
    if not thrown:
        return lines
    top = max(thrown, key=lambda throw: throw.reckoning.banked)
    if top.reckoning.banked > 0:
        name = sitting.name(top.player)
        lines.append(
            f"best throw: {top.reckoning.banked:,}, {name} with {top.letters or 'own cubes'}"
        )
    words = [(entry.word, entry.by) for t in thrown for entry in t.written if entry.counts]
    if words:
        longest, by = max(words, key=lambda found: len(found[0]))
        lines.append(f"longest: {longest} ({len(longest)}), {sitting.name(by)}")
        lines.append(f"called: {counted(len(words), 'word')} in {counted(len(thrown), 'throw')}")
    sets = [sitting.name(throw.player) for throw in thrown if throw.reckoning.set]
    if sets:
        lines.append(f"set: {', '.join(sets)}")
    return [*lines, *_missed(sitting, thrown)]


def _missed(sitting: Sitting, thrown: Sequence[Thrown]) -> list[str]:
    """The throw that had the most left in it."""
    left = [(left_over(sitting, throw), throw) for throw in thrown[-MOST_SOLVED:]]
    most, throw = max(left, key=lambda found: found[0])
    if not most:
        return []
    return [f"left in {throw.letters}: {most:,} more, {sitting.name(throw.player)}"]


def _thrown(sitting: Sitting) -> tuple[Thrown, ...]:
    view: View = sitting.match.view(None)
    return view.thrown
