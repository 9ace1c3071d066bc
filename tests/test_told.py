"""The review's lines: what was done, as people at the table would tell it."""

from __future__ import annotations

import pytest

from games import Subject, subjects
from playout import playout
from wordgames.engines import pdq, perquackey
from wordgames.engines.pdq.state import Answering
from wordgames.engines.perquackey.state import Forming
from wordgames.game import CLOCK, Move, TimeUp
from wordgames.records.moments import points, position, possible
from wordgames.records.told import told
from wordlists import PlainWords

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
CASES = [
    pytest.param(subject, case, id=f"{subject.name}-{case}")
    for subject in subjects()
    if subject.name != "toy"
    for case in subject.rules
]


@pytest.mark.parametrize(("subject", "case"), CASES)
def test_every_move_is_told_in_words_and_never_as_the_log_has_it(
    subject: Subject, case: str
) -> None:
    match = playout(subject, case, 5, 400)
    assert match.moves
    for number, move in enumerate(match.moves):
        state = match.position(number)
        line = told(subject.name, NAMES, move, state)
        assert line.strip() == line != ""
        assert not line.startswith(("chance", "the clock", "player"))
        assert type(move.action).__name__ not in line
        assert "()" not in line
        assert list(position(state, NAMES))
        had = points(state)
        assert had is not None
        assert len(had) == match.rules.players
    if match.outcome is not None:
        assert points(match.state) == match.outcome.scores


def test_the_end_of_a_tie_window_is_told_by_what_it_brought() -> None:
    buzz = (pdq.Buzzed(0, 100), pdq.Buzzed(2, 150))
    move = Move(CLOCK, TimeUp(), 250)
    lines: list[str] = []
    for buzzes in (buzz[:1], buzz):
        phase = Answering(buzzes, 250)
        state = type("State", (), {"phase": phase})
        lines.append(told("pdq", NAMES, move, state))
    assert lines == ["nobody ties with Ann", "Ann and Cy tie"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "2 words; the best 120 points:"),
        ({"plural_by_the_letter": True}, "2 words; the best 180 points:"),
        ({"longer_as_ten": True}, "3 words; the best 1,620 points:"),
    ],
)
def test_what_was_possible_is_told_by_the_rules_of_the_table(
    options: dict[str, bool], told: str
) -> None:
    rules = perquackey.Rules(1, ("ABCDEF",) * 10, ("ABCDEF",) * 3, **options)  # type: ignore[arg-type]
    words = PlainWords(["CAT", "CATS", "TRANSATLANTIC"])
    state = perquackey.State(rules, Forming("TRANSATLANTIC", None))
    assert possible(state, 0, words)[0] == told


def test_a_round_with_real_cards_lies_as_it_was_written_down() -> None:
    subject = next(s for s in subjects() if s.name == "quiddler")
    match = playout(subject, "real cards", 1, 60)
    assert any("not written yet" in line for line in position(match.position(0), NAMES))
