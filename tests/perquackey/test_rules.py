"""Rules 1 to 3 and 8 of Perquackey: who begins, time, letters, groups and plurals."""

from __future__ import annotations

import pytest

from perquackey.tabletop import TEN, THREES, Table, refused, rules, spelled
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import (
    Cubes,
    Glass,
    Land,
    Replace,
    Rules,
    Spell,
    Stage,
    Throw,
    ThrowForFirst,
    TurnGlass,
    Variant,
    Withdraw,
)
from wordgames.engines.perquackey.words import rival
from wordgames.errors import BadSetup, Reason
from wordgames.game import CHANCE, CLOCK, TimeUp

# Rule 1: who plays, and who begins.


@pytest.mark.parametrize(("letters", "first"), [("AB", 0), ("ZB", 1), ("YZ", 0)])
def test_rule_1_nearest_to_a_begins(letters: str, first: int) -> None:
    assert Table(rules(), first=letters).player == first


def test_rule_1_those_who_tie_throw_again() -> None:
    table = Table(rules(4), first="CBBD")
    assert table.state.opening[0] == ((0, "C"), (1, "B"), (2, "B"), (3, "D"))
    assert engine.legal(table.state, CHANCE) == (ThrowForFirst,)
    table.do(CHANCE, ThrowForFirst("KK"))
    table.do(CHANCE, ThrowForFirst("ZQ"))
    assert table.player == 2
    assert table.state.opening[1:] == (((1, "K"), (2, "K")), ((1, "Z"), (2, "Q")))


def test_rule_1_the_throw_for_first_is_of_one_red_cube() -> None:
    standard = Rules(2, ("AAAEEE",), ("QSSVWY", "BFHLNP", "CDGJKM"))
    assert standard.first_cube == "BFHLNP"
    assert refused(lambda: Table(standard, first="AB")) == (Reason.NOT_HELD, "A")


def test_rule_1_one_player_just_begins() -> None:
    assert engine.legal(engine.new(rules(1)), 0) == (Throw,)


def test_rule_1_the_cup_passes_to_the_left() -> None:
    table = Table(rules(3), first="BAC")
    order = []
    for _ in range(4):
        order.append(table.player)
        table.throw(TEN).finish()
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("players", [1, 2, 3, 5, 7, 0, 9])
def test_rule_1_teams_are_of_two(players: int) -> None:
    with pytest.raises(BadSetup):
        rules(players, teams=True)


# Rule 2: time, letters, five to a group.


def test_rule_2_the_clock_starts_when_the_throw_lies_there() -> None:
    table = Table(rules())
    table.at = 5000
    table.throw(TEN)
    assert engine.deadline(table.state) == 5000 + 180_000


def test_rule_2_the_clock_may_start_at_an_opponents_key() -> None:
    table = Table(rules(3, glass=Glass.OPPONENT))
    table.do(0, Throw()).do(CHANCE, Land(TEN))
    assert engine.deadline(table.state) is None
    assert engine.view(table.state, None).stage is Stage.LYING
    assert engine.view(table.state, None).letters == TEN
    assert engine.legal(table.state, 0) == ()
    assert engine.legal(table.state, 1) == engine.legal(table.state, 2) == (TurnGlass,)
    table.at = 7000
    table.do(2, TurnGlass())
    assert engine.deadline(table.state) == 187_000


def test_rule_2_who_is_alone_turns_the_glass() -> None:
    table = Table(rules(1, glass=Glass.OPPONENT)).throw(TEN)
    assert engine.view(table.state, 0).stage is Stage.FORMING


@pytest.mark.parametrize("glass", Glass)
def test_rule_2_there_may_be_no_clock(glass: Glass) -> None:
    table = Table(rules(seconds=None, glass=glass)).throw(TEN)
    assert engine.deadline(table.state) is None
    assert engine.legal(table.state, CLOCK) == ()
    table.at = 10**9
    assert spelled(table.spell("POT")) == "POT"


def test_rule_2_a_word_at_the_deadline_is_too_late() -> None:
    table = Table(rules(seconds=60)).throw(TEN)
    table.at = 59_999
    table.spell("POT")
    table.at = 60_000
    assert refused(lambda: table.spell("TOP")) == (Reason.TOO_LATE, "")
    table.time_up()
    assert table.state.scores == (60, 0)


def test_rule_2_time_cannot_be_called_too_early() -> None:
    table = Table(rules(seconds=60)).throw(TEN)
    table.at = 59_999
    assert refused(lambda: table.do(CLOCK, TimeUp()))[0] is Reason.TOO_EARLY


@pytest.mark.parametrize(
    ("word", "reason", "subject"),
    [
        ("", Reason.NO_WORD, ""),
        ("A", Reason.TOO_SHORT, "A"),
        ("AT", Reason.TOO_SHORT, "AT"),
        ("EGGS", Reason.MISSING_LETTER, "G"),
        ("BAT", Reason.MISSING_LETTER, "B"),
        ("pot", Reason.MISSING_LETTER, "p"),
        ("GATEPOSTERS", Reason.NO_SCORE, "GATEPOSTERS"),
    ],
)
def test_rule_2_letters_and_length(word: str, reason: Reason, subject: str) -> None:
    table = Table(rules()).throw(TEN)
    assert refused(lambda: table.spell(word) if word else table.do(0, Spell(""))) == (
        reason,
        subject,
    )


def test_rule_2_each_cube_once_in_a_word_but_in_every_word() -> None:
    table = Table(rules()).throw("EETRAOPHGD")
    table.spell("TREE RATE PORE")
    assert refused(lambda: table.spell("TATER")) == (Reason.MISSING_LETTER, "T")


def test_rule_2_a_word_once_in_a_throw_and_again_in_the_next() -> None:
    table = Table(rules()).throw(TEN).spell("POT")
    assert refused(lambda: table.spell("POT")) == (Reason.ALREADY_USED, "POT")
    table.finish().throw(TEN).spell("POT")


def test_rule_2_a_sixth_word_of_a_length_is_refused() -> None:
    table = Table(rules()).throw(TEN).spell(THREES)
    assert refused(lambda: table.spell("HAT")) == (Reason.GROUP_FULL, "HAT")
    table.spell("GOAT").do(0, Withdraw("POT")).spell("HAT")
    assert spelled(table) == "PAT TAP TOP HOT GOAT HAT"


def test_rule_2_only_what_one_has_called_can_be_withdrawn() -> None:
    table = Table(rules()).throw(TEN)
    assert refused(lambda: table.do(0, Withdraw("POT"))) == (Reason.NOT_HELD, "POT")


def test_rule_2_letters_that_the_cubes_cannot_show_are_refused() -> None:
    table = Table(Rules(1, ("AE", "BT"), ("S",))).do(0, Throw())
    assert refused(lambda: table.do(CHANCE, Land("AA"))) == (Reason.NOT_HELD, "A")
    assert refused(lambda: table.do(CHANCE, Land("ABS"))) == (Reason.NOT_HELD, "ABS")


@pytest.mark.parametrize(
    ("as_ten", "points"), [(False, None), (True, 1500)], ids=["no score", "as ten"]
)
def test_rule_2_words_longer_than_ten(as_ten: bool, points: int | None) -> None:
    table = Table(rules(longer_as_ten=as_ten, cubes=Cubes.THIRTEEN, variant=Variant.THROWS))
    table.throw("GATEPOSTERSON")
    if points is None:
        assert refused(lambda: table.spell("GATEPOSTERS"))[0] is Reason.NO_SCORE
    else:
        assert engine.view(table.spell("GATEPOSTERS").state, 0).sum.total == points


def test_rule_2_longer_words_share_the_group_of_ten() -> None:
    table = Table(rules(longer_as_ten=True, cubes=Cubes.THIRTEEN, variant=Variant.THROWS))
    table.throw("ABCDEFGHIJKLM").spell("ABCDEFGHIJ ABCDEFGHIJK BCDEFGHIJKLM ABCDEFGHIK")
    table.spell("ABCDEFGHIJKLM")
    assert refused(lambda: table.spell("BACDEFGHIJ"))[0] is Reason.GROUP_FULL
    assert engine.view(table.state, 0).sum.total == 7500


# Rule 3: plurals.


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ("TOP", "TOPS", Reason.PLURAL_OF_A_USED_WORD),
        ("TOPS", "TOP", Reason.SINGULAR_OF_A_USED_WORD),
        ("TREE", "TREES", Reason.PLURAL_OF_A_USED_WORD),
    ],
)
def test_rule_3_singular_and_plural_in_either_order(
    first: str, second: str, reason: Reason
) -> None:
    table = Table(rules()).throw("TOPSHGREET").spell(first)
    assert refused(lambda: table.spell(second)) == (reason, first)
    table.do(0, Replace(second))
    assert spelled(table) == second


def test_rule_3_by_the_letter_bars_only_the_plural_after_the_singular() -> None:
    table = Table(rules(plural_by_the_letter=True)).throw("TOPSHGREET").spell("TOPS TOP TREE")
    assert refused(lambda: table.spell("TREES")) == (Reason.PLURAL_OF_A_USED_WORD, "TREE")


@pytest.mark.parametrize("words", ["PRINCES PRINCESS", "PRINCESS PRINCES", "PRINCESS PRINCE"])
def test_rule_3_does_not_hold_for_a_shorter_word_that_ends_in_s(words: str) -> None:
    table = Table(rules()).throw("PRINCESSAT").spell(words)
    assert spelled(table) == words


def test_rule_3_a_word_that_ends_in_s_bars_nothing_longer() -> None:
    assert rival("MISS", ["MISSS"], by_the_letter=False) is None
    assert rival("BUS", ["BUSS"], by_the_letter=False) is None
    assert rival("BUSES", ["BUSE"], by_the_letter=False) == "BUSE"


def test_rule_3_is_about_one_throw() -> None:
    table = Table(rules(1)).throw("TOPSHGREET").spell("TOP").finish()
    assert spelled(table.throw("TOPSHGREET").spell("TOPS")) == "TOPS"


def test_rule_3_a_replacement_is_judged_like_any_word() -> None:
    table = Table(rules()).throw("TOPSHGREET").spell("TOP")
    before = table.state
    assert refused(lambda: table.do(0, Replace("TOPS"), good=False)) == (
        Reason.NOT_IN_DICTIONARY,
        "TOPS",
    )
    assert table.state == before
    table.spell("GEES TOES HOSE REST PEST")
    assert refused(lambda: table.do(0, Replace("TOPS"))) == (Reason.GROUP_FULL, "TOPS")
    assert refused(lambda: table.do(0, Replace("TOP"))) == (Reason.ALREADY_USED, "TOP")


def test_rule_3_a_replacement_may_take_its_own_place_in_a_full_group() -> None:
    table = Table(rules(longer_as_ten=True, cubes=Cubes.THIRTEEN, variant=Variant.THROWS))
    table.throw("ABCDEFGHIJKST").spell("ABCDEFGHIJ ABCDEFGHIK ABCDEFGHJK ABCDEFGIJK")
    table.spell("ABCDEFHIJK").do(0, Replace("ABCDEFGHIJS"))
    assert "ABCDEFGHIJS" in spelled(table)


def test_rule_3_nothing_to_replace_is_no_harm() -> None:
    table = Table(rules()).throw(TEN).do(0, Replace("POT"))
    assert spelled(table) == "POT"


# Rule 8: when time is up the throw is closed with the words that stand.


def test_rule_8_what_stands_at_the_deadline_is_banked() -> None:
    table = Table(rules()).throw(TEN).spell("POT GOAT").time_up()
    assert table.state.scores == (180, 0)
    throw = engine.view(table.state, None).thrown[-1]
    assert [entry.word for entry in throw.written] == ["POT", "GOAT"]
    assert throw.letters == TEN
