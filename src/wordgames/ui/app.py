"""The door to the app: checks the terminal first, and imports Textual only when it can be used."""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING

from wordgames.complaints import complain
from wordgames.ui import terminal

if TYPE_CHECKING:
    from wordgames.setups.game import Setup
    from wordgames.store import Store
    from wordgames.ui.program import WordGames


def open_app(
    setup: Setup | None = None, seed: int | None = None, *, ascii_only: bool | None = None
) -> int:
    """Open the app, straight at the table when there is a set-up, and return its exit status.

    ``seed`` decides the chance of that game; ``ascii_only`` draws with plain signs (by default
    when the terminal's encoding has no others).
    """
    problem = terminal.unusable(
        os.environ,
        reads=sys.stdin.isatty(),
        writes=sys.stdout.isatty(),
        draws=sys.stderr.isatty(),
    )
    if problem is not None:
        complain(problem)
        if sys.stdout.isatty() and not sys.stderr.isatty():
            sys.stdout.write(f"wordgames: {problem}\n")
        return 1
    from wordgames.ui.leaving import end_at_last

    terminal.prepare(os.environ)
    if ascii_only is None and not terminal.speaks_unicode():
        ascii_only = True
    fault: BaseException | str | None = None
    program: WordGames | None = None
    try:
        from wordgames.ui.keyboard import tolerate_noise
        from wordgames.ui.program import WordGames

        tolerate_noise()
        program = WordGames(setup=setup, seed=seed, open_store=_open_store, ascii_only=ascii_only)
        fault = _run(program)
    except Exception as unforeseen:  # noqa: BLE001 - the last resort
        fault = unforeseen
    if fault is not None and (program is None or not program.has_been_seen):
        asked = terminal.refused(os.environ, fault)
        if asked is not None:
            complain(asked)
            return 1
    status = _leave(program, fault)
    end_at_last(status)
    return status


def _run(program: WordGames) -> BaseException | str | None:
    """Run the app to its end; answers the fault that ended it, if one did.

    The loop is ours because that of ``asyncio.run`` waits at the end for all work beside the
    screen, however long that takes.
    """
    import asyncio

    from wordgames.ui.leaving import Departure, Terminal

    before = Terminal()
    loop = asyncio.new_event_loop()
    departure = Departure(program.end, program.close_store, before)
    program.hang_up = departure.told

    def a_thread_failed(failed: threading.ExceptHookArgs) -> None:
        if not departure.thread_failed(failed):
            program.note(failed.exc_value or failed.exc_type.__name__)

    threading.excepthook = a_thread_failed
    try:
        with departure.heeding_signals():
            try:
                program.run(loop=loop)
            except Exception:
                if program.has_been_seen:
                    before.leave_screen()
                raise
            finally:
                before.give_back()
                loop.close()
    finally:
        program.close_store()
    return program.fault


def _leave(program: WordGames | None, fault: BaseException | str | None) -> int:
    """Tell what could not be saved and what went wrong; answers the exit status."""
    from wordgames.ui.leaving import HANGUP, forget_terminal

    status = 0 if program is None else program.return_code or 0
    if status == HANGUP:
        forget_terminal()
    unsaved = None if program is None else program.rescue()
    if fault is not None:
        from wordgames.faults import SAFE, tell

        return tell(fault, SAFE if unsaved is None else str(unsaved))
    if unsaved is not None:
        from wordgames.faults import LONGEST_LINE

        complain(unsaved, longest=LONGEST_LINE)
        return status or 1
    return status


def _open_store() -> Store:
    from wordgames.store import Store

    return Store()
