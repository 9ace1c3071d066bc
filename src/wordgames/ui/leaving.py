"""How the program goes away: at once, saved, and with the terminal as it was, whatever happens."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

if sys.platform != "win32":
    import termios

if TYPE_CHECKING:
    from textual.driver import Driver

HANGED_UP: Final = 0.6
"""Seconds after which a program that was told to go ends whatever it still does."""

LAST_WRITES: Final = 0.2
"""Seconds that are left then for what is not on disk yet."""

HANGUP: Final = 128 + 1
"""The exit status of a program whose terminal has gone away."""

LAST_WORK: Final = 0.5
"""Seconds that work beside the screen gets at the end."""

SIGNALS: Final = ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT")

MAIN_SCREEN: Final = (
    "\x1b[?2004l\x1b[?7h\x1b[?2048l\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l"
    "\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?1004l\x1b[0m"
)
"""No bracketed paste, wrapped lines, no mouse, plain keys, the first screen, a cursor."""


class Terminal:
    """The terminal as it was before the app, to be given back by whoever still can."""

    def __init__(self) -> None:
        self._attributes: list[Any] | None = None
        if sys.platform != "win32":
            with suppress(OSError, ValueError, termios.error):
                self._attributes = termios.tcgetattr(sys.stdin.fileno())

    def give_back(self) -> None:
        """Restore how it takes keys; harmless where that has been done."""
        if sys.platform != "win32" and self._attributes is not None:
            with suppress(OSError, ValueError, termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, self._attributes)

    def leave_screen(self) -> None:
        """Leave the second screen and its modes, without waiting for a terminal that hangs."""
        if sys.platform == "win32":
            return
        with suppress(OSError, ValueError):
            name = os.ttyname(sys.stdin.fileno())
            own = os.open(name, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
            try:
                os.write(own, MAIN_SCREEN.encode())
            finally:
                os.close(own)


def forget_terminal() -> None:
    """Where the terminal has gone away, what waits to be written must not fail when Python ends."""
    if os.isatty(2):
        return
    with suppress(OSError):
        nothing = os.open(os.devnull, os.O_WRONLY)
        for number in (1, 2):
            os.dup2(nothing, number)
        os.close(nothing)


def end_at_last(status: int) -> None:
    """Let work beside the screen come to its end, settings that are being written above all; but
    end the process when it does not: Python would wait for it as long as it takes.
    """
    end = monotonic() + LAST_WORK
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join(max(0, end - monotonic()))
            if thread.is_alive():
                with suppress(OSError, ValueError):
                    sys.stdout.flush()
                    sys.stderr.flush()
                os._exit(status)


class Departure:
    """Ends the app within a second of being told to.

    It is asked to ``end`` with an exit status; when it hangs, ``save`` brings to the disk what can
    be in so many seconds, and the process ends. ``told`` with a status may be called by anybody,
    the handler of a signal included, and more than once.
    """

    def __init__(
        self, end: Callable[[int], object], save: Callable[[float], object], terminal: Terminal
    ) -> None:
        self._end, self._save, self._terminal = end, save, terminal
        self._told = False

    def told(self, status: int) -> None:
        if self._told:
            return
        self._told = True
        timer = threading.Timer(HANGED_UP, self._go, (status,))
        timer.daemon = True
        timer.start()
        self._end(status)

    def thread_failed(self, failed: threading.ExceptHookArgs) -> bool:
        """Whether a thread has ended because the terminal is gone, as if nobody had said so."""
        mine = failed.thread is not None and failed.thread.name.startswith("textual-")
        if mine and issubclass(failed.exc_type, OSError):
            self.told(HANGUP)
            return True
        return False

    @contextmanager
    def heeding_signals(self) -> Generator[None, None, None]:
        """Depart when a signal says so.

        The handlers are Python's own and not those of the event loop, which never looks at them
        while it waits for a terminal that takes no more output.
        """
        heeded = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
        before = [(n, signal.signal(n, lambda n, _: self.told(128 + n))) for n in heeded]
        try:
            yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)

    def _go(self, status: int) -> None:
        with suppress(Exception):
            self._save(LAST_WRITES)
        self._terminal.give_back()
        self._terminal.leave_screen()
        os._exit(status)


def come_back_whole(driver: Driver, later: Callable[[Callable[[], None]], object]) -> None:
    """Take the terminal anew when a process that was stopped without a word goes on.

    Textual opens it a second time then, so that two threads read the keys and the terminal is
    given back as a program leaves it, not as it was. ``later`` runs on the event loop.
    """
    if sys.platform == "win32" or not driver.can_suspend:
        return
    textuals = signal.getsignal(signal.SIGCONT)

    def take_anew() -> None:
        driver.suspend_application_mode()
        driver.resume_application_mode()

    def go_on(number: int, frame: Any) -> None:
        if getattr(driver, "_must_signal_resume", False):
            if callable(textuals):
                textuals(number, frame)
        else:
            later(take_anew)

    signal.signal(signal.SIGCONT, go_on)
