"""Hands for the app in tests: keys in bulk, a clock that moves when told, the screen as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual import events
from textual.pilot import Pilot
from textual.strip import Strip

from wordgames.engines.pdq.racing import next_row
from wordgames.settings import Preferences, Settings
from wordgames.setups.game import Seat, Setup
from wordgames.setups.options import Value
from wordgames.ui.program import WordGames
from wordgames.ui.sitting import sit_down
from wordgames.ui.widgets.countdown import Countdown

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
KEYS = ("q", "p", "z", "m", "1", "0", "c", "t")
USUAL = (80, 24)
LARGE = (120, 40)


class HandClock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def setup_for(game: str, players: int = 3, /, **options: Value) -> Setup:
    """A set-up with Ann, Bob and so on; underscores in option names stand for hyphens."""
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    seats = tuple(Seat(NAMES[n], n, KEYS[n]) for n in range(players))
    return Setup(game, seats, chosen)


def program(
    folder: Path,
    setup: Setup | None = None,
    *,
    seed: int = 7,
    clock: HandClock | None = None,
    **preferences: Any,
) -> WordGames:
    """The app with settings in that folder, without motion and with a clock driven by hand."""
    settings = Settings.load(str(folder / "settings.toml"))
    settings.preferences = Preferences(reduced_motion=True, **preferences)
    return WordGames(setup=setup, seed=seed, settings=settings, time=clock or HandClock())


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press these keys at the clock's time; a key may be typed as ``word:DRUM`` for letters."""
    app = pilot.app
    for key in keys:
        single = list(key[5:].lower()) if key.startswith("word:") else [key]
        for name in single:
            event = events.Key(name, name if len(name) == 1 else _character(name))
            if isinstance(app, WordGames):
                event.time = app.time()
            app.post_message(event)
    await pilot.pause()


async def wait(pilot: Pilot[Any], milliseconds: int) -> None:
    """Let game time pass and the screen look at its clock; half seconds at most at a time."""
    app = pilot.app
    assert isinstance(app, WordGames)
    clock = app.time
    assert isinstance(clock, HandClock)
    while milliseconds > 0:
        step = min(milliseconds, 500)
        clock.now += step / 1000
        milliseconds -= step
        if (beat := getattr(app.screen, "beat", None)) is not None:
            beat()
    for countdown in app.screen.query(Countdown):
        countdown.refresh()
    await pilot.pause()


class Seated:
    """A game under way and the hands of its players."""

    def __init__(self, app: WordGames, pilot: Pilot[Any], clock: HandClock) -> None:
        self.app = app
        self.pilot = pilot
        self.clock = clock

    async def press(self, *keys: str) -> None:
        """Press these keys at the clock's time."""
        await press(self.pilot, *keys)

    async def wait(self, milliseconds: int) -> None:
        """Let game time pass."""
        await wait(self.pilot, milliseconds)

    def top(self) -> object:
        """The screen on top."""
        return self.app.screen

    def shown(self) -> str:
        """What stands on it."""
        return text(self.app)


def text(app: WordGames) -> str:
    """What stands on the screen."""
    return "\n".join(strip.text for strip in strips(app))


def strips(app: WordGames) -> list[Strip]:
    """The lines of the screen, as they are drawn."""
    return app.screen._compositor.render_strips()  # pyright: ignore[reportPrivateUsage]


def _character(name: str) -> str | None:
    return {"space": " ", "minus": "-", "full_stop": "."}.get(name)


def deck_file(folder: Path, **counts: int) -> str:
    """A deck of so many of each letter, as a file; returns its path."""
    cards = ", ".join(f"{letter} = {count}" for letter, count in counts.items())
    path = folder / "deck.toml"
    path.write_text(f"[tiny]\ncards = {{ {cards} }}\n")
    return str(path)


def seed_with_row(setup: Setup, row: str) -> int:
    """A seed whose first row of PDQ is this one."""
    for seed in range(5000):
        sitting = sit_down(setup, seed)
        sitting.match.tick(0)
        state = sitting.match.state
        dealt = state.row or next_row(state)[0]
        if "".join(dealt) == row:
            return seed
    raise AssertionError(f"no seed deals {row}")
