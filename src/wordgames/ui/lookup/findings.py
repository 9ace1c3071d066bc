"""What a look-up has found, drawn: a meaning, a list of words, or the rulings of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.lookup import sentences

if TYPE_CHECKING:
    from wordgames.lexicon.lookup import Answer
    from wordgames.ui.look import Look
    from wordgames.ui.lookup.rulings import Ruled

PART_WIDTH = 12
"""Cells that the part of speech takes."""


class Findings(Drawing):
    """Shows one thing at a time; what does not fit is counted."""

    def __init__(self) -> None:
        super().__init__()
        self._painter: Callable[[Canvas, Look], None] | None = None

    def show_nothing(self) -> None:
        self._painter = None
        self.refresh()

    def show_answer(self, answer: Answer, near: Sequence[str], *, may_suggest: bool) -> None:
        """Meanings with their source, what was perhaps meant, and the neighbours in the list."""
        self._painter = lambda canvas, look: _answer(canvas, look, answer, near, may_suggest)
        self.refresh()

    def show_words(self, words: Sequence[str]) -> None:
        """Words in columns, in the order given."""
        self._painter = lambda canvas, look: _words(canvas, look, words)
        self.refresh()

    def show_rulings(self, ruled: Sequence[Ruled]) -> None:
        """What was decided on words in this game."""
        self._painter = lambda canvas, look: _rulings(canvas, look, ruled)
        self.refresh()

    def show_examples(self) -> None:
        """What can be looked up, and how it is written."""
        self._painter = _examples
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        if self._painter is not None:
            self._painter(canvas, look)


def _examples(canvas: Canvas, look: Look) -> None:
    y = 0
    for typed, told in sentences.EXAMPLES:
        canvas.put(1, y, typed, look.strong)
        for line in wrap(told, max(20, canvas.width - PART_WIDTH - 3)):
            canvas.put(1 + PART_WIDTH, y, line, look.faint)
            y += 1


def _answer(
    canvas: Canvas, look: Look, answer: Answer, near: Sequence[str], may_suggest: bool
) -> None:
    y = 0
    below = (answer.second_opinion, may_suggest and answer.suggestions, near)
    last = canvas.height - sum(map(bool, below)) - 1
    for entry in answer.entries:
        if y >= last:
            break
        canvas.put(1, y, entry.word, look.strong)
        canvas.right(canvas.width - 1, y, entry.source, look.faint)
        y += 1
        for sense in entry.senses:
            lines = wrap(sense.text, max(20, canvas.width - PART_WIDTH - 3))
            if y + len(lines) > last:
                break
            canvas.put(1, y, shortened(sense.part, PART_WIDTH - 1), look.faint)
            for line in lines:
                canvas.put(1 + PART_WIDTH, y, line, look.ink)
                y += 1
    if not answer.entries and answer.verdict.valid:
        canvas.put(1, y, sentences.NO_MEANING, look.faint)
        y += 1
    y += bool(y)
    if answer.second_opinion:
        canvas.put(1, y, sentences.SECOND_OPINION, look.accent)
        y += 1
    if may_suggest and answer.suggestions:
        _line(canvas, look, y, "meant?", answer.suggestions)
        y += 1
    if near:
        _line(canvas, look, y, "near it", near)


def _line(canvas: Canvas, look: Look, y: int, title: str, words: Sequence[str]) -> None:
    canvas.put(1, y, title, look.faint)
    canvas.put(
        1 + PART_WIDTH, y, shortened("  ".join(words), canvas.width - PART_WIDTH - 2), look.ink
    )


def _words(canvas: Canvas, look: Look, words: Sequence[str]) -> None:
    if not words:
        return
    step = max(map(len, words)) + 2
    columns = max(1, (canvas.width - 2) // step)
    room = columns * canvas.height
    fits = words if len(words) <= room else words[: room - columns]
    for place, word in enumerate(fits):
        canvas.put(1 + place % columns * step, place // columns, word, look.ink)
    if len(fits) < len(words):
        more = f"and {len(words) - len(fits):,} more"
        canvas.put(1, canvas.height - 1, more, look.faint)


def _rulings(canvas: Canvas, look: Look, ruled: Sequence[Ruled]) -> None:
    if not ruled:
        return
    canvas.put(1, 0, sentences.RULED, look.strong)
    for y, each in enumerate(ruled[: canvas.height - 1], 1):
        x = canvas.put(1, y, each.word, look.good if each.good else look.bad)
        canvas.put(max(x + 2, 20), y, each.how, look.faint)
