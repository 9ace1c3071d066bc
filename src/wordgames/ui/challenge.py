"""A word is doubted: who doubts it, a moment of suspense, and what it costs whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar, Final

from wordgames.ui.box import Box, paint_own_keys
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, Command, pressed_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from textual.events import Key
    from textual.widget import Widget

    from wordgames.game import Player
    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting

BEAT: Final = 0.45
"""Seconds between two dots of suspense."""
BEATS: Final = 3

ROOM: Final = 4
"""Lines for what came out."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """The word in question. ``stake`` is what it is worth, in words: "24 points"."""

    owner: Player
    word: str
    cards: tuple[str, ...] = ()
    stake: str = ""


@dataclass(frozen=True, slots=True)
class Reveal:
    """What came out: whether the word is good, and lines that say what moves where."""

    good: bool
    headline: str
    lines: tuple[str, ...] = ()


class ChallengePage(Box["Reveal | None"]):
    """Lies over a public table; never push it over a hand.

    One of ``challengers`` presses the own key, then ``settle`` is called with that player: it
    submits the challenge to the match and returns what came out, which is shown after the suspense
    (at once with reduced motion); None when the rules have refused it. The page is dismissed with
    the reveal, or with None when nobody doubts the word after all (Esc).
    """

    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("challenge.back", "escape", "back", "Let the word stand", "let it stand"),
        Command("challenge.go-on", "enter,escape", "go_on", "Go on", "go on", "Enter"),
    )
    DEFAULT_CSS = "ChallengePage _Doubting { width: 60; height: 13; background: $surface; }"

    def __init__(
        self,
        sitting: Sitting,
        doubt: Doubt,
        challengers: tuple[Player, ...],
        settle: Callable[[Player], Reveal | None],
        *,
        suspense: bool = True,
    ) -> None:
        super().__init__(sitting)
        self._challengers = challengers
        self._settle = settle
        self._suspense = suspense
        self._reveal: Reveal | None = None
        self._shown = False
        self._drawing = _Doubting(sitting, doubt, challengers)

    def content(self) -> Iterator[Widget]:
        yield self._drawing

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        return {"back": self._reveal is None, "go_on": self._shown}.get(action, True)

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        player = None if key is None else self.sitting.owner(key)
        if self._reveal is None and player is not None and player in self._challengers:
            event.stop()
            self._begin(player)

    def action_own_key(self, player: Player) -> None:
        if self._reveal is None and player in self._challengers:
            self._begin(player)

    def action_back(self) -> None:
        self.dismiss(None)

    def action_go_on(self) -> None:
        self.dismiss(self._reveal)

    def _begin(self, player: Player) -> None:
        self._reveal = self._settle(player)
        if self._reveal is None:
            self.dismiss(None)
            return
        self._drawing.wait(player)
        self.refresh_keys()
        still = not self._suspense or self.app.animation_level == "none"
        if still:
            self._show()
        else:
            for beat in range(1, BEATS):
                self.set_timer(beat * BEAT, self._drawing.another_dot)
            self.set_timer(BEATS * BEAT, self._show)

    def _show(self) -> None:
        assert self._reveal is not None  # noqa: S101 - set before the suspense began
        self._shown = True
        self._drawing.reveal(self._reveal)
        self.refresh_keys()


class _Doubting(Drawing):
    def __init__(self, sitting: Sitting, doubt: Doubt, challengers: tuple[Player, ...]) -> None:
        super().__init__()
        self._sitting = sitting
        self._doubt = doubt
        self._challengers = challengers
        self._challenger: Player | None = None
        self._dots = 0
        self._reveal: Reveal | None = None

    def wait(self, challenger: Player) -> None:
        self._challenger = challenger
        self._dots = 1
        self.refresh()

    def another_dot(self) -> None:
        self._dots += 1
        self.refresh()

    def reveal(self, reveal: Reveal) -> None:
        self._reveal = reveal
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        doubt, width = self._doubt, canvas.width
        canvas.box(0, 0, width, canvas.height, look.glyphs.heavy, look.accent, "Challenge")
        owner = shortened(self._sitting.name(doubt.owner), 20)
        canvas.centre(2, f"{owner}'s word", look.ink)
        word = " ".join(doubt.cards) if doubt.cards else doubt.word
        canvas.centre(4, f"  {word}  ", look.card)
        under = doubt.word if doubt.cards else ""
        canvas.centre(5, "   ".join(part for part in (under, doubt.stake) if part), look.faint)
        if self._reveal is not None:
            self._paint_reveal(canvas, look, self._reveal)
        elif self._challenger is not None:
            name = shortened(self._sitting.name(self._challenger), 20)
            canvas.centre(7, f"{name} doubts it" + " ." * self._dots, look.strong)
        else:
            canvas.centre(7, "Who doubts it? Press your own key.", look.ink)
            seats = self._sitting.seats
            paint_own_keys(
                canvas,
                self._sitting,
                self._challengers,
                9,
                lambda player: look.chip(seats[player].colour),
            )
            canvas.centre(11, "Esc lets it stand", look.faint, "screen.back")

    def _paint_reveal(self, canvas: Canvas, look: Look, reveal: Reveal) -> None:
        width = canvas.width - 4
        told = [(reveal.headline, look.good if reveal.good else look.bad)]
        told += [(line, look.ink) for line in reveal.lines]
        rows = [(part, style) for line, style in told for part in wrap(line, width)]
        if len(rows) > ROOM:
            rows = [(shortened(line, width), style) for line, style in told][:ROOM]
        for row, (line, style) in enumerate(rows):
            canvas.centre(7 + row, line, style)
        canvas.centre(11, "Enter goes on", look.faint, "screen.go_on")
