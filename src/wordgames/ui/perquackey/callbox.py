"""Where the words are called."""

from __future__ import annotations

from textual.widgets import Input

from wordgames.ui.widgets.wordbox import WordBox


class CallBox(WordBox):
    """A word box that can be filled from outside: by a click on a cube, or with what stood there
    before a pause.
    """

    def on_mount(self) -> None:
        # What is put back after a pause must not be marked, or the next letter would replace it.
        self.query_one(Input).select_on_focus = False

    def insert(self, letter: str) -> None:
        """Type this letter."""
        if self.is_open:
            self.query_one(Input).insert_text_at_cursor(letter)

    def put(self, word: str) -> None:
        """Let this word stand there, and nothing else."""
        field = self.query_one(Input)
        field.value = word
        field.cursor_position = len(word)
