"""Shells that close, fill or cut off the standard streams, and arguments that no person types."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wordgames.cli.main import run
from wordgames.complaints import LONGEST, one_line

FULL = Path("/dev/full")


def shell(folder: Path, arguments: str, **environment: str) -> tuple[int, str, str]:
    """What the program answers to a line of a shell, redirections and all."""
    line = f'exec "$PYTHON" -m wordgames --data "$FOLDER" {arguments}'
    wanted = {"PYTHON": sys.executable, "FOLDER": str(folder), **environment}
    ended = subprocess.run(
        ["sh", "-c", line], capture_output=True, env={**os.environ, **wanted}, check=False
    )
    return ended.returncode, ended.stdout.decode("latin-1"), ended.stderr.decode("latin-1")


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ("lookup cat >&-", 2, "the standard output is closed"),
        ("solve pdq PNA --json >&-", 2, "the standard output is closed"),
        ("lookup - <&-", 0, ""),
        ("<&-", 1, "is no terminal"),
        ("games import - <&-", 1, "no exported game"),
        ("score quiddler - <&-", 1, "is not JSON"),
        ("solve pdq 2>&-", 2, ""),
        ("games list <&- >&- 2>&-", 2, ""),
    ],
)
def test_a_closed_stream(tmp_path: Path, arguments: str, status: int, says: str) -> None:
    ended, _, complaint = shell(tmp_path, arguments)
    assert ended == status
    assert says in complaint
    assert complaint.count("\n") <= 1


@pytest.mark.skipif(not FULL.exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("arguments", ["solve pdq PNA", "games list --csv", "play pdq --help"])
def test_a_full_disk(tmp_path: Path, arguments: str) -> None:
    ended, _, complaint = shell(tmp_path, f"{arguments} >/dev/full")
    assert ended == 2
    assert "could not be written" in complaint
    assert complaint.count("\n") == 1


def test_a_reader_that_has_gone_away(tmp_path: Path) -> None:
    _, out, complaint = shell(tmp_path, "solve pdq PNA --limit 0 | head -1")
    assert out.count("\n") == 1
    assert complaint == ""


def test_signs_that_the_terminal_lacks(tmp_path: Path) -> None:
    plain = {"PYTHONIOENCODING": "ascii:strict"}
    assert shell(tmp_path, "judge pdq PNA '\N{GRINNING FACE}'", **plain)[1].startswith("? ")
    document = shell(tmp_path, "judge pdq PNA '\N{GRINNING FACE}' --json", **plain)[1]
    assert "\\ud83d\\ude00" in document


ODD = ("\x1b[31mred", "\u202e?backwards", "\x00", "\x85", "A" * 10_000, "\udcff", "[bold]b[/bold]")
COMMANDS = (
    (),
    ("--data", "\x00", "games", "list"),
    ("dictionaries",),
    ("lookup", "--dictionary"),
    ("play", "pdq"),
    ("play", "pdq", "--players"),
    ("solve", "pdq", "PNA"),
    ("solve", "perquackey"),
    ("solve", "quiddler"),
    ("solve", "skeeter", "RBT"),
    ("score", "quiddler"),
    ("games", "list"),
    ("games", "show"),
    ("games", "import"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_odd_arguments_are_answered_in_one_line(
    command: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("WORDGAMES_DATA", str(tmp_path))
    for odd in ODD:
        assert run([*command, odd]) in {1, 2}
        complaint = capsys.readouterr().err.encode(errors="replace").decode()
        assert complaint.startswith("wordgames: ")
        assert complaint.count("\n") == 1
        assert complaint.rstrip("\n").isprintable()
        assert len(complaint) < LONGEST + 50


def test_a_long_complaint_keeps_its_advice() -> None:
    assert one_line("A" * 9000 + "; use letters").endswith("A; use letters")
    assert one_line("A" * LONGEST) == "A" * LONGEST


@pytest.mark.parametrize("prefix", ["\udcff", "\udcff\udcfe"])
def test_asking_for_a_game_by_no_text_is_not_damage(
    prefix: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WORDGAMES_DATA", str(tmp_path))
    assert run(["games", "restore", "nothing"]) == 1  # makes the file
    capsys.readouterr()
    for command in ("show", "forget"):
        assert run(["games", command, prefix]) == 1
        assert "there is no game" in capsys.readouterr().err
    assert run(["games", "list", "--player", prefix]) == 0
    assert not list(tmp_path.rglob("*corrupt*"))


def test_a_game_that_is_misspelt_is_not_an_empty_list(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WORDGAMES_DATA", str(tmp_path))
    assert run(["games", "list", "--game", "quidler"]) == 2
    assert "there is no game 'quidler'" in capsys.readouterr().err
