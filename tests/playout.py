"""Random play, the same for every game."""

from __future__ import annotations

from random import Random
from typing import Any

from games import Subject
from wordgames.errors import Illegal
from wordgames.match import Match
from wordlists import HashJudge


def new_match(subject: Subject, case: str, seed: int, **more: Any) -> Match[Any, Any]:
    """A match of that game under those of its rules, with nothing drawn yet."""
    return Match(subject.engine, subject.rules[case], seed=seed, judge=HashJudge(), **more)


def playout(subject: Subject, case: str, seed: int, limit: int | None = None) -> Match[Any, Any]:
    """Play at random until the game is over, or for so many actions; checks cards at each step."""
    match, rng, at = new_match(subject, case, seed), Random(seed), 0
    match.tick(0)
    for _ in range(subject.longest if limit is None else limit):
        check_cards(subject, match)
        if match.outcome is not None:
            break
        at += rng.randrange(subject.pause)
        step(subject, match, rng.randrange(match.rules.players), at, rng)
    return match


def step(subject: Subject, match: Match[Any, Any], player: int, at: int, rng: Random) -> bool:
    """Let a player try something at that time; whether a move was made."""
    match.tick(at)
    kinds = match.legal(player)
    if not kinds:
        return False
    before = match.state
    action = subject.some_action(rng.choice(kinds), match.view(player), player, rng)
    try:
        match.submit(player, action, at)
    except Illegal:
        assert match.state == before
        return False
    return True


def check_cards(subject: Subject, match: Match[Any, Any]) -> None:
    """No card is lost, none is there twice."""
    if subject.cards is not None and subject.deck is not None:
        assert subject.cards(match.state) == subject.deck(match.rules)
