"""An app that goes away as it is told, and says what ended it when nobody told it to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console
from textual.app import App
from textual.worker import WorkerFailed

from wordgames.ui.leaving import HANGUP, come_back_whole

if TYPE_CHECKING:
    from rich.console import RenderableType


class DepartingApp(App[None]):
    """What fails beside the app is noted; what ends it is kept for whoever runs it to tell."""

    def __init__(self, *, ansi_color: bool | None = None) -> None:
        super().__init__(ansi_color=ansi_color)
        self._event_loop: asyncio.AbstractEventLoop | None = None
        self._end_with: int | None = None
        self.hang_up: Callable[[int], object] = self.end
        """Leave with that exit status because the terminal has gone away."""
        self._panicked = ""
        self.has_been_seen = False
        """Whether the terminal has been opened."""

    def say(self, text: str) -> None:
        """Say something about files: toasts are for saves and exports, never for rules."""
        self.notify(text, markup=False, severity="warning")

    def seen_at_last(self) -> None:
        """The terminal has been opened: leave if that was told meanwhile, and heed what comes."""
        self.has_been_seen = True
        self._event_loop = asyncio.get_running_loop()
        self._leave_as_told()
        if self._driver is not None and not self.is_headless:
            come_back_whole(self._driver, self._event_loop.call_soon_threadsafe)
            self._event_loop.set_exception_handler(self._note)

    def note(self, problem: BaseException | str) -> None:
        """Something failed that the app can do without: a report, and a word about it."""
        from wordgames.faults import noted

        line = noted(problem)
        with suppress(RuntimeError):  # the app is about to end
            self.call_later(self.say, line)

    def _note(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.note(context.get("exception") or str(context.get("message")))

    @property
    def fault(self) -> BaseException | str | None:
        """What nobody foresaw and ended the app, if something did; else its text."""
        problem: BaseException | None = self._exception
        while isinstance(problem, WorkerFailed):
            problem = problem.error
        return problem or self._panicked or None

    def end(self, status: int) -> None:
        """Leave with that exit status; may be called by whoever interrupts the app."""
        self._end_with = status
        if self._event_loop is not None:
            with suppress(RuntimeError):  # it is over already
                self._event_loop.call_soon_threadsafe(self._leave_as_told)

    def _leave_as_told(self) -> None:
        if self._end_with is not None:
            self.exit(return_code=self._end_with)

    def panic(self, *renderables: RenderableType) -> None:
        """What ends the app is told in one line by who runs it, and in full in the report."""
        if any(map(_is_a_terminal_gone, renderables)):
            self.hang_up(HANGUP)
            return
        text = StringIO()
        Console(file=text, width=100, no_color=True).print(*renderables)
        self._panicked += text.getvalue() or "unknown"
        self._close_messages_no_wait()

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()


def _is_a_terminal_gone(panic: RenderableType) -> bool:
    """Whether Textual could not read the keys any more."""
    from rich.traceback import Traceback  # brings pygments, which costs at start

    stacks = panic.trace.stacks if isinstance(panic, Traceback) else []
    return bool(stacks) and stacks[0].exc_type == "OSError"
