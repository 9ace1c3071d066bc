"""Take-backs, redo, prefixes and the file of games, in every game there is."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games import Subject, subjects
from playout import new_match, step
from wordgames import codec
from wordgames.game import replay
from wordgames.log import standing
from wordgames.match import Match
from wordgames.takeback import offer

SUBJECTS = subjects()
CASES = [pytest.param(s, case, id=f"{s.name}-{case}") for s in SUBJECTS for case in s.rules]


def wandering(subject: Subject, case: str, seed: int, steps: int) -> tuple[Any, list[Any]]:
    """A match in which moves are made, taken back and made again; its state after each line."""
    match, rng, states = new_match(subject, case, seed), Random(seed), list[Any]()
    states.append(match.state)

    def heard(_: object) -> None:
        states.append(match.state)

    match.listeners.append(heard)
    match.tick(0)
    for _ in range(steps):
        found = offer(match)
        what = rng.random()
        if match.can_redo and what < 0.3:
            match.redo()
        elif found is not None and (what < 0.45 or match.outcome is not None):
            match.take_back(found.player, found.keep, match.at)
            if rng.random() < 0.3 and match.moves:
                match.take_back(0, rng.randrange(len(match.moves)), match.at)
        else:
            at = match.at + rng.randrange(subject.pause)
            step(subject, match, rng.randrange(match.rules.players), at, rng)
    return match, states


@pytest.mark.parametrize(("subject", "case"), CASES)
def test_every_prefix_is_a_position_take_backs_included(subject: Subject, case: str) -> None:
    for seed in range(2):
        match, states = wandering(subject, case, seed, 30)
        log = [codec.load(codec.dump(entry), subject.engine) for entry in match.log]
        assert replay(subject.engine, match.rules, standing(log)) == match.state
        for ply in range(0, len(log) + 1, max(1, len(log) // 15)):
            resumed = new_match(subject, case, seed, log=log[:ply])
            assert resumed.state == states[ply]


@pytest.mark.parametrize(("subject", "case"), CASES)
def test_redo_brings_back_just_what_was_taken_back(subject: Subject, case: str) -> None:
    match, _ = wandering(subject, case, 3, 12)
    found = offer(match)
    if found is None:
        return
    moves, state, before = match.moves, match.state, match.can_redo
    match.take_back(found.player, found.keep, match.at)
    assert match.moves == moves[: found.keep]
    match.redo()
    assert (match.moves, match.state) == (moves, state)
    assert match.can_redo is before


@pytest.mark.parametrize(("subject", "case"), CASES)
def test_a_game_gone_on_with_can_redo_what_it_could(subject: Subject, case: str) -> None:
    """After any line: with as many take-backs as there were, and until the next move."""
    for seed in range(3):
        match, _ = wandering(subject, case, seed, 25)
        for _ in range(3):
            if match.moves:
                match.take_back(0, Random(seed).randrange(len(match.moves)), match.at)
        resumed = new_match(subject, case, seed, log=list(match.log))
        while match.can_redo:
            assert resumed.can_redo
            match.redo()
            resumed.redo()
            assert resumed.state == match.state
        assert not resumed.can_redo
        assert resumed.log == match.log


@pytest.mark.parametrize(("subject", "case"), CASES)
def test_what_is_free_to_take_back_has_told_its_player_nothing(subject: Subject, case: str) -> None:
    """Were everything hidden from the player another than it is, the move would have looked the
    same to him: so he has learnt nothing by making it.
    """
    if subject.scramble is None:
        pytest.skip("this game hides nothing")
    match: Match[Any, Any] = new_match(subject, case, 5)
    rng, at = Random(5), 0
    match.tick(0)
    for _ in range(60):
        if match.outcome is not None:
            break
        at += rng.randrange(subject.pause)
        step(subject, match, rng.randrange(match.rules.players), at, rng)
        found = offer(match) if rng.random() < 0.4 else None
        if found is None or not found.free or found.keep != len(match.moves) - 1:
            continue
        if match.rules.players > 1:
            before = match.position(found.keep)
            other = subject.scramble(before, found.player, Random(at))
            after = subject.engine.apply(other, match.moves[found.keep])
            assert subject.engine.view(after, found.player) == match.view(found.player)


def test_alone_everything_can_be_taken_back() -> None:
    toy = next(s for s in SUBJECTS if s.name == "toy")
    match, _ = wandering(toy, "one", 1, 20)
    while (found := offer(match)) is not None:
        assert found.free
        match.take_back(0, found.keep, match.at)
    assert all(move.player < 0 for move in match.moves)


def test_at_a_table_a_word_that_was_judged_is_everybodys() -> None:
    from games.toy import Pass, Say

    toy = next(s for s in SUBJECTS if s.name == "toy")
    match = new_match(toy, "three", 1)
    match.tick(0)
    assert offer(match) is None
    match.submit(0, Pass(), 1)
    found = offer(match)
    assert found is not None
    assert (found.player, found.keep, found.free) == (0, 1, True)
    match.submit(1, Say(match.view(1).hand[0]), 2)
    found = offer(match)
    assert found is not None
    assert (found.player, found.keep, found.free) == (1, 2, False)


def test_a_word_that_waits_for_a_challenge_is_its_players() -> None:
    """In Skeeter nobody sees what the dictionary thinks before somebody doubts."""
    skeeter = next(s for s in SUBJECTS if s.name == "skeeter")
    match, rng, at = new_match(skeeter, "three", 2), Random(2), 0
    match.tick(0)
    while not (match.moves[-1].player >= 0 and match.moves[-1].action.words):
        at += 1
        step(skeeter, match, rng.randrange(3), at, rng)
    found = offer(match)
    assert found is not None
    assert found.free


def test_new_cards_make_a_move_everybodys() -> None:
    from games.toy import Pass

    toy = next(s for s in SUBJECTS if s.name == "toy")
    match = new_match(toy, "three", 1)
    match.tick(0)
    for seat in range(3):
        match.submit(seat, Pass(), seat + 1)
    found = offer(match)
    assert found is not None
    assert (found.player, found.free) == (2, False)


def test_time_that_ran_out_makes_a_move_everybodys() -> None:
    from games.toy import ROUNDS, TIME, Pass

    toy = next(s for s in SUBJECTS if s.name == "toy")
    match = new_match(toy, "three", 1)
    match.tick((ROUNDS - 1) * TIME)
    match.submit(0, Pass(), match.at + 1)
    found = offer(match)
    assert found is not None
    assert found.free
    match.tick(ROUNDS * TIME)
    assert match.outcome is not None, "no card comes after the last round: only the time was told"
    assert offer(match) == replace(found, free=False)
