"""A program on a pseudo-terminal, seen from outside: what it paints, and when."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from types import TracebackType
from typing import Self

from bench.process import clean_environment

PATIENCE = 20.0
"""Seconds to wait for something that should be there at once."""

ESCAPES = re.compile(
    rb"\x1b(?:\[[0-?]*[ -/]*[@-~]"  # control sequences: colours, places, modes
    rb"|\][^\x07\x1b]*(?:\x07|\x1b\\)"  # commands to the operating system: the title
    rb"|P[^\x1b]*\x1b\\|[@-_=>])"
)
PRIVATE = re.compile(rb"\x1b\[[<-?][0-?]*[ -/]*[a-zA-Z]")
"""Modes and questions of the terminal, which pyte would partly take for text."""


class Terminal:
    """Runs a command in a terminal of that size until the block ends.

    ``begun`` and all times answered are those of ``time.perf_counter``.
    """

    def __init__(
        self,
        *arguments: str,
        columns: int = 80,
        rows: int = 24,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        usual = {**clean_environment(), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        for name in ("NO_COLOR", "COLUMNS", "LINES", "TERM_PROGRAM"):
            usual.pop(name, None)
        self.columns, self.rows = columns, rows
        self.raw = b""
        self.begun = perf_counter()
        self._process = subprocess.Popen(
            arguments,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=usual | dict(environment or {}),
            start_new_session=True,
            preexec_fn=_take_the_terminal,  # noqa: PLW1509 - one thread here
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._master)

    def press(self, keys: str) -> float:
        """Send the keys; answers when."""
        at = perf_counter()
        os.write(self._master, keys.encode())
        return at

    def wait_for(self, text: str, *, since: int = 0) -> float:
        """When the output after its first ``since`` bytes had that text in it (escape sequences
        left out).
        """
        wanted = text.encode()
        return self.wait(lambda raw: wanted in ESCAPES.sub(b"", raw[since:]), text)

    def wait(self, seen: Callable[[bytes], bool], what: str = "its output") -> float:
        """When ``seen`` was true of all output so far."""
        at = self.begun
        while not seen(self.raw):
            at = self._read(what)
        return at

    def settle(self, quiet: float = 0.15) -> None:
        """Wait until nothing was painted for that many seconds."""
        while select.select([self._master], [], [], quiet)[0]:
            self._read("quiet")

    def screen(self) -> str:
        """What stands on the screen now, line by line."""
        import pyte

        drawn = pyte.Screen(self.columns, self.rows)
        pyte.ByteStream(drawn).feed(PRIVATE.sub(b"", self.raw))
        return "\n".join(drawn.display)

    def _read(self, what: str) -> float:
        if not select.select([self._master], [], [], PATIENCE)[0]:
            raise RuntimeError(f"waited for {what!r} in vain; the last output: {self.raw[-400:]!r}")
        try:
            self.raw += os.read(self._master, 65536)
        except OSError as problem:
            raise RuntimeError(f"ended before {what!r} was seen: {self.raw[-400:]!r}") from problem
        return perf_counter()


def _take_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
