"""What a player sees of a game of Skeeter."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.cards import Cards
from wordgames.engines.skeeter.play import deadline, may_challenge, must_pass
from wordgames.engines.skeeter.state import Over, Play, Round, State, Target, Turn, Verdict, Window
from wordgames.game import Millis, Player


@dataclass(frozen=True, slots=True)
class View:
    """Everything public, and the hand of one player.

    ``turn`` is who may place or pass now; ``must_pass`` whether he has no choice. While ``play``
    waits for a challenge nobody is on turn: ``challengers`` may doubt it, and it stands once all
    of ``waiting`` are ready or ``ends`` has come. ``ends`` is also when a turn runs out.
    """

    hand: Cards
    held: tuple[int, ...]
    targets: tuple[Target, ...]
    pack: int
    turn: Player | None
    must_pass: bool
    play: Play | None
    challengers: tuple[Player, ...]
    waiting: tuple[Player, ...]
    ends: Millis | None
    out: tuple[bool, ...]
    lost: tuple[int, ...]
    scores: tuple[int, ...]
    starter: str
    said: tuple[str, ...]
    rounds: tuple[Round, ...]
    verdict: Verdict | None
    over: bool


def view(state: State, player: Player | None) -> View:
    """What that player sees; None sees no hand at all."""
    turn, play = None, None
    waiting: tuple[Player, ...] = ()
    challengers: tuple[Player, ...] = ()
    match state.phase:
        case Turn(on_turn):
            turn = on_turn
        case Window() as window:
            play, waiting = window.play, window.waiting
            challengers = may_challenge(state, play.player)
        case _:
            pass
    return View(
        hand=() if player is None else state.hands[player],
        held=tuple(len(hand) for hand in state.hands),
        targets=state.targets,
        pack=len(state.pack),
        turn=turn,
        must_pass=turn is not None and must_pass(state, turn),
        play=play,
        challengers=challengers,
        waiting=waiting,
        ends=deadline(state),
        out=state.out,
        lost=state.lost,
        scores=state.scores,
        starter=state.starter,
        said=state.said,
        rounds=state.rounds,
        verdict=state.verdict,
        over=state.phase == Over(),
    )
