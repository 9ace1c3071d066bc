"""Rounds with real cards, written down and scored."""

from __future__ import annotations

import pytest

from quiddler.table import cards, rules, words
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import sheet
from wordgames.engines.quiddler.actions import Challenge, CloseRound, WriteDown
from wordgames.engines.quiddler.rules import Referee, Variant
from wordgames.errors import Illegal, Reason
from wordgames.game import Action, Move, play


def begun(players: int = 2, **more: object) -> sheet.State:
    made = rules(players, variant=Variant.REAL_CARDS, last_hand=4, **more)
    state = engine.new(made)
    assert isinstance(state, sheet.State)
    return state


def do(state: sheet.State, player: int, action: Action, good: str = "") -> sheet.State:
    known = frozenset(good.split()) & {*action.words}
    after = play(engine, state, Move(player, action, 0, known))
    assert isinstance(after, sheet.State)
    return after


def write(
    state: sheet.State, owner: int, laid: str, left: str = "", *, out: bool = False, good: str = ""
) -> sheet.State:
    return do(state, owner, WriteDown(owner, words(laid), cards(left), out), good)


def test_a_round_is_written_down_and_scored() -> None:
    state = write(begun(), 0, "QU I T", out=True)
    state = write(state, 1, "A T", "Z")
    assert sheet.view(state, None).complete
    state = do(state, 0, CloseRound())
    assert state.totals == (14 + 10, 0)
    assert state.sheets[0].out == 0
    assert (state.round, state.spreads) == (2, (None, None))
    assert sheet.view(state, 1).hand_size == 4


def test_the_last_round_ends_the_game() -> None:
    state = begun()
    for laid in ("A T E", "A T E S"):
        state = write(write(state, 0, laid, out=True), 1, "I N" + " N" * (len(laid.split()) - 2))
        state = do(state, 1, CloseRound())
    outcome = engine.outcome(state)
    assert outcome is not None
    assert outcome.scores == state.totals
    assert engine.legal(state, 0) == ()


def test_a_challenge_is_decided_by_the_dictionary() -> None:
    state = write(write(begun(), 0, "QU I T"), 1, "A T", "Z")
    good = do(state, 1, Challenge(0, cards("QU I T")), "QUIT")
    assert do(good, 0, CloseRound()).sheets[0].rows[1].penalties == 14
    bad = do(state, 1, Challenge(0, cards("QU I T")))
    assert do(bad, 0, CloseRound()).sheets[0].rows[0].penalties == 14


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (WriteDown(0, words("A T"), ()), Reason.WRONG_NUMBER_OF_CARDS),
        (WriteDown(0, words("A T"), cards("Z"), out=True), Reason.CARDS_LEFT_OVER),
        (WriteDown(0, words("QU QU QU"), ()), Reason.NOT_IN_THE_DECK),
        (WriteDown(0, words("QU QU, A"), ()), Reason.TOO_FEW_CARDS),
        (WriteDown(0, (), cards("SH A B")), Reason.NOT_IN_THE_DECK),
        (WriteDown(7, (), cards("A B C")), Reason.NOT_HELD),
        (CloseRound(), Reason.TOO_EARLY),
    ],
)
def test_what_cannot_be_is_refused(action: Action, reason: Reason) -> None:
    with pytest.raises(Illegal) as refused:
        do(begun(), 0, action)
    assert refused.value.reason is reason


def test_cards_written_down_for_others_are_gone() -> None:
    state = write(begun(), 0, "J A", "J")
    with pytest.raises(Illegal) as refused:
        write(state, 1, "J A", "B")
    assert refused.value.reason is Reason.NOT_IN_THE_DECK


def test_a_hand_can_be_written_again() -> None:
    state = write(begun(), 0, "QU I T", out=True)
    state = write(state, 0, "QU I", "T")
    assert state.out is None
    assert [word.word for word in state.spreads[0].words] == ["QUI"]  # type: ignore[union-attr]


def test_rule_7_a_challenged_word_can_not_be_written_out_of_the_list() -> None:
    state = write(write(begun(), 0, "QU I", "T"), 1, "A T", "Z")
    state = do(state, 1, Challenge(0, cards("QU I")))
    with pytest.raises(Illegal) as refused:
        write(state, 0, "QU I T")
    assert refused.value.reason is Reason.ALREADY_CHALLENGED
    state = write(state, 0, "QU I", "S")
    assert do(state, 0, CloseRound()).sheets[0].rows[0].penalties == 11


def test_the_automatic_referee_refuses_a_bad_word() -> None:
    state = begun(referee=Referee.AUTOMATIC)
    with pytest.raises(Illegal) as refused:
        write(state, 0, "QU I T")
    assert refused.value.reason is Reason.NOT_IN_DICTIONARY
    assert write(state, 0, "QU I T", good="QUIT").spreads[0] is not None
