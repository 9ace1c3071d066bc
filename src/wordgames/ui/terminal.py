"""What has to be settled about the terminal before Textual is imported, and when it goes away."""

from __future__ import annotations

import sys
from collections.abc import Mapping, MutableMapping
from typing import Final

ESCAPE_DELAY: Final = "25"
"""Milliseconds to wait after Esc for the rest of a key's sequence; Textual waits 100."""


def unusable(environment: Mapping[str, str], *, reads: bool, writes: bool) -> str | None:
    """The line that says why no screen can be drawn here, or None. ``reads`` and ``writes`` tell
    whether the standard input and output are a terminal.
    """
    if not reads or not writes:
        which = "output" if reads else "input"
        return (
            f"the standard {which} is no terminal, so there is no screen to draw on; "
            "run wordgames in a terminal, or see wordgames --help for the commands"
        )
    if environment.get("TERM") in {"dumb", "unknown"}:
        return (
            f"a terminal of type {environment['TERM']} cannot draw screens; "
            "set TERM (TERM=xterm-256color, say), or see wordgames --help for the commands"
        )
    return None


def prepare(environment: MutableMapping[str, str]) -> None:
    """Set what Textual reads once, when it is imported."""
    environment.setdefault("ESCDELAY", ESCAPE_DELAY)
    if not environment.get("NO_COLOR"):
        environment.pop("NO_COLOR", None)  # the convention: empty counts as not set


def speaks_unicode() -> bool:
    """Whether the terminal's encoding has the box drawing signs."""
    try:
        "╭─█".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
