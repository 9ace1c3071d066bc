"""What the finished games say of each player, and the best scores alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from textual.containers import Horizontal, Vertical

from wordgames.errors import GameError
from wordgames.records.feats import note_feats
from wordgames.store.statistics import BestScore, Figures, Kind, Tally, best_alone, figures
from wordgames.ui.ago import ago
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import HELP, LOOK_UP, Command
from wordgames.ui.history import sentences
from wordgames.ui.home import TITLES
from wordgames.ui.page import Page
from wordgames.ui.sentences import counted
from wordgames.ui.widgets.menu import Entry, Menu
from wordgames.ui.widgets.scores import sampled

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.store import Store
    from wordgames.ui.look import Look

BINS: Final = 8


class FiguresPage(Page[None]):
    """Up and Down choose a player, Left and Right one of the games that he has played."""

    TOPIC: ClassVar[str] = "statistics"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("figures.up", "up", "move(-1)", "The player above or below", "player", "Up/Down"),
        Command("figures.down", "down", "move(1)", "The player below"),
        Command(
            "figures.left", "left", "turn(-1)", "The game before or after", "game", "Left/Right"
        ),
        Command("figures.right", "right", "turn(1)", "The next game"),
        Command("figures.history", "h", "history", "The games themselves", "history"),
        LOOK_UP,
        Command("figures.leave", "f10,escape,enter", "leave", "Back", "back", "Esc"),
    )
    DEFAULT_CSS = """
    FiguresPage #above { height: 1fr; }
    FiguresPage Menu { width: 24; height: 100%; }
    FiguresPage Vertical { width: 1fr; height: 100%; }
    FiguresPage _Player { height: 9; }
    FiguresPage _Charts { height: 1fr; }
    FiguresPage _Best { height: 4; }
    FiguresPage.-tall _Best { height: 10; }
    FiguresPage.-low _Best { display: none; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.menu = Menu("Players", [], sentences.SEARCHING)
        self.player = _Player()
        self.charts = _Charts()
        self.best = _Best()
        self.figures: list[Figures] = []
        self._turn = 0

    def content(self) -> Iterator[Widget]:
        with Horizontal(id="above"):
            yield self.menu
            with Vertical():
                yield self.player
                yield self.charts
        yield self.best

    def on_mount(self) -> None:
        self.bar.show("STATISTICS", "finished games", "F1 help")
        self.menu.mark(0)
        self.run_worker(self._load, thread=True, group="figures", exclusive=True)

    def show_figures(self, found: Sequence[Figures], best: Sequence[BestScore]) -> None:
        """Show everybody's figures."""
        self.figures = list(found)
        entries = [Entry("", player.name) for player in self.figures]
        self.menu.show(entries, "" if entries else sentences.NO_FIGURES)
        self.best.show(best)
        self.show()

    def show(self) -> None:
        """Show the marked player."""
        if not self.figures:
            return
        marked = self.figures[min(self.menu.marked or 0, len(self.figures) - 1)]
        tally = marked.tallies[self._turn % len(marked.tallies)] if marked.tallies else None
        self.player.show(marked)
        self.charts.show(tally)

    def action_move(self, step: int) -> None:
        if self.figures:
            mark = max(0, min(len(self.figures) - 1, (self.menu.marked or 0) + step))
            self.menu.mark(mark)
            self._turn = 0
            self.show()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        event.stop()

    def action_turn(self, step: int) -> None:
        self._turn += step
        self.show()

    def action_history(self) -> None:
        from wordgames.ui.history.games import HistoryPage

        self.app.push_screen(HistoryPage())

    def action_leave(self) -> None:
        self.go_back()

    def _load(self) -> None:
        """Figures of what is noted at once; once more when the feats of new games are noted."""
        store = self.app.store
        if store is None:
            return
        try:
            self._read(store)
            if note_feats(store):
                self._read(store)
        except GameError as problem:
            self.app.call_from_thread(self.app.say, str(problem))

    def _read(self, store: Store) -> None:
        found = store.ask(figures) or []
        best = store.ask(best_alone) or []
        if self.is_attached:
            self.app.call_from_thread(self.show_figures, found, best)


class _Player(Drawing):
    """The figures of one player."""

    _figures: Figures | None = None

    def show(self, found: Figures) -> None:
        self._figures = found
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        found = self._figures
        title = "" if found is None else found.name
        canvas.box(
            0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line, title, look.strong
        )
        if found is None:
            return
        for row, (head, tail) in enumerate(_facts(found)):
            x = canvas.put(2, row + 1, f"{head}: ", look.faint)
            canvas.put(x, row + 1, shortened(tail, canvas.width - x - 2), look.strong)


class _Charts(Drawing):
    """Score over time, and how often which score, of one kind of game."""

    _tally: Tally | None = None

    def show(self, tally: Tally | None) -> None:
        self._tally = tally
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        tally = self._tally
        title = "" if tally is None else _kind(tally.kind)
        canvas.box(
            0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line, title, look.strong
        )
        if tally is None:
            return
        games = counted(tally.games, "game")
        won = "" if tally.kind.alone else f", {tally.wins} won"
        text = f"{games}{won}, {tally.average:,.1f} on average, {tally.best:,} at best"
        canvas.put(2, 1, shortened(text, canvas.width - 4), look.ink)
        self._paint_course(canvas, look, tally.scores)
        self._paint_bins(canvas, look, tally.scores)

    def _paint_course(self, canvas: Canvas, look: Look, scores: Sequence[int]) -> None:
        signs = look.glyphs.sparks
        x = canvas.put(2, 2, "game by game  ", look.faint)
        values = sampled(scores, max(1, canvas.width - x - 2))
        low, high = min(values), max(values)
        span = max(1, high - low)
        bars = "".join(signs[(v - low) * (len(signs) - 1) // span] for v in values)
        canvas.put(x, 2, bars, look.accent)

    def _paint_bins(self, canvas: Canvas, look: Look, scores: Sequence[int]) -> None:
        room = min(BINS, canvas.height - 4)
        if room < 2:
            return
        found = bins(scores, room)
        most = max(count for _, _, count in found)
        for row, (low, high, count) in enumerate(found):
            label = f"{low:,}" if low == high else f"{low:,} to {high:,}"
            canvas.right(18, 3 + row, label, look.faint)
            width = count * (canvas.width - 28) // max(1, most)
            bar = look.glyphs.sparks[-1] * max(width, int(count > 0))
            x = canvas.put(20, 3 + row, bar, look.accent)
            canvas.put(x + 1, 3 + row, str(count) if count else "", look.ink)


class _Best(Drawing):
    """The best scores alone, by game, variant and dictionary."""

    def __init__(self) -> None:
        super().__init__()
        self._best: tuple[BestScore, ...] = ()

    def show(self, best: Sequence[BestScore]) -> None:
        self._best = tuple(best)
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        thin = look.glyphs.thin
        canvas.box(0, 0, canvas.width, canvas.height, thin, look.line, "Best alone", look.strong)
        if not self._best:
            canvas.put(2, 1, "no game alone is finished yet", look.faint)
        for row, best in enumerate(self._best[: canvas.height - 2]):
            canvas.right(10, row + 1, f"{best.score:,}", look.strong)
            text = f"{_kind(best.kind)}, {best.kind.dictionary}: {best.name}, {ago(best.ended)}"
            canvas.put(12, row + 1, shortened(text, canvas.width - 14), look.ink)


def bins(scores: Sequence[int], count: int) -> list[tuple[int, int, int]]:
    """Equal ranges of scores, from the lowest to the highest, and how many lie in each."""
    low, high = min(scores), max(scores)
    width = max(1, -(-(high - low + 1) // count))
    starts = range(low, high + 1, width)
    return [
        (start, min(start + width - 1, high), sum(start <= s < start + width for s in scores))
        for start in starts
    ]


def _facts(found: Figures) -> list[tuple[str, str]]:
    """What there is to say, each with its heading."""
    alone = sum(tally.games for tally in found.tallies if tally.kind.alone)
    facts = [("Games", f"{found.games} at a table, {alone} alone")]
    if found.games:
        share = 100 * found.wins / found.games
        facts.append(("Won", f"{found.wins} ({share:.0f} %)"))
        facts.append(("In a row", f"{found.streak} now, {found.longest_streak} at most"))
    if found.words:
        facts.append(("Longest word", f"{found.longest_word} ({len(found.longest_word)})"))
        facts.append(("Words", f"{found.words:,}"))
    if found.best_word:
        facts.append(("Best word", f"{found.best_word} ({counted(found.best_points, 'point')})"))
    if found.fastest_buzz is not None:
        facts.append(("Fastest buzz", f"{found.fastest_buzz / 1000:.2f} s"))
    return facts


def _kind(kind: Kind) -> str:
    text = TITLES.get(kind.game, kind.game)
    if kind.variant:
        text += f" {kind.variant}"
    return f"{text}, alone" if kind.alone else text
