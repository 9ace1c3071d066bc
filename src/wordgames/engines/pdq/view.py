"""What is seen of a game of PDQ."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from wordgames.cards import Cards
from wordgames.engines.pdq.play import deadline
from wordgames.engines.pdq.rules import Rules, Variant
from wordgames.engines.pdq.state import (
    Answering,
    Claim,
    Dealing,
    Over,
    Racing,
    Result,
    Shuffling,
    State,
    Waiting,
    Writing,
)
from wordgames.game import Millis, Player


class Stage(StrEnum):
    """What is going on."""

    SHUFFLING = "shuffling"
    DEALING = "dealing"
    """Between two rows, also before the first: ``Deal`` turns the next one up."""
    RACING = "racing"
    """The floor is open."""
    BUZZED = "buzzed"
    """Others may still tie."""
    TYPING = "typing"
    """``typing`` has to say a word."""
    WAITING = "waiting"
    """Word count: covered until ``turn`` is ready."""
    WRITING = "writing"
    """Word count: ``turn`` writes."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class View:
    """What everybody at the table sees, and the seer's own unsettled word or list."""

    rules: Rules
    stage: Stage
    row: Cards
    """The cards from left to right; empty between deals, while they are covered, and in word count
    for those whose time is still to come.
    """
    pack: int
    """Cards that are left to deal."""
    aside: Cards
    """The pile for the next winner; in word count the rows that are done with."""
    won: tuple[int, ...]
    """Cards won, by player."""
    points: tuple[int, ...]
    """What they count, or in word count the words that counted."""
    deal: int
    """The number of this deal from 1, of the coming one between deals, of the last when over."""
    deals_left: int
    """Whole rows that may still come after this one."""
    results: tuple[Result, ...]
    """The deals that are over."""
    deadline: Millis | None = None
    """When the clock moves: the window closes, time to type or for the deal is up, ..."""
    playing: frozenset[Player] = frozenset()
    """Who may still take this row."""
    out: frozenset[Player] = frozenset()
    """Who sits out the rest of this deal after a wrong word."""
    tied: frozenset[Player] = frozenset()
    """Who alone may play this row, or the next one between deals; empty is everybody."""
    agreed: frozenset[Player] = frozenset()
    """Who thinks that there is no word; in PDL, who has passed."""
    buzzes: tuple[tuple[Player, Millis], ...] = ()
    """Who buzzed, first one first, with the gap to the first."""
    typing: Player | None = None
    answered: frozenset[Player] = frozenset()
    """Who of those that buzzed has spoken already."""
    claim: str | None = None
    """The seer's own word until the others have spoken."""
    attempt: tuple[Claim, ...] = ()
    """The claims settled last in this deal: all failed, or in PDL one led on."""
    said: tuple[Claim, ...] = ()
    """PDL: the good words of this deal, in order."""
    best: tuple[Claim, ...] = ()
    """PDL: the longest; several when they were said at the same time."""
    turn: Player | None = None
    """Word count: whose list is next or under way."""
    words: tuple[str, ...] = ()
    """Word count: the seer's own list of this deal, finished or not."""

    @property
    def last(self) -> Result | None:
        """The deal that ended last."""
        return self.results[-1] if self.results else None


def view(state: State, player: Player | None) -> View:
    """What a player sees; None is somebody who sees only what is public."""
    seen = _table(state)
    match state.phase:
        case Shuffling():
            return seen
        case Dealing():
            return replace(seen, stage=Stage.DEALING)
        case Racing(agreed=agreed, out=out):
            return replace(
                seen, stage=Stage.RACING, agreed=agreed, out=out, playing=state.allowed - out
            )
        case Answering() as phase:
            return _answering(seen, state, phase, player)
        case Waiting(turn):
            words = _own_list(state, player)
            return replace(seen, stage=Stage.WAITING, turn=turn, row=(), words=words)
        case Writing(turn, words=written) as phase:
            own = tuple(c.word for c in written) if player == turn else _own_list(state, player)
            to_come = player is not None and player > turn
            row = () if to_come else state.row
            return replace(seen, stage=Stage.WRITING, turn=turn, words=own, row=row)
        case Over():
            return replace(seen, stage=Stage.OVER)


def _table(state: State) -> View:
    """What does not depend on the phase."""
    rules = state.rules
    counting = rules.variant is Variant.WORD_COUNT
    over = isinstance(state.phase, Over)
    left = len(state.pack) // rules.row
    if over:
        left = 0
    elif counting:
        left = rules.count_deals - len(state.results) - 1
    elif isinstance(state.phase, Dealing | Shuffling):
        left -= 1
    return View(
        rules=rules,
        stage=Stage.SHUFFLING,
        row=state.row,
        pack=len(state.pack),
        aside=state.aside,
        won=tuple(len(cards) for cards in state.won),
        points=state.points,
        deal=len(state.results) + (0 if over else 1),
        deals_left=left,
        results=state.results,
        deadline=deadline(state),
        tied=state.tied,
        attempt=state.attempt,
        said=state.said,
        best=state.best,
    )


def _answering(seen: View, state: State, phase: Answering, player: Player | None) -> View:
    first = phase.buzzes[0].at
    return replace(
        seen,
        stage=Stage.TYPING if phase.closes is None else Stage.BUZZED,
        buzzes=tuple((buzzed.player, buzzed.at - first) for buzzed in phase.buzzes),
        typing=phase.typing,
        answered=frozenset(claim.player for claim in phase.claims),
        claim=next((claim.word for claim in phase.claims if claim.player == player), None),
        agreed=phase.agreed,
        out=phase.out,
        playing=state.allowed - phase.out,
    )


def _own_list(state: State, player: Player | None) -> tuple[str, ...]:
    if player is None or player >= len(state.lists):
        return ()
    return tuple(claim.word for claim in state.lists[player])
