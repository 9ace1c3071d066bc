"""Rule 5 of Skeeter: words that are doubted."""

from __future__ import annotations

import pytest

from games.skeeter import ENGINE
from skeeter.dealing import B, Round, refused, three
from wordgames.engines.skeeter import Challenge, Pass, Place, Play, Ready, Turn, Verdict, view
from wordgames.errors import Illegal, Reason
from wordgames.game import CLOCK, TimeUp


def test_rule_5_chip_and_draw_wait_for_the_challenge() -> None:
    game = three()
    game.do(0, B)
    assert game.row(10) == "RB"
    assert game.target(10).owner is None
    assert game.hand(0) == "TTOEX"
    assert len(game.state.pack) == 9
    assert game.waits
    assert ENGINE.legal(game.state, 0) == ()
    assert ENGINE.legal(game.state, 1) == (Challenge, Ready)
    assert ENGINE.legal(game.state, 2) == (Challenge,)


def test_rule_5_upheld_against_a_free_target() -> None:
    """Card back in hand, nobody's chip, no draw, turn lost, still in the round."""
    game = three()
    game.do(0, Place("B", 10, 0, "BRXX"))
    game.do(2, Challenge())
    assert game.row(10) == "R"
    assert game.target(10).owner is None
    assert sorted(game.hand(0)) == sorted("BTTOEX")
    assert len(game.state.pack) == 9
    assert game.turn == 1
    assert game.state.out == (False, False, False)
    assert game.state.lost == (0, 0, 0)
    laid = Play(0, "B", 10, 0, "BRXX")
    assert game.state.verdict == Verdict(laid, challenger=2, upheld=True)
    game.do(1, Pass())
    game.do(2, Pass())
    assert game.turn == 0
    assert ENGINE.legal(game.state, 0) == (Place, Pass)


def test_rule_5_upheld_gives_the_chip_back_to_its_former_owner() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Ready())
    game.do(1, Place("X", 10, 1, "RXBB"))
    game.do(0, Challenge())
    assert game.row(10) == "RB"
    assert game.target(10).owner == 0
    assert game.target(10).word == "RABBIT"
    assert game.turn == 2


def test_rule_5_refused_costs_the_challenger_the_next_turn_once() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Challenge())
    assert game.target(10).owner == 0
    assert game.hand(0) == "TTOEXA"
    laid = Play(0, B.card, B.target, B.position, B.word)
    assert game.state.verdict == Verdict(laid, challenger=1, upheld=False)
    assert game.turn == 2, "Bob's turn is skipped"
    assert game.state.out == (False, False, False)
    game.do(2, Pass())
    game.do(0, Place("T", 20, 1, "STONE"))
    game.do(1, Ready())
    assert game.turn == 1, "and only once"
    assert ENGINE.legal(game.state, 1) == (Place, Pass)


def test_rule_5_the_lost_turn_is_the_next_one_even_if_others_come_first() -> None:
    game = three()
    game.do(0, B)
    game.do(2, Challenge())
    assert game.turn == 1
    assert game.state.lost == (0, 0, 1)
    game.do(1, Pass())
    assert game.turn == 0
    assert game.state.lost == (0, 0, 0)


def test_rule_5_each_refused_challenge_costs_a_turn_of_its_own() -> None:
    game = three()
    game.do(0, B)
    game.do(2, Challenge())
    game.do(1, Place("T", 20, 1, "STONE"))
    game.do(2, Challenge())
    assert game.turn == 0
    assert game.state.lost == (0, 0, 1)
    game.do(0, Place("O", 30, 1, "MOLECULE"))
    game.do(1, Ready())
    assert game.turn == 1
    game.do(1, Pass())
    assert game.turn == 0
    assert game.state.lost == (0, 0, 0)


def test_rule_5_alone_in_the_round_a_lost_turn_is_still_lost_and_over() -> None:
    game = Round("RSMGN", "BTTOEX", "BTTOEX")
    game.do(0, B)
    game.do(1, Challenge())
    assert game.turn == 0
    game.do(0, Pass())
    assert game.turn == 1


def test_rule_5_one_challenge_a_play() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Challenge())
    assert ENGINE.legal(game.state, 2) == (Place, Pass)
    with pytest.raises(Illegal) as error:
        game.do(2, Challenge())
    assert error.value.reason is Reason.WRONG_PHASE


def test_rule_5_who_has_passed_may_not_challenge() -> None:
    game = three()
    game.do(0, Pass())
    game.do(1, B)
    assert ENGINE.legal(game.state, 0) == ()
    with pytest.raises(Illegal) as error:
        game.do(0, Challenge())
    assert error.value.reason is Reason.OUT_OF_THE_ROUND
    assert view(game.state, None).challengers == (2,)


def test_rule_5_with_nobody_left_to_challenge_a_play_stands_at_once() -> None:
    game = Round("RSMGN", "BTTOEX", "BTTOEX", pack="A")
    game.do(0, Pass())
    game.do(1, Place("B", 10, 1, "RXXB"))
    assert game.target(10).owner == 1
    assert game.turn == 1


def test_rule_5_the_next_player_closes_the_wait() -> None:
    game = three()
    game.do(0, B)
    with pytest.raises(Illegal):
        game.do(2, Ready())
    with pytest.raises(Illegal):
        game.do(0, Ready())
    game.do(1, Ready())
    assert game.turn == 1
    with pytest.raises(Illegal):
        game.do(2, Challenge())


def test_rule_5_whose_turn_comes_next_closes_it_and_not_one_who_sits_out() -> None:
    game = three()
    game.do(0, Place("B", 10, 1, "RABBIT"))
    game.do(2, Challenge())
    game.do(1, Place("T", 20, 1, "STONE"))
    assert game.state.lost == (0, 0, 1)
    assert view(game.state, None).waiting == (0,)
    assert view(game.state, None).challengers == (2, 0)
    with pytest.raises(Illegal):
        game.do(2, Ready())
    game.do(0, Ready())
    assert game.turn == 0


def test_rule_5_where_the_same_player_comes_next_the_one_who_sits_out_closes_it() -> None:
    game = three()
    game.do(0, B)
    game.do(2, Challenge())
    game.do(1, Place("T", 20, 1, "STONE"))
    game.do(2, Challenge())
    game.do(0, Place("O", 30, 1, "MOLECULE"))
    game.do(2, Challenge())
    game.do(1, Pass())
    assert (game.turn, game.state.lost) == (0, (0, 0, 1))
    game.do(0, Place("E", 20, 2, "STONE"))
    assert view(game.state, None).waiting == (2,)
    game.do(2, Ready())
    assert (game.turn, game.state.lost) == (0, (0, 0, 0))


def test_rule_5_option_a_countdown_closes_the_wait() -> None:
    game = three(challenge_time=10_000)
    game.do(0, B, at=5_000)
    assert ENGINE.deadline(game.state) == 15_000
    assert ENGINE.legal(game.state, CLOCK) == (TimeUp,)
    game.time_up()
    assert game.target(10).owner == 0
    assert game.turn == 1
    assert game.state.phase == Turn(1, 15_000)


def test_rule_5_option_a_countdown_ends_early_when_all_are_ready() -> None:
    game = three(challenge_time=10_000)
    game.do(0, B)
    game.do(2, Ready())
    assert game.waits
    assert view(game.state, None).waiting == (1,)
    assert ENGINE.legal(game.state, 2) == (Challenge,), "whoever was ready may still doubt"
    game.do(1, Ready())
    assert game.turn == 1


def test_rule_5_no_challenge_comes_after_the_countdown() -> None:
    game = three(challenge_time=10_000)
    game.do(0, B)
    with pytest.raises(Illegal) as error:
        game.do(1, Challenge(), at=10_000)
    assert error.value.reason is Reason.TOO_LATE


def test_rule_5_automatic_a_bad_word_is_refused_and_nothing_is_lost() -> None:
    game = three(challenges=False)
    bad = Place("B", 10, 1, "RXXB")
    assert refused(game, 0, bad) == (Reason.NOT_IN_DICTIONARY, "RXXB")
    assert game.turn == 0
    game.do(0, B)
    assert game.turn == 1
    assert game.target(10).owner == 0
    assert game.hand(0) == "TTOEXA"


def test_rule_5_automatic_nobody_may_challenge() -> None:
    game = three(challenges=False)
    game.do(0, B)
    with pytest.raises(Illegal):
        game.do(2, Challenge())


def test_rule_5_the_verdict_stays_secret_until_a_challenge() -> None:
    good, bad = three(), three()
    good.do(0, B)
    bad.words = frozenset()
    bad.do(0, B)
    assert good.state != bad.state
    for seat in (None, 0, 1, 2):
        assert view(good.state, seat) == view(bad.state, seat)
    good.do(1, Ready())
    bad.do(1, Ready())
    assert good.state == bad.state
