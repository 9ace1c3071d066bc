"""What a player sees of a game of Perquackey."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from wordgames.engines.perquackey.chart import Reckoning
from wordgames.engines.perquackey.rules import Referee, Rules, Variant
from wordgames.engines.perquackey.state import (
    Choosing,
    Forming,
    Judging,
    Lying,
    Mark,
    Over,
    Ready,
    Rolling,
    State,
    Thrown,
    Written,
    score,
    sum_of,
)
from wordgames.engines.perquackey.words import may_suggest
from wordgames.game import Millis, Player


class Stage(StrEnum):
    """Where a throw stands."""

    CHOOSING = "choosing"
    READY = "ready"
    ROLLING = "rolling"
    LYING = "lying"
    FORMING = "forming"
    JUDGING = "judging"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seen:
    """A word on the list. ``good`` is None while the dictionary's opinion is still a secret."""

    word: str
    by: Player
    good: bool | None
    mark: Mark

    @property
    def counts(self) -> bool:
        """Whether the word counts as things stand."""
        return self.mark.counts


@dataclass(frozen=True, slots=True)
class View:
    """A game as one player sees it; ``letters`` are the black cubes, then the red ones.

    Until a round of duplicate is complete it shows only the present thrower his letters and words,
    and nobody what the round has brought so far.
    """

    rules: Rules
    stage: Stage
    player: Player
    """Whose throw it is."""
    vulnerable: bool
    scores: tuple[int, ...]
    turn: int
    opening: tuple[tuple[tuple[Player, str], ...], ...]
    letters: str
    words: tuple[Seen, ...]
    early: tuple[str, ...]
    sum: Reckoning
    """What the words that count now are worth; not yet banked."""
    may_suggest: bool
    ends: Millis | None
    thrown: tuple[Thrown, ...]

    @property
    def side(self) -> int:
        """Whose throw it is: a player, or a team."""
        return self.rules.side(self.player)

    @property
    def round(self) -> int:
        """Throws that every side has had."""
        return self.turn // self.rules.sides


def view(state: State, player: Player | None) -> View:
    """What the player sees; None is somebody who sees only what is public."""
    letters, written, early, ends = _table(state)
    closed = state.thrown[: len(state.thrown) - state.open_throws]
    secret = state.rules.variant is Variant.DUPLICATE
    if secret and player != state.player:
        played = {throw.player for throw in state.thrown[len(closed) :]}
        letters = letters if player in played else ""
        written, early = (), ()
    return View(
        rules=state.rules,
        stage=_stage(state),
        player=state.player,
        vulnerable=state.vulnerable,
        scores=score(state.rules, closed) if secret else state.scores,
        turn=state.turn,
        opening=state.opening,
        letters=letters,
        words=tuple(_seen(state, entry) for entry in written),
        early=early,
        sum=sum_of(written, state.rules, vulnerable=state.vulnerable),
        may_suggest=may_suggest([w.word for w in written], vulnerable=state.vulnerable),
        ends=ends,
        thrown=closed,
    )


def _table(state: State) -> tuple[str, tuple[Written, ...], tuple[str, ...], Millis | None]:
    match state.phase:
        case Forming(letters, ends, written, early):
            return letters, written, early, ends
        case Judging(letters, written, early):
            return letters, written, early, None
        case Lying(letters):
            return letters, (), (), None
        case Choosing() | Ready() | Rolling() | Over():
            return "", (), (), None


def _seen(state: State, entry: Written) -> Seen:
    """The dictionary's opinion shows once it was asked."""
    asked = state.rules.referee is Referee.AT_ONCE or (
        isinstance(state.phase, Judging)
        and (state.rules.referee is Referee.AT_END or entry.mark in {Mark.UPHELD, Mark.REFUTED})
    )
    return Seen(entry.word, entry.by, entry.good if asked else None, entry.mark)


def _stage(state: State) -> Stage:
    match state.phase:
        case Choosing():
            return Stage.CHOOSING
        case Ready():
            return Stage.READY
        case Rolling():
            return Stage.ROLLING
        case Lying():
            return Stage.LYING
        case Forming():
            return Stage.FORMING
        case Judging():
            return Stage.JUDGING
        case Over():
            return Stage.OVER
