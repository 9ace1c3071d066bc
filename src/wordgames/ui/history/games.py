"""The games that are over: a list to filter, to look through and to export."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from wordgames.errors import GameError
from wordgames.setups.names import name_key
from wordgames.store import Filter, Listed
from wordgames.ui.ago import ago
from wordgames.ui.commands import HELP, LOOK_UP, Command
from wordgames.ui.history import sentences
from wordgames.ui.history.export import export
from wordgames.ui.home import TITLES
from wordgames.ui.page import Page
from wordgames.ui.sentences import counted
from wordgames.ui.widgets.menu import Entry, Menu

if TYPE_CHECKING:
    from textual.widget import Widget


class HistoryPage(Page[None]):
    """Letters are commands here."""

    TOPIC: ClassVar[str] = "history"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("history.open", "enter", "open", "Step through the game", "step through"),
        Command("history.game", "g", "game", "Only one of the games", "game"),
        Command("history.player", "p", "player", "Only one player's games", "player"),
        Command("history.variant", "v", "variant", "Only one variant"),
        Command("history.export", "x", "export", "Write the game to a file", "export"),
        Command("history.forget", "delete", "forget", "Put the game away"),
        Command("history.up", "up", "move(-1)", "Mark the one above"),
        Command("history.down", "down", "move(1)", "Mark the one below"),
        Command("history.page-up", "pageup", "move(-10)", "Ten lines up"),
        Command("history.page-down", "pagedown", "move(10)", "Ten lines down"),
        Command("history.first", "home", "edge(-1)", "The last game played"),
        Command("history.last", "end", "edge(1)", "The first game of all"),
        LOOK_UP,
        Command("history.leave", "f10,escape", "leave", "Back", "back", "Esc"),
    )
    DEFAULT_CSS = "HistoryPage Menu { height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self.menu = Menu("Games", [])
        self.filter = Filter()
        self.rows: list[Listed] = []
        self._everything: list[Listed] = []
        self._forgetting: str | None = None

    def content(self) -> Iterator[Widget]:
        yield self.menu

    def on_mount(self) -> None:
        self.menu.mark(0)
        self._tell()
        self.run_worker(self._load, thread=True, group="history", exclusive=True)

    def show_games(self, rows: Sequence[Listed]) -> None:
        """Show these of all games that the filter lets through."""
        self._everything = list(rows)
        self._filter()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        event.stop()
        row = next((row for row in self.rows if row.id == event.key), None)
        if row is not None:
            self._open(row)

    def action_open(self) -> None:
        if (row := self.marked) is not None:
            self._open(row)

    @property
    def marked(self) -> Listed | None:
        mark = self.menu.marked
        return self.rows[mark] if mark is not None and mark < len(self.rows) else None

    def action_move(self, step: int) -> None:
        self._forgetting = None
        if self.rows:
            mark = max(0, min(len(self.rows) - 1, (self.menu.marked or 0) + step))
            self.menu.mark(mark)

    def action_edge(self, step: int) -> None:
        self.action_move(step * len(self.rows))

    def action_game(self) -> None:
        games = sorted({row.game for row in self._everything})
        self.filter = replace(self.filter, game=_next(games, self.filter.game), variant=None)
        self._filter()

    def action_player(self) -> None:
        players = sorted({name.strip() for row in self._everything for name in row.players})
        self.filter = replace(self.filter, player=_next(players, self.filter.player))
        self._filter()

    def action_variant(self) -> None:
        game = self.filter.game
        found = {row.variant for row in self._everything if game in {None, row.game}}
        self.filter = replace(self.filter, variant=_next(sorted(found), self.filter.variant))
        self._filter()

    def action_export(self) -> None:
        store, row = self.app.store, self.marked
        if store is not None and row is not None:
            self.run_worker(partial(export, self.app, store, row.id), thread=True, group="save")

    def action_forget(self) -> None:
        """Ask once, then put the marked game away."""
        store, row = self.app.store, self.marked
        if store is None or row is None:
            return
        if self._forgetting != row.id:
            self._forgetting = row.id
            self.menu.show(self.menu.entries, sentences.FORGET)
            return
        self.run_worker(partial(self._forget, row.id), thread=True, group="history")

    def action_leave(self) -> None:
        self.go_back()

    def _open(self, row: Listed) -> None:
        from wordgames.ui.history.review import open_review

        self.run_worker(
            partial(open_review, self.app, row.id), thread=True, group="review", exclusive=True
        )

    def _forget(self, game: str) -> None:
        store = self.app.store
        try:
            if store is not None:
                store.forget(game)
        except GameError as problem:
            self.app.call_from_thread(self.app.say, str(problem))
        self._load()

    def _load(self) -> None:
        store = self.app.store
        if store is None:
            return
        try:
            rows = store.finished()
        except GameError as problem:
            self.app.call_from_thread(self.app.say, str(problem))
            return
        if self.is_attached:
            self.app.call_from_thread(self.show_games, rows)

    def _filter(self) -> None:
        self._forgetting = None
        self.rows = [row for row in self._everything if _passes(row, self.filter)]
        self.menu.show([_entry(row) for row in self.rows], "" if self.rows else sentences.NO_GAMES)
        self.menu.mark(0)
        self._tell()

    def _tell(self) -> None:
        chosen = self.filter
        parts = [
            "all games" if chosen.game is None else TITLES.get(chosen.game, chosen.game),
            *([] if chosen.variant is None else [chosen.variant or "the usual variant"]),
            *([] if chosen.player is None else [chosen.player]),
        ]
        self.bar.show("HISTORY", ", ".join(parts), f"{counted(len(self.rows), 'game')}   Esc back")


def _passes(row: Listed, which: Filter) -> bool:
    player = which.player and name_key(which.player)
    return (
        which.game in {None, row.game}
        and which.variant in {None, row.variant}
        and (player is None or player in set(map(name_key, row.players)))
    )


def _next(values: Sequence[str], now: str | None) -> str | None:
    """The value after this one; after the last comes None, which is all."""
    if now not in values:
        return values[0] if values else None
    index = values.index(now) + 1
    return values[index] if index < len(values) else None


def _entry(row: Listed) -> Entry:
    title = TITLES.get(row.game, row.game)
    if row.variant:
        title += f" {row.variant}"
    scores = () if row.ending is None else row.ending.scores
    won = () if row.ending is None else row.ending.winners
    told = ", ".join(
        f"{name} {score:,}{' won' if seat in won and len(row.players) > 1 else ''}"
        for seat, (name, score) in enumerate(zip(row.players, scores, strict=False))
    )
    return Entry("", title, f"{told}   {ago(row.touched)}", row.id)
