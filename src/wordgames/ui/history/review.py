"""A finished game, move by move, with what was possible at each point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from rich.cells import cell_len
from textual.containers import Horizontal, Vertical

from wordgames.errors import GameError
from wordgames.lexicon.protocols import WordList
from wordgames.match import Match
from wordgames.records.moments import points, position, possible
from wordgames.records.told import told
from wordgames.setups import find_game
from wordgames.store import Saved, match_of
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, LOOK_UP, Command
from wordgames.ui.history import sentences
from wordgames.ui.page import Page
from wordgames.ui.widgets.scores import Scores

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.ui.look import Look
    from wordgames.ui.program import WordGames


def open_review(app: WordGames, game: str) -> None:
    """Read a game and show it; not on the app's thread."""
    from wordgames.lexicon.choices import words_to_show
    from wordgames.ui.sitting import open_lexicon

    store = app.store
    if store is None:
        return
    try:
        saved = store.load(game)
        match = match_of(saved)
        words = words_to_show(open_lexicon(saved.setup))
    except GameError as problem:
        app.call_from_thread(app.say, sentences.UNUSUAL.format(problem))
        return
    app.call_from_thread(app.push_screen, ReviewPage(saved, match, words))


class ReviewPage(Page[None]):
    """Left and right go through the moves that stood in the end."""

    TOPIC: ClassVar[str] = "review"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("review.back", "left,up", "step(-1)", "A move back", "back a move", "Left"),
        Command("review.on", "right,down,space", "step(1)", "A move on", "on a move", "Right"),
        Command("review.back-ten", "pageup", "step(-10)", "Ten moves back"),
        Command("review.on-ten", "pagedown", "step(10)", "Ten moves on"),
        Command("review.begin", "home", "step(-1000000)", "To the beginning"),
        Command("review.end", "end", "step(1000000)", "To the end"),
        LOOK_UP,
        Command("review.leave", "f10,escape,enter", "leave", "Back", "back", "Esc"),
    )
    DEFAULT_CSS = """
    ReviewPage Horizontal { height: 1fr; }
    ReviewPage #moves { width: 2fr; height: 100%; }
    ReviewPage Vertical { width: 3fr; height: 100%; }
    ReviewPage #position { height: 1fr; }
    ReviewPage #possible { height: 1fr; }
    ReviewPage Scores { height: 8; display: none; }
    ReviewPage.-tall Scores { display: block; }
    """

    def __init__(self, saved: Saved, match: Match[Any, Any], words: WordList) -> None:
        super().__init__()
        self.saved = saved
        self.match = match
        self.words = words
        self.names = [seat.name for seat in saved.setup.seats]
        self.ply = 0
        self.moves = Lines("Moves")
        self.moves.id = "moves"
        self.position = Lines("How it lay")
        self.position.id = "position"
        self.possible = Lines("What was possible")
        self.possible.id = "possible"
        self.scores = Scores("Scores over time")

    def content(self) -> Iterator[Widget]:
        with Horizontal():
            yield self.moves
            with Vertical():
                yield self.position
                yield self.possible
                yield self.scores

    def on_mount(self) -> None:
        game, match = self.saved.header.game, self.match
        lines = [
            told(game, self.names, move, match.position(number))
            for number, move in enumerate(match.moves)
        ]
        self.moves.show(lines, 0)
        self.scores.show(self.saved.setup.seats, self._series())
        self.show()

    def show(self) -> None:
        """Show the position before the marked move."""
        game = find_game(self.saved.header.game)
        moves = self.match.moves
        self.bar.show(
            f"REVIEW  {game.title}",
            f"move {min(self.ply + 1, len(moves))} of {len(moves)}",
            "F1 help",
        )
        self.moves.mark(self.ply)
        state = self.match.position(self.ply)
        self.position.show(position(state, self.names))
        self.possible.show([sentences.SEARCHING])
        player = next((move.player for move in moves[self.ply :] if move.player >= 0), -1)
        self.run_worker(
            partial(self._search, self.ply, state, player),
            thread=True,
            group="possible",
            exclusive=True,
        )

    def action_step(self, step: int) -> None:
        self.ply = max(0, min(len(self.match.moves), self.ply + step))
        self.show()

    def action_leave(self) -> None:
        self.go_back()

    def _search(self, ply: int, state: Any, player: int) -> None:
        try:
            found = possible(state, player, self.words)
        except GameError as problem:
            found = [str(problem)]
        if self.is_attached and self.ply == ply:
            shown = found or [sentences.NOTHING_POSSIBLE]
            self.app.call_from_thread(self.possible.show, shown)

    def _series(self) -> Sequence[Sequence[int]]:
        """What everybody had, whenever that had changed."""
        every = (points(self.match.position(ply)) for ply in range(len(self.match.moves) + 1))
        return [now for now, _ in groupby(every) if now is not None]


class Lines(Drawing):
    """A framed list of lines, one of which may be marked and stays in sight."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self.lines: list[str] = []
        self.marked: int | None = None

    def show(self, lines: Sequence[str], marked: int | None = None) -> None:
        self.lines = list(lines)
        self.marked = marked
        self.refresh()

    def mark(self, line: int) -> None:
        self.marked = line
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(
            0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line, self._title, look.strong
        )
        room = canvas.height - 2
        top = 0
        if self.marked is not None:
            top = max(0, min(self.marked - room // 2, len(self.lines) - room))
        elif len(self.lines) > room > 2:
            self._paint_columns(canvas, look, room)
            return
        for row, line in enumerate(self.lines[top : top + room]):
            here = self.marked == top + row
            if here:
                canvas.fill(1, row + 1, canvas.width - 2, 1, look.cursor)
            style = look.cursor if here else look.ink
            canvas.put(2, row + 1, shortened(line, canvas.width - 4), style)

    def _paint_columns(self, canvas: Canvas, look: Look, room: int) -> None:
        """More than one below the other: the first as a heading, the others side by side."""
        head, *rest = self.lines
        across = canvas.width - 4
        canvas.put(2, 1, shortened(head, across), look.ink)
        step = max(map(cell_len, rest)) + 2
        columns, rows = max(1, (across + 2) // step), room - 1
        if len(rest) > columns * rows:
            shown = columns * rows - 1
            rest = [*rest[:shown], f"and {len(rest) - shown:,} more"]
        for place, line in enumerate(rest):
            x, y = 2 + place // rows * step, 2 + place % rows
            canvas.put(x, y, shortened(line, canvas.width - 2 - x), look.ink)
