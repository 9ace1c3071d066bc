"""What importing the rules must not bring along, and what no file may say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wordgames.folders import VARIABLE, choose_data_folder

ROOT = Path(__file__).parents[1]
OUTSIDE = {"asyncio", "enchant", "random", "rich", "sqlite3", "textual"}
RULES = sorted(
    f"wordgames.engines.{path.stem}"
    for path in (ROOT / "src/wordgames/engines").iterdir()
    if path.name not in {"__init__.py", "__pycache__"}
)


@pytest.mark.parametrize("module", ["wordgames", "wordgames.game", "wordgames.cards", *RULES])
def test_rules_import_nothing_from_outside(module: str) -> None:
    assert not OUTSIDE & imported_by(module)


@pytest.mark.parametrize("module", ["wordgames.cli.main", "wordgames.__main__"])
def test_the_shell_starts_light(module: str) -> None:
    heavy = OUTSIDE | {"argparse", "dataclasses", "msgspec", "tomlkit", "platformdirs"}
    assert not heavy & imported_by(module)


@pytest.mark.parametrize("module", ["wordgames.lexicon.lookup", "wordgames.lexicon.sentences"])
def test_a_look_up_starts_light(module: str) -> None:
    heavy = OUTSIDE | {"argparse", "dataclasses", "pathlib", "re"}
    assert not heavy & imported_by(module)


def test_the_app_starts_light() -> None:
    assert not {"pygments", "rich.syntax", "rich.traceback"} & imported_by("wordgames.ui.program")


def test_no_file_is_longer_than_two_rooms() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines}"
        for path in (ROOT / "src").rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 600
    ]
    assert not long


def imported_by(module: str) -> set[str]:
    code = (
        f"import sys; before = set(sys.modules); import {module}; print(*set(sys.modules) - before)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


@pytest.mark.parametrize("turn", ["one test", "the next"])
def test_a_folder_that_one_test_chooses_is_not_chosen_in_the_next(
    turn: str, tmp_path: Path
) -> None:
    assert VARIABLE not in os.environ, turn
    choose_data_folder(str(tmp_path))
