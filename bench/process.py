"""Whole commands, as somebody at a shell waits for them."""

from __future__ import annotations

import os
import subprocess
import sys
from atexit import register
from collections.abc import Callable
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

ROOT = Path(__file__).parents[1]
PYTHON = sys.executable
WORDGAMES = str(Path(sys.executable).with_name("wordgames"))
"""The command as it is installed beside this Python."""


def command(*arguments: str, expect: int = 0) -> Callable[[], object]:
    """Something to time: runs the command to its end, and fails if it ends in another way."""
    environment = clean_environment()

    def run() -> None:
        status = subprocess.run(
            arguments,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        ).returncode
        if status != expect:
            raise RuntimeError(f"{' '.join(arguments)} ended with {status}, not {expect}")

    return run


def output(*arguments: str) -> str:
    """What the command writes to standard output, however it ends."""
    return subprocess.run(
        arguments,
        env=clean_environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    ).stdout


def clean_environment() -> dict[str, str]:
    """Ours with an empty home, so that nobody's settings and games are read or written, and
    without switches of Python: one of them would have us compile every module again.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("XDG_", "PYTHON", "WORDGAMES_"))
    }
    return {**kept, "HOME": _home()}


@cache
def _home() -> str:
    folder = mkdtemp(prefix="wordgames-bench-")
    register(rmtree, folder, ignore_errors=True)
    return folder
