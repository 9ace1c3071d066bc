"""One row, from the deal to whoever takes it: buzzing, ties, typing, no word, and PDL's contest."""

from __future__ import annotations

from dataclasses import replace

from wordgames.cards import Cards, with_item
from wordgames.engines.pdq.actions import Agree, Buzz, GiveUp, Pass, Say, Withdraw
from wordgames.engines.pdq.judging import judged
from wordgames.engines.pdq.rules import Variant
from wordgames.engines.pdq.state import (
    Answering,
    Buzzed,
    Claim,
    Dealing,
    Ending,
    Over,
    Racing,
    Result,
    State,
)
from wordgames.errors import Reason
from wordgames.game import Action, Millis, Move, Player


def open_to(state: State, phase: Racing, player: Player) -> tuple[type[Action], ...]:
    """What a player may do while the floor is open."""
    if player not in state.allowed - phase.out:
        return ()
    speak: type[Action] = Say if state.rules.players == 1 else Buzz
    match state.rules.variant:
        case Variant.SOLITAIRE:
            return (speak, GiveUp)
        case _ if player in phase.agreed:
            return (speak, Withdraw)
        case Variant.PDL if not state.tied:
            return (speak,) if player in _holders(state) else (speak, Pass)
        case _:
            return (speak, Agree)


def may_still_buzz(state: State, phase: Answering) -> frozenset[Player]:
    """Who could tie with those who have buzzed."""
    return state.allowed - phase.out - {buzzed.player for buzzed in phase.buzzes}


def deal(state: State, at: Millis) -> State:
    """Turn up the next row and open the floor."""
    row, pack = next_row(state)
    return replace(
        state,
        phase=Racing(_after(at, state.rules.deal_time)),
        row=row,
        pack=pack,
        attempt=(),
        said=(),
    )


def next_row(state: State) -> tuple[Cards, Cards]:
    """The cards of the next row as they lie, and the pack without them.

    Of three, the first is dealt to the centre, then one to its left, one to its right; two or four
    are dealt from left to right.
    """
    size = state.rules.row
    dealt, pack = state.pack[:size], state.pack[size:]
    return (dealt if size != 3 else (dealt[1], dealt[0], dealt[2])), pack  # noqa: PLR2004


def buzz(state: State, phase: Racing, player: Player, at: Millis) -> State:
    """The first buzz opens the window for others."""
    answering = Answering(
        buzzes=(Buzzed(player, at),),
        closes=at + state.rules.tie_window + 1,
        left=None if phase.ends is None else phase.ends - at,
        agreed=phase.agreed - {player},
        out=phase.out,
    )
    return _close_if_all_in(state, answering, at)


def tie(state: State, phase: Answering, player: Player, at: Millis) -> State:
    """A further buzz within the window."""
    buzzes = (*phase.buzzes, Buzzed(player, at))
    return _close_if_all_in(
        state, replace(phase, buzzes=buzzes, agreed=phase.agreed - {player}), at
    )


def close(state: State, phase: Answering, at: Millis) -> State:
    """Close the window; the first who buzzed types first."""
    ends = _after(at, state.rules.time_to_type)
    return replace(state, phase=replace(phase, closes=None, ends=ends))


def say_at_once(state: State, phase: Racing, move: Move, word: str) -> State:
    """Somebody who plays alone needs no buzz."""
    answering = Answering(
        buzzes=(Buzzed(move.player, move.at),),
        closes=None,
        left=None if phase.ends is None else phase.ends - move.at,
        agreed=phase.agreed - {move.player},
        out=phase.out,
    )
    return say(state, answering, move, word)


def say(state: State, phase: Answering, move: Move, word: str) -> State:
    """A word is said; it stays between the player and the judge until all who tied have spoken."""
    return _claimed(state, phase, judged(state, move.player, word, move.known), move.at)


def fall_silent(state: State, phase: Answering, reason: Reason, at: Millis) -> State:
    """No word comes from the one whose turn it is."""
    return _claimed(state, phase, Claim(phase.buzzes[len(phase.claims)].player, "", reason), at)


def agree(state: State, phase: Racing, player: Player, at: Millis) -> State:
    """One more who sees no word here, or in PDL no longer one."""
    return _open(state, replace(phase, agreed=phase.agreed | {player}), at)


def end(state: State, ending: Ending, at: Millis) -> State:
    """The floor closes: in PDL the longest word takes the row, otherwise nobody does."""
    best = state.best
    if len(best) == 1:
        return _award(state, best[0], state.said, at)
    if best:
        return _set_aside(state, best, state.said, at)
    return take_away(state, ending, at)


def take_away(state: State, ending: Ending, at: Millis) -> State:
    """The row goes to the pile; a tie stays a tie between the same players."""
    result = Result(state.row, ending, state.attempt, tied=state.tied)
    stumped = state.rules.variant is Variant.SOLITAIRE
    return _finish(replace(state, aside=state.aside + state.row), result, at, over=stumped)


def _close_if_all_in(state: State, phase: Answering, at: Millis) -> State:
    """There is no window to wait for when nobody is left who could tie."""
    if may_still_buzz(state, phase):
        return replace(state, phase=phase)
    return close(state, phase, at)


def _claimed(state: State, phase: Answering, claim: Claim, at: Millis) -> State:
    claims = (*phase.claims, claim)
    if len(claims) == len(phase.buzzes):
        return _settle(state, replace(phase, claims=claims), at)
    ends = _after(at, state.rules.time_to_type)
    return replace(state, phase=replace(phase, claims=claims, ends=ends))


def _settle(state: State, phase: Answering, at: Millis) -> State:
    """All who buzzed have spoken: the longest good word has it."""
    failed = frozenset(claim.player for claim in phase.claims if not claim.good)
    out = phase.out | failed if state.rules.sits_out else phase.out
    floor = Racing(_after(at, phase.left), phase.agreed, out)
    good = tuple(claim for claim in phase.claims if claim.good)
    if not good:
        return _open(replace(state, attempt=phase.claims), floor, at)
    if state.rules.variant is Variant.PDL and not state.tied:
        # A longer word: whoever had passed may think again.
        ends = floor.ends if state.rules.beat_time is None else at + state.rules.beat_time
        state = replace(state, said=state.said + good, attempt=phase.claims)
        return _open(state, replace(floor, ends=ends, agreed=frozenset()), at)
    longest = max(len(claim.word) for claim in good)
    best = tuple(claim for claim in good if len(claim.word) == longest)
    if len(best) == 1:
        return _award(state, best[0], phase.claims, at)
    return _set_aside(state, best, phase.claims, at)


def _open(state: State, phase: Racing, at: Millis) -> State:
    """Open the floor again, unless nobody is left who wants it."""
    state = replace(state, phase=phase)
    if state.allowed - phase.out <= phase.agreed | _holders(state):
        return end(state, Ending.NO_WORD, at)
    return state


def _holders(state: State) -> frozenset[Player]:
    """PDL: who has the longest word and so need not pass; alone you may go on as you like."""
    if state.rules.players == 1:
        return frozenset()
    return frozenset(claim.player for claim in state.best)


def _award(state: State, claim: Claim, claims: tuple[Claim, ...], at: Millis) -> State:
    """The row and the whole pile go to one player."""
    prize = state.row + state.aside
    won = with_item(state.won, claim.player, state.won[claim.player] + prize)
    result = Result(state.row, Ending.WON, claims, claim.player, claim.word, prize)
    return _finish(replace(state, won=won, aside=(), tied=frozenset()), result, at)


def _set_aside(
    state: State, best: tuple[Claim, ...], claims: tuple[Claim, ...], at: Millis
) -> State:
    """Words of the same length: the next row is for these players alone, and the pile with it."""
    tied = frozenset(claim.player for claim in best)
    result = Result(state.row, Ending.TIED, claims, tied=tied)
    return _finish(replace(state, aside=state.aside + state.row, tied=tied), result, at)


def _finish(state: State, result: Result, at: Millis, *, over: bool = False) -> State:
    """The row is done with: rest, deal the next, or end."""
    state = replace(
        state, row=(), said=(), attempt=(), results=(*state.results, result), phase=Over()
    )
    if over or len(state.pack) < state.rules.row:
        return state
    if state.rules.rest == 0:
        return deal(state, at)
    return replace(state, phase=Dealing(_after(at, state.rules.rest)))


def _after(at: Millis, time: Millis | None) -> Millis | None:
    return None if time is None else at + time
