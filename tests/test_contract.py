"""What every engine owes the rest of the program."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from games import Subject, subjects
from playout import check_cards, new_match, playout, step
from wordgames import codec
from wordgames.errors import Illegal
from wordgames.game import CHANCE, CLOCK, TimeUp, replay
from wordgames.log import standing

SUBJECTS = subjects()
CASES = [pytest.param(s, case, id=f"{s.name}-{case}") for s in SUBJECTS for case in s.rules]
any_case = pytest.mark.parametrize(("subject", "case"), CASES)
any_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda s: s.name)


@any_case
def test_random_games_end(subject: Subject, case: str) -> None:
    for seed in range(10):
        assert playout(subject, case, seed).outcome is not None, seed


@any_case
def test_a_log_replays_to_the_same_state(subject: Subject, case: str) -> None:
    match = playout(subject, case, 3)
    assert replay(subject.engine, match.rules, match.moves) == match.state


@any_case
def test_the_same_seed_gives_the_same_log(subject: Subject, case: str) -> None:
    assert playout(subject, case, 4).log == playout(subject, case, 4).log


@any_case
def test_every_prefix_resumes(subject: Subject, case: str) -> None:
    whole = playout(subject, case, 5)
    for ply in range(0, len(whole.log), max(1, len(whole.log) // 12)):
        resumed = new_match(subject, case, 5, log=whole.log[:ply])
        assert resumed.log == whole.log[:ply]
        resumed.tick(resumed.at)
        assert resumed.log == whole.log[: len(resumed.log)]


@any_case
def test_lines_of_the_log_survive_the_codec(subject: Subject, case: str) -> None:
    for entry in playout(subject, case, 6).log:
        line = codec.dump(entry)
        assert codec.load(line, subject.engine) == entry
        assert "\n" not in line


@any_case
def test_rules_survive_the_codec(subject: Subject, case: str) -> None:
    rules = subject.rules[case]
    assert codec.load_record(codec.dump_record(rules), type(rules)) == rules
    assert hash(rules) == hash(codec.load_record(codec.dump_record(rules), type(rules)))


@any_case
def test_take_back_and_redo(subject: Subject, case: str) -> None:
    match = playout(subject, case, 7, limit=30)
    moves, state = match.moves, match.state
    keep = len(moves) // 2
    match.take_back(0, keep, match.at)
    assert match.moves == moves[:keep]
    assert match.state == replay(subject.engine, match.rules, moves[:keep])
    match.redo()
    assert (match.moves, match.state) == (moves, state)
    assert tuple(standing(match.log)) == moves


@any_subject
def test_an_illegal_action_changes_nothing(subject: Subject) -> None:
    match = new_match(subject, next(iter(subject.rules)), 1)
    match.tick(5)
    before = (match.state, list(match.log))
    with pytest.raises(Illegal):
        match.submit(0, TimeUp(), 5)
    assert (match.state, match.log) == before


@any_subject
def test_states_are_frozen(subject: Subject) -> None:
    state = new_match(subject, next(iter(subject.rules)), 1).state
    field = dataclasses.fields(state)[0].name
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(state, field, None)
    assert hash(state) == hash(state)


@any_subject
def test_all_actions_are_listed(subject: Subject) -> None:
    for case in subject.rules:
        for move in playout(subject, case, 8).moves:
            assert type(move.action) in subject.engine.ACTIONS


@any_case
def test_a_view_does_not_depend_on_what_it_hides(subject: Subject, case: str) -> None:
    """Replace everything the player cannot see: the view must stay the same."""
    if subject.scramble is None:
        pytest.skip("this game hides nothing")
    for seed in range(25):
        match = playout(subject, case, seed, limit=3 + 4 * seed)
        for player in (None, *range(match.rules.players)):
            other = subject.scramble(match.state, player, Random(seed))
            assert match.engine.view(other, player) == match.view(player)


class AnyGame(RuleBasedStateMachine):
    """Any order of players, times and actions, by Hypothesis."""

    subject: Subject

    @initialize(seed=st.integers(0, 2**32), pick=st.integers(0, 99))
    def begin(self, seed: int, pick: int) -> None:
        cases = list(self.subject.rules)
        self.match: Any = new_match(self.subject, cases[pick % len(cases)], seed)
        self.match.tick(0)
        self.at = 0

    @rule(player=st.integers(0, 7), wait=st.integers(0, 12_000), rng=st.randoms())
    def act(self, player: int, wait: int, rng: Random) -> None:
        self.at += wait
        step(self.subject, self.match, player % self.match.rules.players, self.at, rng)

    @invariant()
    def no_card_is_lost(self) -> None:
        check_cards(self.subject, self.match)

    @invariant()
    def somebody_can_act(self) -> None:
        seats = (CHANCE, CLOCK, *range(self.match.rules.players))
        over = self.match.outcome is not None
        assert over != any(self.match.legal(seat) for seat in seats)

    @invariant()
    def a_deadline_is_the_clocks(self) -> None:
        if self.match.engine.deadline(self.match.state) is not None:
            assert TimeUp in self.match.legal(CLOCK)

    def teardown(self) -> None:
        match = self.match
        assert replay(match.engine, match.rules, match.moves) == match.state


for _subject in SUBJECTS:
    _machine: Any = type(f"{_subject.name.title()}Machine", (AnyGame,), {"subject": _subject})
    _case = _machine.TestCase
    _case.settings = settings(
        max_examples=40,
        stateful_step_count=40,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    globals()[f"TestAny{_subject.name.title()}"] = _case
