"""The first page: games to play, games to go on with, and words to look up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Container, Horizontal

from wordgames.errors import GameError
from wordgames.ui.commands import HELP, Command, pressed_key
from wordgames.ui.page import Page
from wordgames.ui.sentences import ABOUT, ABOUT_GOING_ON
from wordgames.ui.widgets.about import About
from wordgames.ui.widgets.cards import Cards
from wordgames.ui.widgets.menu import Entry, Menu
from wordgames.ui.widgets.saved import SavedGame, SavedGames

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget

    from wordgames.store import Listed

TITLE_CARDS = "WORDGAMES"


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to play: its key here, its game, and how its set-up begins."""

    key: str
    game: str
    title: str
    summary: str
    options: tuple[tuple[str, str | int | bool | None], ...] = ()
    alone: bool = False


TOGETHER = (
    Offer("1", "pdq", "PDQ", "first to say it"),
    Offer("2", "quiddler", "Quiddler", "hidden hands"),
    Offer("3", "perquackey", "Perquackey", "cubes and a timer"),
    Offer("4", "skeeter", "Skeeter", "five targets"),
)

ALONE = (
    Offer("p", "pdq", "PDQ solitaire", "till you give up", (("variant", "solitaire"),), alone=True),
    Offer(
        "q",
        "quiddler",
        "Quiddler solitaire",
        "eight stacks",
        (("variant", "solitaire"),),
        alone=True,
    ),
    Offer(
        "k",
        "perquackey",
        "Perquackey alone",
        "a few throws",
        (("variant", "throws"),),
        alone=True,
    ),
)
"""Games for one; every game's set-up can be opened with one player besides."""


TITLES = {offer.game: offer.title for offer in TOGETHER}


class Home(Page[None]):
    """Where everything begins. Letters and digits are commands here."""

    TOPIC: ClassVar[str] = "home"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("home.open", "enter", "open", "Open what is marked", "play"),
        Command("home.look-up", "slash,f5", "look_up", "Look up a word", "look up a word", "/"),
        Command("home.history", "h", "history", "Games that are over, step by step", "history"),
        Command("home.statistics", "t", "statistics", "What everybody has done so far"),
        Command("home.resume", "r", "resume", "Go on with the game played last"),
        Command("home.forget", "delete", "forget", "Put a game away that is not over"),
        Command("home.options", "o", "options", "Colours, motion, signs, sound", "options"),
        Command("home.up", "up", "move(-1)", "Mark the one above"),
        Command("home.down", "down", "move(1)", "Mark the one below"),
        Command("home.beside", "left,right", "beside", "Mark the first of the list beside"),
        Command("home.quit", "f10", "leave", "Leave the program", "leave"),
        Command("home.back", "escape", "leave_at_last", "Leave the program, pressed twice"),
    )
    DEFAULT_CSS = """
    Home #title { height: 7; }
    Home #columns { height: 1fr; }
    Home #games { width: 1fr; height: 100%; layout: horizontal; }
    Home #games Menu { width: 1fr; height: 100%; }
    Home #resume { display: none; }
    Home.-resume #games { width: 2fr; layout: vertical; }
    Home.-resume.-narrow #games { width: 28; }
    Home.-resume #games Menu { width: 100%; height: 1fr; }
    Home.-resume #games #alone { height: 5; }
    Home.-resume.-tall #games #alone { height: 2fr; }
    Home.-resume.-tall #games #together { height: 3fr; }
    Home.-resume #resume { display: block; width: 3fr; height: 100%; }
    Home #about { display: none; height: 7; }
    Home.-tall #about { display: block; }
    Home.-wide #about { height: 6; }
    Home.-narrow #about { height: 9; }
    Home.-narrow #title { height: 3; }
    Home.-low #title { height: 3; }
    Home.-tall #title { height: 9; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.play_menu = Menu("Play", [_entry(offer) for offer in TOGETHER])
        self.side_menu = Menu("Alone", [_entry(offer) for offer in ALONE])
        self.play_menu.id, self.side_menu.id = "together", "alone"
        self.resume_menu = SavedGames("Go on", [])
        self.resume_menu.id = "resume"
        self.about = About(widget_id="about")
        self._saved: list[Listed] = []
        self._forgetting: str | None = None
        self._leaving = False
        """Whether Esc was pressed once: everywhere else it is one page back, not the end."""
        self._offers = {offer.key: offer for offer in (*TOGETHER, *ALONE)}

    def content(self) -> Iterator[Widget]:
        yield Cards(TITLE_CARDS, widget_id="title")
        with Horizontal(id="columns"):
            with Container(id="games"):
                yield self.play_menu
                yield self.side_menu
            yield self.resume_menu
        yield self.about

    def on_mount(self) -> None:
        self._ask_to_leave(asking=False)
        self.play_menu.mark(0)
        self._tell_marked()

    def on_screen_resume(self) -> None:
        self._ask_to_leave(asking=False)
        self.call_after_refresh(self.load)

    def load(self) -> None:
        """Look for games that are not over, beside the screen."""
        self.run_worker(self._load, thread=True, group="resume", exclusive=True)

    def _load(self) -> None:
        store = self.app.store
        if store is None:
            return
        try:
            rows = store.unfinished()
        except GameError as problem:
            self.app.call_from_thread(self.app.say, str(problem))
            return
        if self.is_attached:
            self.app.call_from_thread(self.show_saved, rows)

    def show_saved(self, rows: Sequence[Listed]) -> None:
        """Show the games that can be gone on with."""
        self._saved = list(rows)
        self._forgetting = None
        self.set_class(bool(rows), "-resume")
        self.resume_menu.show([_saved_entry(row, first=row is rows[0]) for row in rows])
        if not rows and self.resume_menu.marked is not None:
            self.resume_menu.mark(None)
            self.play_menu.mark(0)
        self._tell_marked()

    @property
    def menus(self) -> list[Menu]:
        """The lists, in the order of the marks."""
        return [m for m in (self.play_menu, self.side_menu, self.resume_menu) if m.entries]

    def on_key(self, event: Key) -> None:
        key = pressed_key(event.key)
        if key != "escape":
            self._ask_to_leave(asking=False)
        if key in self._offers:
            event.stop()
            self._open(self._offers[key])

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        event.stop()
        if event.key in self._offers:
            self._open(self._offers[event.key])
        else:
            self.app.resume(event.key)

    def action_move(self, step: int) -> None:
        menus = self.menus
        self._forgetting = None
        places = [(menu, i) for menu in menus for i in range(len(menu.entries))]
        now = next((n for n, (menu, i) in enumerate(places) if menu.marked == i), 0)
        chosen, index = places[(now + step) % len(places)]
        for menu in menus:
            menu.mark(index if menu is chosen else None)
        self._tell_marked()

    def action_beside(self) -> None:
        """From the games to play to those to go on with, and back."""
        self._forgetting = None
        left, right = self.menus[0], self.menus[-1]
        chosen = left if right.marked is not None else right
        for menu in self.menus:
            menu.mark(0 if menu is chosen else None)
        self._tell_marked()

    def action_open(self) -> None:
        if (row := self._marked_game()) is not None:
            self.app.resume(row.id)
            return
        for menu in (self.play_menu, self.side_menu):
            if menu.marked is not None:
                self._open(self._offers[menu.entries[menu.marked].key])

    def action_resume(self) -> None:
        if self._saved:
            self.app.resume(self._saved[0].id)

    def action_forget(self) -> None:
        """Ask once, then put the marked game away."""
        row = self._marked_game()
        if row is None or self.app.store is None:
            return
        if self._forgetting != row.id:
            self._forgetting = row.id
            self.resume_menu.show(self.resume_menu.entries, "Del again puts it away")
            return
        self.run_worker(partial(self._forget, row.id), thread=True, group="resume")

    def _forget(self, game: str) -> None:
        store = self.app.store
        if store is None:
            return
        try:
            store.forget(game)
        except GameError as problem:
            self.app.call_from_thread(self.app.say, str(problem))
        self._load()

    def _marked_game(self) -> Listed | None:
        marked = self.resume_menu.marked
        return self._saved[marked] if marked is not None and self._saved else None

    def action_history(self) -> None:
        from wordgames.ui.history.games import HistoryPage

        self.app.push_screen(HistoryPage())

    def action_statistics(self) -> None:
        from wordgames.ui.history.figures import FiguresPage

        self.app.push_screen(FiguresPage())

    def action_options(self) -> None:
        from wordgames.ui.preferences import PreferencesPage

        self.app.push_screen(PreferencesPage())

    def action_leave(self) -> None:
        self.app.exit()

    def action_leave_at_last(self) -> None:
        if self._leaving:
            self.app.exit()
        self._ask_to_leave(asking=True)

    def _tell_marked(self) -> None:
        """What the marked line is, on a screen with room for it."""
        row = self._marked_game()
        if row is not None:
            self.about.show(TITLES.get(row.game, row.game), ABOUT_GOING_ON)
            return
        for menu in (self.play_menu, self.side_menu):
            if menu.marked is not None:
                entry = menu.entries[menu.marked]
                self.about.show(entry.title, ABOUT[entry.key])

    def _ask_to_leave(self, *, asking: bool) -> None:
        self._leaving = asking
        told = "Esc again leaves" if asking else "at one keyboard"
        self.bar.show("WORD GAMES", told, "T statistics   F10 leave")

    def _open(self, offer: Offer) -> None:
        from wordgames.ui.setup.screen import SetupPage

        self.app.push_screen(SetupPage(offer.game, dict(offer.options), alone=offer.alone))


def _saved_entry(row: Listed, *, first: bool) -> SavedGame:
    from wordgames.ui.ago import ago

    return SavedGame(
        "r" if first else " ",
        TITLES.get(row.game, row.game),
        row.place,
        row.id,
        row.players,
        ago(row.touched),
    )


def _entry(offer: Offer) -> Entry:
    return Entry(offer.key, offer.title, offer.summary)
