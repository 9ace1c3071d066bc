"""What is shipped: the wheel holds the program with its data, finds them, and nothing else;
the source archive makes the same wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import wordgames

ROOT = Path(__file__).parents[1]
VERSION = wordgames.__version__
INFO = f"wordgames-{VERSION}.dist-info"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder, with a space in its name, that holds what the wheel holds."""
    folder = tmp_path_factory.mktemp("site") / "site packages"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_the_wheel_holds_the_program_and_its_data_and_nothing_else(wheel: Path) -> None:
    program = {f"wordgames/{path}" for path in tracked("src/wordgames")}
    data = {f"wordgames/data/{path}" for path in tracked("data")}
    info = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE"}
    assert names(wheel) == program | data | {
        f"{INFO}/{name}" for name in info | {"licenses/data/lexicon/NOTICE"}
    }


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        said = Parser().parsestr(archive.read(f"{INFO}/METADATA").decode("utf-8"))
        entry_points = archive.read(f"{INFO}/entry_points.txt").decode("utf-8")
    assert (said["Name"], said["Version"], said["Requires-Python"]) == (
        "wordgames",
        VERSION,
        ">=3.11",
    )
    assert said["License-Expression"] == "MIT"
    assert set(said.get_all("Provides-Extra", [])) == {"all", "definitions", "enchant"}
    assert "wordgames = wordgames.__main__:main" in entry_points


def test_what_was_installed_runs_and_finds_its_own_data(installed: Path, tmp_path: Path) -> None:
    look = "import wordgames.files as files; print(files.data_path('decks', 'pdq.toml'))"
    found = Path(run(installed, tmp_path, "-c", look).strip())
    assert found == installed / "wordgames" / "data" / "decks" / "pdq.toml"
    assert found.read_bytes() == (ROOT / "data" / "decks" / "pdq.toml").read_bytes()
    assert run(installed, tmp_path, "-m", "wordgames", "--version") == f"wordgames {VERSION}\n"


def test_the_source_archive_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    archive = build("sdist", ROOT, tmp_path)
    with tarfile.open(archive) as sources:
        sources.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"wordgames-{VERSION}"
    for part in ("bench", "script", "tests", "CHANGELOG.md", "README.md"):
        assert (unpacked / part).exists()
    assert contents(build("wheel", unpacked, tmp_path / "again")) == contents(wheel)


def build(target: str, sources: Path, folder: Path) -> Path:
    """Build without a network: what builds is installed already."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=sources,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return built


def tracked(folder: str) -> set[str]:
    """Files below the folder, without what Python leaves behind."""
    top = ROOT / folder
    return {
        path.relative_to(top).as_posix()
        for path in top.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def names(wheel: Path) -> set[str]:
    return set(contents(wheel))


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {entry.filename: entry.CRC for entry in archive.infolist()}


def run(installed: Path, folder: Path, *arguments: str) -> str:
    """Python with only that folder before what is installed beside it."""
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
