"""Where the words are called."""

from __future__ import annotations

from collections.abc import Callable

from textual.widgets import Input

from wordgames.ui.widgets.wordbox import WordBox, folded


class CallBox(WordBox):
    """A word box that tells of every change, so that the cubes in use can be dimmed, and that can
    be filled from outside: by a click on a cube, or with what stood there before a pause.
    """

    def __init__(self, live: Callable[[str], str], changed: Callable[[str], None]) -> None:
        super().__init__(live)
        self._changed = changed

    def on_input_changed(self, event: Input.Changed) -> None:
        self._changed(folded(event.value))

    def insert(self, letter: str) -> None:
        """Type this letter."""
        if self.is_open:
            self.query_one(Input).insert_text_at_cursor(letter)

    def put(self, word: str) -> None:
        """Let this word stand there, and nothing else."""
        field = self.query_one(Input)
        field.value = word
        field.cursor_position = len(word)
