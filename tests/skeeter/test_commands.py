"""``wordgames judge skeeter`` and ``wordgames solve skeeter``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wordgames.cli.main import run

WORDS = ["rabbit", "orbit", "robot", "brat", "tar", "rat", "bar", "crab", "barter"]


@pytest.fixture
def own(tmp_path: Path) -> list[str]:
    """A dictionary of nine words."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    return ["--dictionary", str(path)]


def document(capsys: pytest.CaptureFixture[str]) -> Any:
    written = capsys.readouterr()
    assert written.err == ""
    assert written.out.count("\n") == 1
    return json.loads(written.out)


def test_judge_answers_in_json(capsys: pytest.CaptureFixture[str], own: list[str]) -> None:
    words = ["rabbit", "Orbit", "róbot", "robe", "brat", "rxbt", "", "rab-bit"]
    assert run(["judge", "skeeter", "rbt", *words, *own, "--json"]) == 1
    assert document(capsys) == {
        "verdicts": [
            {"word": "RABBIT", "valid": True, "reason": None},
            {"word": "ORBIT", "valid": True, "reason": None},
            {"word": "ROBOT", "valid": True, "reason": None},
            {"word": "ROBE", "valid": False, "reason": "missing-letter"},
            {"word": "BRAT", "valid": False, "reason": "wrong-order"},
            {"word": "RXBT", "valid": False, "reason": "not-in-dictionary"},
            {"word": "", "valid": False, "reason": "no-word"},
            {"word": "RAB-BIT", "valid": False, "reason": "compound"},
        ]
    }


def test_judge_says_yes_by_its_status(own: list[str]) -> None:
    assert run(["judge", "skeeter", "RBT", "RABBIT", "ORBIT", *own]) == 0


def test_judge_speaks_to_people(capsys: pytest.CaptureFixture[str], own: list[str]) -> None:
    run(["judge", "skeeter", "RBT", "RABBIT", "ROBE", "BRAT", *own])
    assert capsys.readouterr().out.splitlines() == [
        "RABBIT  yes: RaBbiT",
        "ROBE    no: it has no T",
        "BRAT    no: it has the letters of RBT, but in another order",
    ]
    run(["judge", "skeeter", "BRBT", "BARTER", "orbit", *own])
    assert capsys.readouterr().out.splitlines() == [
        "BARTER  no: BRBT needs B 2 times",
        "ORBIT   no: BRBT needs B 2 times",
    ]


def test_judge_without_a_dictionary_looks_at_the_letters_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["judge", "skeeter", "RBT", "RXBXT", "--no-dictionary", "--json"]) == 0
    assert document(capsys)["verdicts"] == [{"word": "RXBXT", "valid": True, "reason": None}]


def test_judge_with_the_real_dictionary_names_the_fact(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["judge", "skeeter", "RBT", "Robert", "--json"]) == 1
    assert document(capsys)["verdicts"] == [
        {"word": "ROBERT", "valid": False, "reason": "proper-noun"}
    ]


def test_solve_lists_the_longest_first(capsys: pytest.CaptureFixture[str], own: list[str]) -> None:
    assert run(["solve", "skeeter", "bt", *own, "--json"]) == 0
    expected = ["BARTER", "RABBIT", "ORBIT", "ROBOT", "BRAT"]
    assert document(capsys) == {"count": 5, "words": expected}
    assert run(["solve", "skeeter", "bt", *own, "--json", "--limit", "2"]) == 0
    assert document(capsys) == {"count": 5, "words": expected[:2]}
    assert run(["solve", "skeeter", "bt", *own, "--json", "--limit", "0"]) == 0
    assert document(capsys) == {"count": 5, "words": expected}


def test_solve_says_no_by_its_status(capsys: pytest.CaptureFixture[str], own: list[str]) -> None:
    assert run(["solve", "skeeter", "ZZ", *own, "--json"]) == 1
    assert document(capsys) == {"count": 0, "words": []}
    assert run(["solve", "skeeter", "ZZ", *own]) == 1
    assert capsys.readouterr().out == "No word holds ZZ.\n"


def test_solve_shows_where_a_hand_fits(capsys: pytest.CaptureFixture[str], own: list[str]) -> None:
    assert run(["solve", "skeeter", "BR", "--hand", "OXA", *own, "--json"]) == 0
    assert document(capsys)["placements"] == [
        {"card": "A", "position": 1, "row": "BAR", "word": "BAR"},
        {"card": "A", "position": 2, "row": "BRA", "word": "BRAT"},
    ]
    assert run(["solve", "skeeter", "BR", "--hand", "X", *own]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "No card of X fits BR."


def test_solve_speaks_to_people(capsys: pytest.CaptureFixture[str], own: list[str]) -> None:
    assert run(["solve", "skeeter", "RBT", *own, "--limit", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "3 words hold RBT:",
        "RaBbiT",
        "... and 2 more; --limit 0 shows all",
    ]
    assert run(["solve", "skeeter", "ROT", *own]) == 0
    assert capsys.readouterr().out.splitlines() == ["1 word holds ROT:", "ROboT"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["judge", "skeeter", "R2", "RABBIT"], "ROW takes letters"),
        (["solve", "skeeter", "R B"], "ROW takes letters"),
        (["solve", "skeeter", ""], "ROW takes letters without spaces, such as RBT, not nothing"),
        (["solve", "skeeter", "A" * 65], "ROW takes 64 letters at most, not 65"),
        (["solve", "skeeter", "RB", "--hand", "?"], "--hand takes letters"),
        (
            ["solve", "skeeter", "RB", "--limit", "-1"],
            "--limit: a whole number from 0 on is needed",
        ),
        (["solve", "skeeter", "RB", "--dictionary", "nobody"], "there is no dictionary"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert run(arguments) == 2
    written = capsys.readouterr()
    assert says in written.err
    assert written.out == ""
    assert written.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["judge", "skeeter"], ["solve", "skeeter"]])
def test_a_missing_argument_is_wrong_usage(arguments: list[str]) -> None:
    assert run(arguments) == 2
