"""Perquackey rule by rule, under the numbers that the help page gives them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from perquackey.tabletop import TEN, THIRTEEN, Table, rules
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import (
    Bank,
    Challenge,
    Count,
    Cubes,
    Finish,
    Glass,
    Land,
    Lay,
    Mark,
    Referee,
    Replace,
    Restore,
    Rules,
    Spell,
    Stage,
    Stop,
    Strike,
    Suggest,
    Throw,
    ThrowForFirst,
    TurnGlass,
    Variant,
    Withdraw,
)
from wordgames.engines.perquackey.chart import AWARD
from wordgames.engines.perquackey.words import rival
from wordgames.errors import BadSetup, Illegal, Reason
from wordgames.game import CHANCE, CLOCK, TimeUp

THREES = "POT PAT TAP TOP HOT"
FOURS = "GOAT TREE TEAR PEAR HEAR"
FIVES = "THERE THREE AGREE GREET GREAT"
BOTH = f"{THREES} {FOURS}"


def refused(act: Callable[[], Any]) -> tuple[Reason, str]:
    """Why the rules forbid what the test does."""
    with pytest.raises(Illegal) as error:
        act()
    return error.value.reason, error.value.subject


def spelled(table: Table) -> str:
    return " ".join(seen.word for seen in engine.view(table.state, table.player).words)


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


# Rule 4: vulnerability and the set.


@pytest.mark.parametrize(("banked", "vulnerable"), [(1990, False), (2000, True), (2010, True)])
def test_rule_4_vulnerable_from_exactly_2000_banked(banked: int, vulnerable: bool) -> None:
    table = Table(rules(1)).bank(banked)
    assert table.state.vulnerable is vulnerable
    table.throw(THIRTEEN if vulnerable else TEN)
    if vulnerable:
        assert refused(lambda: table.spell("POT")) == (Reason.NO_THREE_LETTER_WORDS, "POT")
    else:
        table.spell("POT")


def test_rule_4_points_of_the_running_throw_do_not_make_vulnerable() -> None:
    table = Table(rules(1)).bank(1990).throw(TEN).spell(BOTH)
    assert not table.state.vulnerable
    assert table.finish().state.vulnerable


def test_rule_4_all_thirteen_cubes_are_thrown() -> None:
    table = Table(rules(1)).bank(2000).do(0, Throw())
    assert refused(lambda: table.do(CHANCE, Land(TEN)))[0] is Reason.NOT_HELD
    table.do(CHANCE, Land(THIRTEEN))


@pytest.mark.parametrize(
    ("words", "score"),
    [
        ("", 1500),
        ("GOAT TREE TEAR PEAR THERE THREE", 1500),  # 180 + 250 = 430
        ("GOAT TREE TEAR PEAR HEAR THERE THREE AGREE", 2500),  # 200 + 300 = 500: safe
        ("GOAT TREE THERE THREE AGREE GREET", 1500),  # 140 + 350 = 490
        ("THREAT GOAT TREE TEAR PEAR HEAR", 2500),  # 300 + 200 = 500: safe
    ],
)
def test_rule_4_fewer_than_500_is_a_set(words: str, score: int) -> None:
    table = Table(rules(1)).bank(2000).throw("TOPAHGREETRSS").spell(words).finish()
    assert table.state.scores == (score,)
    assert table.state.thrown[-1].reckoning.set is (score == 1500)


def test_rule_4_bonuses_count_towards_the_500() -> None:
    table = Table(rules(1)).bank(2000).throw("TOPAHGREETRSS").spell(f"{FOURS} {FIVES}").finish()
    assert table.state.scores == (2000 + 200 + 400 + 500,)


def test_rule_4_below_2000_again_means_ten_cubes() -> None:
    table = Table(rules(1)).bank(2300).throw(THIRTEEN).finish()
    assert table.state.scores == (1800,)
    assert not table.state.vulnerable
    table.throw(TEN).spell("POT").finish()
    assert table.state.scores == (1860,)


def test_rule_4_the_invulnerable_are_never_set() -> None:
    assert Table(rules(1)).bank(1000).throw(TEN).finish().state.scores == (1000,)


@pytest.mark.parametrize(
    ("options", "cubes"),
    [
        ({"cubes": Cubes.TEN}, 10),
        ({"cubes": Cubes.BY_SCORE}, 13),
        ({"cubes": Cubes.BY_SCORE, "variant": Variant.THROWS}, 13),
        ({"cubes": Cubes.BY_SCORE, "variant": Variant.THROWS, "count": Count.BEST}, 10),
        ({"cubes": Cubes.BY_SCORE, "variant": Variant.DUPLICATE}, 10),
        ({"cubes": Cubes.THIRTEEN, "variant": Variant.DUPLICATE}, 13),
    ],
)
def test_rule_4_which_cubes(options: dict[str, Any], cubes: int) -> None:
    state = Table(rules(1, **options)).bank(2500).state
    assert len(state.rules.black + state.rules.red * state.vulnerable) == cubes


# Rule 5: the end.


@pytest.mark.parametrize(("before", "ends"), [(4930, False), (4940, True), (4950, True)])
def test_rule_5_exactly_5000_wins_at_the_end_of_that_throw(before: int, ends: bool) -> None:
    table = Table(rules(2, cubes=Cubes.TEN)).bank(before, 4000).throw(TEN).spell("POT")
    assert engine.outcome(table.state) is None
    table.finish()
    found = engine.outcome(table.state)
    if ends:
        assert found is not None
        assert found.scores == (before + 60, 4000)
        assert found.winners == (0,)
        assert refused(lambda: table.do(1, Throw()))[0] is Reason.GAME_OVER
    else:
        assert found is None


def test_rule_5_a_set_cannot_win() -> None:
    table = Table(rules(1)).bank(4900).throw("TOPAHGREETRSS").spell("GOAT").finish()
    assert engine.outcome(table.state) is None
    assert table.state.scores == (4400,)


def test_rule_5_who_has_more_wins_when_an_award_reaches_the_goal_too() -> None:
    table = Table(rules(4, teams=True, cubes=Cubes.TEN)).bank(4800, 4900, 0, 0).throw(TEN)
    table.do(2, Suggest("POT"))
    assert table.state.scores == (4800, 5200)
    assert engine.outcome(table.state) is None
    table.spell(f"{BOTH}").finish()
    found = engine.outcome(table.state)
    assert found is not None
    assert found.scores == (5400, 5200, 5400, 5200)
    assert found.winners == (0, 2)


def test_rule_5_the_goal_is_settable() -> None:
    table = Table(rules(1, goal=1000, cubes=Cubes.TEN)).bank(940).throw(TEN).spell("POT").finish()
    assert engine.outcome(table.state) is not None


# Rule 6: partners.


def team_table(**options: Any) -> Table:
    return Table(rules(4, teams=True, **options))


def test_rule_6_partners_sit_opposite_and_share_a_score() -> None:
    table = team_table().throw(TEN).spell("POT").finish()
    assert table.player == 1
    table.throw(TEN).finish().throw(TEN).spell("TREE").finish()
    assert table.state.scores == (180, 0)


@pytest.mark.parametrize("missing", ["POT", "GOAT"])
def test_rule_6_a_suggestion_before_both_groups_are_full_gives_300(missing: str) -> None:
    table = team_table().throw(TEN).spell(BOTH.replace(missing, ""))
    table.do(2, Suggest("THERE"))
    assert table.state.scores == (0, AWARD)
    assert "THERE" not in spelled(table)
    table.do(2, Suggest("THREE"), good=False)
    assert table.state.scores == (0, 2 * AWARD)
    assert engine.view(table.state, 0).early == ("THERE", "THREE")
    table.finish()
    assert table.state.scores[1] == 2 * AWARD


def test_rule_6_a_suggestion_after_both_groups_are_full_counts() -> None:
    table = team_table().throw(TEN).spell(BOTH).do(2, Suggest("THERE"))
    assert table.state.scores == (0, 0)
    assert engine.view(table.state, 0).words[-1].by == 2
    assert table.finish().state.scores == (100 + 200 + 300 + 200, 0)


def test_rule_6_the_vulnerable_need_the_four_letter_group_alone() -> None:
    table = team_table().bank(2500, 0, 0, 0).throw("TOPAHGREETRSS")
    assert table.state.vulnerable
    table.spell("GOAT TREE TEAR PEAR").do(2, Suggest("HEAR"))
    assert table.state.scores == (2500, 300)
    table.spell("HEAR").do(2, Suggest("THERE"))
    assert table.state.scores == (2500, 300)


def test_rule_6_every_opposing_team_is_awarded() -> None:
    table = Table(rules(6, teams=True)).throw(TEN).do(3, Suggest("POT"))
    assert table.state.scores == (0, 300, 300)


def test_rule_6_only_the_partner_may_suggest() -> None:
    table = team_table().throw(TEN)
    for player in (1, 3):
        assert refused(partial(table.do, player, Suggest("POT")))[0] is Reason.NOT_YOUR_TURN
    assert refused(lambda: table.do(0, Suggest("POT")))[0] is Reason.WRONG_PHASE
    assert refused(lambda: table.do(2, Spell("POT")))[0] is Reason.WRONG_PHASE
    assert refused(lambda: table.do(2, Suggest("")))[0] is Reason.NO_WORD


def test_rule_6_without_teams_nobody_suggests() -> None:
    table = Table(rules(2)).throw(TEN)
    assert engine.legal(table.state, 1) == ()


@pytest.mark.parametrize(
    ("word", "reason"),
    [("TOP", Reason.ALREADY_USED), ("HAT", Reason.GROUP_FULL), ("BADGE", Reason.MISSING_LETTER)],
)
def test_rule_6_a_suggested_word_keeps_the_rules(word: str, reason: Reason) -> None:
    table = team_table().throw(TEN).spell(BOTH)
    assert refused(lambda: table.do(2, Suggest(word)))[0] is reason
    assert table.state.scores == (0, 0)


# Rule 7: the referee.


def test_rule_7_at_once_a_bad_word_is_refused() -> None:
    table = Table(rules()).throw(TEN)
    assert refused(lambda: table.do(0, Spell("OPT"), good=False)) == (
        Reason.NOT_IN_DICTIONARY,
        "OPT",
    )
    table.finish()
    assert engine.view(table.state, None).stage is Stage.READY


def late_table(referee: Referee, players: int = 2) -> Table:
    """TOP and GOAT are good words, TROP and GHETAP are none; time is up."""
    table = Table(rules(players, referee=referee)).throw(TEN).spell("TOP GOAT")
    table.do(0, Spell("TROP"), good=False).do(0, Spell("GHETAP"), good=False)
    seen = engine.view(table.state, 0).words
    assert [word.good for word in seen] == [None] * 4
    return table.time_up()


def test_rule_7_at_the_end_the_dictionary_judges_all_words() -> None:
    table = late_table(Referee.AT_END)
    seen = engine.view(table.state, 1).words
    assert [word.counts for word in seen] == [True, True, False, False]
    assert [word.good for word in seen] == [True, True, False, False]
    assert engine.legal(table.state, 0) == ()
    assert engine.legal(table.state, 1) == (Strike, Restore, Bank)
    table.do(1, Strike("GOAT"))
    assert engine.view(table.state, 1).sum.total == 60
    table.do(1, Restore("GOAT")).do(1, Bank())
    assert table.state.scores == (60 + 120, 0)


def test_rule_7_a_challenged_word_is_looked_up() -> None:
    table = late_table(Referee.CHALLENGE)
    assert [w.good for w in engine.view(table.state, 1).words] == [None] * 4
    table.do(1, Challenge("TROP")).do(1, Challenge("GOAT"))
    seen = {word.word: word for word in engine.view(table.state, 1).words}
    assert (seen["TROP"].mark, seen["TROP"].good) == (Mark.REFUTED, False)
    assert (seen["GOAT"].mark, seen["GOAT"].good) == (Mark.UPHELD, True)
    assert seen["GHETAP"].good is None
    table.do(1, Bank())
    assert table.state.scores == (60 + 120 + 300, 0)


def test_rule_7_what_the_dictionary_settled_stays_settled() -> None:
    table = late_table(Referee.CHALLENGE)
    table.do(1, Challenge("TROP")).do(1, Challenge("GOAT"))
    for action in (Challenge("GOAT"), Strike("GOAT"), Restore("TROP"), Challenge("TROP")):
        assert refused(partial(table.do, 1, action))[0] is Reason.ALREADY_CHALLENGED
    assert refused(lambda: table.do(1, Challenge("POT"))) == (Reason.NOT_HELD, "POT")
    assert refused(lambda: table.do(1, Restore("TOP")))[0] is Reason.WRONG_PHASE
    assert refused(lambda: table.do(1, Strike("TOP")).do(1, Strike("TOP")))[0] is (
        Reason.WRONG_PHASE
    )


def test_rule_7_a_set_is_reckoned_after_the_challenges() -> None:
    table = Table(rules(2, referee=Referee.CHALLENGE)).bank(2000, 0).throw("TOPAHGREETRSS")
    table.spell(f"{FOURS} THERE THREE").do(0, Spell("GHTER"), good=False).time_up()
    assert engine.view(table.state, None).sum.total == 500
    table.do(1, Challenge("GHTER")).do(1, Bank())
    assert table.state.scores == (1500, 0)


def test_rule_7_who_is_alone_judges_himself() -> None:
    table = Table(rules(1, referee=Referee.AT_END)).throw(TEN).spell("POT").do(0, Finish())
    assert engine.legal(table.state, 0) == (Strike, Restore, Bank)


def test_rule_7_partners_do_not_judge_their_own_throw() -> None:
    table = Table(rules(4, teams=True, referee=Referee.AT_END)).throw(TEN).do(0, Finish())
    assert [bool(engine.legal(table.state, p)) for p in range(4)] == [False, True, False, True]


# Rule 8: when time is up the throw is closed with the words that stand.


def test_rule_8_what_stands_at_the_deadline_is_banked() -> None:
    table = Table(rules()).throw(TEN).spell("POT GOAT").time_up()
    assert table.state.scores == (180, 0)
    throw = engine.view(table.state, None).thrown[-1]
    assert [entry.word for entry in throw.written] == ["POT", "GOAT"]
    assert throw.letters == TEN


# Playing for so many throws, the same throw for everybody, practice.


@pytest.mark.parametrize(("count", "scores"), [(Count.SUM, (180, 60)), (Count.BEST, (120, 60))])
def test_so_many_throws(count: Count, scores: tuple[int, int]) -> None:
    table = Table(rules(2, variant=Variant.THROWS, throws=2, count=count))
    for words in ("POT", "POT", "GOAT", ""):
        assert engine.outcome(table.state) is None
        table.throw(TEN).spell(words).finish()
    found = engine.outcome(table.state)
    assert found is not None
    assert found.scores == scores
    assert found.winners == (0,)


def test_duplicate_gives_everybody_the_same_throw_unseen() -> None:
    table = Table(rules(3, variant=Variant.DUPLICATE, throws=2)).throw(TEN).spell("POT")
    assert engine.view(table.state, 0).words[0].word == "POT"
    for other in (1, 2, None):
        hidden = engine.view(table.state, other)
        assert (hidden.letters, hidden.words, hidden.sum.total) == ("", (), 0)
    table.finish()
    assert engine.view(table.state, None).scores == (0, 0, 0)
    assert engine.view(table.state, 0).thrown == ()
    table.do(1, Throw())
    assert engine.view(table.state, 1).letters == TEN
    assert engine.view(table.state, 0).letters == TEN
    assert engine.view(table.state, 2).letters == ""
    table.spell("POT GOAT").finish().do(2, Throw()).spell("TREE").finish()
    assert engine.view(table.state, None).scores == (60, 180, 120)
    assert engine.legal(table.do(0, Throw()).state, CHANCE) == (Land,)


def test_duplicate_has_no_judging_by_others() -> None:
    with pytest.raises(BadSetup, match="at-once"):
        rules(2, variant=Variant.DUPLICATE, referee=Referee.CHALLENGE)


def test_practice_ends_when_one_stops() -> None:
    table = Table(rules(1, variant=Variant.PRACTICE, seconds=None)).throw(TEN).spell("POT")
    table.finish().throw(TEN).finish()
    assert engine.outcome(table.state) is None
    table.do(0, Stop())
    found = engine.outcome(table.state)
    assert found is not None
    assert found.scores == (60,)


def test_only_practice_can_be_stopped() -> None:
    assert refused(lambda: Table(rules(1)).do(0, Stop()))[0] is Reason.WRONG_PHASE


# Real cubes: the app keeps the time, the words and the sum.


def real_table(letters: str, **options: Any) -> Table:
    table = Table(rules(2, real_cubes=True, **options))
    assert engine.legal(table.state, CHANCE) == ()
    return table.do(0, Throw()).do(0, Lay(letters))


def test_real_cubes_are_typed_in_and_then_count() -> None:
    table = real_table(TEN).spell("POT")
    assert refused(lambda: table.spell("BAT"))[0] is Reason.MISSING_LETTER
    assert table.time_up().state.scores == (60, 0)
    assert table.player == 1


def test_real_cubes_that_were_not_typed_in_are_not_checked() -> None:
    table = real_table("").spell("BAT ZEBRA")
    assert table.finish().state.scores == (60 + 200, 0)


@pytest.mark.parametrize("letters", ["TOP", THIRTEEN])
def test_real_cubes_are_ten_or_thirteen(letters: str) -> None:
    table = Table(rules(2, real_cubes=True)).do(0, Throw())
    assert refused(lambda: table.do(0, Lay(letters))) == (Reason.WRONG_NUMBER_OF_LETTERS, "10")


def test_real_cubes_may_wait_for_the_glass() -> None:
    table = real_table(TEN, glass=Glass.OPPONENT)
    assert engine.legal(table.state, 1) == (TurnGlass,)


@pytest.mark.parametrize(
    "options",
    [{"seconds": 0}, {"goal": 0}, {"throws": 0}, {"throws": 51}],
)
def test_rules_check_themselves(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        rules(2, **options)


@pytest.mark.parametrize(
    ("black", "red"), [((), ("AB",)), (("AB",), ()), (("ab",), ("AB",)), (("AB",), ("AAA",))]
)
def test_rules_check_their_cubes(black: tuple[str, ...], red: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        Rules(2, black, red)
