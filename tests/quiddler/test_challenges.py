"""Rule 7 of Quiddler: words that are doubted, and the dictionary as the referee."""

from __future__ import annotations

from quiddler.table import agreed, cards, deal, do, last, out, points, refuses
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import Agree, Challenge, Draw, LayDown, TakeDiscard
from wordgames.engines.quiddler.rounds import Checking, Drawing, Over
from wordgames.engines.quiddler.rules import Bonus, Referee
from wordgames.errors import Reason


def laid_by_two() -> rounds.State:
    state = deal("A T E", "S T O", pack="B C D")
    return last(out(state, 0, "A T E", "B"), 1, "S T O", "C")


def test_rule_7_a_bad_word_scores_nothing_is_subtracted_once_and_wins_no_bonus() -> None:
    state = do(laid_by_two(), 1, Challenge(0, cards("A T E")))
    state = agreed(state)
    row = state.sheets[-1].rows[0]
    assert (row.in_words, row.penalties, row.points, row.bonuses) == (0, 7, 0, ())
    assert state.sheets[-1].rows[1].bonuses == (Bonus.LONGEST_WORD,)


def test_rule_7_a_bad_word_costs_its_points_where_there_is_no_floor() -> None:
    state = deal("A T E I N", "S T O P I", pack="B C", floor=False)
    state = last(out(state, 0, "A T E, I N", "B"), 1, "S T O P", "C")
    state = agreed(do(state, 1, Challenge(0, cards("A T E"))))
    row = state.sheets[-1].rows[0]
    assert (row.in_words, row.penalties, row.points) == (7, 7, 0)
    assert state.sheets[-1].out == 0


def test_rule_7_a_good_word_costs_the_challenger_its_points() -> None:
    state = do(laid_by_two(), 1, Challenge(0, cards("A T E")), good="ATE")
    rows = agreed(state).sheets[-1].rows
    assert (rows[0].in_words, rows[0].penalties) == (7, 0)
    assert (rows[1].in_words, rows[1].penalties, rows[1].points) == (8, 7, 1)


def test_rule_7_going_out_stands_though_a_word_was_bad() -> None:
    state = out(deal("A T E", "S T O", pack="B C"), 0, "A T E", "B")
    state = do(state, 1, Challenge(0, cards("A T E")))
    assert state.out == 0
    assert state.phase == Drawing(1)
    assert engine.legal(do(state, 1, Draw()), 1) == (LayDown,)


def test_rule_7_a_word_can_be_challenged_as_soon_as_it_lies_and_until_the_round_is_closed() -> None:
    state = out(deal("A T", "I N", "O N", pack="B C D"), 0, "A T", "B")
    assert Challenge in engine.legal(state, 2)
    assert Challenge not in engine.legal(state, 0), "nothing but the own word lies there"
    state = do(state, 2, Challenge(0, cards("A T")), good="AT")
    state = last(last(state, 1, "I N", "C"), 2, "O N", "D")
    state = do(state, 0, Agree())
    state = do(state, 0, Challenge(1, cards("I N")))
    state = do(state, 1, Agree())
    state = do(state, 2, Agree())
    assert isinstance(state.phase, Over)
    with refuses(Reason.GAME_OVER):
        do(state, 0, Challenge(2, cards("O N")))


def test_rule_7_a_word_is_challenged_once() -> None:
    state = out(deal("A T", "I N", "O N"), 0, "A T", "B")
    state = last(state, 1, "I N", "C")
    state = do(state, 1, Challenge(0, cards("A T")), good="AT")
    with refuses(Reason.ALREADY_CHALLENGED):
        do(state, 2, Challenge(0, cards("A T")))


def test_rule_7_the_same_word_laid_twice_is_two_words() -> None:
    state = out(deal("A T A T", "I N O N", "O N I N"), 0, "A T, A T", "B")
    state = do(state, 1, Challenge(0, cards("A T")))
    state = do(state, 2, Challenge(0, cards("A T")))
    assert [word.challenger for word in state.spreads[0].words] == [1, 2]
    assert Challenge not in engine.legal(state, 2)


def test_rule_7_nobody_challenges_the_own_word_or_one_that_is_not_there() -> None:
    state = last(out(deal("A T", "I N", "O N"), 0, "A T", "B"), 1, "I N", "C")
    with refuses(Reason.OWN_WORD):
        do(state, 0, Challenge(0, cards("A T")))
    for owner, word in ((0, "O N"), (2, "O N"), (7, "A T"), (-1, "A T")):
        with refuses(Reason.NO_WORD):
            do(state, 1 if owner == 0 else 0, Challenge(owner, cards(word)))


def test_rule_7_the_round_closes_when_all_agree() -> None:
    state = do(laid_by_two(), 0, Agree())
    assert state.phase == Checking(frozenset({0}))
    with refuses(Reason.WRONG_PHASE):
        do(state, 0, Agree())
    assert isinstance(do(state, 1, Agree()).phase, Over)


def test_rule_7_automatic_a_bad_word_is_refused_before_it_is_laid() -> None:
    state = deal("A T E", "S T O", referee=Referee.AUTOMATIC, pack="B C")
    with refuses(Reason.NOT_IN_DICTIONARY):
        out(state, 0, "A T E", "B")
    state = out(state, 0, "A T E", "B", good="ATE")
    assert engine.legal(state, 1) == (Draw, TakeDiscard)
    with refuses(Reason.NOT_IN_DICTIONARY):
        last(state, 1, "S T O", "C")
    state = last(state, 1, "", "C")
    assert isinstance(state.phase, Over)


def test_rule_7_alone_nobody_could_challenge_so_the_dictionary_judges() -> None:
    state = deal("A T", pack="B C")
    assert state.rules.referee is Referee.CHALLENGE
    with refuses(Reason.NOT_IN_DICTIONARY):
        out(state, 0, "A T", "B")
    state = out(state, 0, "A T", "B", good="AT")
    assert points(state) == (5,)
