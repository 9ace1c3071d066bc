"""How the program looks and sounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.ui.commands import HELP, LOOK_UP, Command, pressed_key
from wordgames.ui.page import Page
from wordgames.ui.widgets.menu import Entry, Menu
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.events import Key
    from textual.widget import Widget


SWITCHES = (
    ("m", "reduced_motion", "Reduced motion", "On: cards and cubes lie there at once."),
    ("g", "ascii", "Plain signs (ASCII)", "On: for terminals that draw no frames and blocks."),
    (
        "b",
        "sound",
        "A beep at a buzz",
        "On: the bell of the terminal answers a buzz and ends a throw.",
    ),
)
COLOURS = "Dark or light, whatever goes with your terminal."


class PreferencesPage(Page[None]):
    """A few switches; each shows at once what it does."""

    TOPIC: ClassVar[str] = "preferences"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("preferences.change", "enter,space", "change", "Change what is marked", "change"),
        Command("preferences.up", "up", "move(-1)", "Mark the one above"),
        Command("preferences.down", "down", "move(1)", "Mark the one below"),
        LOOK_UP,
        Command("preferences.leave", "escape,f10", "leave", "Back", "back", "Esc"),
    )
    DEFAULT_CSS = """
    PreferencesPage Menu { height: 1fr; }
    PreferencesPage Notice { height: 2; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.menu = Menu("Options", [])
        self.notice = Notice()

    def content(self) -> Iterator[Widget]:
        yield self.menu
        yield self.notice

    def on_mount(self) -> None:
        self.bar.show("OPTIONS", "how things look and sound", "F1 help")
        self.menu.mark(0)
        self._show()

    def on_key(self, event: Key) -> None:
        keys = [entry.key for entry in self.menu.entries]
        key = pressed_key(event.key)
        if key in keys:
            event.stop()
            self.menu.mark(keys.index(key))
            self.action_change()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self.menu.mark([entry.key for entry in self.menu.entries].index(event.key))
        self.action_change()

    def action_move(self, step: int) -> None:
        self.menu.mark(((self.menu.marked or 0) + step) % len(self.menu.entries))

    def action_change(self) -> None:
        entry = self.menu.entries[self.menu.marked or 0]
        preferences = self.app.settings.preferences
        if entry.key == "c":
            self.app.prefer(theme="light" if preferences.theme == "dark" else "dark")
        else:
            name = next(name for key, name, *_ in SWITCHES if key == entry.key)
            self.app.prefer(**{name: not getattr(preferences, name)})
        self._show()

    def action_leave(self) -> None:
        self.go_back()

    def _show(self) -> None:
        preferences = self.app.settings.preferences
        entries = [Entry("c", f"Colours: {preferences.theme}", COLOURS)]
        for key, name, title, told in SWITCHES:
            state = "on" if getattr(preferences, name) else "off"
            entries.append(Entry(key, f"{title}: {state}", told))
        self.menu.show(entries)
        self.notice.say(self.app.settings.problem or f"Kept in {self.app.settings.path}")
