"""Rule 6 of Perquackey: partners suggest words."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from perquackey.tabletop import BOTH, TEN, Table, refused, rules, spelled
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import Spell, Suggest
from wordgames.engines.perquackey.chart import AWARD
from wordgames.errors import Reason


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
