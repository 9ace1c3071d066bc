"""A word as it is typed or said, with the letters of its row lit: everybody sees that it fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len

from wordgames.engines.skeeter import spots
from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from wordgames.ui.look import Look


class WordLine(Drawing):
    """Shows ``r A B b i T``: the row's letters as small cards, and a remark at the right."""

    DEFAULT_CSS = "WordLine { height: 1; }"

    def __init__(self, *, centred: bool = False) -> None:
        super().__init__()
        self._word = ""
        self._row: tuple[str, ...] = ()
        self._before = ""
        self._remark = ""
        self._good = False
        self._centred = centred

    @property
    def word(self) -> str:
        return self._word

    def show(
        self,
        word: str,
        row: Sequence[str] = (),
        remark: str = "",
        *,
        before: str = "",
        good: bool = False,
    ) -> None:
        """Show a word of that row; ``before`` stands in front, a good remark looks good."""
        shown = (self._word, self._row, self._before, self._remark, self._good)
        if (word, tuple(row), before, remark, good) != shown:
            self._word, self._row, self._before = word, tuple(row), before
            self._remark, self._good = remark, good
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        found = set(spots(self._word, self._row))
        remark = shortened(self._remark, canvas.width // 2)
        spare = canvas.width - cell_len(self._before) - cell_len(remark) - 6
        step = next((step for step in (3, 2) if step * len(self._word) <= spare), 1)
        x = 1
        if self._centred:
            across = cell_len(self._before) + step * len(self._word) + cell_len(remark) + 4
            x = max(1, (canvas.width - across) // 2)
        if self._before:
            before = shortened(self._before, canvas.width - x - 1 - step * len(self._word))
            x = canvas.put(x, 0, before, look.strong) + 2
        for at, letter in enumerate(self._word):
            bright = at in found
            cell = letter if bright else letter.lower()
            canvas.put(
                x, 0, cell.center(step) if step > 2 else cell, look.card if bright else look.ink
            )
            x += step
        style = look.good if self._good else look.faint
        if self._centred:
            canvas.put(x + 1, 0, remark, style)
        else:
            canvas.right(canvas.width - 1, 0, remark, style)
