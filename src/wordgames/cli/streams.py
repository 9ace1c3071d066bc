"""The standard streams, whatever a shell has done to them, and a last resort for faults."""

from __future__ import annotations

import errno
import os
import sys
from io import TextIOWrapper

from wordgames.complaints import complain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

UNWRITTEN = frozenset((errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF))
"""Why a standard output can't be written to."""

EXIT_UNWRITTEN = 2
"""The answer could not be written: neither yes nor no."""


def guarded(command: Callable[[], int]) -> int:
    """The exit status of a command that may trust the standard streams.

    A closed one is replaced by nothing at all, so that no file of ours takes its number; a sign
    that a terminal can't show becomes a question mark; an answer that can't be written is told.
    """
    closed = _open_what_is_closed()
    _never_fail_on_characters()
    try:
        status = _status(command)
        sys.stdout.flush()
    except BrokenPipeError:
        _give_up_output()
        return 1  # whoever read the answer has read enough
    except KeyboardInterrupt:
        _give_up_output()
        return 130
    except Exception as problem:  # noqa: BLE001 - the last resort
        _give_up_output()
        if isinstance(problem, OSError) and (problem.filename or problem.errno in UNWRITTEN):
            complain(_told(problem))
            return EXIT_UNWRITTEN
        from wordgames.faults import tell

        return tell(problem)
    if closed and status == 0:
        complain("the standard output is closed, so the answer could not be written")
        return EXIT_UNWRITTEN
    return status


def _status(command: Callable[[], int]) -> int:
    try:
        return command()
    except SystemExit as stop:  # how argparse leaves after --help
        return stop.code if isinstance(stop.code, int) else 0


def _open_what_is_closed() -> bool:
    """Whether the standard output was closed."""
    closed = getattr(sys, "stdout", None) is None
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name, None) is None:
            mode = "w" if number else "r"
            setattr(sys, name, open(_nothing(number), mode, encoding="utf-8"))  # noqa: SIM115
    return closed


def _nothing(number: int) -> int:
    """The null device under the number of a standard stream."""
    found = os.open(os.devnull, os.O_WRONLY if number else os.O_RDONLY)
    if found != number:
        os.dup2(found, number)
        os.close(found)
    return number


def _never_fail_on_characters() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _give_up_output() -> None:
    """What is left to be written would fail again when Python ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


def _told(problem: OSError) -> str:
    why = problem.strerror or str(problem)
    if problem.filename is None:
        return f"the answer could not be written ({why})"
    return f"{os.fsdecode(problem.filename)}: {why}"


def in_json(document: object) -> str:
    """The document in one line, with escapes where the standard output lacks a character."""
    from json import dumps

    text = dumps(document, ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return dumps(document, separators=(",", ":"))
    return text
