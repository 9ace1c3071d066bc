"""The rules of Quiddler by their numbers, but for scores and challenges."""

from __future__ import annotations

from collections import Counter

import pytest

from quiddler.table import (
    DECK,
    agreed,
    bonuses,
    cards,
    deal,
    do,
    idle,
    last,
    out,
    points,
    refuses,
    rules,
    words,
)
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler.actions import (
    Agree,
    Challenge,
    ChooseDealer,
    Discard,
    Draw,
    GoOut,
    LayDown,
    Shuffle,
    TakeDiscard,
)
from wordgames.engines.quiddler.rounds import Checking, Drawing, Holding, Shuffling
from wordgames.engines.quiddler.rules import Bonus, Referee, Rules
from wordgames.engines.quiddler.scoring import score_round
from wordgames.errors import BadSetup, Reason
from wordgames.game import CHANCE
from wordgames.match import Match

# The deck


def test_the_deck_has_118_cards_and_592_points() -> None:
    value = dict(DECK.points)
    assert len(DECK.cards) == 118
    assert sum(value[card] for card in DECK.cards) == 592
    assert Counter(DECK.cards)["QU"] == 2
    assert value["QU"] == 9
    assert value["Q"] == 15


# 1. Rounds, hands, dealing


def test_rule_1_eight_rounds_from_three_cards_to_ten() -> None:
    match = Match(engine, rules(2), seed=5, judge=frozenset())
    match.tick(0)
    sizes: list[int] = []
    while match.outcome is None:
        state = match.state
        assert isinstance(state, rounds.State)
        if not state.turns:
            sizes.append(len(state.hands[0]))
            assert len(state.hands[1]) == len(state.hands[0])
            assert len(state.pile) == 1
            assert len(rounds.everything(state)) == 118
        player = match.view(None).on_turn  # type: ignore[union-attr]
        assert player is not None
        match.submit(player, Draw(), match.at)
        hand = match.view(player).hand  # type: ignore[union-attr]
        kinds = match.legal(player)
        kind = GoOut if GoOut in kinds else LayDown
        match.submit(player, kind((hand[1:],), hand[0]), match.at)
        while Agree in match.legal(0) or Agree in match.legal(1):
            match.submit(0 if Agree in match.legal(0) else 1, Agree(), match.at)
    assert sizes == [3, 4, 5, 6, 7, 8, 9, 10]


def test_rule_1_the_first_dealer_is_chances_and_the_deal_passes_to_the_left() -> None:
    dealers: set[int] = set()
    for seed in range(40):
        match = Match(engine, rules(3), seed=seed, judge=frozenset())
        match.tick(0)
        assert isinstance(match.moves[0].action, ChooseDealer)
        dealers.add(match.moves[0].action.dealer)
        assert match.view(None).on_turn == (match.moves[0].action.dealer + 1) % 3  # type: ignore[union-attr]
    assert dealers == {0, 1, 2}


def test_rule_1_the_next_round_is_dealt_by_the_player_to_the_left() -> None:
    more = Match(engine, rules(3, first_hand=2, last_hand=3), seed=1, judge=frozenset())
    more.tick(0)
    first = more.state.dealer  # type: ignore[union-attr]
    for turn in range(3):
        player = (first + 1 + turn) % 3
        more.submit(player, Draw(), 0)
        hand = more.view(player).hand  # type: ignore[union-attr]
        kind = LayDown if turn else GoOut
        more.submit(player, kind((hand[1:],), hand[0]), 0)
    for player in range(3):
        more.submit(player, Agree(), 0)
    assert more.state.dealer == (first + 1) % 3  # type: ignore[union-attr]
    assert more.view(None).on_turn == (first + 2) % 3  # type: ignore[union-attr]


def test_rule_1_the_whole_deck_is_shuffled_before_every_round() -> None:
    match = Match(engine, rules(2, first_hand=2, last_hand=3), seed=1, judge=frozenset())
    match.tick(0)
    first = match.view(None).on_turn  # type: ignore[union-attr]
    assert first is not None
    for player, kind in ((first, GoOut), (1 - first, LayDown)):
        match.submit(player, Draw(), 0)
        hand = match.view(player).hand  # type: ignore[union-attr]
        match.submit(player, kind((hand[1:],), hand[0]), 0)
    match.submit(0, Agree(), 0)
    match.submit(1, Agree(), 0)
    shuffles = [move.action for move in match.moves if isinstance(move.action, Shuffle)]
    assert [len(shuffle.pack) for shuffle in shuffles] == [118, 118]
    assert shuffles[0] != shuffles[1]


def test_rule_1_the_top_card_begins_the_discard_pile() -> None:
    state = deal("A T", "I N", top="Z", pack="B C")
    assert state.pile == ("Z",)
    assert state.pack == ("B", "C")
    assert state.hands == (("A", "T"), ("I", "N"))


# 2. A turn


def test_rule_2_take_the_top_of_the_draw_pile_then_discard() -> None:
    state = do(deal("A T", "I N", pack="B C"), 0, Draw())
    assert state.hands[0] == ("A", "T", "B")
    assert state.pack == ("C",)
    assert state.phase == Holding(0)
    state = do(state, 0, Discard("A"))
    assert state.hands[0] == ("T", "B")
    assert state.pile[-1] == "A"
    assert state.phase == Drawing(1)


def test_rule_2_or_take_the_top_discard_which_everybody_sees() -> None:
    state = do(deal("A T", "I N", top="Z"), 0, TakeDiscard())
    assert state.hands[0] == ("A", "T", "Z")
    assert state.phase == Holding(0, "Z")
    state = do(state, 0, Discard("T"))
    turn = rounds.view(state, 1).turns[-1]
    assert (turn.player, turn.took, turn.threw) == (0, "Z", "T")


def test_rule_2_a_card_from_the_draw_pile_is_seen_by_nobody_else() -> None:
    state = do(deal("A T", "I N"), 0, Draw())
    assert rounds.view(state, 1).phase == Holding(0)
    state = do(state, 0, Discard("T"))
    assert rounds.view(state, 1).turns[-1].took is None


def test_rule_2_the_card_just_taken_may_be_thrown_again() -> None:
    state = do(deal("A T", "I N", top="Z"), 0, TakeDiscard(), Discard("Z"))
    assert state.pile == ("Z",)


@pytest.mark.parametrize("action", [Discard("A"), GoOut(words("A T"), "B"), TakeDiscard()])
def test_rule_2_nobody_acts_out_of_turn(action: object) -> None:
    with refuses(Reason.NOT_YOUR_TURN):
        do(deal("A T", "I N"), 1, action)  # type: ignore[arg-type]


def test_rule_2_take_first_then_throw() -> None:
    with refuses(Reason.WRONG_PHASE):
        do(deal("A T", "I N"), 0, Discard("A"))
    with refuses(Reason.WRONG_PHASE):
        do(deal("A T", "I N"), 0, Draw(), Draw())


def test_rule_2_only_a_held_card_can_be_thrown() -> None:
    with refuses(Reason.NOT_HELD):
        do(deal("A T", "I N"), 0, Draw(), Discard("Z"))


# 3. Going out


def test_rule_3_out_with_all_cards_but_one_on_the_first_turn() -> None:
    state = out(deal("QU I T", "A T E", pack="B C"), 0, "QU I T", "B")
    assert state.out == 0
    assert state.spreads[0].words[0].word == "QUIT"
    assert state.hands[0] == ()
    assert state.pile[-1] == "B"
    assert state.phase == Drawing(1)


def test_rule_3_out_in_two_words() -> None:
    state = out(deal("QU I T A", "A T E S", pack="T C"), 0, "QU I, A T", "T")
    assert [word.word for word in state.spreads[0].words] == ["QUI", "AT"]


def test_rule_3_no_going_out_with_a_card_left_over() -> None:
    with refuses(Reason.CARDS_LEFT_OVER):
        out(deal("QU I T", "A T E", pack="B C"), 0, "I T", "B")


def test_rule_3_going_out_is_optional() -> None:
    state = idle(deal("QU I T", "A T E"), 0)
    assert state.out is None


def test_rule_3_everybody_else_has_exactly_one_more_turn_in_order() -> None:
    state = idle(deal("A T", "I N", "O N", "U P", pack="B C D F G H"), 0)
    state = out(state, 1, "I N", "C")
    assert rounds.view(state, None).last_turns == (2, 3, 0)
    state = last(state, 2, "O N", "D")
    assert rounds.view(state, None).last_turns == (3, 0)
    state = last(state, 3, "", "F")
    assert rounds.view(state, None).last_turns == (0,)
    state = last(state, 0, "A T", "G")
    assert state.phase == Checking()
    assert rounds.view(state, None).last_turns == ()


def test_rule_3_on_the_last_turn_words_are_laid_one_card_thrown_and_the_rest_counts_against() -> (
    None
):
    state = out(deal("A T E", "QU I T", pack="B N C"), 0, "A T E", "B")
    state = last(state, 1, "I T", "QU")
    assert state.spreads[1].left == ("N",)
    state = agreed(state)
    assert points(state)[1] == 2 + 3 - 5


def test_rule_3_on_the_last_turn_there_is_no_plain_discard_and_no_second_going_out() -> None:
    state = do(out(deal("A T", "I N"), 0, "A T", "B"), 1, Draw())
    assert set(engine.legal(state, 1)) == {LayDown, Challenge}
    with refuses(Reason.WRONG_PHASE):
        do(state, 1, Discard("I"))


def test_rule_3_a_word_may_only_use_cards_that_are_held() -> None:
    with refuses(Reason.NOT_HELD):
        out(deal("A T E", "I N S"), 0, "A T E S", "B")
    with refuses(Reason.NOT_HELD):
        out(deal("A T E", "I N S"), 0, "A T, A T", "B")


# 4. Words


def test_rule_4_a_word_needs_two_cards() -> None:
    with refuses(Reason.TOO_FEW_CARDS):
        out(deal("IN A T", "I N S", pack="B C"), 0, "IN, A T", "B")


def test_rule_4_two_cards_may_be_three_letters() -> None:
    state = out(deal("QU A", "A T"), 0, "QU A", "B")
    assert state.spreads[0].words[0].word == "QUA"


@pytest.mark.parametrize(("laid", "hand", "gained"), [("QU A", "QU A", 11), ("Q U A", "Q U A", 21)])
def test_rule_4_the_player_chooses_the_cards_of_a_word(laid: str, hand: str, gained: int) -> None:
    size = len(cards(hand))
    other = " ".join(("A", "T", "E")[:size])
    state = out(deal(hand, other), 0, laid, "B")
    state = agreed(last(state, 1, "", "A"))
    assert state.sheets[-1].rows[0].in_words == gained


def test_rule_4_q_needs_no_u() -> None:
    state = out(deal("Q I", "A T", referee=Referee.AUTOMATIC), 0, "Q I", "B", good="QI")
    assert state.out == 0


# 9. The draw pile runs out; the end


def test_rule_9_the_discards_but_the_top_one_become_the_draw_pile() -> None:
    state = deal("A T", "I N", top="Z", pack="B C")
    state = idle(idle(state, 0), 1)
    assert state.phase == Shuffling(drawing=0)
    assert state.pile == ("Z", "B", "C")
    state = do(state, CHANCE, Shuffle(("B", "Z")))
    assert state.pack == ("B", "Z")
    assert state.pile == ("C",)
    assert state.phase == Drawing(0)


def test_rule_9_a_shuffle_can_neither_add_nor_lose_a_card() -> None:
    state = idle(idle(deal("A T", "I N", top="Z", pack="B C"), 0), 1)
    for pack in ((), ("B",), ("B", "X"), ("B", "Z", "Z")):
        with refuses(Reason.NOT_HELD):
            do(state, CHANCE, Shuffle(pack))


def test_rule_9_with_one_discard_and_no_draw_pile_the_discard_must_be_taken() -> None:
    state = deal("A T", "I N", top="Z", pack="")
    assert state.phase == Drawing(0)
    with refuses(Reason.NOTHING_TO_TAKE):
        do(state, 0, Draw())
    state = do(state, 0, TakeDiscard(), Discard("A"))
    assert state.phase == Drawing(1)


def test_rule_9_the_pile_can_run_out_on_a_last_turn() -> None:
    state = out(deal("A T", "I N", top="Z", pack="B"), 0, "A T", "B")
    assert state.phase == Shuffling(drawing=1)
    assert rounds.view(state, None).last_turns == (1,)
    state = do(state, CHANCE, Shuffle(("Z",)))
    state = last(state, 1, "I N", "Z")
    assert state.phase == Checking()


def test_rule_9_the_highest_total_wins_and_equal_totals_share() -> None:
    state = agreed(last(out(deal("A T", "I T", pack="B C"), 0, "A T", "B"), 1, "I T", "C"))
    outcome = engine.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 5), (0, 1))
    state = agreed(last(out(deal("A T", "I N", pack="B C"), 0, "A T", "B"), 1, "I N", "C"))
    outcome = engine.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 7), (1,))


# 10. Options


def test_rule_10_no_going_out_in_the_first_lap() -> None:
    state = deal("A T", "I N", out_in_first_lap=False)
    assert not rounds.view(state, 0).may_go_out
    with refuses(Reason.NOT_IN_THE_FIRST_LAP):
        out(state, 0, "A T", "B")
    state = idle(idle(state, 0), 1)
    assert rounds.view(state, 0).may_go_out
    assert out(state, 0, "A T", "D").out == 0


def test_rule_10_three_letters_at_least() -> None:
    state = deal("A T", "QU A", shortest=3, pack="B C")
    with refuses(Reason.TOO_SHORT):
        out(state, 0, "A T", "B")
    state = idle(state, 0)
    assert out(state, 1, "QU A", "C").out == 1


def test_rule_10_first_and_last_hand() -> None:
    made = rules(2, first_hand=5, last_hand=7)
    assert made.rounds == 3
    match = Match(engine, made, seed=1, judge=frozenset())
    match.tick(0)
    assert [len(hand) for hand in match.state.hands] == [5, 5]  # type: ignore[union-attr]


def test_rule_10_handicap_points() -> None:
    state = deal("A T", "I T", pack="B C", handicaps=(3, 0))
    assert rounds.view(state, None).totals == (3, 0)
    state = agreed(last(out(state, 0, "A T", "B"), 1, "I T", "C"))
    assert state.totals == (8, 5)


# What can't be agreed on


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"players": 0}, "1 to 8"),
        ({"players": 9}, "1 to 8"),
        ({"first_hand": 1}, "hands go from"),
        ({"last_hand": 11}, "hands go from"),
        ({"first_hand": 6, "last_hand": 5}, "hands go from"),
        ({"shortest": 4}, "2 or 3 letters"),
        ({"handicaps": (1, 2, 3)}, "every player"),
        ({"handicaps": (-1, 0)}, "0 to 500"),
        ({"deck": DECK.cards[:20]}, "need a deck of 21"),
        ({"deck": (*DECK.cards, "SH")}, "SH has no points"),
    ],
)
def test_rules_that_do_not_go_are_refused(more: dict[str, object], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        Rules(**{"players": 2, "deck": DECK.cards, "points": DECK.points, **more})  # type: ignore[arg-type]


def test_eight_hands_of_ten_leave_cards_to_draw() -> None:
    assert rules(8).rounds == 8


def test_the_example_of_the_help() -> None:
    state = deal("QU I T E A N", "TH E N I T Z", pack="R V B")
    state = out(state, 0, "QU I T E, A N", "R")
    state = last(state, 1, "TH E N, I T", "V")
    assert points_before_bonuses(state) == (23, 7)
    state = agreed(do(state, 1, Challenge(0, cards("A N")), good="AN"))
    assert points(state) == (33, 0)
    assert bonuses(state) == [(Bonus.LONGEST_WORD,), ()]


def points_before_bonuses(state: rounds.State) -> tuple[int, ...]:
    rows = score_round(state.rules, state.spreads)
    return tuple(row.in_words - row.left_over for row in rows)
