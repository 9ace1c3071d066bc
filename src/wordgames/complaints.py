"""One line on the standard error for whatever goes wrong."""

from __future__ import annotations

import sys

LONGEST = 400
"""Characters of the longest complaint; of a longer one the middle is left out."""


def complain(problem: object, *, longest: int = LONGEST) -> None:
    """Say what is wrong in one line that any terminal can show."""
    try:
        sys.stderr.write(f"wordgames: {one_line(str(problem), longest)}\n")
        sys.stderr.flush()
    except (OSError, ValueError, AttributeError):
        pass  # closed, full or not there: there is nobody to tell


def one_line(text: str, longest: int = LONGEST) -> str:
    """The text without control characters, and without its middle when it is very long."""
    shown = "".join(c if c.isprintable() else " " if c in "\n\t" else "?" for c in text)
    if len(shown) > longest:
        return f"{shown[: longest // 2]} ... {shown[-longest // 2 :]}"
    return shown
