"""The log, the codec's refusals, rulings and take-backs."""

from __future__ import annotations

import pytest

from games.toy import ENGINE, SUBJECT, Pass, Say, Shuffle
from playout import new_match
from wordgames import codec
from wordgames.errors import BadSetup, BrokenLog, Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Move, TimeUp
from wordgames.log import Entry, Ruling, TakeBack, standing


@pytest.mark.parametrize(
    "entry",
    [
        Move(0, Say("DRUM"), 12, frozenset({"DRUM"})),
        Move(2, Pass()),
        TakeBack(1, 7, 99),
        Ruling("QI", allowed=True, at=5),
        Ruling("QI", allowed=False, at=5),
    ],
)
def test_every_entry_survives_the_codec(entry: Entry) -> None:
    assert codec.load(codec.dump(entry), ENGINE) == entry


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"player":0,"at":1,"do":"Fly"}',
        '{"player":0,"at":1,"do":7}',
        '{"player":"0","at":1,"do":"Pass"}',
        '{"player":0,"at":1.5,"do":"Pass"}',
        '{"player":0,"at":1,"do":"Say"}',
        '{"player":0,"at":1,"do":"Say","with":{"word":7}}',
        '{"player":0,"at":1,"do":"Say","with":{"word":"A","more":1}}',
        '{"player":0,"at":1,"do":"Say","with":["A"]}',
        '{"player":0,"at":1,"do":"Pass","known":"A"}',
        '{"take_back":"x","player":0,"at":1}',
        '{"allow":7,"at":1}',
        "[" * 100_000,
        "\ud800",
    ],
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(BrokenLog):
        codec.load(line, ENGINE)


def test_a_record_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup):
        codec.load_record('{"players":"three"}', type(SUBJECT.rules["three"]))


def test_a_take_back_into_nowhere_is_refused() -> None:
    with pytest.raises(BrokenLog):
        standing([Move(0, Pass()), TakeBack(0, 2)])


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(BrokenLog):
        new_match(SUBJECT, "three", 1, log=[Move(0, Pass())])


@pytest.mark.parametrize("allowed", [True, False])
def test_a_ruling_counts_from_the_next_move_on_and_after_resuming(allowed: bool) -> None:
    match = new_match(SUBJECT, "one", 1)
    match.tick(0)
    card = match.view(0).hand[0]
    word = next(card * n for n in range(1, 99) if match.accepts(card * n) is not allowed)
    match.rule(word, 1, allowed=allowed)
    assert match.accepts(word) is allowed
    assert new_match(SUBJECT, "one", 1, log=match.log).accepts(word) is allowed
    match.rule(word, 1, allowed=not allowed)
    assert match.accepts(word) is not allowed
    match.rule(word, 1, allowed=allowed)
    assert (word in match.submit(0, Say(word), 2).known) is allowed


@pytest.mark.parametrize(("seat", "action"), [(CHANCE, Shuffle(tuple("CAB"))), (CLOCK, TimeUp())])
def test_nobody_but_chance_and_the_clock_has_their_seats(seat: int, action: Action) -> None:
    match = new_match(SUBJECT, "one", 1)
    with pytest.raises(Illegal) as error:
        match.submit(seat, action, 0)
    assert error.value.reason is Reason.NOT_YOUR_TURN
    assert match.log == []


@pytest.mark.parametrize("keep", [-1, 2, 3])
def test_only_moves_that_stand_can_be_taken_back(keep: int) -> None:
    match = new_match(SUBJECT, "three", 1)
    match.tick(0)
    match.submit(0, Pass(), 1)
    log = list(match.log)
    with pytest.raises(Illegal):
        match.take_back(0, keep, 1)
    assert match.log == log
    assert not match.can_redo


def test_a_move_ends_redo() -> None:
    match = new_match(SUBJECT, "three", 1)
    match.tick(0)
    match.submit(0, Pass(), 1)
    match.take_back(0, 1, 1)
    assert match.can_redo
    match.submit(1, Pass(), 2)
    assert not match.can_redo


def test_making_the_same_move_again_leaves_the_rest_to_redo() -> None:
    match = new_match(SUBJECT, "three", 1)
    match.tick(0)
    match.submit(0, Pass(), 1)
    match.submit(1, Pass(), 2)
    moves = match.moves
    match.take_back(0, 1, 2)
    match.submit(0, Pass(), 1)
    assert match.can_redo
    match.redo()
    assert match.moves == moves
    assert not match.can_redo
