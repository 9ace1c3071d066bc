"""What can be chosen before a game of Skeeter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordgames.decks import read_deck
from wordgames.engines import skeeter
from wordgames.engines.skeeter.rules import FEWEST, MOST
from wordgames.setups.game import Game, Setup
from wordgames.setups.options import Number, Option, Pick, Switch, Value, millis, whole

CHALLENGE: Final = "challenge"
AUTOMATIC: Final = "automatic"

OPTIONS: tuple[Option, ...] = (
    Number(
        "rounds",
        "Rounds",
        "All cards are shuffled again for each; the highest total wins.",
        default=3,
        low=1,
        high=20,
    ),
    Pick(
        "referee",
        "Referee",
        "Who objects to a word that is none.",
        default=CHALLENGE,
        choices=(
            (CHALLENGE, "The table challenges", "A bad word stands unless somebody doubts it."),
            (AUTOMATIC, "The dictionary", "A bad word is refused at once: try again, or pass."),
        ),
    ),
    Number(
        "challenge-time",
        "Time to challenge",
        "None: until the next player is ready. Otherwise until time is up or all are ready.",
        default=None,
        low=3,
        high=60,
        unit="seconds",
        may_be_none=True,
    ),
    Number(
        "turn-time",
        "Time for a turn",
        "Whoever has placed no card when it is up has passed and is out of the round.",
        default=None,
        low=10,
        high=600,
        step=5,
        unit="seconds",
        may_be_none=True,
    ),
    Switch(
        "no-repeats",
        "No word twice",
        "A word said in this round, at whatever target, may not be said again before the next.",
    ),
)


def _make_rules(setup: Setup, chosen: Mapping[str, Value]) -> skeeter.Rules:
    return skeeter.Rules(
        names=tuple(seat.name for seat in setup.seats),
        deck=read_deck("skeeter", setup.deck).cards,
        rounds=whole(chosen["rounds"]),
        challenges=chosen["referee"] == CHALLENGE,
        challenge_time=millis(chosen["challenge-time"]),
        turn_time=millis(chosen["turn-time"]),
        repeats=not chosen["no-repeats"],
    )


def stands(view: skeeter.View) -> str:
    """How far the game is."""
    return f"round {len(view.rounds) + 1}"


GAME: Final = Game(
    name="skeeter",
    title="Skeeter",
    summary="five targets, growing rows",
    fewest_players=FEWEST,
    most_players=MOST,
    engine=skeeter,
    rules_type=skeeter.Rules,
    options=OPTIONS,
    make_rules=_make_rules,
    stands=stands,
)
