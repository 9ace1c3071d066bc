"""The last resort: a fault of the program that nobody foresaw becomes a report and one line.

Nothing here may fail, and nothing may depend on the part that has just failed.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from wordgames import __version__
from wordgames.complaints import complain, one_line
from wordgames.errors import GameError
from wordgames.folders import made, state_folder

EXIT_FAULT: Final = 70
"""The exit status after a fault of the program itself: what sysexits.h calls EX_SOFTWARE."""

KEPT: Final = 20
"""Reports that are kept; a fault that comes again and again must not fill the disk."""

LONGEST_NAME: Final = 160
LONGEST_LINE: Final = 4000
SAFE: Final = "all games are saved; start wordgames again to go on"


def tell(problem: BaseException | str, safe: str = SAFE) -> int:
    """Write the report and say in one line what happened, that nothing is lost and how to go on.

    ``problem`` is the fault, or its traceback as text. Answers the exit status.
    """
    line = f"stopped by a fault of the program itself ({_what(problem)}); {safe}; {_where(problem)}"
    complain(line, longest=LONGEST_LINE)
    return EXIT_FAULT


def noted(problem: BaseException | str) -> str:
    """Write the report of a fault that did not end the program; answers the line about it."""
    return f"Something failed in the background ({_what(problem)}); {_where(problem)}."


def _what(problem: BaseException | str) -> str:
    return one_line(_name(problem), LONGEST_NAME)


def _where(problem: BaseException | str) -> str:
    path, why = write_report(problem)
    return f"the report is in {path}" if path else f"no report could be written ({why})"


def write_report(problem: BaseException | str) -> tuple[Path | None, str]:
    """Where the report was written; or None, and why it could not be."""
    why = ""
    try:
        text = _report(problem)
    except Exception as another:  # noqa: BLE001 - a fault whose own text fails, too
        text = f"{_kind(problem)}; no more could be told ({_kind(another)})\n"
    name = f"fault-{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{os.getpid()}.txt"
    for folder in _folders():
        try:
            path = made(folder) / name
            with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
        except (OSError, GameError) as reason:
            why = why or str(getattr(reason, "strerror", None) or reason)
        else:
            _thin(folder)
            return path, ""
    return None, why


def _folders() -> Iterator[Path]:
    """The folder of reports, else one that every system has."""
    with suppress(GameError):
        yield state_folder() / "reports"
    with suppress(OSError):
        yield Path(tempfile.mkdtemp(prefix="wordgames-reports-"))  # where nobody can lie in wait


def _thin(folder: Path) -> None:
    with suppress(OSError):
        for old in sorted(folder.glob("fault-*.txt"))[:-KEPT]:
            old.unlink()


def _report(problem: BaseException | str) -> str:
    """What whoever looks for the fault needs; no cards and no names but those in the message."""
    told = (
        problem
        if isinstance(problem, str)
        else "".join(traceback.format_exception(type(problem), problem, problem.__traceback__))
    )
    facts = (
        f"wordgames {__version__}",
        f"Textual {_version_of('textual')}",
        f"Python {platform.python_version()} on {platform.platform()}",
        f"terminal {os.environ.get('TERM', 'without a type')}",
        f"command {sys.argv[1:]}",
        f"at {datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
    )
    return "\n".join((*facts, "", told.rstrip(), "", ""))


def _version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not there"


def _name(problem: BaseException | str) -> str:
    if isinstance(problem, str):
        return next((line for line in reversed(problem.splitlines()) if line.strip()), "unknown")
    try:
        text = str(problem)
    except Exception:  # noqa: BLE001 - its own text is at fault
        text = ""
    return f"{_kind(problem)}: {text}" if text else _kind(problem)


def _kind(problem: object) -> str:
    return type(problem).__name__
