"""The door to the app: checks the terminal first, and imports Textual only when it can be used."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from wordgames.ui import terminal

if TYPE_CHECKING:
    from wordgames.setups.game import Setup
    from wordgames.store import Store


def open_app(
    setup: Setup | None = None, seed: int | None = None, *, ascii_only: bool | None = None
) -> int:
    """Open the app, straight at the table when there is a set-up, and return its exit status.

    ``seed`` decides the chance of that game; ``ascii_only`` draws with plain signs (by default
    when the terminal's encoding has no others).
    """
    problem = terminal.unusable(os.environ, reads=sys.stdin.isatty(), writes=sys.stdout.isatty())
    if problem is not None:
        sys.stderr.write(f"wordgames: {problem}\n")
        return 1
    terminal.prepare(os.environ)
    from wordgames.ui.keyboard import tolerate_noise
    from wordgames.ui.program import WordGames

    tolerate_noise()
    if ascii_only is None and not terminal.speaks_unicode():
        ascii_only = True
    program = WordGames(setup=setup, seed=seed, open_store=_open_store, ascii_only=ascii_only)
    try:
        program.run()
    finally:
        program.close_store()
    return program.return_code or 0


def _open_store() -> Store:
    from wordgames.store import Store

    return Store()
