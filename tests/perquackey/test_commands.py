"""The commands about Perquackey, as a shell sees them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.perquackey import Words, best_of_all_splits
from wordgames.cli.main import run
from wordgames.lexicon.embedded import embedded

FIRST = """POT PAT TAP TOP HOT GOAT TREE TEAR PEAR HEAR THERE THREE AGREE GREET GREAT
           THREAT THROAT"""
SECOND = "TOW HOG TAG TREE TORE GORE GEAR TEAR TOWER WATER TETHER"

Shell = pytest.CaptureFixture[str]


def document(capsys: Shell, *arguments: str, status: int = 0) -> Any:
    """What the command answers with --json; nothing else may be written."""
    assert run([*arguments, "--json"]) == status
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def text(capsys: Shell, *arguments: str, status: int = 0) -> str:
    assert run([*arguments]) == status
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def test_score_the_first_sample(capsys: Shell) -> None:
    assert document(capsys, "score", "perquackey", *FIRST.split()) == {
        "total": 1900,
        "groups": {"3": 100, "4": 200, "5": 400, "6": 400},
        "bonuses": [{"lengths": [3, 4], "points": 300}, {"lengths": [4, 5], "points": 500}],
        "set": False,
    }


def test_score_the_second_sample(capsys: Shell) -> None:
    assert document(capsys, "score", "perquackey", *SECOND.lower().split()) == {
        "total": 830,
        "groups": {"3": 80, "4": 200, "5": 250, "6": 300},
        "bonuses": [],
        "set": False,
    }


@pytest.mark.parametrize(
    ("words", "total", "is_set"),
    [
        ("THREAT GOAT TREE TEAR PEAR HEAR", 500, False),
        ("THREAT GOAT TREE TEAR PEAR", -500, True),
        ("", -500, True),
    ],
)
def test_score_the_vulnerable(capsys: Shell, words: str, total: int, is_set: bool) -> None:
    said = document(capsys, "score", "perquackey", "--vulnerable", *words.split())
    assert (said["total"], said["set"]) == (total, is_set)


@pytest.mark.parametrize(
    ("words", "reason", "total"),
    [
        ("POT XQZ", "not-in-dictionary", 60),
        ("POT POT", "already-used", 60),
        ("POT PAT TAP TOP HOT HAT", "group-full", 100),
        ("POT POTS", "plural-of-a-used-word", 60),
        ("POTS POT", "singular-of-a-used-word", 120),
        ("POT AT", "too-short", 60),
        ("POT PSYCHOLOGICAL", "no-score", 60),
        ("POT PARIS'S", "contraction", 60),
        ("POT TAT --letters POTA", "missing-letter", 60),
        ("GOAT POT --vulnerable", "no-three-letter-words", -500),
    ],
)
def test_score_names_what_cannot_count(capsys: Shell, words: str, reason: str, total: int) -> None:
    said = document(capsys, "score", "perquackey", *words.split(), status=1)
    assert [refused["reason"] for refused in said["refused"]] == [reason]
    assert said["total"] == total


def test_score_takes_the_options_of_the_game(capsys: Shell) -> None:
    by_letter = ("score", "perquackey", "POTS", "POT", "--plurals", "by-the-letter")
    assert document(capsys, *by_letter)["total"] == 180
    long = ("score", "perquackey", "PSYCHOLOGICAL", "--longer", "as-ten")
    assert document(capsys, *long)["total"] == 1500
    six = ("score", "perquackey", *(11 * letter for letter in "ABCDEF"), *long[3:])
    said = text(capsys, *six, "--no-dictionary", status=1)
    assert "FFFFFFFFFFF: no, there are five words of 10 letters already" in said
    unasked = ("score", "perquackey", "XQZ", "--no-dictionary")
    assert document(capsys, *unasked)["total"] == 60


def test_score_in_words(capsys: Shell) -> None:
    said = text(capsys, "score", "perquackey", *FIRST.split(), "THROATS", status=1)
    assert "THROATS: no, it is the plural of THROAT" in said
    assert "3 and 4 letters full" in said
    assert said.rstrip().endswith("1,900")


@pytest.mark.parametrize("red", [False, True])
def test_solve_lists_everything_by_length(capsys: Shell, red: bool) -> None:
    letters = "TOPAHGREETSSS" if red else "TOPAHGREET"
    said = document(capsys, "solve", "perquackey", letters.lower(), *["--vulnerable"] * red)
    words = [w for w in Words(embedded()).spellable(letters) if (4 if red else 3) <= len(w) <= 10]
    lengths = sorted({len(word) for word in words})
    assert list(said) == ["words", "best"]
    assert said["words"] == {
        str(length): [word for word in words if len(word) == length] for length in lengths
    }
    assert said["best"]["score"] == best_of_all_splits(words, 4 if red else 3)
    again = ("score", "perquackey", *said["best"]["words"], *["--vulnerable"] * red)
    assert document(capsys, *again)["total"] == said["best"]["score"]


def test_solve_with_a_list_of_ones_own(capsys: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("pot\ntop\ngoat\nzebra\n", encoding="utf-8")
    said = document(capsys, "solve", "perquackey", "TOPAHGREET", "--dictionary", str(path))
    assert said["words"] == {"3": ["POT", "TOP"], "4": ["GOAT"]}
    assert said["best"] == {"score": 70 + 120, "words": ["POT", "TOP", "GOAT"]}


def test_solve_without_an_answer(capsys: Shell) -> None:
    assert document(capsys, "solve", "perquackey", "QQQ", status=1)["words"] == {}
    assert text(capsys, "solve", "perquackey", "QQQ", status=1) == "No word can be made of QQQ.\n"


def test_solve_in_words(capsys: Shell) -> None:
    said = text(capsys, "solve", "perquackey", "TOPAHGREET")
    assert "3 letters, " in said
    assert "The best is " in said
    assert all(len(line) <= 78 for line in said.splitlines())


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "perquackey", "TOP4"),
        ("solve", "perquackey", "ABCDEFGHIJKLMN"),
        ("score", "perquackey", "POT", "--letters", "P0T"),
        ("score", "perquackey", "PO-T", "--no-dictionary"),
        ("solve", "perquackey", "TOPAHGREET", "--dictionary", "nobody"),
    ],
)
def test_wrong_usage_is_one_line(capsys: Shell, arguments: tuple[str, ...]) -> None:
    assert run([*arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [(), ("TOPAHGREET", "--vulnerably")])
def test_argparse_refuses_too(capsys: Shell, arguments: tuple[str, ...]) -> None:
    assert run(["solve", "perquackey", *arguments]) == 2
    assert "wordgames solve perquackey --help" in capsys.readouterr().err
