"""What a round is worth: points in words, leftover cards, challenges, and the bonuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from wordgames.cards import Card, Cards
from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.rules import Bonus, Rules, Ties
from wordgames.game import Player


@dataclass(frozen=True, slots=True)
class LaidWord:
    """A word on the table. ``good`` is the dictionary's answer, None as long as nobody asked."""

    cards: Cards
    challenger: Player | None = None
    good: bool | None = None

    @property
    def word(self) -> str:
        """The letters of the cards."""
        return spelt(self.cards)

    @property
    def counts(self) -> bool:
        """Whether it scores: always, unless a challenge has struck it."""
        return self.good is not False


@dataclass(frozen=True, slots=True)
class Spread:
    """What one player has laid down: words, and the cards that fit into none."""

    words: tuple[LaidWord, ...] = ()
    left: Cards = ()


@dataclass(frozen=True, slots=True)
class Row:
    """How one player's score of a round comes about; each number as it is written on paper.

    ``penalties`` is what challenges cost, ``points`` the whole of the round with its bonuses.
    """

    spread: Spread
    in_words: int
    left_over: int
    penalties: int
    bonuses: tuple[Bonus, ...]
    points: int
    floored: bool = False
    """Whether the round would have cost points and was counted as nothing."""


def points_of(cards: Cards, value: Mapping[Card, int]) -> int:
    """What the cards are worth together."""
    return sum(value[card] for card in cards)


def score_round(rules: Rules, spreads: Sequence[Spread]) -> tuple[Row, ...]:
    """A row for each player, in the order of the spreads (rules 5, 6 and 7)."""
    value = rules.value
    rows = [
        _without_bonuses(rules, value, spreads, player, spread)
        for player, spread in enumerate(spreads)
    ]
    for bonus in rules.bonuses:
        for player in winners(bonus, spreads, rules.ties):
            row = rows[player]
            rows[player] = replace(
                row, bonuses=(*row.bonuses, bonus), points=row.points + rules.bonus_points
            )
    return tuple(rows)


def winners(bonus: Bonus, spreads: Sequence[Spread], ties: Ties) -> tuple[Player, ...]:
    """Who is paid the bonus. Struck words count for nothing, and nothing wins nothing."""
    measures = [measure(bonus, spread) for spread in spreads]
    best = max(measures)
    first = tuple(player for player, much in enumerate(measures) if much == best)
    if best == 0 or (len(first) > 1 and ties is Ties.NOBODY):
        return ()
    return first


def measure(bonus: Bonus, spread: Spread) -> int:
    """How far a player gets towards the bonus: letters (not cards) of a word, or words."""
    standing = [word for word in spread.words if word.counts]
    match bonus:
        case Bonus.LONGEST_WORD:
            return max((len(word.word) for word in standing), default=0)
        case Bonus.MOST_WORDS:
            return len(standing)


def _without_bonuses(
    rules: Rules,
    value: Mapping[Card, int],
    spreads: Sequence[Spread],
    player: Player,
    spread: Spread,
) -> Row:
    in_words = sum(points_of(word.cards, value) for word in spread.words if word.counts)
    left_over = points_of(spread.left, value)
    penalties = sum(
        points_of(word.cards, value)
        for owner, other in enumerate(spreads)
        for word in other.words
        if (word.good is False and owner == player) or (word.good and word.challenger == player)
    )
    points = in_words - left_over - penalties
    floored = rules.floor and points < 0
    return Row(spread, in_words, left_over, penalties, (), 0 if floored else points, floored)
