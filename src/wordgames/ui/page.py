"""What every screen has: a first line, a line of keys, help, and a least size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual.app import ComposeResult
from textual.screen import Screen

from wordgames.ui.commands import HELP, Command, bindings
from wordgames.ui.widgets.bar import Bar, Keys

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.ui.look import Look
    from wordgames.ui.program import WordGames

T = TypeVar("T")

LEAST_WIDTH, LEAST_HEIGHT = 60, 18


class Page(Screen[T]):
    """A screen of this program.

    A page lists its ``KEYS`` (keys, line of keys, palette and help all come from them), gives
    its widgets by ``content`` and names its chapter of the help as ``TOPIC``. No widget gets the
    focus by itself, so that no word box swallows a buzz key.
    """

    app: WordGames
    AUTO_FOCUS = ""
    KEYS: ClassVar[tuple[Command, ...]] = (HELP,)
    TOPIC: ClassVar[str] = "keys"
    SECTION: ClassVar[str] = ""
    """The heading within the chapter that the help begins with; none is the chapter as it is."""
    TITLE_LINE: ClassVar[str] = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-usual"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-mid"), (34, "-tall")]  # noqa: RUF012

    def __init_subclass__(cls, **options: Any) -> None:
        cls.BINDINGS = list(bindings(cls.__dict__.get("KEYS", ())))
        super().__init_subclass__(**options)

    def __init__(self) -> None:
        super().__init__()
        self.bar = Bar(self.TITLE_LINE)
        self.key_line = Keys()

    def content(self) -> Iterator[Widget]:
        """The widgets between the first line and the line of keys."""
        yield from ()

    def compose(self) -> ComposeResult:
        yield self.bar
        yield from self.content()
        yield self.key_line

    def on_mount(self) -> None:
        self.key_line.show(self.offered())

    @property
    def look(self) -> Look:
        from wordgames.ui.look import look_of

        return look_of(self.app)

    @classmethod
    def every_command(cls) -> tuple[Command, ...]:
        """The commands of this page and of those it is made from; the nearest wins."""
        found: dict[str, Command] = {}
        for base in cls.__mro__:
            for command in base.__dict__.get("KEYS", ()):
                found.setdefault(command.id, command)
        return tuple(found.values())

    def offered(self) -> tuple[Command, ...]:
        """The commands that are open now: help, then the most wanted first."""
        open_now = [
            command
            for command in self.every_command()
            if self.check_action(command.action.partition("(")[0], ())
        ]
        return tuple(sorted(open_now, key=lambda command: command.id != HELP.id))

    def refresh_keys(self) -> None:
        """Show the keys that do something now."""
        self.key_line.show(self.offered())
        self.refresh_bindings()

    def action_help(self) -> None:
        from wordgames.ui.help import HelpPage

        self.app.push_screen(HelpPage(self.TOPIC, self.offered(), self.SECTION))

    def action_look_up(self) -> None:
        """Is that a word? Pages at a table ask the table's own judge."""
        from wordgames.ui.lookup import LookUp

        self.app.push_screen(LookUp())

    def go_back(self) -> None:
        """To the page below; once, however often it is asked for while this page goes."""
        if self.app.screen is self:
            self.app.pop_screen()

    def left_alone(self) -> None:
        """The terminal has lost the focus; pages with something to hide cover it."""
