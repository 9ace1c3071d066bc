"""A row from the deal to its winner: dealing, buzzing, ties, wrong words, no word, the end."""

from __future__ import annotations

import pytest

from pdq.tabletop import Table
from wordgames.decks import read_deck
from wordgames.engines import pdq
from wordgames.engines.pdq import Ending, Stage
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Move


def test_three_cards_are_dealt_centre_left_right() -> None:
    deck = tuple("ABCDEF")
    state = pdq.new(pdq.Rules(2, deck))
    state = pdq.apply(state, Move(CHANCE, pdq.Shuffle(deck)))
    state = pdq.apply(state, Move(0, pdq.Deal()))
    assert state.row == ("B", "A", "C")


@pytest.mark.parametrize(("variant", "row"), [("younger", "AB"), ("four-score", "ABCD")])
def test_two_or_four_cards_are_dealt_from_left_to_right(variant: str, row: str) -> None:
    deck = tuple("ABCDEF")
    state = pdq.new(pdq.Rules(2, deck, pdq.Variant(variant)))
    state = pdq.apply(state, Move(CHANCE, pdq.Shuffle(deck)))
    assert pdq.apply(state, Move(0, pdq.Deal())).row == tuple(row)


def test_the_first_to_say_a_word_takes_the_cards() -> None:
    table = Table()
    assert table.view.stage is Stage.DEALING
    assert (table.view.deal, table.view.deals_left, table.view.row) == (1, 7, ())
    seen = table.deal()
    assert (seen.stage, seen.row, seen.pack) == (Stage.RACING, tuple("PNA"), 21)
    assert table.buzz(1).stage is Stage.BUZZED
    assert table.close().typing == 1
    seen = table.say(1, "PINEAPPLE")
    assert (seen.won, seen.points, seen.stage) == ((0, 3, 0), (0, 3, 0), Stage.DEALING)
    assert seen.last == pdq.Result(
        tuple("PNA"), Ending.WON, (pdq.Claim(1, "PINEAPPLE"),), 1, "PINEAPPLE", tuple("PNA")
    )
    assert (seen.deal, seen.deals_left) == (2, 6)


def test_a_wrong_word_costs_nothing_and_opens_the_floor() -> None:
    table = Table()
    table.deal()
    seen = table.take(1, "PAINTER")
    assert seen.stage is Stage.RACING
    assert seen.attempt == (pdq.Claim(1, "PAINTER", Reason.WRONG_ORDER),)
    assert seen.playing == {0, 1, 2}
    assert table.take(1, "PINBALL").won == (0, 3, 0)


def test_the_dictionary_comes_after_the_letters() -> None:
    table = Table(refused=("PINZA", "PAINTER"))
    table.deal()
    assert table.take(1, "PINZA").attempt[0].reason is Reason.NOT_IN_DICTIONARY
    assert table.take(1, "PAINTER").attempt[0].reason is Reason.WRONG_ORDER


def test_a_wrong_word_may_cost_the_deal() -> None:
    table = Table(sits_out=True)
    table.deal()
    seen = table.take(1, "PAINTER")
    assert seen.out == {1}
    assert seen.playing == {0, 2}
    with pytest.raises(Illegal) as refused:
        table.buzz(1)
    assert refused.value.reason is Reason.OUT_OF_THE_DEAL
    assert table.take(0, "PINBALL").out == frozenset()
    assert table.deal().playing == {0, 1, 2}


def test_when_all_sit_out_there_is_no_word() -> None:
    table = Table(sits_out=True)
    table.deal()
    for player in (0, 2):
        table.take(player, "PAINTER")
    seen = table.take(1, "PAINTER")  # the last one left needs no window
    assert seen.last is not None
    assert seen.last.ending is Ending.NO_WORD
    assert seen.aside == tuple("PNA")


def test_silence_costs_as_much_as_a_wrong_word() -> None:
    table = Table(time_to_type=8_000)
    table.deal()
    table.buzz(1)
    closed = table.close()
    assert closed.deadline == table.at + 8_000
    seen = table.time()
    assert seen.attempt == (pdq.Claim(1, "", Reason.TOO_LATE),)
    assert seen.stage is Stage.RACING
    table.buzz(1)
    table.close()
    assert table.move(1, pdq.GiveBack()).attempt == (pdq.Claim(1, "", Reason.NO_WORD),)


def test_without_a_limit_nobody_is_hurried() -> None:
    table = Table(time_to_type=None)
    table.deal()
    table.buzz(1)
    table.close()
    assert pdq.deadline(table.state) is None
    assert table.say(1, "PINBALL", after=10**9).won == (0, 3, 0)


def test_a_word_that_comes_too_late_does_not_count() -> None:
    table = Table(time_to_type=8_000)
    table.deal()
    table.buzz(1)
    table.close()
    with pytest.raises(Illegal) as refused:
        table.say(1, "PINBALL", after=8_000)
    assert refused.value.reason is Reason.TOO_LATE


# Ties.


def tied(table: Table, *words: str, gap: int = 50) -> pdq.View:
    """Players 0, 1, ... buzz one shortly after the other and say these words."""
    for player in range(len(words)):
        table.buzz(player, after=gap)
    if table.view.stage is Stage.BUZZED:
        table.close()
    for player, word in enumerate(words):
        assert table.view.typing == player
        table.say(player, word)
    return table.view


def test_the_longest_word_wins_a_tie() -> None:
    table = Table()
    table.deal()
    seen = tied(table, "PINBALL", "PINEAPPLE")
    assert seen.won == (0, 3, 0)
    assert seen.last is not None
    assert [claim.word for claim in seen.last.claims] == ["PINBALL", "PINEAPPLE"]


def test_only_good_words_count_in_a_tie() -> None:
    table = Table(refused=("PINEAPPLE",))
    table.deal()
    assert tied(table, "PINBALL", "PINEAPPLE", "PAINTERLINESS").won == (3, 0, 0)


def test_a_tie_of_wrong_words_opens_the_floor() -> None:
    table = Table()
    table.deal()
    seen = tied(table, "PAINTER", "BEANPOLE")
    assert [claim.reason for claim in seen.attempt] == [Reason.WRONG_ORDER, Reason.WRONG_START]
    assert seen.stage is Stage.RACING


@pytest.mark.parametrize("window", [0, 150, 500])
def test_who_buzzes_within_the_window_ties(window: int) -> None:
    table = Table(tie_window=window)
    table.deal()
    table.buzz(0)
    seen = table.buzz(2, after=window)
    assert seen.buzzes == ((0, 0), (2, window))
    assert table.close().typing == 0
    with pytest.raises(Illegal) as refused:
        table.buzz(1, after=0)
    assert refused.value.reason is Reason.FLOOR_TAKEN


def test_nobody_learns_of_a_word_before_all_who_tied_have_spoken() -> None:
    table = Table()
    table.deal()
    table.buzz(1)
    table.buzz(0, after=20)
    table.close()
    seen = table.say(1, "PINEAPPLE")
    assert (seen.claim, seen.attempt, seen.typing) == (None, (), 0)
    assert seen.answered == {1}
    assert table.sees(1).claim == "PINEAPPLE"
    assert table.sees(0).claim is None


def test_each_who_tied_has_the_whole_time() -> None:
    table = Table(time_to_type=8_000)
    table.deal()
    table.buzz(1)
    table.buzz(0, after=20)
    table.close()
    seen = table.say(1, "PINEAPPLE", after=7_000)
    assert seen.deadline == table.at + 8_000
    assert table.time().won == (0, 3, 0)


def test_words_of_the_same_length_set_the_cards_aside_for_those_who_tied() -> None:
    table = Table()
    table.deal()
    seen = tied(table, "PINEAL", "PENIAL", "PINTA")
    assert (seen.won, seen.aside) == ((0, 0, 0), tuple("PNA"))
    assert seen.tied == {0, 1}
    assert seen.last is not None
    assert seen.last.ending is Ending.TIED
    table.deal()
    with pytest.raises(Illegal) as refused:
        table.buzz(2)
    assert refused.value.reason is Reason.NOT_IN_THE_TIE
    seen = table.take(1, "DRUM")
    assert (seen.won, seen.aside, seen.tied) == ((0, 6, 0), (), frozenset())
    assert seen.last is not None
    assert sorted(seen.last.prize) == sorted("PNADRU")
    assert table.deal().playing == {0, 1, 2}


def test_a_tie_may_be_followed_by_another_and_the_pile_grows() -> None:
    table = Table()
    table.deal()
    tied(table, "PINEAL", "PENIAL", "PANGAS")  # the third does not fit
    table.deal()
    seen = tied(table, "DRUM", "DRUB")
    assert len(seen.aside) == 6
    assert seen.tied == {0, 1}
    table.deal()
    assert table.take(0, "EXTRA").stage is Stage.RACING
    assert table.agree(0, 1).tied == {0, 1}  # no word: it is still between these two
    table.deal()
    assert table.take(0, "TANGO").stage is Stage.RACING
    assert table.take(0, "TOGA").won == (12, 0, 0)


def test_silence_of_one_who_tied_leaves_the_cards_to_the_other() -> None:
    table = Table()
    table.deal()
    table.buzz(0)
    table.buzz(1, after=10)
    table.close()
    table.time()
    assert table.say(1, "PINEAL").won == (0, 3, 0)


# No word.


def test_all_must_agree_that_there_is_no_word() -> None:
    table = Table()
    table.deal()
    assert table.agree(0, 2).agreed == {0, 2}
    assert table.move(0, pdq.Withdraw()).agreed == {2}
    table.agree(0)
    seen = table.agree(1)
    assert (seen.aside, seen.won) == (tuple("PNA"), (0, 0, 0))
    assert seen.last is not None
    assert seen.last.ending is Ending.NO_WORD


def test_the_next_winner_takes_the_whole_pile() -> None:
    table = Table()
    for _ in range(2):
        table.deal()
        table.agree(0, 1, 2)
    table.deal()
    seen = table.take(2, "EXNIL")
    assert seen.won == (0, 0, 9)
    assert seen.aside == ()


def test_whoever_buzzes_no_longer_agrees() -> None:
    table = Table()
    table.deal()
    table.agree(0)
    table.take(0, "PAINTER")
    assert table.agree(1, 2).agreed == {1, 2}
    assert table.view.stage is Stage.RACING


def test_one_who_agreed_may_still_tie() -> None:
    table = Table()
    table.deal()
    table.agree(1)
    table.buzz(0)
    assert table.buzz(1, after=100).agreed == frozenset()


def test_the_last_vote_is_enough_when_the_others_sit_out() -> None:
    table = Table(sits_out=True)
    table.deal()
    table.agree(0)
    table.take(1, "PAINTER")
    table.take(2, "PAINTER")
    assert table.view.aside == tuple("PNA")


# Time for a deal.


def test_a_deal_may_be_limited() -> None:
    table = Table(deal_time=20_000)
    assert table.deal().deadline == 20_000
    seen = table.time()
    assert seen.last is not None
    assert seen.last.ending is Ending.TIME_UP
    assert seen.aside == tuple("PNA")


def test_the_time_of_a_deal_stands_still_while_somebody_answers() -> None:
    table = Table(deal_time=20_000)
    table.deal()
    table.buzz(1, after=19_000)
    table.close()
    seen = table.say(1, "PAINTER", after=5_000)
    assert seen.deadline == table.at + 1_000


# Between deals.


def test_the_next_row_waits_for_the_dealer_or_comes_by_itself() -> None:
    assert pdq.deadline(Table(rest=None).state) is None
    table = Table(rest=4_000)
    assert table.view.deadline is None  # the first row always waits
    table.deal()
    seen = table.agree(0, 1, 2)
    assert (seen.stage, seen.deadline) == (Stage.DEALING, 4_000)
    assert table.time().row == tuple("DRU")
    table.agree(0, 1, 2)
    assert table.deal().row == tuple("XNL")
    table = Table(rest=0)
    table.deal()
    assert table.agree(0, 1, 2).row == tuple("DRU")


# The end.


def test_the_game_is_over_when_all_cards_have_been_dealt() -> None:
    table = Table("PNA", "DRU")
    table.deal()
    table.take(1, "PINBALL")
    table.deal()
    seen = table.agree(0, 1, 2)
    assert (seen.stage, seen.deals_left, seen.deal) == (Stage.OVER, 0, 2)
    outcome = pdq.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 3, 0), (1,))
    assert seen.aside == tuple("DRU")  # the pile that is left is nobody's


def test_equal_totals_share_the_win() -> None:
    table = Table("PNA", "DRU")
    table.deal()
    table.take(1, "PINBALL")
    table.deal()
    table.take(2, "DRUM")
    outcome = pdq.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1, 2)


def test_a_tie_in_the_last_row_is_nobodys() -> None:
    table = Table("PNA")
    table.deal()
    seen = tied(table, "PINEAL", "PENIAL")
    assert (seen.stage, seen.won, seen.aside) == (Stage.OVER, (0, 0, 0), tuple("PNA"))


def test_cards_that_make_no_row_stay_in_the_pack() -> None:
    table = Table("PNA", "D")
    table.deal()
    seen = table.take(1, "PINBALL")
    assert (seen.stage, seen.pack) == (Stage.OVER, 1)


@pytest.mark.parametrize(
    ("variant", "deals"), [("regular", 26), ("younger", 39), ("four-score", 19), ("solitaire", 26)]
)
def test_the_whole_deck_makes_so_many_rows(variant: str, deals: int) -> None:
    kind = pdq.Variant(variant)
    deck = pdq.deck_in_force(read_deck("pdq").cards, kind)
    assert len(deck) == (76 if variant == "four-score" else 78)
    view = pdq.view(pdq.new(pdq.Rules(1, deck, kind)), None)
    assert (view.deal, view.deals_left) == (1, deals - 1)
    assert len(deck) == deals * kind.row


def test_double_scoring() -> None:
    rows = ("JKQ", "XAZ", "PNA")
    plain, doubled = Table(*rows), Table(*rows, double_scoring=True)
    for table in (plain, doubled):
        table.deal()
        table.take(0, "JINKSQ")
        table.deal()
        table.take(1, "EXAZ")
    assert plain.view.points == plain.view.won == (3, 3, 0)
    assert (doubled.view.points, doubled.view.won) == ((6, 5, 0), (3, 3, 0))
    doubled.deal()
    doubled.take(2, "PINBALL")
    outcome = pdq.outcome(doubled.state)
    assert outcome is not None
    assert outcome.scores == (6, 5, 3)


def test_each_player_has_an_own_minimum() -> None:
    table = Table(variant=pdq.Variant.INTERGENERATIONAL, minimums=(5, 4, 4))
    table.deal()
    assert table.take(0, "PINA").attempt[0].reason is Reason.TOO_SHORT
    assert table.take(1, "PINA").won == (0, 3, 0)


# Who plays alone needs no buzz.


def test_alone_you_just_type() -> None:
    table = Table(players=1, rest=0)
    table.deal()
    assert pdq.legal(table.state, 0) == (pdq.Say, pdq.Agree)
    assert table.say(0, "PAINTER").attempt == (pdq.Claim(0, "PAINTER", Reason.WRONG_ORDER),)
    seen = table.say(0, "PINBALL")
    assert (seen.won, seen.row) == ((3,), tuple("DRU"))
    assert table.agree(0).aside == tuple("DRU")


# What is not a move.


@pytest.mark.parametrize("action", [pdq.Buzz(), pdq.Agree(), pdq.Say("PINE"), pdq.Pass()])
def test_nothing_can_be_claimed_before_the_row_is_there(action: Action) -> None:
    with pytest.raises(Illegal):
        Table().move(0, action)


def test_an_empty_word_is_none() -> None:
    table = Table()
    table.deal()
    table.buzz(0)
    table.close()
    with pytest.raises(Illegal) as refused:
        table.say(0, "")
    assert refused.value.reason is Reason.NO_WORD


def test_a_shuffle_of_other_cards_is_refused() -> None:
    with pytest.raises(Illegal):
        pdq.apply(pdq.new(pdq.Rules(2, tuple("ABC"))), Move(CHANCE, pdq.Shuffle(tuple("ABD"))))


def test_the_clock_acts_exactly_when_there_is_a_deadline() -> None:
    table = Table()
    table.deal()
    assert pdq.legal(table.state, CLOCK) == ()
    table.buzz(0)
    assert pdq.legal(table.state, CLOCK) == (pdq.TimeUp,)
