"""The rules of Skeeter: what may be done, and what comes of it."""

from __future__ import annotations

from dataclasses import replace

from wordgames.cards import Cards, with_item, without
from wordgames.engines.skeeter.actions import Challenge, Pass, Place, Ready, Shuffle
from wordgames.engines.skeeter.fit import misfit, with_card
from wordgames.engines.skeeter.rules import HAND, VALUES, Rules
from wordgames.engines.skeeter.state import (
    Claim,
    Over,
    Play,
    Round,
    Shuffling,
    State,
    Target,
    Turn,
    Verdict,
    Window,
    holds_all,
    target_of,
    with_target,
)
from wordgames.engines.skeeter.surnames import first_player
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Millis, Move, Outcome, Player, Rng, TimeUp


def new(rules: Rules) -> State:
    """All cards in the pack, not shuffled yet."""
    none: tuple[Cards, ...] = ((),) * rules.players
    return State(
        rules,
        Shuffling(),
        pack=rules.deck,
        hands=none,
        out=(False,) * rules.players,
        lost=(0,) * rules.players,
        scores=(0,) * rules.players,
    )


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    """What that player may do now, ``CHANCE`` and ``CLOCK`` included."""
    if player == CLOCK:
        return () if deadline(state) is None else (TimeUp,)
    match state.phase:
        case Shuffling():
            return (Shuffle,) if player == CHANCE else ()
        case Turn(on_turn) if player == on_turn:
            return (Pass,) if must_pass(state, player) else (Place, Pass)
        case Window() as window if player in may_challenge(state, window.play.player):
            return (Challenge, Ready) if player in window.waiting else (Challenge,)
        case _:
            return ()


def why_not(state: State, player: Player) -> Reason:
    """Why somebody who may do nothing at all now may not."""
    if player >= 0 and state.out[player] and state.phase != Over():
        return Reason.OUT_OF_THE_ROUND
    return Reason.NOT_YOUR_TURN


def must_pass(state: State, player: Player) -> bool:
    """Whether a player on turn has no card, or no target left that is not his."""
    return not state.hands[player] or holds_all(state.targets, player)


def may_challenge(state: State, player: Player) -> tuple[Player, ...]:
    """Who may doubt a word of that player: everybody else who has not passed, next seat first."""
    others = (
        seat % state.rules.players for seat in range(player + 1, player + state.rules.players)
    )
    return tuple(other for other in others if not state.out[other])


def deadline(state: State) -> Millis | None:
    """When a turn or the wait for a challenge runs out."""
    rules = state.rules
    match state.phase:
        case Turn(_, since) if rules.turn_time is not None:
            return since + rules.turn_time
        case Window(since=since) if rules.challenge_time is not None:
            return since + rules.challenge_time
        case _:
            return None


def chance(state: State, rng: Rng) -> Action:
    """All cards are shuffled again for every round."""
    return Shuffle(rng.shuffled(state.rules.deck))


def apply(state: State, move: Move) -> State:
    """The position after the move; ``Illegal`` says why a placement is none."""
    match state.phase, move.action:
        case Shuffling(), Shuffle(pack):
            return _deal(state, pack, move.at)
        case Turn(player), Place() as place:
            return _place(state, player, place, move)
        case Turn(player), Pass() | TimeUp():
            return _pass(state, player, move.at)
        case Window() as window, Ready():
            waiting = tuple(other for other in window.waiting if other != move.player)
            if waiting:
                return replace(state, phase=replace(window, waiting=waiting))
            return _stand(state, window.play, move.at)
        case Window(play), TimeUp():
            return _stand(state, play, move.at)
        case Window() as window, Challenge():
            return _challenge(state, window, move)
        case _:
            raise Illegal(Reason.WRONG_PHASE)


def outcome(state: State) -> Outcome | None:
    """High total wins; equal totals share it."""
    return Outcome.by_score(state.scores) if state.phase == Over() else None


def _deal(state: State, pack: Cards, at: Millis) -> State:
    rules = state.rules
    if sorted(pack) != sorted(rules.deck):
        raise Illegal(Reason.NOT_HELD, "pack")
    rows, rest = pack[: len(VALUES)], pack[len(VALUES) :]
    hands = tuple(rest[HAND * seat : HAND * (seat + 1)] for seat in range(rules.players))
    starter, *pile = rest[HAND * rules.players :]
    return replace(
        state,
        phase=Turn(first_player(rules.names, starter), at),
        pack=tuple(pile),
        hands=hands,
        out=(False,) * rules.players,
        targets=tuple(Target(value, (card,)) for value, card in zip(VALUES, rows, strict=True)),
        starter=starter,
        said=(),
        verdict=None,
    )


def _place(state: State, player: Player, place: Place, move: Move) -> State:
    if place.target not in VALUES:
        raise Illegal(Reason.UNKNOWN_PLACE, str(place.target))
    target = target_of(state, place.target)
    if target.owner == player:
        raise Illegal(Reason.OWN_TARGET, str(place.target))
    if not 0 <= place.position <= len(target.row):
        raise Illegal(Reason.UNKNOWN_PLACE, str(place.position))
    hand = without(state.hands[player], (place.card,))
    row = with_card(target.row, place.position, place.card)
    if (problem := misfit(place.word, row)) is not None:
        raise problem
    if not state.rules.repeats and place.word in state.said:
        raise Illegal(Reason.ALREADY_USED, place.word)
    good = place.word in move.known
    if not (good or state.rules.challenges):
        raise Illegal(Reason.NOT_IN_DICTIONARY, place.word)
    laid = replace(
        with_target(state, replace(target, row=row)),
        hands=with_item(state.hands, player, hand),
        said=(*state.said, place.word),
    )
    play = Play(player, place.card, place.target, place.position, place.word)
    challengers = may_challenge(state, player) if state.rules.challenges else ()
    if not challengers:
        return _stand(laid, play, move.at)
    waiting = challengers
    if state.rules.challenge_time is None:
        following, _ = _following(state, player)
        waiting = (following,) if following in challengers else challengers[:1]
    return replace(laid, phase=Window(play, target, good, waiting, move.at))


def _pass(state: State, player: Player, at: Millis) -> State:
    out = with_item(state.out, player, True)
    return _next_turn(replace(state, out=out), player, at)


def _challenge(state: State, window: Window, move: Move) -> State:
    play = window.play
    judged = replace(state, verdict=Verdict(play, move.player, upheld=not window.good))
    if window.good:
        lost = with_item(state.lost, move.player, state.lost[move.player] + 1)
        return _stand(replace(judged, lost=lost), play, move.at)
    hand = (*state.hands[play.player], play.card)
    taken_back = replace(
        with_target(judged, window.before), hands=with_item(state.hands, play.player, hand)
    )
    return _next_turn(taken_back, play.player, move.at)


def _stand(state: State, play: Play, at: Millis) -> State:
    """The chip moves, a card is drawn, and the turn is over."""
    target = target_of(state, play.target)
    claim = Claim(play.player, play.card, play.word)
    hand = state.hands[play.player] + state.pack[:1]
    claimed = replace(
        with_target(state, replace(target, claims=(*target.claims, claim))),
        hands=with_item(state.hands, play.player, hand),
        pack=state.pack[1:],
    )
    return _next_turn(claimed, play.player, at)


def _next_turn(state: State, player: Player, at: Millis) -> State:
    """The next in turn who is in the round and has no lost turn to sit out."""
    if all(state.out):
        return _score(state)
    following, lost = _following(state, player)
    return replace(state, phase=Turn(following, at), lost=lost)


def _following(state: State, player: Player) -> tuple[Player, tuple[int, ...]]:
    """Who plays after that player, and the lost turns that are left once those before sat out."""
    lost = list(state.lost)
    while True:
        player = (player + 1) % state.rules.players
        if state.out[player]:
            continue
        if not lost[player]:
            return player, tuple(lost)
        lost[player] -= 1


def _score(state: State) -> State:
    points = tuple(
        sum(target.value for target in state.targets if target.owner == player)
        for player in range(state.rules.players)
    )
    rounds = (*state.rounds, Round(state.starter, state.targets, points))
    return replace(
        state,
        phase=Over() if len(rounds) == state.rules.rounds else Shuffling(),
        scores=tuple(old + new for old, new in zip(state.scores, points, strict=True)),
        rounds=rounds,
    )
