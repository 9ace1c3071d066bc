"""What may be done when, and what follows from it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from wordgames.engines.pdq import racing, word_count
from wordgames.engines.pdq.actions import (
    Agree,
    Buzz,
    Deal,
    Done,
    GiveBack,
    GiveUp,
    Pass,
    Ready,
    Say,
    Shuffle,
    Withdraw,
    Write,
)
from wordgames.engines.pdq.rules import Rules, Variant
from wordgames.engines.pdq.state import (
    Answering,
    Dealing,
    Ending,
    Over,
    Racing,
    Shuffling,
    State,
    Waiting,
    Writing,
)
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Millis, Move, Outcome, Player, Rng, TimeUp


def new(rules: Rules) -> State:
    """The deck lies there, not yet shuffled."""
    return State(
        rules,
        Shuffling(),
        won=((),) * rules.players,
        pack=rules.deck,
        counts=(0,) * rules.players,
    )


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    """The kinds of action open to a player, ``CHANCE`` and ``CLOCK`` included."""
    if player == CLOCK:
        return () if deadline(state) is None else (TimeUp,)
    if player == CHANCE:
        return (Shuffle,) if isinstance(state.phase, Shuffling) else ()
    match state.phase:
        case Dealing():
            return (Deal,)
        case Racing() as phase:
            return racing.open_to(state, phase, player)
        case Answering() as phase:
            if phase.closes is None:
                return (Say, GiveBack) if player == phase.typing else ()
            return (Buzz,) if player in racing.may_still_buzz(state, phase) else ()
        case Waiting(turn):
            return (Ready,) if player == turn else ()
        case Writing(turn):
            return (Write, Done) if player == turn else ()
        case Shuffling() | Over():
            return ()


def why_not(state: State, player: Player) -> Reason:
    """Why a player may do nothing now: every press of a key deserves its answer."""
    match state.phase:
        case Racing(out=out) | Answering(out=out) if player in out:
            return Reason.OUT_OF_THE_DEAL
        case Racing() | Answering() if player not in state.allowed:
            return Reason.NOT_IN_THE_TIE
        case Answering():
            return Reason.FLOOR_TAKEN
        case _:
            return Reason.NOT_YOUR_TURN


def apply(state: State, move: Move) -> State:  # noqa: C901 - the table of the rules
    """The position after the move; ``Illegal`` when the rules forbid what it says."""
    player, at = move.player, move.at
    match state.phase, move.action:
        case Shuffling(), Shuffle(pack):
            if Counter(pack) != Counter(state.rules.deck):
                raise Illegal(Reason.NOT_HELD)
            return _begin(replace(state, pack=pack))
        case Dealing(), Deal() | TimeUp():
            return racing.deal(state, at)
        case Racing() as phase, Buzz():
            return racing.buzz(state, phase, player, at)
        case Racing() as phase, Say(word):
            return racing.say_at_once(state, phase, move, _some(word))
        case Racing() as phase, Agree() | Pass():
            return racing.agree(state, phase, player, at)
        case Racing() as phase, Withdraw():
            return replace(state, phase=replace(phase, agreed=phase.agreed - {player}))
        case Racing(), GiveUp():
            return racing.take_away(state, Ending.GIVEN_UP, at)
        case Racing(), TimeUp():
            return racing.end(state, Ending.TIME_UP, at)
        case Answering(closes=int()) as phase, Buzz():
            return racing.tie(state, phase, player, at)
        case Answering(closes=int()) as phase, TimeUp():
            return racing.close(state, phase, at)
        case Answering() as phase, Say(word):
            return racing.say(state, phase, move, _some(word))
        case Answering() as phase, GiveBack():
            return racing.fall_silent(state, phase, Reason.NO_WORD, at)
        case Answering() as phase, TimeUp():
            return racing.fall_silent(state, phase, Reason.TOO_LATE, at)
        case Waiting(), Ready():
            return word_count.uncover(state, player, at)
        case Writing() as phase, Write(word):
            return word_count.write(state, phase, _some(word), move.known)
        case Writing() as phase, Done() | TimeUp():
            return word_count.hand_in(state, phase)
        case _:
            raise Illegal(Reason.WRONG_PHASE)


def chance(state: State, rng: Rng) -> Action:
    """The one shuffle of a game."""
    return Shuffle(rng.shuffled(state.rules.deck))


def deadline(state: State) -> Millis | None:
    """The time at which the clock moves unless somebody moves before it."""
    match state.phase:
        case Answering(closes=int(closes)):
            return closes
        case Dealing(ends) | Racing(ends) | Answering(ends=ends) | Writing(ends=ends):
            return ends
        case Shuffling() | Waiting() | Over():
            return None


def outcome(state: State) -> Outcome | None:
    """Cards won, or words that counted; equal totals share the win."""
    return Outcome.by_score(state.points) if isinstance(state.phase, Over) else None


def _begin(state: State) -> State:
    if state.rules.variant is Variant.WORD_COUNT:
        return word_count.cover(state)
    return replace(state, phase=Dealing())


def _some(word: str) -> str:
    if not word:
        raise Illegal(Reason.NO_WORD)
    return word
