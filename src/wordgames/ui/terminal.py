"""What has to be settled about the terminal before Textual is imported, and when it goes away."""

from __future__ import annotations

import sys
from collections.abc import Mapping, MutableMapping
from typing import Final

ESCAPE_DELAY: Final = "25"
"""Milliseconds to wait after Esc for the rest of a key's sequence; Textual waits 100."""


FATAL: Final = ("TEXTUAL_DRIVER", "TEXTUAL_COLOR_SYSTEM", "TEXTUAL_LOG")
"""Variables with which Textual can be kept from opening the terminal."""


def unusable(
    environment: Mapping[str, str], *, reads: bool, writes: bool, draws: bool = True
) -> str | None:
    """The line that says why no screen can be drawn here, or None. ``reads``, ``writes`` and
    ``draws`` tell whether the standard input, output and error are a terminal; Textual draws on
    the last one.
    """
    if not (reads and writes and draws):
        which = "input" if not reads else "error" if writes else "output"
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
    for name in ("NO_COLOR", *_chosen(environment)):
        if not environment.get(name):
            environment.pop(name, None)  # the convention: empty counts as not set


def refused(environment: Mapping[str, str], problem: BaseException | str) -> str | None:
    """The line about variables that keep Textual from opening the terminal; None when there are
    none of that sort.
    """
    chosen = _chosen(environment)
    if not chosen:
        return None
    shown = ", ".join(f"{name}={environment[name]}" for name in chosen)
    return f"no screen can be opened with {shown} ({problem}); unset {', '.join(chosen)}"


def _chosen(environment: Mapping[str, str]) -> list[str]:
    """What is set for Textual and can keep it from working; not how it looks or moves."""
    return [name for name in FATAL if name in environment]


def speaks_unicode() -> bool:
    """Whether the terminal's encoding has the box drawing signs."""
    try:
        "╭─█".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
