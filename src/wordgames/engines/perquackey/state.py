"""A game of Perquackey as it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from wordgames.engines.perquackey.chart import AWARD, Reckoning, counted, reckon
from wordgames.engines.perquackey.rules import Referee, Rules, Variant
from wordgames.game import Millis, Player


class Mark(StrEnum):
    """What has become of a word since time was up."""

    NONE = "none"
    STRUCK = "struck"
    UPHELD = "upheld"
    """Challenged, and the dictionary has it."""
    REFUTED = "refuted"
    """The dictionary was asked and has it not."""

    @property
    def counts(self) -> bool:
        """Whether a word with this mark counts."""
        return self not in {Mark.STRUCK, Mark.REFUTED}


@dataclass(frozen=True, slots=True)
class Written:
    """A word on the writer's list. ``good`` is what the dictionary thinks, asked or not."""

    word: str
    by: Player
    good: bool
    mark: Mark = Mark.NONE

    @property
    def counts(self) -> bool:
        """Whether the word counts as things stand."""
        return self.mark.counts


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw that is closed. ``early`` are the suggestions that came too early."""

    player: Player
    letters: str
    vulnerable: bool
    written: tuple[Written, ...]
    early: tuple[str, ...]
    reckoning: Reckoning


@dataclass(frozen=True, slots=True)
class Choosing:
    """These still throw a red cube for the first turn."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Ready:
    """The player on turn holds the cup."""


@dataclass(frozen=True, slots=True)
class Rolling:
    """The cubes are in the air."""


@dataclass(frozen=True, slots=True)
class Lying:
    """The throw lies there; somebody else has to turn the sand-glass."""

    letters: str


@dataclass(frozen=True, slots=True)
class Forming:
    """Words are formed until ``ends``; None is as long as the player likes."""

    letters: str
    ends: Millis | None
    written: tuple[Written, ...] = ()
    early: tuple[str, ...] = ()

    @property
    def standing(self) -> tuple[str, ...]:
        """The words that stand."""
        return tuple(written.word for written in self.written)


@dataclass(frozen=True, slots=True)
class Judging:
    """Time is up, and the others look through the words."""

    letters: str
    written: tuple[Written, ...]
    early: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


Phase: TypeAlias = Choosing | Ready | Rolling | Lying | Forming | Judging | Over


@dataclass(frozen=True, slots=True)
class State:
    """The phase and the closed throws, from which the scores follow."""

    rules: Rules
    phase: Phase
    first: Player = 0
    opening: tuple[tuple[tuple[Player, str], ...], ...] = ()
    """Who threw which letter for the first turn, in each go."""
    thrown: tuple[Thrown, ...] = ()

    @property
    def turn(self) -> int:
        """How many throws are closed."""
        return len(self.thrown)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each side; awards for early suggestions count as they are made."""
        scores = list(score(self.rules, self.thrown))
        match self.phase:
            case Forming(early=early) | Judging(early=early):
                _award(scores, self.side, len(early))
            case _:
                pass
        return tuple(scores)

    @property
    def player(self) -> Player:
        """Whose throw it is."""
        return (self.first + self.turn) % self.rules.players

    @property
    def side(self) -> int:
        """Whose throw it is: a player, or a team."""
        return self.rules.side(self.player)

    @property
    def vulnerable(self) -> bool:
        """Whether this throw is made with thirteen cubes: the banked score decides."""
        return self.rules.vulnerable(score(self.rules, self.thrown)[self.side])

    @property
    def round(self) -> int:
        """Throws that every side has had."""
        return self.turn // self.rules.sides

    @property
    def open_throws(self) -> int:
        """Closed throws of a round that is not; in duplicate they are secret until it is."""
        return self.turn % self.rules.sides if self.rules.variant is Variant.DUPLICATE else 0


def score(rules: Rules, thrown: Iterable[Thrown]) -> tuple[int, ...]:
    """The points of each side after those throws: their sum, or the best where that counts."""
    sums, best, awards = ([0] * rules.sides for _ in range(3))
    for throw in thrown:
        side, banked = rules.side(throw.player), throw.reckoning.banked
        sums[side] += banked
        best[side] = max(best[side], banked)
        _award(awards, side, len(throw.early))
    points = best if rules.counts_best else sums
    return tuple(own + award for own, award in zip(points, awards, strict=True))


def _award(scores: list[int], offender: int, times: int) -> None:
    for side in range(len(scores)):
        if side != offender:
            scores[side] += times * AWARD


def sum_of(written: Iterable[Written], rules: Rules, *, vulnerable: bool) -> Reckoning:
    """What the words that count are worth together."""
    words = (entry.word for entry in written if entry.counts)
    return reckon(counted(words, longer_as_ten=rules.longer_as_ten), vulnerable=vulnerable)


def judged(written: tuple[Written, ...], referee: Referee) -> tuple[Written, ...]:
    """The list when time is up: where the dictionary judges at the end, it does so now."""
    if referee is not Referee.AT_END:
        return written
    return tuple(
        entry if entry.good else Written(entry.word, entry.by, entry.good, Mark.REFUTED)
        for entry in written
    )
