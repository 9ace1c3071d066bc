"""``wordgames games`` as a script sees it."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.quiddler import SUBJECT
from playout import step
from saving import TestLexicon
from wordgames import folders
from wordgames.cli.main import run
from wordgames.setups.game import Seat, Setup
from wordgames.store import Store
from wordgames.store.connection import FILE
from wordgames.table import Table


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of these commands."""
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def ids(folder: Path) -> tuple[str, str]:
    """A game of Quiddler that is over, and one that is not."""
    store = Store(folder)
    made = [a_game(store, 100_000, ("Ann", 'B"o,b')), a_game(store, 6, ("Ann", "Cy"))]
    assert store.flush(10)
    store.close()
    return made[0], made[1]


def a_game(store: Store, steps: int, names: tuple[str, ...]) -> str:
    options = (("first-hand", 3), ("last-hand", 3), ("referee", "automatic"))
    setup = Setup("quiddler", tuple(Seat(name) for name in names), options)
    table, rng = Table.begin(setup, TestLexicon(), store, seed=4), Random(4)
    at = 0
    table.match.tick(0)
    for _ in range(steps):
        if table.match.outcome is not None:
            break
        at += rng.randrange(400)
        step(SUBJECT, table.match, rng.randrange(2), at, rng)
    table.leave()
    return str(table.id)


def document(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> Any:
    assert run(["games", *arguments, "--json"]) == status
    return json.loads(capsys.readouterr().out)


def test_games_are_listed(ids: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    games = document(capsys, "list")["games"]
    assert [game["id"] for game in games] == [ids[1], ids[0]]
    assert games[0]["place"]
    assert games[0]["scores"] is None
    assert len(games[1]["scores"]) == 2
    for choice, expected in (
        (["--finished"], [ids[0]]),
        (["--unfinished"], [ids[1]]),
        (["--forgotten"], []),
        (["--player", "cy"], [ids[1]]),
        (["--game", "pdq"], []),
    ):
        assert [g["id"] for g in document(capsys, "list", *choice)["games"]] == expected
    assert run(["games", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(ids[1])


def test_no_games_are_no_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "list"]) == 0
    assert capsys.readouterr().out == "No games yet.\n"
    assert document(capsys, "list") == {"games": []}
    assert document(capsys, "verify") == {"games": 0, "moves": 0, "faults": []}
    assert not folder.exists()


def test_results_as_csv(ids: tuple[str, str], capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["games", "list", "--csv"]) == 0
    text = capsysbinary.readouterr().out.decode()
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [(row["id"], row["seat"], row["player"]) for row in rows] == [
        (ids[0], "1", "Ann"),
        (ids[0], "2", 'B"o,b'),
    ]
    assert "1" in {row["won"] for row in rows}


def test_a_game_can_be_shown(ids: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    shown = document(capsys, "show", ids[0][:5])
    assert shown["id"] == ids[0]
    assert shown["seed"] == 4
    assert shown["options"]["referee"] == "automatic"
    assert run(["games", "show", ids[0]]) == 0
    assert "seed 4" in capsys.readouterr().out
    assert run(["games", "show", "nothing"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_game_can_be_replayed(ids: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    replayed = document(capsys, "replay", ids[0])
    shown = document(capsys, "show", ids[0])
    assert replayed["outcome"]["scores"] == shown["scores"]
    assert len(replayed["moves"]) == shown["moves"]
    assert replayed["moves"][0]["name"] == "chance"
    assert run(["games", "replay", ids[0]]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == shown["moves"] + 1
    assert "chance: " in lines[0]


def test_what_is_hidden_is_told_only_on_demand(
    ids: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["games", "replay", ids[1]]) == 1
    assert "--open" in capsys.readouterr().err
    assert run(["games", "replay", ids[1], "--open"]) == 0


def test_no_hidden_card_is_printed_on_the_screen(
    ids: tuple[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert run(["games", "export", ids[1]]) == 1
    told = capsys.readouterr()
    assert "name a file" in told.err
    assert not told.out
    assert run(["games", "export", ids[0]]) == 0
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert run(["games", "export", ids[1]]) == 0


def test_out_and_in_again(
    ids: tuple[str, str],
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del folder
    file = tmp_path / "one.txt"
    assert run(["games", "export", ids[0], str(file)]) == 0
    assert run(["games", "export", ids[0], str(file)]) == 1
    assert "--force" in capsys.readouterr().err
    assert run(["games", "export", ids[0], str(file), "--force"]) == 0
    (tmp_path / "none.txt").write_text("no game")
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path / "other"))
    files = [str(tmp_path / name) for name in ("none.txt", "one.txt", "missing.txt")]
    taken = document(capsys, "import", *files, status=1)
    assert taken["games"] == [{"file": files[1], "id": ids[0], "new": True}]
    assert document(capsys, "verify")["faults"] == []
    again = tmp_path / "two.txt"
    assert run(["games", "export", ids[0], str(again)]) == 0
    assert again.read_bytes() == file.read_bytes()


def test_a_file_that_another_program_holds_is_told_in_one_line(
    ids: tuple[str, str],
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wordgames.store.connection.BUSY", 0.05)
    assert run(["games", "export", ids[1], str(tmp_path / "game.txt")]) == 0
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("begin immediate")
        assert run(["games", "forget", ids[1]]) == 1
        assert run(["games", "import", str(tmp_path / "game.txt")]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert all("database is locked" in line for line in told)
    assert run(["games", "import", str(tmp_path / "game.txt")]) == 0


@pytest.mark.usefixtures("folder")
def test_a_file_without_end_is_no_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wordgames.store.text.LARGEST", 1_000_000)
    assert run(["games", "import", "/dev/zero"]) == 1
    assert "/dev/zero: this is larger than any game" in capsys.readouterr().err


def test_verify_plays_every_game_again(
    ids: tuple[str, str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del ids
    told = document(capsys, "verify")
    assert told["games"] == 2
    assert told["moves"] > 10
    assert told["faults"] == []
    data = (folder / "games.db").read_bytes()
    (folder / "games.db").write_bytes(data.replace(b'"do":"', b'"du":"', 1))
    assert len(document(capsys, "verify", status=1)["faults"]) > 0


def test_forgetting_and_restoring(ids: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "forget", ids[0]]) == 0
    assert len(document(capsys, "list")["games"]) == 1
    assert [g["id"] for g in document(capsys, "list", "--forgotten")["games"]] == [ids[0]]
    assert run(["games", "restore", ids[0]]) == 0
    assert len(document(capsys, "list")["games"]) == 2


@pytest.mark.parametrize("arguments", [["play"], ["show"], ["list", "--finished", "--csv"]])
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", *arguments]) == 2
    assert "--help says more" in capsys.readouterr().err


def test_without_a_command_the_games_are_listed(
    ids: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert document(capsys) == document(capsys, "list")
    assert ids[1] in str(document(capsys, "--unfinished"))
