"""The end of a game: who won, how it came about, and what was remarkable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal

from wordgames.ui import font
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, LOOK_UP, Command
from wordgames.ui.look import MARKS
from wordgames.ui.page import Page
from wordgames.ui.sentences import counted, listed
from wordgames.ui.widgets.scores import Scores

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.game import Outcome, Player
    from wordgames.setups.game import Seat
    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting


class Podium(Page[None]):
    """The three best on their steps, everybody's scores over time, remarkable words.

    A game gives the last two by ``scores(sitting)`` and ``remarkable(sitting)`` in its package.
    """

    TOPIC: ClassVar[str] = "podium"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("podium.again", "a", "again", "The same players play again", "again"),
        Command("podium.change", "s", "change", "Another set-up for the same game", "set-up"),
        LOOK_UP,
        Command(
            "podium.home", "enter,escape,f10", "leave", "Back to the first page", "home", "Enter"
        ),
    )
    DEFAULT_CSS = """
    Podium _Steps { height: 10; }
    Podium #facts { height: 1fr; }
    Podium Scores { width: 2fr; height: 100%; }
    Podium Remarkable { width: 3fr; height: 100%; }
    Podium.-tall #facts { layout: vertical; }
    Podium.-tall Scores { width: 100%; height: 2fr; }
    Podium.-tall Remarkable { width: 100%; height: 1fr; }
    Podium.-low _Steps { height: 7; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        outcome = sitting.match.outcome
        assert outcome is not None  # noqa: S101 - a podium follows a finished game
        self.sitting = sitting
        self.outcome: Outcome = outcome
        self.remarkable = remarkable_lines(sitting)
        self.scores = Scores("Scores over time")

    def content(self) -> Iterator[Widget]:
        yield _Steps(self.sitting.seats, self.outcome)
        with Horizontal(id="facts"):
            yield self.scores
            yield Remarkable(self.remarkable)

    def on_mount(self) -> None:
        game = self.sitting.game.title.upper()
        minutes = -(-self.sitting.match.at // 60_000)
        self.bar.show(
            game, f"finished, {counted(minutes, 'minute')}", f"seed {self.sitting.match.seed}"
        )
        self.scores.show(self.sitting.seats, score_series(self.sitting))

    def action_again(self) -> None:
        """A new game from the set-up alone: nothing of the old one is taken along."""
        module = import_module(f"wordgames.setups.{self.sitting.game.name}")
        following = getattr(module, "next_game", None)
        setup = self.sitting.setup if following is None else following(self.sitting.setup)
        self.app.go_home()
        self.app.play(setup)

    def action_change(self) -> None:
        from wordgames.ui.setup.screen import SetupPage

        self.app.go_home()
        self.app.push_screen(SetupPage(self.sitting.game.name))

    def action_leave(self) -> None:
        self.app.go_home()


def places(outcome: Outcome) -> list[tuple[int, Player]]:
    """Everybody's place, best first; equal scores share a place."""
    order = sorted(range(len(outcome.scores)), key=lambda p: (-outcome.scores[p], p))
    return [(1 + sum(s > outcome.scores[p] for s in outcome.scores), p) for p in order]


def score_series(sitting: Sitting) -> Sequence[Sequence[int]]:
    """Everybody's score after each step, by the game's own reckoning where it has one."""
    own = getattr(import_module(f"wordgames.ui.{sitting.game.name}"), "scores", None)
    return () if own is None else own(sitting)


def remarkable_lines(sitting: Sitting) -> Sequence[str]:
    """The game's lines for the podium."""
    own = getattr(import_module(f"wordgames.ui.{sitting.game.name}"), "remarkable", None)
    return () if own is None else own(sitting)


class _Steps(Drawing):
    def __init__(self, seats: Sequence[Seat], outcome: Outcome) -> None:
        super().__init__()
        self._seats = seats
        self._outcome = outcome

    def paint(self, canvas: Canvas, look: Look) -> None:
        ranking = places(self._outcome)
        winners = [self._seats[p].name for p in self._outcome.winners]
        names = listed([shortened(name, 20) for name in winners])
        verb = "wins" if len(winners) == 1 else "share the win"
        if len(self._seats) > 1:
            canvas.centre(0, f"{names} {verb}", look.good)
        width = min(24, (canvas.width - 8) // 3)
        left = (canvas.width - 3 * width - 4) // 2
        order = (1, 0, 2)
        for column, index in enumerate(order):
            if index < len(ranking):
                place, player = ranking[index]
                rise = {1: 0, 2: 1, 3: 2}.get(place, 2) if canvas.height >= 8 else 0
                x = left + column * (width + 2)
                self._paint_step(canvas, look, x, 2 + rise, width, place, player)
        rest = ranking[3:]
        if rest:
            short = [shortened(seat.name, 10) for seat in self._seats]
            scores = self._outcome.scores
            parts = [f"{place} {MARKS[p]} {short[p]} {scores[p]:,}" for place, p in rest]
            text = "   ".join(parts)
            canvas.centre(canvas.height - 1, shortened(text, canvas.width - 2), look.ink)

    def _paint_step(
        self, canvas: Canvas, look: Look, x: int, y: int, width: int, place: int, player: Player
    ) -> None:
        seat, score = self._seats[player], self._outcome.scores[player]
        bottom = canvas.height - 1
        frame = look.glyphs.heavy if place == 1 else look.glyphs.thin
        style = look.accent if place == 1 else look.line
        canvas.box(x, y, width, max(3, bottom - y), frame, style)
        name = shortened(seat.name, width - 10)
        chip = f" {player + 1} {MARKS[player]} {name} "
        canvas.put(x + (width - len(chip)) // 2, y, chip, look.chip(seat.colour))
        rows = _large(str(score), width - 2) if bottom - y >= 5 and look.glyphs.pixels else None
        for row, line in enumerate(rows or [f"{score:,}"]):
            canvas.put(x + (width - len(line)) // 2, y + 1 + row, line, look.strong)
        label = {1: "first", 2: "second", 3: "third"}.get(place, f"{place}th")
        below = y + 1 + (3 if rows else 1)
        if below < bottom - 1:
            canvas.put(x + (width - len(label)) // 2, below, label, look.faint)


def _large(number: str, width: int) -> list[str] | None:
    """The number in digits of three lines, or None when they need more room."""
    if len(number) * (font.SIDE + 1) > width:
        return None
    return [" ".join(parts) for parts in zip(*map(font.half_blocks, number), strict=True)]


class Remarkable(Drawing):
    """The longest, the quickest, and what nobody had."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._lines = lines

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        canvas.put(2, 0, " Remarkable ", look.strong)
        y = 1
        spare = canvas.height - 2 - len(self._lines)
        for line in self._lines:
            head, gap, tail = line.partition(": ")
            x = canvas.put(2, y, f"{head}: ", look.faint) if gap else 2
            room = max(10, canvas.width - x - 2)
            lines = wrap(tail if gap else line, room)
            if len(lines) - 1 > spare:
                lines = [shortened(" ".join(lines), room)]
            spare -= max(0, len(lines) - 1)
            for part in lines:
                canvas.put(x, y, part, look.ink)
                y += 1
