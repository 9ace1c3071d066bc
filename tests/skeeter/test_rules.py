"""The rules of Skeeter but for challenges, in the order in which they are numbered in its help."""

from __future__ import annotations

import pytest

from games.skeeter import ENGINE, rules
from skeeter.dealing import B, Round, refused, three
from wordgames.decks import read_deck
from wordgames.engines.skeeter import (
    HAND,
    VALUES,
    Challenge,
    Over,
    Pass,
    Place,
    Ready,
    Rules,
    Shuffle,
    Shuffling,
    Target,
    cards_needed,
    new,
    outcome,
    view,
)
from wordgames.errors import BadSetup, Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Move, Outcome, play

# 1. Players, deal, who begins.


def test_rule_1_the_deck_has_72_cards_two_x_two_z_and_two_w() -> None:
    deck = read_deck("skeeter").cards
    assert len(deck) == 72
    assert {letter: deck.count(letter) for letter in "WXZ"} == {"W": 2, "X": 2, "Z": 2}
    assert not read_deck("skeeter").points


@pytest.mark.parametrize("players", [0, 1, 5])
def test_rule_1_two_to_four_play(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 can play Skeeter"):
        Rules(("Ann",) * players, read_deck("skeeter").cards)


def test_rule_1_five_targets_with_a_card_each_six_in_hand_and_one_for_the_beginner() -> None:
    state = Round("RSMGN", "ABCDEF", "GHIJKL", pack="XYZ", starter="B").state
    assert [(t.value, t.row, t.owner) for t in state.targets] == [
        (10, ("R",), None),
        (20, ("S",), None),
        (30, ("M",), None),
        (40, ("G",), None),
        (50, ("N",), None),
    ]
    assert state.hands == (tuple("ABCDEF"), tuple("GHIJKL"))
    assert (state.starter, state.pack) == ("B", tuple("XYZ"))


@pytest.mark.parametrize(("players", "needed"), [(2, 18), (3, 24), (4, 30)])
def test_rule_1_a_deck_must_be_large_enough_to_deal(players: int, needed: int) -> None:
    assert cards_needed(players) == needed == len(VALUES) + HAND * players + 1
    deck = ("E",) * needed
    names = ("A", "B", "C", "D")[:players]
    state = play(ENGINE, new(Rules(names, deck)), Move(CHANCE, Shuffle(deck)))
    assert state.pack == ()
    with pytest.raises(BadSetup, match=f"{players} players need {needed} cards or more"):
        Rules(names, deck[1:])


def test_rule_1_the_starter_is_out_for_the_round() -> None:
    game = Round("RSMGN", "BTTOEX", "BTTOEX", pack="", starter="Q")
    dealt = [*game.state.pack, *game.hand(0), *game.hand(1)]
    assert "Q" not in dealt
    assert game.state.starter == "Q"


# 2. A turn.


@pytest.mark.parametrize(
    ("position", "word", "row"),
    [(0, "BARTER", "BRT"), (1, "RABBIT", "RBT"), (2, "RATBAG", "RTB")],
)
def test_rule_2_a_card_goes_to_either_end_or_between(position: int, word: str, row: str) -> None:
    """The cards that lie there keep their order."""
    game = Round("RSMGN", "TTTOEX", "BBBOEX")
    game.do(0, Place("T", 10, 1, "RABBIT"))
    game.do(1, Ready())
    game.do(1, Place("B", 10, position, word))
    assert game.row(10) == row


def test_rule_2_the_example_of_rbt() -> None:
    """A B between R and T: RABBIT, ORBIT and ROBOT all hold R, B, T in that order."""
    for word in ("RABBIT", "ORBIT", "ROBOT"):
        game = Round("RSMGN", "TTTOEX", "BBBBBB")
        game.do(0, Place("T", 10, 1, "RABBIT"))
        game.do(1, Ready())
        game.do(1, Place("B", 10, 1, word))
        assert game.row(10) == "RBT"


def test_rule_2_repeated_letters_need_repeated_letters() -> None:
    game = Round("BSMGN", "BBTOEX", "BTTOEX", words={"ABBEY"})
    assert refused(game, 0, Place("B", 10, 0, "ABLE")) == (Reason.MISSING_LETTER, "B")
    game.do(0, Place("B", 10, 0, "ABBEY"))
    assert game.row(10) == "BB"


def test_rule_2_a_pass_puts_you_out_of_the_round() -> None:
    game = three()
    game.do(0, Pass())
    assert game.state.out == (True, False, False)
    game.do(1, B)
    game.do(2, Ready())
    game.do(2, Place("T", 10, 2, "ORBIT"))
    game.do(1, Ready())
    assert game.turn == 1
    game.do(1, Pass())
    assert game.turn == 2


def test_rule_2_an_empty_hand_is_a_pass() -> None:
    game = Round("RSMGN", "BBBBBB", "TTTTTT")
    for _ in range(6):
        for player, card in enumerate("BT"):
            target = next(t for t in game.state.targets if t.owner != player)
            row = game.row(target.value) + card
            game.words = {row}
            game.do(player, Place(card, target.value, len(row) - 1, row))
            game.do(1 - player, Ready())
    assert game.turn == 0
    assert game.hand(0) == game.hand(1) == ""
    assert ENGINE.legal(game.state, 0) == (Pass,)
    assert view(game.state, None).must_pass
    assert refused(game, 0, Place("B", 20, 0, "BS")) == (Reason.WRONG_PHASE, "")
    game.do(0, Pass())
    game.do(1, Pass())
    assert isinstance(game.state.phase, Over)


def test_rule_2_running_out_of_time_is_a_pass() -> None:
    game = three(turn_time=30_000)
    assert ENGINE.deadline(game.state) == 30_000
    game.time_up()
    assert game.state.out == (True, False, False)
    assert game.turn == 1
    assert ENGINE.deadline(game.state) == 60_000
    with pytest.raises(Illegal) as error:
        game.do(1, B, at=60_000)
    assert error.value.reason is Reason.TOO_LATE


def test_rule_2_without_a_limit_no_time_runs() -> None:
    game = three()
    assert ENGINE.deadline(game.state) is None
    assert ENGINE.legal(game.state, CLOCK) == ()
    game.do(0, B)
    assert ENGINE.deadline(game.state) is None


def holding_all(game: Round, player: int, other: int) -> None:
    """The player claims the five targets one after another while the other takes none."""
    for value in VALUES:
        row = game.row(value)
        game.words = {row + "E"}
        game.do(player, Place("E", value, len(row), row + "E"))
        game.do(other, Ready())
        if value != VALUES[-1]:
            lose_a_turn(game, other)


def lose_a_turn(game: Round, player: int) -> None:
    """The player says a bad word, is caught, and loses the turn."""
    card, row = game.hand(player)[0], game.row(10)
    game.do(player, Place(card, 10, len(row), row + card + "QQQ"))
    game.do(1 - player, Challenge())
    assert game.turn == 1 - player


def test_rule_2_who_holds_all_five_targets_must_pass() -> None:
    game = Round("RSMGN", "EEEEEE", "TTTTTT", pack="EEEEEE")
    holding_all(game, 0, 1)
    assert not view(game.state, None).must_pass
    lose_a_turn(game, 1)
    assert game.turn == 0
    assert ENGINE.legal(game.state, 0) == (Pass,)
    assert view(game.state, None).must_pass
    assert game.hand(0)
    game.do(0, Pass())
    game.do(1, Pass())
    assert game.state.scores == (150, 0)


def test_rule_2_a_target_taken_away_in_time_spares_the_forced_pass() -> None:
    game = Round("RSMGN", "EEEEEE", "TTTTTT", pack="EEEEEE")
    holding_all(game, 0, 1)
    game.words = {"RET"}
    game.do(1, Place("T", 10, 2, "RET"))
    game.do(0, Ready())
    assert ENGINE.legal(game.state, 0) == (Place, Pass)


# 3. Chip and card.


def test_rule_3_the_chip_moves_and_a_card_is_drawn() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Ready())
    assert game.target(10).owner == 0
    assert game.target(10).word == "RABBIT"
    assert game.hand(0) == "TTOEXA"
    assert game.state.pack == tuple("BCDEFGHI")
    assert game.turn == 1


def test_rule_3_nothing_is_drawn_from_an_exhausted_deck() -> None:
    game = Round("RSMGN", "BTTOEX", "BTTOEX")
    game.do(0, B)
    game.do(1, Ready())
    assert game.hand(0) == "TTOEX"
    assert game.target(10).owner == 0


def test_rule_3_all_who_held_a_chip_are_remembered() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Ready())
    game.do(1, Place("T", 10, 2, "ORBIT"))
    game.do(2, Ready())
    assert [(c.player, c.card, c.word) for c in game.target(10).claims] == [
        (0, "B", "RABBIT"),
        (1, "T", "ORBIT"),
    ]


# 4. The end of a round and of the game.


def test_rule_4_claimed_targets_score_when_all_have_passed() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Ready())
    game.do(1, Place("T", 20, 1, "STONE"))
    game.do(2, Ready())
    game.do(2, Place("O", 30, 1, "MOLECULE"))
    game.do(0, Ready())
    game.do(0, Place("E", 50, 0, "STONEN"))
    game.do(1, Challenge())
    for player in (1, 2, 0):
        assert not game.state.rounds
        game.do(player, Pass())
    assert game.state.scores == (10, 20, 30)
    assert game.state.rounds[0].points == (10, 20, 30)
    assert outcome(game.state) == Outcome((10, 20, 30), (2,))


def test_rule_4_equal_totals_share_the_win() -> None:
    game = Round("RSMGN", "BTTOEX", "BTTOEX", "BTTOEX")
    for player in range(3):
        game.do(player, Pass())
    assert outcome(game.state) == Outcome((0, 0, 0), (0, 1, 2))


def test_rule_4_three_rounds_each_from_the_whole_deck_shuffled_again() -> None:
    assert rules(2).rounds == 3
    game = Round("RSMGN", "BTTOEX", "BTTOEX", pack="ABC", rounds=3)
    game.do(0, B)
    game.do(1, Ready())
    game.do(1, Pass())
    game.do(0, Pass())
    assert isinstance(game.state.phase, Shuffling)
    assert outcome(game.state) is None
    assert ENGINE.legal(game.state, CHANCE) == (Shuffle,)
    game.do(CHANCE, Shuffle(game.rules.deck[::-1]))
    assert game.state.targets[0] == Target(10, ("C",))
    assert game.state.out == (False, False)
    assert game.state.scores == (10, 0)
    for _ in range(2):
        for _ in range(2):
            assert game.turn is not None
            game.do(game.turn, Pass())
        if outcome(game.state) is None:
            game.do(CHANCE, Shuffle(game.rules.deck))
    assert outcome(game.state) == Outcome((10, 0), (0,))
    assert len(game.state.rounds) == 3


def test_rule_4_a_pack_that_is_not_the_deck_is_refused() -> None:
    with pytest.raises(Illegal):
        play(ENGINE, new(rules(2)), Move(CHANCE, Shuffle(tuple("AB") * 36)))


# 6. Options.


def test_rule_6_a_word_may_be_said_again() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Ready())
    game.do(1, Place("T", 10, 2, "RABBIT"))
    game.do(2, Ready())
    assert game.target(10).owner == 1


def test_rule_6_option_no_word_twice_in_a_round() -> None:
    game = three(repeats=False, rounds=2)
    game.do(0, B)
    game.do(1, Ready())
    assert refused(game, 1, Place("T", 10, 2, "RABBIT")) == (Reason.ALREADY_USED, "RABBIT")
    game.do(1, Place("T", 10, 2, "ORBIT"))
    game.do(2, Ready())
    for player in (2, 0, 1):
        game.do(player, Pass())
    game.do(CHANCE, Shuffle(game.rules.deck))
    game.do(0, B)


# 7. What is illegal, and why.


@pytest.mark.parametrize(
    ("place", "reason", "subject"),
    [
        (Place("T", 10, 0, "RAT"), Reason.WRONG_ORDER, "RAT"),
        (Place("T", 10, 1, "ROBE"), Reason.MISSING_LETTER, "T"),
        (Place("T", 10, 1, "STONE"), Reason.MISSING_LETTER, "R"),
        (Place("T", 10, 1, ""), Reason.NO_WORD, ""),
        (Place("Z", 10, 1, "RAZE"), Reason.NOT_HELD, "Z"),
        (Place("T", 10, 2, "RAT"), Reason.UNKNOWN_PLACE, "2"),
        (Place("T", 10, -1, "RAT"), Reason.UNKNOWN_PLACE, "-1"),
        (Place("T", 60, 0, "RAT"), Reason.UNKNOWN_PLACE, "60"),
        (Place("T", 15, 0, "RAT"), Reason.UNKNOWN_PLACE, "15"),
    ],
)
def test_rule_7_each_illegal_play_has_its_reason(
    place: Place, reason: Reason, subject: str
) -> None:
    assert refused(three(), 0, place) == (reason, subject)


def test_rule_7_own_target() -> None:
    game = three()
    game.do(0, B)
    game.do(1, Ready())
    game.do(1, Pass())
    game.do(2, Pass())
    assert refused(game, 0, Place("T", 10, 1, "ROTB")) == (Reason.OWN_TARGET, "10")


def test_rule_7_out_of_the_round() -> None:
    game = three()
    game.do(0, Pass())
    assert refused(game, 0, B)[0] is Reason.OUT_OF_THE_ROUND


def test_rule_7_not_your_turn_while_still_in() -> None:
    game = three()
    assert refused(game, 1, B)[0] is Reason.NOT_YOUR_TURN


def test_rule_7_a_card_can_not_be_placed_while_a_play_waits() -> None:
    game = three()
    game.do(0, B)
    assert refused(game, 1, Place("T", 20, 1, "STONE"))[0] is Reason.WRONG_PHASE
