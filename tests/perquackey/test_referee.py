"""Rule 7 of Perquackey: who judges the words, and when."""

from __future__ import annotations

from functools import partial

from perquackey.tabletop import FOURS, TEN, Table, refused, rules
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import (
    Bank,
    Challenge,
    Finish,
    Mark,
    Referee,
    Restore,
    Spell,
    Stage,
    Strike,
)
from wordgames.errors import Reason


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
