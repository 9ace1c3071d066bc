"""PDL, solitaire and word count, which are played in another way, and rules that do not go."""

from __future__ import annotations

from typing import Any

import pytest

from pdq.tabletop import Table
from wordgames.engines import pdq
from wordgames.engines.pdq import Claim, Ending, Stage, Variant
from wordgames.errors import BadSetup, Illegal, Reason
from wordgames.game import Action


def pdl(*rows: str, **options: Any) -> Table:
    table = Table(*rows, variant=Variant.PDL, **options)
    table.deal()
    return table


def solitaire(*rows: str, **options: Any) -> Table:
    table = Table(*rows, variant=Variant.SOLITAIRE, players=1, rest=0, **options)
    table.deal()
    return table


def word_count(**options: Any) -> Table:
    return Table(variant=Variant.WORD_COUNT, **options)


def passes(table: Table, *players: int) -> pdq.View:
    for player in players:
        table.move(player, pdq.Pass())
    return table.view


# PDL.


def test_pdl_the_longest_word_wins_once_all_others_have_passed() -> None:
    table = pdl()
    seen = table.take(0, "PINEAL")
    assert (seen.best, seen.won) == ((Claim(0, "PINEAL"),), (0, 0, 0))
    passes(table, 1)
    seen = table.take(2, "PINEAPPLE")
    assert (seen.best, seen.agreed) == ((Claim(2, "PINEAPPLE"),), frozenset())
    assert seen.said == (Claim(0, "PINEAL"), Claim(2, "PINEAPPLE"))
    assert passes(table, 1).won == (0, 0, 0)  # player 0 may still think
    seen = passes(table, 0)
    assert seen.won == (0, 0, 3)
    assert seen.last is not None
    assert (seen.last.word, seen.last.winner) == ("PINEAPPLE", 2)


def test_pdl_a_word_has_to_be_longer() -> None:
    table = pdl()
    table.take(0, "PINEAL")
    assert table.take(1, "PENIAL").attempt == (Claim(1, "PENIAL", Reason.NOT_LONGER),)
    assert table.take(1, "PINTA").attempt == (Claim(1, "PINTA", Reason.NOT_LONGER),)


@pytest.mark.parametrize("word", ["PINEALS", "PINEALLY", "PINEALED", "PINEALING"])
def test_pdl_an_ending_does_not_beat_anothers_word(word: str) -> None:
    table = pdl()
    table.take(0, "PINEAL")
    seen = table.take(1, word)
    assert seen.attempt == (Claim(1, word, Reason.EXTENSION_OF_A_SAID_WORD),)
    assert table.take(0, word).best == (Claim(0, word),)  # to an own word it may be put


@pytest.mark.parametrize("word", ["PINEALER", "PINEALEST", "PINEALNESS"])
def test_pdl_other_endings_do(word: str) -> None:
    table = pdl()
    table.take(0, "PINEAL")
    assert table.take(1, word).best == (Claim(1, word),)


def test_pdl_the_extension_rule_holds_for_every_word_of_the_deal() -> None:
    table = pdl()
    table.take(0, "PINEAL")
    table.take(1, "PINEALE")
    seen = table.take(2, "PINEALLY")
    assert seen.attempt[0].reason is Reason.EXTENSION_OF_A_SAID_WORD


def test_pdl_who_passed_may_come_back() -> None:
    table = pdl()
    passes(table, 0, 1)
    assert table.take(0, "PINEAL").best == (Claim(0, "PINEAL"),)
    passes(table, 1)
    assert table.move(1, pdq.Withdraw()).agreed == frozenset()


def test_pdl_the_holder_need_not_pass() -> None:
    table = pdl()
    table.take(0, "PINEAL")
    assert pdq.legal(table.state, 0) == (pdq.Buzz,)
    assert pdq.legal(table.state, 1) == (pdq.Buzz, pdq.Pass)


def test_pdl_nobody_has_a_word() -> None:
    seen = passes(pdl(), 0, 1, 2)
    assert seen.aside == tuple("PNA")
    assert seen.last is not None
    assert seen.last.ending is Ending.NO_WORD


def test_pdl_a_word_may_win_after_a_time() -> None:
    table = pdl(beat_time=15_000, deal_time=60_000)
    assert table.view.deadline == 60_000
    seen = table.take(0, "PINEAL")
    assert seen.deadline == table.at + 15_000
    table.buzz(1, after=14_000)
    table.close()
    assert table.say(1, "PINE").deadline == table.at + 1_000
    assert table.time().won == (3, 0, 0)


def test_pdl_the_longest_of_words_said_together_leads() -> None:
    table = pdl()
    for player in (1, 2):
        table.buzz(player, after=50)
    table.close()
    table.say(1, "PINEAL")
    assert table.say(2, "PINEAPPLE").best == (Claim(2, "PINEAPPLE"),)
    assert table.take(0, "PINEALLY").attempt[0].reason is Reason.NOT_LONGER


def test_pdl_equal_words_said_together_are_a_tie_at_the_end() -> None:
    table = pdl()
    for player in (1, 2):
        table.buzz(player, after=50)
    table.close()
    table.say(1, "PINEAL")
    seen = table.say(2, "PENIAL")
    assert seen.best == (Claim(1, "PINEAL"), Claim(2, "PENIAL"))
    seen = passes(table, 0)
    assert seen.tied == {1, 2}
    assert seen.aside == tuple("PNA")
    table.deal()
    assert pdq.legal(table.state, 0) == ()
    assert pdq.legal(table.state, 1) == (pdq.Buzz, pdq.Agree)
    assert table.take(1, "DRUM").won == (0, 6, 0)  # the first word takes both


def test_pdl_alone_goes_on_until_you_pass() -> None:
    table = pdl(players=1)
    table.say(0, "PINEAL")
    assert table.say(0, "PINEAPPLE").won == (0,)
    assert passes(table, 0).won == (3,)


def test_pdl_a_wrong_word_may_cost_the_deal() -> None:
    table = pdl(sits_out=True)
    table.take(0, "PINEAL")
    table.take(1, "PINE")
    assert table.take(2, "PINE").won == (3, 0, 0)


# Solitaire.


def test_solitaire_goes_from_left_to_right() -> None:
    table = solitaire()
    assert table.say(0, "ANTELOPE").attempt[0].reason is Reason.NOT_LEFT_TO_RIGHT
    assert table.say(0, "PINEAPPLE").won == (3,)


def test_solitaire_ends_at_the_first_deal_you_give_up() -> None:
    table = solitaire(double_scoring=True)
    table.say(0, "PINEAPPLE")
    table.say(0, "DRUM")
    assert pdq.legal(table.state, 0) == (pdq.Say, pdq.GiveUp)
    seen = table.move(0, pdq.GiveUp())
    assert (seen.stage, seen.won, seen.pack) == (Stage.OVER, (6,), 15)
    assert seen.last is not None
    assert (seen.last.ending, seen.last.row) == (Ending.GIVEN_UP, tuple("XNL"))
    outcome = pdq.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (6,)


def test_solitaire_ends_when_the_time_for_a_deal_is_up() -> None:
    table = solitaire(deal_time=30_000)
    table.say(0, "PINEAPPLE")
    seen = table.time()
    assert (seen.stage, seen.won) == (Stage.OVER, (3,))


def test_solitaire_may_go_through_the_whole_deck() -> None:
    table = solitaire("PNA", "DRU")
    table.say(0, "PINEAPPLE")
    seen = table.say(0, "DRUM")
    assert (seen.stage, seen.won, seen.pack) == (Stage.OVER, (6,), 0)


# Word count.


def writes(table: Table, player: int, *words: str) -> pdq.View:
    """The player's whole turn."""
    table.move(player, pdq.Ready())
    for word in words:
        table.move(player, pdq.Write(word))
    return table.move(player, pdq.Done())


def test_word_count_the_letters_are_covered_until_the_player_is_ready() -> None:
    table = word_count(count_time=60_000)
    assert (table.view.stage, table.view.turn, table.view.row) == (Stage.WAITING, 0, ())
    seen = table.move(0, pdq.Ready(), after=500)
    assert (seen.stage, seen.row, seen.deadline) == (Stage.WRITING, tuple("PNA"), 60_500)
    assert table.sees(0).row == tuple("PNA")
    assert table.sees(1).row == table.sees(2).row == ()
    seen = table.time()
    assert (seen.stage, seen.turn, seen.row) == (Stage.WAITING, 1, ())
    assert table.move(1, pdq.Ready()).row == tuple("PNA")
    assert (table.sees(0).row, table.sees(2).row) == (tuple("PNA"), ())


def test_word_count_only_words_that_nobody_else_has_count() -> None:
    table = word_count(refused=("PINZA",))
    writes(table, 0, "PINEAPPLE", "PINBALL", "PINZA")
    writes(table, 1, "PINBALL", "ANTELOPE", "PINEAL")
    seen = writes(table, 2)
    assert seen.points == (1, 2, 0)
    assert seen.last is not None
    assert seen.last.ending is Ending.COUNTED
    assert seen.last.claims == (
        Claim(0, "PINEAPPLE"),
        Claim(0, "PINBALL", Reason.WRITTEN_BY_ANOTHER),
        Claim(0, "PINZA", Reason.NOT_IN_DICTIONARY),
        Claim(1, "PINBALL", Reason.WRITTEN_BY_ANOTHER),
        Claim(1, "ANTELOPE"),
        Claim(1, "PINEAL"),
    )


def test_word_count_or_merely_distinct_words() -> None:
    table = word_count(unique=False)
    writes(table, 0, "PINEAPPLE", "PINBALL")
    writes(table, 1, "PINBALL")
    assert writes(table, 2).points == (2, 1, 0)


def test_word_count_has_so_many_deals() -> None:
    table = word_count(count_deals=2, players=2)
    assert (table.view.deal, table.view.deals_left) == (1, 1)
    for words in (["PINEAPPLE", "PINBALL"], ["DRUM"]):
        writes(table, 0, *words)
        writes(table, 1)
    outcome = pdq.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((3, 0), (0,))
    assert len(table.view.aside) == 6


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("PAINTER", Reason.WRONG_ORDER),
        ("PIN", Reason.TOO_SHORT),
        ("PINEAL", Reason.ALREADY_USED),
        ("", Reason.NO_WORD),
    ],
)
def test_word_count_refuses_at_once_what_the_letters_forbid(word: str, reason: Reason) -> None:
    table = word_count()
    table.move(0, pdq.Ready())
    table.move(0, pdq.Write("PINEAL"))
    with pytest.raises(Illegal) as refused:
        table.move(0, pdq.Write(word))
    assert refused.value.reason is reason


def test_word_count_lists_are_private_until_the_end() -> None:
    table = word_count(refused=("PINZA",))
    writes(table, 0, "PINEAL", "PINZA")
    table.move(1, pdq.Ready())
    table.move(1, pdq.Write("PANNAP"))
    assert table.sees(0).words == ("PINEAL", "PINZA")
    assert table.sees(1).words == ("PANNAP",)
    assert table.sees(2).words == table.view.words == ()


def test_word_count_a_minimum_for_each_player() -> None:
    table = word_count(minimums=(5, 4, 4))
    table.move(0, pdq.Ready())
    with pytest.raises(Illegal):
        table.move(0, pdq.Write("PINA"))


# Rules that do not go.


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 0}, "1 to 8 players"),
        ({"players": 9}, "1 to 8 players"),
        ({"players": 2, "variant": Variant.SOLITAIRE}, "one player"),
        ({"players": 2, "minimums": (4,)}, "minimums"),
        ({"players": 1, "minimums": (1,)}, "2 to 9"),
        ({"players": 1, "minimums": (4,), "variant": Variant.EXPERTS}, "5 to 9"),
        ({"players": 1, "deck": ("QU",) * 3}, "QU"),
        ({"players": 1, "deck": ("A", "B")}, "3 cards"),
        ({"players": 1, "variant": Variant.WORD_COUNT, "count_deals": 4}, "12 cards"),
        ({"players": 1, "variant": Variant.WORD_COUNT, "count_deals": 0}, "one deal"),
        ({"players": 1, "tie_window": 501}, "0 to 500"),
        ({"players": 1, "time_to_type": 0}, "time limit"),
        ({"players": 1, "rest": -1}, "rest"),
    ],
)
def test_bad_rules_say_what_is_wrong(options: dict[str, Any], says: str) -> None:
    options.setdefault("deck", tuple("ABCDEFGHI"))
    with pytest.raises(BadSetup, match=says):
        pdq.Rules(**options)


def test_rules_are_hashable() -> None:
    assert hash(pdq.Rules(2, tuple("ABC"))) == hash(pdq.Rules(2, tuple("ABC")))


def test_every_action_is_used() -> None:
    used: set[type[Action]] = set(pdq.ACTIONS)
    assert len(used) == len(pdq.ACTIONS) == 13
