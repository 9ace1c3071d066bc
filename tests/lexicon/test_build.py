"""The committed file is what the committed lists and program make of the public lists."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = (
    (Path("/usr/share/dict/scowl"), "Debian's scowl"),
    (Path("/usr/share/wordnet/data.noun"), "Debian's wordnet-base"),
    (ROOT / "tools/word-list-4.1.0.tgz", "`npm pack word-list@4.1.0` in tools/"),
)


def test_the_file_can_be_built_again(tmp_path: Path) -> None:
    missing = [name for path, name in SOURCES if not path.exists()]
    if missing:
        pytest.skip(f"not rebuilt: needs {' and '.join(missing)}")
    built = tmp_path / "words.lexicon"
    command = [sys.executable, "tools/build_lexicon.py", "--output", str(built)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert built.read_bytes() == (ROOT / "data/lexicon/words.lexicon").read_bytes()


def test_a_missing_source_is_named(tmp_path: Path) -> None:
    command = [sys.executable, "tools/build_lexicon.py", "--scowl", str(tmp_path / "none")]
    run = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert run.returncode == 1
    assert "apt install scowl" in run.stderr


def test_the_notices_come_along() -> None:
    notice = (ROOT / "data/lexicon/NOTICE").read_text(encoding="utf-8")
    for name in ("Kevin Atkinson", "Princeton University", "J Ross Beresford", "Alan Beale"):
        assert name in notice
