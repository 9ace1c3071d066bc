"""Makes ``.venv`` what a script needs, or brings it up to date. Called by ``script/environment``.

One at a time: who comes second waits and finds the work done. What was interrupted is begun
afresh, for half an installation can look whole.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

VENV = Path(".venv")
PYTHON = VENV / "bin" / "python"
UNFINISHED = VENV / ".unfinished"
MADE_IN = VENV / ".made-in"
STORY = VENV / "install.log"
OFFLINE = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "ProxyError")


def main() -> None:
    """Arguments: what ``.venv`` is made for, the script that asks, a name for what it needs, and
    the dependency groups that it needs beside the program.
    """
    made_for, script, name, *groups = sys.argv[1:]
    try:
        with one_at_a_time(script) as lock:
            prepare(made_for, name, groups, lock)
    except KeyboardInterrupt:
        sys.exit(130)
    except (Failed, OSError) as problem:
        sys.exit(f"{script}: {problem}")


class Failed(Exception):
    """The message says what to do."""


def prepare(made_for: str, name: str, groups: list[str], lock: int) -> None:
    """Do what is missing, and remember for what it was done."""
    stamp = VENV / f".{name}"
    whole = is_whole()
    if whole and stamp.exists() and stamp.read_text() == f"{made_for}\n{base_of(PYTHON)}":
        return
    if not whole:
        need_venv()
    announce(f"Preparing .venv ({name}) ..." if whole else "Preparing .venv, once ...")
    if not whole:
        make()
    UNFINISHED.touch()
    install(["-e", ".[all]", *requirements(groups)], lock)
    UNFINISHED.unlink()
    for served in {"play", name, *groups}:  # the program alone is part of every wish
        (VENV / f".{served}").write_text(f"{made_for}\n{base_of(PYTHON)}")


def is_whole() -> bool:
    """Whether there is a ``.venv`` that was finished, made here, and for a Python that is still
    there (and is the one that was asked for).
    """
    if UNFINISHED.exists() or not MADE_IN.exists() or MADE_IN.read_text() != str(Path.cwd()):
        return False
    if "PYTHON" in os.environ and base_of(PYTHON) != base_of(Path(sys.executable)):
        return False
    asked = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False)
    return asked.returncode == 0


def need_venv() -> None:
    """See that this Python can make one: Debian packs half of that module by itself."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise Failed(
            f"{sys.executable} has no venv module; install it (Debian: apt install python3-venv,"
            f" or python{version}-venv)"
        ) from None


def make() -> None:
    """A fresh ``.venv`` with nothing but pip."""
    import venv

    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=True)
        MADE_IN.write_text(str(Path.cwd()))
    except (OSError, subprocess.CalledProcessError) as problem:
        shutil.rmtree(VENV, ignore_errors=True)
        reason = getattr(problem, "strerror", None) or "pip could not be put into it"
        raise Failed(f"could not make {VENV.absolute()}: {reason}") from None


def install(wanted: list[str], lock: int) -> None:
    """Let pip install all that. It inherits the lock, should this process be killed before it."""
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_RETRIES": "1"}
    run = subprocess.run(
        [PYTHON, "-m", "pip", "install", *wanted],
        env={**quiet, **{name: text for name, text in os.environ.items() if name != "PIP_USER"}},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        pass_fds=[lock],
        check=False,
    )
    STORY.write_text(run.stdout, encoding="utf-8")
    if run.returncode:
        if "Installing collected packages" not in run.stdout:
            UNFINISHED.unlink()  # pip stopped before it changed anything
        said = [line for line in run.stdout.splitlines() if line.startswith("ERROR")]
        reason = (
            "no connection to the Python package index"
            if any(word in run.stdout for word in OFFLINE)
            else (said or ["pip failed"])[0].removeprefix("ERROR: ")
        )
        raise Failed(
            f"could not install what is needed: {reason}; mend that and run this again"
            f" (all that pip said: {STORY})"
        )


def requirements(groups: list[str]) -> list[str]:
    """What the dependency groups of that name list."""
    with Path("pyproject.toml").open("rb") as file:
        known = tomllib.load(file)["dependency-groups"]
    return [requirement for group in groups for requirement in known[group]]


def base_of(python: Path) -> str:
    """The file behind the links, by which another Python is told from the one before."""
    return os.path.realpath(python)


@contextmanager
def one_at_a_time(script: str) -> Iterator[int]:
    """Hold the lock; answers its file descriptor. It falls with the process, however that ends."""
    with Path("pyproject.toml").open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            announce(f"{script}: waiting for another script that prepares .venv ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def announce(text: str) -> None:
    """Say on standard error what takes a while."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
