"""``wordgames lookup`` and ``wordgames dictionaries`` as a script meets them."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wordgames.cli import dictionaries, lookup
from wordgames.cli.main import run


def test_every_answer_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", "--no-definitions", "cat", "foxes", "paris"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "CAT is a word (everyday)."
    assert "of FOX" in out[1]
    assert "also a name: Paris, a place" in out[2]


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("London", "LONDON is a place: proper nouns don't count."),
        ("nato", "NATO is an abbreviation: abbreviations don't count."),
        ("govt", "GOVT is an abbreviation (govt): abbreviations don't count."),
        ("dont", "DONT is don't without its apostrophe: no word of its own."),
        ("don't", "DON'T has an apostrophe: only words of plain letters count."),
        ("ice cream", "ICE CREAM is not written as one word: hyphens and spaces don't count."),
        ("merci", "MERCI is French: foreign words don't count."),
        ("zzzyx", "ZZZYX is not in the dictionary (broad)."),
        ("h2o", "H2O is no word: words have the letters A to Z only."),
        ("", "There is nothing to look up: type a word."),
    ],
)
def test_every_reason_has_its_sentence(
    word: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lookup", "--no-definitions", "--", word]) == 1
    assert capsys.readouterr().out.splitlines()[0] == said


def test_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", "--json", "ran", "London", "[bold]"]) == 1
    document = json.loads(capsys.readouterr().out)
    ran, london, bold = document["words"]
    assert ran["word"] == "RAN"
    assert ran["valid"] is True
    assert ran["reason"] is None
    assert ran["tier"] == "everyday"
    assert ran["base"] == "RUN"
    assert ran["inflection"] == "past"
    assert london["valid"] is False
    assert london["reason"] == "proper-noun"
    assert bold["word"] == "[BOLD]"
    for word in document["words"]:
        assert {"word", "valid", "reason", "tier", "base", "inflection", "definitions"} <= set(word)


def test_rarer_words_and_filtered_words_are_not_called_no_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["lookup", "--no-definitions", "--dictionary=family", "zymurgy"]) == 1
    assert "that family leaves out" in capsys.readouterr().out
    assert run(["lookup", "--no-definitions", "--family-filter", "turd", "cat"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == ["TURD is a word, but the family filter is on.", "CAT is a word (everyday)."]


def test_words_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (["-"], []):
        data = io.TextIOWrapper(io.BytesIO("cat dog\n\nnée \xff\n".encode("latin-1")))
        monkeypatch.setattr(sys, "stdin", data)
        assert run(["lookup", "--json", "--no-definitions", *arguments]) == 1
        words = json.loads(capsys.readouterr().out)["words"]
        assert [word["valid"] for word in words] == [True, True, False, False]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["--json=1", "cat"],
        ["cat", "--dictionary"],
        ["cat", "--dictionary", "no-such"],
    ],
)
def test_wrong_usage_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_a_damaged_word_list_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "words.txt"
    path.write_text("cat\nice cream\n")
    assert run(["lookup", "--dictionary", str(path), "cat"]) == 1
    assert capsys.readouterr().err == (
        f"wordgames: {path}, line 2: 'ice cream' is not one word of letters only; one word a line\n"
    )


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lookup", "--help"]) == 0
    assert capsys.readouterr().out == lookup.USAGE


def test_a_terminal_that_knows_no_accents() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONWARNINGS": "error"}
    arguments = [sys.executable, "-m", "wordgames", "lookup", "née", "слово", "\udcff"]
    finished = subprocess.run(arguments, capture_output=True, env=environment, check=False)
    assert finished.returncode == 1
    assert finished.stderr == b""


def test_lines_are_folded_at_the_width() -> None:
    text = "one two three four five six seven"
    lines = list(lookup._folded("  noun       ", text, 24))
    assert all(len(line) <= 24 for line in lines)
    assert " ".join(" ".join(lines).split()) == "noun " + text


def test_dictionaries(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert dictionaries.run(["--json", "--verify"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["verified"] is True
    by_name = {each["name"]: each for each in document["dictionaries"]}
    assert by_name["broad"]["default"] is True
    assert by_name["family"]["words"] < by_name["standard"]["words"] < by_name["broad"]["words"]
    assert len({each["digest"] for each in document["dictionaries"][:3]}) == 3
    assert dictionaries.run([]) == 0
    assert "(default)" in capsys.readouterr().out
    path = tmp_path / "words.txt"
    path.write_text("cat\ndog\n")
    assert dictionaries.run(["--json", "--dictionary", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["dictionaries"][0]["words"] == 2
