"""The sheet of a round and the score sheet of the game: both are public."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar, Final

from wordgames.engines.quiddler import rounds
from wordgames.engines.quiddler import sheet as real_cards
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, Command
from wordgames.ui.look import MARKS
from wordgames.ui.page import Page
from wordgames.ui.quiddler import sentences
from wordgames.ui.widgets.scores import Scores

_LABELS: Final = 11
"""Cells that the names of the rounds take."""

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.engines.quiddler.rounds import Sheet
    from wordgames.ui.look import Look
    from wordgames.ui.sitting import Sitting


class SheetPage(Page[None]):
    """How a round was scored; Tab shows all rounds together, Left and Right the other rounds."""

    TOPIC: ClassVar[str] = "quiddler"
    SECTION: ClassVar[str] = "Scoring"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("sheet.back", "enter,escape,space", "back", "Back to the table", "go on", "Enter"),
        Command(
            "sheet.all", "tab,f4", "turn", "The whole game or one round", "game or round", "Tab"
        ),
        Command("sheet.before", "left", "step(-1)", "The round before", "round before"),
        Command("sheet.after", "right", "step(1)", "The round after", "after"),
        Command("sheet.leave", "f10", "leave", "Go back to the first page"),
    )
    DEFAULT_CSS = """
    SheetPage _Sheet { height: 1fr; }
    SheetPage Scores { height: 13; display: none; }
    SheetPage.-tall Scores { display: block; }
    """

    def __init__(self, sitting: Sitting, shown: int | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        view: rounds.View | real_cards.View = sitting.match.view(None)
        self.view = view
        self.shown = len(view.sheets) - 1 if shown is None else shown
        self.sheet = _Sheet(sitting, view)
        self.scores = Scores("Points after each round")

    def content(self) -> Iterator[Widget]:
        yield self.sheet
        yield self.scores

    def on_mount(self) -> None:
        begun = self.view.rules.handicaps or (0,) * self.view.rules.players
        totals = [begun, *(sheet.totals for sheet in self.view.sheets)]
        self.scores.show(self.sitting.seats, totals)
        self._draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        return action != "step" or (len(self.view.sheets) > 1 and not self.sheet.whole)

    def action_back(self) -> None:
        self.go_back()

    def action_turn(self) -> None:
        self.sheet.whole = not self.sheet.whole
        self._draw()

    def action_step(self, step: int) -> None:
        self.shown = max(0, min(self.shown + step, len(self.view.sheets) - 1))
        self._draw()

    def action_leave(self) -> None:
        self.app.go_home()

    def _draw(self) -> None:
        self.sheet.shown = self.shown
        self.sheet.refresh()
        count = len(self.view.sheets)
        what = "the whole game" if self.sheet.whole else f"round {self.shown + 1} is scored"
        self.refresh_keys()
        self.bar.show("QUIDDLER", f"{what}   {count} of {self.view.rules.rounds} rounds played")


class _Sheet(Drawing):
    def __init__(self, sitting: Sitting, view: rounds.View | real_cards.View) -> None:
        super().__init__()
        self._sitting = sitting
        self._view = view
        self.shown = 0
        self.whole = False

    def paint(self, canvas: Canvas, look: Look) -> None:
        if self.whole or not self._view.sheets:
            self._paint_game(canvas, look)
        else:
            self._paint_round(canvas, look, self._view.sheets[self.shown])

    def _paint_round(self, canvas: Canvas, look: Look, sheet: Sheet) -> None:
        rules, sitting = self._view.rules, self._sitting
        lines = [*sentences.bonus_lines(sitting, rules, sheet), *self._challenges(sheet)]
        count = len(sheet.rows)
        high = next((h for h in (3, 2) if canvas.height >= h * count + h + len(lines)), 1)
        y = 1 if high > 2 else 0
        canvas.put(2, y, f"Round {sheet.round}, {sheet.hand_size} cards", look.strong)
        canvas.right(canvas.width - 2, y, "round   total", look.faint)
        y += 2 if high > 2 else 1
        for player, row in enumerate(sheet.rows):
            seat = sitting.seats[player]
            chip = f" {player + 1} {MARKS[player]} {shortened(seat.name, 9)} "
            x = canvas.put(2, y, chip, look.chip(seat.colour)) + 1
            if sheet.out == player:
                x = canvas.put(x, y, "OUT ", look.accent)
            x = max(x, 22)
            words = shortened(sentences.row_words(rules, row), canvas.width - x - 17)
            canvas.put(x, y, words, look.ink)
            canvas.right(canvas.width - 10, y, f"{row.points:+}", look.strong)
            canvas.right(canvas.width - 2, y, str(sheet.totals[player]), look.accent)
            if high > 1:
                parts = shortened(sentences.row_parts(rules, row), canvas.width - 24)
                canvas.put(22, y + 1, parts, look.faint)
            y += high
        for line in lines[: canvas.height - y]:
            canvas.put(2, y, shortened(line, canvas.width - 4), look.ink)
            y += 1
        y += 1 if canvas.height - y > count else 0
        for line in self._missed(sheet)[: canvas.height - y]:
            canvas.put(2, y, shortened(line, canvas.width - 4), look.faint)
            y += 1

    def _missed(self, sheet: Sheet) -> list[str]:
        """What the cards would have given; known now, for the round is closed."""
        rules = self._view.rules
        lines = [
            sentences.missed_line(self._sitting, rules, row, player)
            for player, row in enumerate(sheet.rows)
        ]
        return [line for line in lines if line is not None]

    def _challenges(self, sheet: Sheet) -> list[str]:
        lines: list[str] = []
        for owner, row in enumerate(sheet.rows):
            for word in row.spread.words:
                if word.challenger is not None:
                    cost = sentences.challenge_lines(self._sitting, self._view.rules, word, owner)
                    verdict = "is a word" if word.good else "is no word"
                    lines.append(f"{word.word} {verdict}: {cost}")
        return lines

    def _paint_game(self, canvas: Canvas, look: Look) -> None:
        view, seats = self._view, self._sitting.seats
        column = max(6, min(14, (canvas.width - _LABELS - 1) // max(1, len(seats))))
        for player, seat in enumerate(seats):
            end = _LABELS + (player + 1) * column
            canvas.right(end, 1, f" {player + 1} {MARKS[player]} ", look.chip(seat.colour))
            canvas.right(end, 2, shortened(seat.name, column - 1), look.ink)
        y = 3
        if any(view.rules.handicaps):
            self._paint_row(canvas, look, y, "before", view.rules.handicaps, column)
            y += 1
        for sheet in view.sheets:
            points = tuple(row.points for row in sheet.rows)
            name = f"{sheet.round} {sheet.hand_size:>2} cards"
            self._paint_row(canvas, look, y, name, points, column, out=sheet.out)
            y += 1
        canvas.put(1, y, look.glyphs.thin[1] * (canvas.width - 2), look.line)
        self._paint_row(canvas, look, y + 1, "total", view.totals, column, total=True)
        rules = f"* went out;  {sentences.house_rules(view.rules)}"
        for row, text in enumerate(wrap(rules, canvas.width - 4)):
            canvas.put(2, y + 3 + row, text, look.faint)

    def _paint_row(
        self,
        canvas: Canvas,
        look: Look,
        y: int,
        name: str,
        numbers: tuple[int, ...],
        column: int,
        *,
        total: bool = False,
        out: int | None = None,
    ) -> None:
        canvas.put(1, y, name, look.strong if total else look.faint)
        for player, number in enumerate(numbers):
            text = f"{'* ' if player == out else ''}{number}"
            end = _LABELS + (player + 1) * column
            canvas.right(end, y, text, look.accent if total else look.ink)
