"""``wordgames judge pdq`` and ``wordgames solve pdq``."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from wordgames.cli.main import GAMES_OF, run
from wordgames.engines.pdq import Variant
from wordgames.setups import GAMES


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status, and what was written to standard output and to standard error."""
    try:
        status = run(list(arguments))
    except SystemExit as stop:  # how argparse leaves
        status = int(stop.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    status, out, err = told(capsys, *arguments, "--json")
    assert err == ""
    return status, json.loads(out)


def test_judge_names_every_reason(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["pineapple", "antelope", "painter", "dependable", "pandora"]
    status, found = document(capsys, "judge", "pdq", "PNA", *words)
    assert status == 1
    assert found == {
        "verdicts": [
            {"word": "PINEAPPLE", "valid": True, "reason": None},
            {"word": "ANTELOPE", "valid": True, "reason": None},
            {"word": "PAINTER", "valid": False, "reason": "wrong-order"},
            {"word": "DEPENDABLE", "valid": False, "reason": "wrong-start"},
            {"word": "PANDORA", "valid": False, "reason": "proper-noun"},
        ]
    }


VALID = {
    "PNA": "pineapple pinball pancreas pendant peninsula phenomenal presidential antelope "
    "anticipate anthropology",
    "DRU": "drum dreadful dangerous drugstore dumbstruck understand understood unread",
    "XLN": "excellent",
    "XPN": "exception",
    "XCN": "excitement",
}
REFUSED = {
    "PNA": {
        "wrong-order": "painter adoption append",
        "wrong-start": "dependable beanpole catnip",
        "proper-noun": "Pocahontas Pandora Pennsylvania",
    },
    "DRU": {
        "wrong-order": "during under underwear",
        "wrong-start": "burped lured curdled",
        "proper-noun": "Dracula Drusilla Urbandale",
    },
}


@pytest.mark.parametrize("row", VALID)
def test_judge_accepts_every_valid_example(capsys: pytest.CaptureFixture[str], row: str) -> None:
    status, found = document(capsys, "judge", "pdq", row, *VALID[row].split())
    assert status == 0, found


@pytest.mark.parametrize(
    ("row", "reason"), [(row, reason) for row, reasons in REFUSED.items() for reason in reasons]
)
def test_judge_refuses_every_other_example(
    capsys: pytest.CaptureFixture[str], row: str, reason: str
) -> None:
    _, found = document(capsys, "judge", "pdq", row, *REFUSED[row][reason].split())
    reasons = {verdict["word"]: verdict["reason"] for verdict in found["verdicts"]}
    # A name that no list of names has is just not in the dictionary.
    allowed = {reason} | ({"not-in-dictionary"} if reason == "proper-noun" else set())
    assert set(reasons.values()) <= allowed, reasons


@pytest.mark.parametrize(
    ("row", "word"),
    [("TGN", "octagon"), ("TGN", "antagonist"), ("NGT", "midnight"), ("NGT", "ungrateful")],
)
def test_judge_accepts_words_stuck_in_the_middle(
    capsys: pytest.CaptureFixture[str], row: str, word: str
) -> None:
    variant = ("--variant", "stuck-in-the-middle")
    assert told(capsys, "judge", "pdq", row, word, *variant)[0] == 0


def test_judge_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = told(capsys, "judge", "pdq", "PNA", "pineapple", "painter", "pin-a")
    assert (status, err) == (1, "")
    assert out.splitlines() == [
        "PINEAPPLE  yes",
        "PAINTER    no: the A comes before the N",
        "PIN-A      no: hyphens and spaces don't count",
    ]


@pytest.mark.parametrize(
    ("typed", "word", "reason"),
    [
        ("ice-cream", "ICE-CREAM", "compound"),
        ("can't", "CAN'T", "contraction"),
        ("née", "NEE", "too-short"),
        ("", "", "no-word"),
        ("p1na", "P1NA", "not-in-dictionary"),
        ("pinza\x1b[31m", "PINZA?[31M", "not-in-dictionary"),
    ],
)
def test_judge_understands_whatever_is_typed(
    capsys: pytest.CaptureFixture[str], typed: str, word: str, reason: str
) -> None:
    _, found = document(capsys, "judge", "pdq", "PNA", typed)
    assert found["verdicts"] == [{"word": word, "valid": False, "reason": reason}]


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ("PNA pineal --min 6", 0),
        ("PNA pineal --min 7", 1),
        ("p,n,a pineal", 0),
        ("PNAL pineal --variant four-score", 0),
        ("PNA antelope --variant solitaire", 1),
        ("PNA painter --variant any-which-way", 0),
        ("XPN expand", 0),
        ("XPN expand --no-ex", 1),
        ("XPN expand --variant any-which-way", 1),
        ("XPN expand --variant any-which-way --ex", 0),
        ("XT exit --variant younger-both-ends", 0),
        ("PNA pqnqa --no-dictionary", 0),
        ("PNA pqnqa", 1),
    ],
)
def test_judge_knows_every_option(
    capsys: pytest.CaptureFixture[str], arguments: str, status: int
) -> None:
    assert told(capsys, "judge", "pdq", *arguments.split())[0] == status


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("judge pdq PN cat", "regular is played with 3 cards, not with 2"),
        ("judge pdq 123 cat", "'123' are no cards"),
        ("judge pdq PNA cat --min 1", "2 to 9 letters"),
        ("judge pdq PNA cat --variant experts --min 4", "5 to 9 letters"),
        ("judge pdq PNA cat --variant chess", "invalid choice: 'chess'"),
        ("judge pdq PNA", "required: WORD"),
        ("judge pdq PNA cat --dictionary nothing", "there is no dictionary 'nothing'"),
        ("solve pdq PNA --limit few", "a whole number from 0 on is needed, not 'few'"),
        ("solve pdq PNA --limit -1", "a whole number from 0 on is needed, not '-1'"),
    ],
)
def test_wrong_usage_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: str, says: str
) -> None:
    status, out, err = told(capsys, *arguments.split())
    assert (status, out) == (2, "")
    assert says in err.splitlines()[-1]


@pytest.mark.parametrize("game", ["pdq PNA", "skeeter RBT"])
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("pna" * 4000, "no word has so many letters"),
        ("pine-apple", "hyphens and spaces don't count"),
        ("p2na", "words have the letters A to Z only"),
    ],
)
def test_what_can_be_no_word_is_told_why(
    capsys: pytest.CaptureFixture[str], game: str, word: str, why: str
) -> None:
    status, out, _ = told(capsys, "judge", *game.split(), word)
    assert status == 1
    assert out.endswith(f"no: {why}\n")


@pytest.mark.parametrize("command", GAMES_OF)
def test_usage_names_the_games_that_a_command_knows(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    for game in GAMES:
        known = hasattr(import_module(f"wordgames.cli.{game}"), command)
        assert known is (game in GAMES_OF[command])
    for arguments, expected in (((), 2), (("chess",), 2), (("--help",), 0)):
        status, out, err = told(capsys, command, *arguments)
        assert status == expected
        assert (out or err).startswith(f"usage: wordgames {command} {'|'.join(GAMES_OF[command])} ")


def test_solve_longest_first(capsys: pytest.CaptureFixture[str]) -> None:
    status, found = document(capsys, "solve", "pdq", "PNA", "--limit", "0")
    words = found["words"]
    assert status == 0
    assert found["count"] == len(words) > 1000
    assert words == sorted(words, key=lambda word: (-len(word), word))
    assert document(capsys, "solve", "pdq", "PNA", "--limit", "5")[1] == {
        "count": len(words),
        "words": words[:5],
    }
    assert document(capsys, "judge", "pdq", "PNA", *words[::20])[0] == 0


def test_solve_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "solve", "pdq", "PNA", "--limit", "2")
    assert len(out.splitlines()) == 3
    assert out.splitlines()[2].endswith("more (--limit 0 shows all)")
    status, out, _ = told(capsys, "solve", "pdq", "QJZ")
    assert (status, out) == (1, "There is no such word.\n")


@pytest.mark.parametrize("variant", Variant)
def test_solve_knows_every_variant(capsys: pytest.CaptureFixture[str], variant: Variant) -> None:
    row = "PNAL"[: variant.row]
    arguments = ("--variant", variant.value, "--limit", "3")
    status, found = document(capsys, "solve", "pdq", row, *arguments)
    assert status == 0
    judged, _ = document(capsys, "judge", "pdq", row, *found["words"], "--variant", variant.value)
    assert judged == 0


def test_solve_with_a_list_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("pineal\npina\npainter\nexpand\n", encoding="utf-8")
    own = ("--dictionary", str(words))
    assert document(capsys, "solve", "pdq", "PNA", *own)[1]["words"] == ["PINEAL", "PINA"]
    assert document(capsys, "solve", "pdq", "PNA", "--min", "5", *own)[1]["count"] == 1
    assert document(capsys, "solve", "pdq", "XPN", "--no-ex", *own)[0] == 1
    assert document(capsys, "solve", "pdq", "XPN", *own)[1]["words"] == ["EXPAND"]
