"""A word is doubted: who doubts it, a moment of suspense, and what it costs whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from textual.screen import ModalScreen

from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import key_name, pressed_key
from wordgames.ui.look import MARKS

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.events import Key

    from wordgames.game import Player
    from wordgames.ui.look import Look
    from wordgames.ui.program import WordGames
    from wordgames.ui.sitting import Sitting

BEAT: Final = 0.45
"""Seconds between two dots of suspense."""
BEATS: Final = 3


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


class ChallengePage(ModalScreen["Reveal | None"]):
    """Lies over a public table; never push it over a hand.

    One of ``challengers`` presses the own key, then ``settle`` is called with that player: it
    submits the challenge to the match and returns what came out, which is shown after the suspense
    (at once with reduced motion). The page is dismissed with the reveal, or with None when nobody
    doubts the word after all (Esc).
    """

    app: WordGames
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [("escape", "back", "Back"), ("enter", "go_on", "Go on")]
    DEFAULT_CSS = """
    ChallengePage { align: center middle; }
    ChallengePage _Doubting { width: 60; height: 13; background: $surface; }
    """

    def __init__(
        self,
        sitting: Sitting,
        doubt: Doubt,
        challengers: tuple[Player, ...],
        settle: Callable[[Player], Reveal],
        *,
        suspense: bool = True,
    ) -> None:
        super().__init__()
        self._sitting = sitting
        self._challengers = challengers
        self._settle = settle
        self._suspense = suspense
        self._reveal: Reveal | None = None
        self._shown = False
        self._drawing = _Doubting(sitting, doubt, challengers)

    def compose(self) -> ComposeResult:
        yield self._drawing

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        player = None if key is None else self._sitting.owner(key)
        if self._reveal is None and player is not None and player in self._challengers:
            event.stop()
            self._begin(player)

    def action_back(self) -> None:
        if self._reveal is None:
            self.dismiss(None)
        else:
            self.action_go_on()

    def action_go_on(self) -> None:
        if self._shown:
            self.dismiss(self._reveal)

    def _begin(self, player: Player) -> None:
        self._reveal = self._settle(player)
        self._drawing.wait(player)
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
            x = 3
            for player in self._challengers:
                seat = self._sitting.seats[player]
                key = key_name(self._sitting.own_key(player))
                text = f" {key} {MARKS[player]} {shortened(seat.name, 6)} "
                x = canvas.put(x, 9, text, look.chip(seat.colour)) + 1
            canvas.centre(11, "Esc lets it stand", look.faint)

    def _paint_reveal(self, canvas: Canvas, look: Look, reveal: Reveal) -> None:
        canvas.centre(7, reveal.headline, look.good if reveal.good else look.bad)
        for row, line in enumerate(reveal.lines[:3]):
            canvas.centre(8 + row, shortened(line, canvas.width - 4), look.ink)
        canvas.centre(11, "Enter goes on", look.faint)
