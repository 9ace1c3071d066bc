"""A terminal window with the program in it: keys, signals, and whether it was given back."""

from __future__ import annotations

import os
import signal
import sys
import termios
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import wordgames
from bench.terminal import Terminal
from wordgames.store import Store

APP = (sys.executable, "-m", "wordgames")
SOURCE = str(Path(wordgames.__file__).parents[1])
CALM = {"TEXTUAL_ANIMATIONS": "none", "PYTHONPATH": SOURCE}
"""No motion; and the program that these tests have imported, whichever is installed."""

DEAL = ("play", "pdq", "--players", "Ann, Bob", "--seed", "3")
"""A race between two."""

MODES = {
    "1049": "the second screen",
    "1000": "the mouse",
    "1002": "the mouse's moves with a button",
    "1003": "the mouse's moves",
    "1006": "the mouse's long numbers",
    "1015": "the mouse's other numbers",
    "1016": "the mouse's pixels",
    "1004": "the focus",
    "2004": "pasting in brackets",
    "2048": "the size told in the input",
}
"""What the program may switch on and has to switch off."""

KEYS_BEGIN, KEYS_END = b"\x1b[>", b"\x1b[<u"
"""Kitty's way of telling keys, which nests."""

TRIES = 3


class Window(Terminal):
    """A terminal window in which the program runs.

    ``program`` is the command; by default the program as anybody starts it.
    """

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        columns: int = 80,
        rows: int = 24,
        environment: Mapping[str, str] | None = None,
        program: tuple[str, ...] = APP,
    ) -> None:
        self.folder = folder / "data"
        super().__init__(
            *program,
            "--data",
            str(self.folder),
            *arguments,
            columns=columns,
            rows=rows,
            environment={**CALM, **(environment or {})},
        )
        self.before = self.attributes()

    def attributes(self) -> list[object]:
        return termios.tcgetattr(self._master)

    def enter(self, keys: str, text: str) -> None:
        """Press keys and wait until a text has been painted after that."""
        since = len(self.raw)
        self.press(keys)
        self.wait_for(text, since=since)

    def deal(self) -> None:
        """The first row of ``DEAL``; then the table is a game under way."""
        self.wait_for("Space deals the first row")
        assert self.attributes() != self.before
        self.enter(" ", "READY")

    def signal(self, number: int) -> None:
        os.kill(self._process.pid, number)

    def gone(self) -> tuple[int, float]:
        """Wait until the program has ended: its status, and the seconds that took."""
        begun = time.perf_counter()
        while self._process.poll() is None:
            try:
                self._read("the end")
            except RuntimeError:
                break
        return self._process.wait(10), time.perf_counter() - begun

    def gone_unread(self) -> tuple[int, float]:
        """The same while nobody takes what the program writes."""
        begun = time.perf_counter()
        return self._process.wait(10), time.perf_counter() - begun

    def go_away(self) -> None:
        """Close the window."""
        os.close(self._master)
        self._master = os.open(os.devnull, os.O_RDONLY)

    def is_stopped(self) -> bool:
        """Whether the program has been stopped and not told to go on."""
        about = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8")
        return about.rpartition(")")[2].split()[0] == "T"

    def rest(self) -> str:
        """Everything that was written, the last of it too."""
        with suppress(RuntimeError):
            self.settle(0.05)
        return self.raw.decode(errors="replace")

    def assert_given_back(self) -> None:
        """The terminal takes keys as before, and every mode that was begun has been ended."""
        assert self.attributes() == self.before
        self.rest()
        for mode, what in MODES.items():
            begun, ended = (f"\x1b[?{mode}{end}".encode() for end in "hl")
            assert self.raw.rfind(ended) >= self.raw.rfind(begun), f"{what} stays"
        for mode, what in (("25", "the cursor is hidden"), ("7", "lines are cut")):
            ended, begun = (f"\x1b[?{mode}{end}".encode() for end in "hl")
            assert self.raw.rfind(ended) >= self.raw.rfind(begun), f"{what} still"
        keys = self.raw.count(KEYS_BEGIN), self.raw.count(KEYS_END)
        assert keys[0] == keys[1], "keys are told in another way"

    def lines_after(self) -> list[str]:
        """The lines that stand on the terminal after the program, where it is over."""
        text = self.rest()
        after = text[text.rindex("\x1b[?1049l") :] if "\x1b[?1049l" in text else text
        bare = "".join(part.partition("\x1b")[0] for part in _cut(after))
        return [line for line in bare.splitlines() if line]


def saved_moves(folder: Path) -> list[str]:
    """What was done in the one game that is saved there, move by move; nothing if there is none."""
    store = Store(folder, writing=False)
    moves: list[str] = []
    if rows := store.unfinished():
        (row,) = rows
        assert list(row.players) == ["Ann", "Bob"]
        moves = [type(getattr(e, "action", e)).__name__ for e in store.load(row.id).entries]
    store.close()
    return moves


def least_of_three(attempt: Callable[[int], float]) -> float:
    """The least time that one of up to three attempts took; the first below a second is enough.

    What is to be shown is that the program goes within a second. Other work on the machine can
    only make that longer, never shorter, so the least of a few attempts is the measurement with
    the least of it in it, and no limit has to be widened for a busy machine. Everything else
    that an attempt asserts has to hold each time.
    """
    least = float("inf")
    for number in range(TRIES):
        least = min(least, attempt(number))
        if least < 1:
            break
    return least


def _cut(text: str) -> list[str]:
    """The text between escape sequences."""
    from bench.terminal import ESCAPES

    return [part.decode(errors="replace") for part in ESCAPES.split(text.encode())]


STOPS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)
"""The signals that ask a program to end."""
