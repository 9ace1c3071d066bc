"""The cubes of a throw, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.style import Style
from textual.message import Message

from wordgames.ui import font
from wordgames.ui.canvas import ACROSS, Canvas, Drawing

if TYPE_CHECKING:
    from textual.events import Click

    from wordgames.ui.look import Look


@dataclass(frozen=True, slots=True)
class Cube:
    """A cube as it lies there; an empty letter is a cube that cannot be read."""

    letter: str
    red: bool = False


@dataclass(frozen=True, slots=True)
class CubeSize:
    """How large a cube is drawn, in cells; the letter may take several lines."""

    width: int
    height: int
    gap: int


LARGE = CubeSize(9, 5, 1)
CLOSE = CubeSize(9, 5, 0)
BARE = CubeSize(7, 4, 1)
TIGHT = CubeSize(5, 4, 1)
FLAT = CubeSize(4, 1, 0)

RED_INK = "#a3161c"

TUMBLE: Final = 0.07
"""Seconds between two faces of a tumbling cube."""


class Tray(Drawing):
    """Red cubes have a double frame, or a double line below, so that no colour is needed to tell
    them. Cubes that a half-typed word uses are dimmed: they lose their face, their letter shrinks.
    """

    class Picked(Message):
        """A cube was clicked: as good as typing its letter."""

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    def __init__(self, widget_id: str | None = None) -> None:
        super().__init__(id=widget_id)
        self._cubes: tuple[Cube, ...] = ()
        self._word = ""
        self._places: list[tuple[int, int]] = []
        self._frames: list[tuple[Cube, ...]] = []
        self._landed: Callable[[], object] = bool

    @property
    def tumbling(self) -> bool:
        """Whether the cubes are still in motion."""
        return bool(self._frames)

    def tumble(self, frames: Sequence[Sequence[Cube]], landed: Callable[[], object]) -> None:
        """Show these, one after the other, and call ``landed`` after the last."""
        self._frames = [tuple(frame) for frame in frames]
        self._landed = landed
        self._turn_over()

    def stop(self) -> None:
        """Lie still now; nobody is told."""
        self._frames = []

    def _turn_over(self) -> None:
        if not self._frames:
            return
        self.show(self._frames.pop(0))
        self.set_timer(TUMBLE, self._turn_over if self._frames else self._landed)

    @property
    def cubes(self) -> tuple[Cube, ...]:
        return self._cubes

    def show(self, cubes: Sequence[Cube], word: str = "") -> None:
        """Lay these cubes and dim those that the word uses."""
        if (tuple(cubes), word) != (self._cubes, self._word):
            self._cubes, self._word = tuple(cubes), word
            self.refresh()

    def used(self) -> frozenset[int]:
        """Which cubes the word uses: for each letter the first that shows it and is free."""
        taken: set[int] = set()
        for letter in self._word:
            free = (
                n for n, cube in enumerate(self._cubes) if cube.letter == letter and n not in taken
            )
            if (place := next(free, None)) is not None:
                taken.add(place)
        return frozenset(taken)

    def size_for(self, width: int, height: int) -> CubeSize:
        """The largest size in which the cubes stand side by side."""
        count = max(1, len(self._cubes))
        for size in (LARGE, CLOSE, BARE, TIGHT):
            across = count * (size.width + size.gap) - size.gap
            if height >= size.height and across <= width:
                return size
        return FLAT

    def paint(self, canvas: Canvas, look: Look) -> None:
        size = self.size_for(canvas.width, canvas.height)
        across = len(self._cubes) * (size.width + size.gap) - size.gap
        x = max(0, (canvas.width - across) // 2)
        y = max(0, (canvas.height - size.height) // 2)
        used = self.used()
        self._places = []
        for number, cube in enumerate(self._cubes):
            self._places.append((x, x + size.width))
            if size is FLAT:
                _paint_flat(canvas, look, x, y, cube, dim=number in used)
            else:
                _paint_cube(canvas, look, x, y, cube, size, dim=number in used)
            x += size.width + size.gap

    def on_click(self, event: Click) -> None:
        for number, (start, end) in enumerate(self._places):
            if start <= event.x < end and self._cubes[number].letter:
                self.post_message(self.Picked(self._cubes[number].letter))


def _paint_flat(canvas: Canvas, look: Look, x: int, y: int, cube: Cube, *, dim: bool) -> None:
    """``[A]`` is black, ``{S}`` is red; a used one has lost its brackets."""
    left, right = "{}" if cube.red else "[]"
    face = cube.letter or "?"
    if dim:
        canvas.put(x, y, f" {face.lower()} ", look.faint)
    else:
        canvas.put(x, y, f"{left}{face}{right}", _face(look, cube))


def _paint_cube(
    canvas: Canvas, look: Look, x: int, y: int, cube: Cube, size: CubeSize, *, dim: bool
) -> None:
    glyphs = look.glyphs
    face = look.faint if dim else _face(look, cube)
    if not cube.letter:
        frame = glyphs.double if cube.red else glyphs.thin
        canvas.fill(x, y, size.width, size.height, look.card_back, glyphs.back)
        canvas.box(x, y, size.width, size.height, frame, look.card_back)
        return
    framed = size.height >= LARGE.height or not glyphs.pixels
    if not dim:
        canvas.fill(x, y, size.width, size.height, face)
    if framed:
        edge = look.faint if dim else face if cube.red else look.card_edge
        frame = glyphs.double if cube.red else glyphs.thin
        canvas.box(x, y, size.width, size.height, frame, edge)
    elif cube.red:
        canvas.put(x, y + size.height - 1, glyphs.double[ACROSS] * size.width, face)
    if dim or not glyphs.pixels:
        letter = cube.letter.lower() if dim else cube.letter
        canvas.put(x + size.width // 2, y + (2 if size.height >= LARGE.height else 1), letter, face)
        return
    rows = font.half_blocks(cube.letter) if framed else _lowered(cube.letter)
    for row, line in enumerate(rows):
        canvas.put(x + (size.width - font.SIDE) // 2, y + row + (1 if framed else 0), line, face)


def _lowered(letter: str) -> list[str]:
    """Half blocks that begin half a line lower: the middle of a cube without a frame."""
    rows = ["0" * font.SIDE, *font.pixels(letter)]
    signs = {"00": " ", "10": "▀", "01": "▄", "11": "█"}
    return [
        "".join(signs[up + down] for up, down in zip(*rows[y : y + 2], strict=True))
        for y in (0, 2, 4)
    ]


def _face(look: Look, cube: Cube) -> Style:
    """A red cube has red letters where there are colours."""
    if cube.red and look.card.color is not None:
        return look.card + Style(color=RED_INK)
    return look.card
