"""The whole list as one text, and grep over it: the slow way that has nothing of ours in it."""

from __future__ import annotations

import subprocess
from atexit import register
from functools import cache
from pathlib import Path
from shutil import which
from tempfile import NamedTemporaryFile

from bench.row import NotMeasured


def need_grep() -> None:
    """See that grep is here; ``NotMeasured`` when it is not."""
    if which("grep") is None:
        raise NotMeasured("grep is not installed")


def grep(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """What grep finds in the list, with those options and that pattern."""
    return subprocess.run(
        ["grep", *arguments, text_file()], env={"LC_ALL": "C"}, check=False, capture_output=True
    )


@cache
def text() -> str:
    """The whole list, one word a line."""
    from wordgames.lexicon.embedded import embedded

    return "\n".join(embedded())


@cache
def text_file() -> str:
    """A file with the whole list, which is gone when this process is."""
    file = NamedTemporaryFile("w", suffix=".txt", delete=False)  # noqa: SIM115 - as said
    register(Path(file.name).unlink)
    with file:
        file.write(text() + "\n")
    return file.name
