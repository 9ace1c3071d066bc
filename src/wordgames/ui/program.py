"""The app itself: its looks, its settings, and the pages it opens."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual import events, on
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.constants import TEXTUAL_ANIMATIONS
from textual.screen import Screen

from wordgames.errors import GameError
from wordgames.settings import Settings
from wordgames.ui.departing import DepartingApp
from wordgames.ui.look import THEMES, Look, look
from wordgames.ui.page import LEAST_HEIGHT, LEAST_WIDTH, Page
from wordgames.ui.palette import Palette, commands_of
from wordgames.ui.themes import theme_of
from wordgames.ui.widgets.bar import Bar

if TYPE_CHECKING:
    from wordgames.setups.game import Setup
    from wordgames.store import KeptAsText, Notice, Store
    from wordgames.ui.sitting import Sitting

LONGEST_PASTE: Final = 4000
"""Characters of a pasted text that are looked at."""


class WordGames(DepartingApp):
    """Word games at one keyboard.

    ``settings`` are the user's; games are saved in the store that ``open_store`` opens when it is
    first needed, and nowhere without one; ``time`` is where game clocks and key stamps come from
    (seconds, monotonic). With a set-up the table opens at once, else the home page.
    """

    TITLE = "Word games"
    ENABLE_COMMAND_PALETTE = True
    COMMAND_PALETTE_BINDING = "ctrl+p"
    AUTO_FOCUS = ""
    NOTIFICATION_TIMEOUT = 4
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave_all", "Leave", show=False, priority=True, id="quit"),
    ]
    CSS = """
    Screen { background: $background; color: $foreground; layout: vertical; overflow: hidden; }
    ModalScreen, Box { background: $background 60%; }
    Input { background: $surface; border: none; height: 1; padding: 0 1; }
    Input:focus { border: none; }
    """

    def __init__(
        self,
        *,
        setup: Setup | None = None,
        seed: int | None = None,
        settings: Settings | None = None,
        open_store: Callable[[], Store] | None = None,
        ascii_only: bool | None = None,
        time: Callable[[], float] = monotonic,
    ) -> None:
        self._colourless = bool(os.environ.get("NO_COLOR"))
        super().__init__(ansi_color=True if self._colourless else None)
        self.settings = Settings.load() if settings is None else settings
        self._open_store = open_store
        self._store: Store | None = None
        self._store_lock = threading.Lock()
        self.time = time
        self._ascii_only = ascii_only
        self._start_setup = setup
        self._start_seed = seed
        self.unsaved = False
        """Whether nothing can be saved at the moment."""
        self.times_left = 0
        """How often the terminal has lost the focus."""
        for colours in THEMES.values():
            self.register_theme(theme_of(colours))
        self.theme = self.settings.preferences.theme
        if self.settings.preferences.reduced_motion:
            self.animation_level = "none"

    @property
    def store(self) -> Store | None:
        """Where games are saved; opened by the first who asks, on whatever thread."""
        with self._store_lock:
            if self._store is None and self._open_store is not None:
                self._store = self._open_store()
                self._store.listen(self._hear)
                self._store.back_up()
            return self._store

    def close_store(self, timeout: float = 0.8) -> None:
        """Write what is due, for so many seconds at most; nothing is saved any more after that."""
        with self._store_lock:
            self._open_store = None
            if self._store is not None:
                self._store.close(timeout)

    def rescue(self) -> KeptAsText | None:
        """Keep elsewhere what could not be saved; None when all is."""
        with self._store_lock:
            return None if self._store is None else self._store.rescue()

    @property
    def look(self) -> Look:
        """How everything is drawn now."""
        chosen = self._ascii_only
        return look(
            self.settings.preferences.theme,
            ascii_only=self.settings.preferences.ascii if chosen is None else chosen,
            colourless=self._colourless,
        )

    def get_default_screen(self) -> Screen[None]:
        from wordgames.ui.home import Home

        return Home()

    def on_mount(self) -> None:
        self.seen_at_last()
        if keys := self.settings.preferences.keys:
            self.call_after_refresh(self.set_keymap, dict(keys))
        if self.settings.problem:
            self.say(self.settings.problem)
        if self._start_setup is not None:
            self.play(self._start_setup, self._start_seed)

    def prefer(self, **changes: object) -> None:
        """Change how things look, at once and for the next time."""
        preferences = replace(self.settings.preferences, **changes)  # type: ignore[arg-type]
        self.settings.preferences = preferences
        self.theme = preferences.theme
        self.animation_level = "none" if preferences.reduced_motion else TEXTUAL_ANIMATIONS
        for screen in self.screen_stack:
            for widget in screen.walk_children():
                widget.refresh()
        self._save(partial(self.settings.prefer, preferences))

    def remember(self, setup: Setup) -> None:
        """Keep the set-up for the next time."""
        self._save(partial(self.settings.remember, setup))

    def keep_best(self, name: str, score: int) -> None:
        """Keep a score if it is the best at something."""
        self._save(partial(self.settings.keep_best, name, score))

    def play(self, setup: Setup, seed: int | None = None) -> None:
        """Sit down to a new game; what does not go is said on the page that asked for it."""
        from wordgames.ui.sitting import sit_down

        try:
            sitting = sit_down(setup, seed, store=self.store, time=self.time)
        except GameError as problem:
            self.say(str(problem))
            return
        self.sit(sitting)

    def resume(self, game: str) -> None:
        """Go on with a saved game; long ones are played again beside the screen."""
        self.run_worker(partial(self._resume, game), thread=True, group="resume", exclusive=True)

    def _resume(self, game: str) -> None:
        from wordgames.ui.sitting import resume_sitting

        if self.store is None:
            return
        try:
            sitting = resume_sitting(self.store, game, time=self.time)
        except GameError as problem:
            self.call_from_thread(self.say, str(problem))
        else:
            self.call_from_thread(self._go_on, sitting)

    def _go_on(self, sitting: Sitting) -> None:
        """The table, covered: time runs when somebody says so, and hands stay hidden."""
        from wordgames.ui.table import TableScreen

        self.sit(sitting)
        if isinstance(self.screen, TableScreen) and sitting.match.outcome is None:
            self.screen.pause_with(f"Here it was left: {sitting.table.place}.")

    def _hear(self, notice: Notice) -> None:
        """The store has something to tell; it says so on its own thread."""
        with suppress(RuntimeError):  # the app is about to end
            self.call_later(self._tell, notice)

    def _tell(self, notice: Notice) -> None:
        from wordgames.store import NotSaved, SavedAgain

        if isinstance(notice, NotSaved | SavedAgain):
            self.unsaved = isinstance(notice, NotSaved)
            for screen in self.screen_stack:
                for bar in screen.query(Bar):
                    bar.refresh()
        self.say(str(notice))

    def sit(self, sitting: Sitting) -> None:
        """Open the table of a game, new or resumed."""
        from wordgames.ui.table import open_table

        try:
            table = open_table(sitting)
        except ModuleNotFoundError:
            self.say(f"{sitting.game.title} has no table yet.")
            return
        self.push_screen(table)

    def replace_top(self, page: Page[Any]) -> None:
        """Put another page in the place of the one on top."""
        self.switch_screen(page)  # pyright: ignore[reportUnknownMemberType]

    def go_home(self) -> None:
        """Close everything above the home page."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        return commands_of(self, screen)

    def action_command_palette(self) -> None:
        """Not over a hand: the palette can be seen through, and it takes pictures."""
        from wordgames.ui.hand import HandScreen

        if not isinstance(self.screen, HandScreen | CommandPalette):
            self.push_screen(Palette())

    async def on_event(self, event: events.Event) -> None:
        """Whatever is pasted loses what no key types, before any widget gets to see it."""
        if isinstance(event, events.Paste):
            event.text = typed(event.text)
        await super().on_event(event)

    def action_leave_all(self) -> None:
        self.exit()

    @on(events.Resize)
    def _mind_the_size(self, event: events.Resize) -> None:
        from wordgames.ui.small import TooSmall

        width, height = event.size
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        top = self.screen
        if small and not isinstance(top, TooSmall):
            self.push_screen(TooSmall())
        elif not small and isinstance(top, TooSmall):
            self.pop_screen()

    def on_app_blur(self) -> None:
        self.times_left += 1
        if isinstance(page := self.screen, Page):
            page.left_alone()

    def _save(self, write: Callable[[], None]) -> None:
        """Write to disk where it cannot hold up the screen."""

        def work() -> None:
            try:
                write()
            except GameError as problem:
                self.call_from_thread(self.say, str(problem))

        self.run_worker(work, thread=True, group="save", exit_on_error=False)


def typed(text: str) -> str:
    """A pasted text without control signs and without end."""
    return "".join(c for c in text[:LONGEST_PASTE] if c.isprintable() or c in "\n\t")
