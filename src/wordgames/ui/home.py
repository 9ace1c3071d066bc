"""The first page: games to play, games to go on with, and words to look up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal

from wordgames.ui.commands import HELP, Command
from wordgames.ui.page import Page
from wordgames.ui.widgets.cards import Cards
from wordgames.ui.widgets.menu import Entry, Menu

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget


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
        "best of a few throws",
        (("variant", "throws"),),
        alone=True,
    ),
)
"""Games for one; every game's set-up can be opened with one player besides."""


class Home(Page[None]):
    """Where everything begins. Letters and digits are commands here."""

    TOPIC: ClassVar[str] = "home"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("home.open", "enter", "open", "Open what is marked", "play"),
        Command("home.look-up", "slash", "look_up", "Look up a word", "look up a word"),
        Command("home.options", "o", "options", "Colours, motion, signs, sound", "options"),
        Command("home.up", "up", "move(-1)", "Mark the one above"),
        Command("home.down", "down", "move(1)", "Mark the one below"),
        Command("home.quit", "f10,escape", "leave", "Leave the program", "leave", "F10"),
    )
    DEFAULT_CSS = """
    Home #title { height: 7; }
    Home #columns { height: 1fr; }
    Home Menu { width: 1fr; height: 100%; }
    Home.-narrow #title { height: 3; }
    Home.-low #title { height: 3; }
    Home.-tall #title { height: 9; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.play_menu = Menu("Play", [_entry(offer) for offer in TOGETHER])
        self.side_menu = Menu("Alone", [_entry(offer) for offer in ALONE])
        self._offers = {offer.key: offer for offer in (*TOGETHER, *ALONE)}

    def content(self) -> Iterator[Widget]:
        yield Cards(TITLE_CARDS, widget_id="title")
        with Horizontal(id="columns"):
            yield self.play_menu
            yield self.side_menu

    def on_mount(self) -> None:
        self.bar.show("WORD GAMES", "at one keyboard", "F1 help")
        self.play_menu.mark(0)

    def on_key(self, event: Key) -> None:
        if event.key in self._offers:
            event.stop()
            self._open(self._offers[event.key])

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        event.stop()
        self._open(self._offers[event.key])

    def action_move(self, step: int) -> None:
        menus = [menu for menu in (self.play_menu, self.side_menu) if menu.entries]
        places = [(menu, i) for menu in menus for i in range(len(menu.entries))]
        now = next((n for n, (menu, i) in enumerate(places) if menu.marked == i), 0)
        chosen, index = places[(now + step) % len(places)]
        for menu in menus:
            menu.mark(index if menu is chosen else None)

    def action_open(self) -> None:
        for menu in (self.play_menu, self.side_menu):
            if menu.marked is not None:
                self._open(self._offers[menu.entries[menu.marked].key])

    def action_look_up(self) -> None:
        from wordgames.ui.lookup import LookUp

        self.app.push_screen(LookUp())

    def action_options(self) -> None:
        from wordgames.ui.preferences import PreferencesPage

        self.app.push_screen(PreferencesPage())

    def action_leave(self) -> None:
        self.app.exit()

    def _open(self, offer: Offer) -> None:
        from wordgames.ui.setup.screen import SetupPage

        self.app.push_screen(SetupPage(offer.game, dict(offer.options), alone=offer.alone))


def _entry(offer: Offer) -> Entry:
    return Entry(offer.key, offer.title, offer.summary)
