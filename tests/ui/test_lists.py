"""Lists in frames: nothing half where there is room, nothing cut where a line below would do."""

from __future__ import annotations

import pytest

from wordgames.ui.canvas import Canvas, Drawing
from wordgames.ui.history.review import Lines
from wordgames.ui.look import look
from wordgames.ui.podium import Remarkable
from wordgames.ui.widgets.bar import whole_parts
from wordgames.ui.widgets.menu import Entry, Menu
from wordgames.ui.widgets.notice import Notice

LOOK = look("dark")


def drawn(drawing: Drawing, width: int, height: int) -> list[str]:
    canvas = Canvas(width, height, LOOK.ink)
    drawing.paint(canvas, LOOK)
    return [canvas.strip(y).text for y in range(height)]


def test_a_few_words_that_have_no_room_are_left_out_of_the_whole_menu() -> None:
    entries = [Entry("p", "PDQ", "till you give up"), Entry("q", "Quiddler alone", "eight stacks")]
    shown = "\n".join(drawn(Menu("Alone", entries), 40, 4))
    assert "till you give up" in shown
    assert "eight stacks" in shown
    shown = "\n".join(drawn(Menu("Alone", entries), 36, 4))
    assert "till you" not in shown
    assert ".." not in shown


def test_words_too_long_for_the_line_stand_below_where_there_is_room() -> None:
    told = "On: for terminals that draw no frames and blocks."
    entries = [Entry("g", "Plain signs (ASCII): off", told)] * 3
    assert "\n".join(drawn(Menu("Options", entries), 60, 9)).count(told) == 3
    assert told[:15] in "\n".join(drawn(Menu("Options", entries), 60, 6))


@pytest.mark.parametrize("key", ["", "p"])
def test_what_stands_below_a_title_begins_where_the_title_does(key: str) -> None:
    shown = drawn(Menu("Games", [Entry(key, "PDQ", "Ann 30 won")]), 40, 8)
    title = next(line for line in shown if "PDQ" in line)
    below = next(line for line in shown if "Ann" in line)
    assert title.index("PDQ") == below.index("Ann")


def test_names_alone_stand_close_together() -> None:
    shown = drawn(Menu("Players", [Entry("", name) for name in ("Ann", "Bob", "Cy")]), 20, 20)
    rows = [row for row, line in enumerate(shown) if any(n in line for n in ("Ann", "Bob", "Cy"))]
    assert rows[2] - rows[0] == 4


def test_words_that_do_not_fit_below_each_other_stand_side_by_side() -> None:
    lines = Lines("What was possible")
    lines.lines = ["12 words for PEY", *(f"WORD{n:02}" for n in range(12))]
    shown = "\n".join(drawn(lines, 40, 8))
    assert all(f"WORD{n:02}" in shown for n in range(12))
    lines.lines = ["40 words for PEY", *(f"WORD{n:02}" for n in range(40))]
    shown = "\n".join(drawn(lines, 40, 8))
    assert "and 21 more" in shown


def test_what_was_remarkable_goes_on_below_while_there_is_room() -> None:
    told = ["longest: KNIGHTHOOD (10), Ann", "nobody had BMR: REIMBURSABLE, BLAMEWORTHINESS"]
    roomy = "\n".join(drawn(Remarkable(told), 40, 8))
    assert "REIMBURSABLE," in roomy
    assert "BLAMEWORTHINESS" in roomy
    tight = drawn(Remarkable(told), 40, 4)
    assert ".." in tight[2]


def test_a_notice_that_is_cut_shows_it() -> None:
    notice = Notice("one two three four five six seven")
    assert drawn(notice, 14, 1)[0].rstrip().endswith("..")
    assert "seven" in "".join(drawn(notice, 14, 5))


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (40, "Bob's turn   round 1 of 8   3 cards"),
        (30, "Bob's turn   round 1 of 8"),
        (12, "Bob's turn"),
        (5, "Bob's turn"),
    ],
)
def test_the_first_line_leaves_out_whole_parts(width: int, shown: str) -> None:
    assert whole_parts("Bob's turn   round 1 of 8   3 cards", width) == shown
