"""The app on a real pseudo-terminal: real key bytes, signals, and terminals of all sorts."""

from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path

import pytest

from ui.driving import setup_for
from ui.window import APP, Window, least_of_three
from wordgames.engines import pdq
from wordgames.lexicon.embedded import common
from wordgames.setups import find_game
from wordgames.solvers.pdq import answers
from wordgames.ui.sitting import sit_down

COLOUR = re.compile(rb"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")


def test_three_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    """Buzzes 10 ms apart are a tie, both words are taken, and no card is lost."""
    seed, rows = _rows()
    play = ("play", "pdq", "--players", "Ann, Bob, Cy", "--keys", "q, p, z", "--seed", str(seed))
    with Window(tmp_path, *play) as window:
        window.wait_for("Space deals the first row")
        won = _tie(window, rows[0])
        pile = 0
        for number, (row, found) in enumerate(rows[1:], 2):
            window.enter(" ", "READY")
            if number % 5 == 0 and found and number < len(rows) - 1:
                window.enter("q", "Ann, your word")
                window.enter(f"{found[0].lower()}\r", f"Ann takes {pile + 3} cards")
                won, pile = (won[0] + pile + 3, *won[1:]), 0
            else:
                window.enter("\x1bOQ", "own key")
                window.enter("qpz", f"{row}: nobody has a word")
                pile += 3
        window.enter(" ", "Remarkable")
        window.settle()
        page = window.screen()
        assert sum(won) == 78 - pile
        assert f"nobody's: {pile} cards in the pile" in page
        ranking = sorted((cards for cards in won), reverse=True)
        assert all(f" {cards} " in page for cards in ranking)
        assert "Ann wins" in page


def _tie(window: Window, row: tuple[str, list[str]]) -> tuple[int, ...]:
    """Ann and Bob buzz within 10 ms; Bob's word is longer."""
    long, short = row[1][0], next(word for word in row[1] if len(word) < len(row[1][0]))
    window.enter(" ", "READY")
    window.press("q")
    time.sleep(0.010)  # the one thing under test here is time on a real keyboard
    window.press("p")
    window.wait_for("A TIE")
    window.wait_for("Ann, your word")
    window.settle(0.1)
    assert "TIED" in window.screen()
    window.enter(f"{short.lower()}\r", "Bob, your word")
    assert short not in window.screen()
    window.enter(f"{long.lower()}\r", f"Bob takes 3 cards with {long}")
    return (0, 3, 0)


def _rows() -> tuple[int, list[tuple[str, list[str]]]]:
    """A seed, and its rows with the common words that fit each; the first has two lengths."""
    rules = find_game("pdq").rules(setup_for("pdq"))
    for seed in range(1, 50):
        sitting = sit_down(setup_for("pdq"), seed)
        sitting.match.tick(0)
        found: list[tuple[str, list[str]]] = []
        while sitting.match.outcome is None:
            sitting.match.submit(0, pdq.Deal(), 0)
            row = sitting.match.view(None).row
            found.append(("".join(row), answers(common(), rules, row, 4)))
            for player in range(3):
                sitting.match.submit(player, pdq.Agree(), 0)
        if len({len(word) for word in found[0][1]}) > 1:
            return seed, found
    raise AssertionError("no such seed")


def test_leaving_by_key_is_quick_and_quiet(tmp_path: Path) -> None:
    def attempt(_: int) -> float:
        with Window(tmp_path) as window:
            window.wait_for("Skeeter")
            window.settle()
            window.press("\x1b[21~")
            status, seconds = window.gone()
            assert status == 0
            window.assert_given_back()
            assert window.lines_after() == []
        return seconds

    assert least_of_three(attempt) < 1


@pytest.mark.parametrize(("value", "coloured"), [("1", False), ("", True)])
def test_no_color(tmp_path: Path, value: str, *, coloured: bool) -> None:
    with Window(tmp_path, environment={"NO_COLOR": value}) as window:
        window.wait_for("Skeeter")
        window.enter("1", "Variant")
        window.settle()
        assert bool(COLOUR.search(window.raw)) is coloured
        assert "Regular" in window.screen()


def test_a_window_too_small_says_so(tmp_path: Path) -> None:
    with Window(tmp_path, columns=20, rows=5) as window:
        window.wait_for("60 x 18 is needed")
        window.settle()
        window.press("\x03")
        assert window.gone()[0] == 0


@pytest.mark.parametrize("kind", ["dumb", "input", "output"])
def test_without_a_screen_one_line_says_what_to_do(tmp_path: Path, kind: str) -> None:
    if kind == "dumb":
        with Window(tmp_path, environment={"TERM": "dumb"}) as window:
            window.wait_for("wordgames --help")
            assert window.gone()[0] == 1
            assert "\x1b[" not in window.rest()
        return
    run = subprocess.run(
        APP, capture_output=kind == "output", stdin=subprocess.DEVNULL, check=False
    )
    assert run.returncode == 1


def test_plain_signs_only(tmp_path: Path) -> None:
    with Window(tmp_path, "--ascii") as window:
        window.wait_for("Skeeter")
        window.enter("1", "Variant")
        window.settle()
        assert window.screen().isascii()
