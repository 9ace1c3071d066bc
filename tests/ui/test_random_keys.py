"""A monkey at the keyboard: whatever is pressed, pasted or clicked, on whatever page.

``WORDGAMES_MONKEY`` is how many handfuls of keys each monkey presses (by default a few), and
``WORDGAMES_MONKEY_SEED`` which monkeys come; every failure names its seed and its last keys.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from textual import events
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input

from games import Subject, subjects
from ui.driving import HandClock, press, program, setup_for, strips, wait
from wordgames.errors import Illegal
from wordgames.game import replay
from wordgames.setups.game import Seat, Setup
from wordgames.ui.program import WordGames
from wordgames.ui.sitting import Sitting, sit_down
from wordgames.ui.table import PlayScreen

HANDFULS = int(os.environ.get("WORDGAMES_MONKEY", "12"))
SEED = int(os.environ.get("WORDGAMES_MONKEY_SEED", "1"))
MOST_MOVES = 60
"""Moves that are made at random, at most, before the monkey comes."""

LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")
NAMED = (
    *("space", "enter", "escape", "tab", "shift+tab", "backspace", "delete", "home", "end"),
    *("up", "down", "left", "right", "pageup", "pagedown", "insert", "shift+left", "ctrl+right"),
    *(f"f{number}" for number in range(1, 13)),
    *("ctrl+z", "ctrl+p", "ctrl+a", "ctrl+u", "ctrl+k", "ctrl+w", "ctrl+v", "ctrl+x", "ctrl+s"),
    *("slash", "minus", "plus", "comma", "full_stop", "question_mark", "apostrophe", "alt+q"),
    *("0", "1", "2", "3", "4", "5", "9", "left_shift", "caps_lock", "ctrl+at"),
)
SIGNS = ("é", "İ", "\u0131", "ß", "\u0301", "😀", "字", "\u202e", "\x00", "[", "]", "\\", "{", "%")
PASTES = (
    *("cat", "A" * 10_000, "[bold]x[/bold]", "[/]", "\x1b[31mred", "a\nb\r\nc\td", "\x00"),
    *(
        "",
        " ",
        "😀" * 30,
        "字" * 24,
        "e\u0301" * 40,
        "\u202eabc",
        "q p z\n" * 500,
        "-1",
        "²",
        "../..",
    ),
)
SIZES = ((80, 24), (120, 40), (60, 18), (59, 18), (20, 5), (1, 1), (80, 24), (300, 90))
SUBJECTS = {subject.name: subject for subject in subjects()}

STARTS: dict[str, Setup | None] = {
    "home": None,
    "pdq": setup_for("pdq"),
    "pdq-solitaire": setup_for("pdq", 1, variant="solitaire"),
    "pdq-word-count": setup_for("pdq", variant="word-count"),
    "quiddler": setup_for("quiddler"),
    "quiddler-one-round": setup_for("quiddler", last_hand=3),
    "quiddler-real-cards": setup_for("quiddler", variant="real-cards", last_hand=3),
    "quiddler-solitaire": setup_for("quiddler", 1, variant="solitaire"),
    "perquackey": setup_for("perquackey"),
    "perquackey-throws": setup_for("perquackey", 1, variant="throws"),
    "skeeter": setup_for("skeeter"),
    "skeeter-in-time": setup_for("skeeter", rounds=1, turn_time=10, challenge_time=5),
    "odd-names": Setup(
        "quiddler",
        (Seat("字" * 24, 0, "q"), Seat("[bold]b[/]", 1, "p"), Seat("e\u0301" * 12, 2, "z")),
    ),
}


class Monkey:
    """Does what comes to its hand."""

    def __init__(self, pilot: Pilot[Any], clock: HandClock, seed: str) -> None:
        self.pilot = pilot
        self._clock = clock
        self.rng = Random(seed)
        self.done: list[str] = []
        self._ways: tuple[tuple[Callable[[], Any], int], ...] = (
            (self._keys, 60),
            (self._signs, 3),
            (self._paste, 4),
            (self._click, 6),
            (self._time, 8),
            (self._size, 2),
            (self._leave_the_window, 1),
        )

    async def act(self) -> None:
        """One handful of whatever."""
        ways, weights = zip(*self._ways, strict=True)
        await self.rng.choices(ways, weights)[0]()
        await self.pilot.pause()

    async def _keys(self) -> None:
        keys: list[str] = []
        for _ in range(self.rng.randint(1, 10)):
            kind = self.rng.random()
            if kind < 0.3:
                keys.append(self.rng.choice(NAMED))
            elif kind < 0.5:
                keys.append(self.rng.choice(("enter", "space", "q", "p", "z")))
            else:
                keys.append(self.rng.choice(LETTERS))
        self._note("keys", *keys)
        await press(self.pilot, *keys)

    async def _signs(self) -> None:
        sign = self.rng.choice(SIGNS)
        self._note("sign", sign)
        self.pilot.app.post_message(events.Key(sign, sign))

    async def _paste(self) -> None:
        text = self.rng.choice(PASTES)
        self._note("paste", text[:20])
        self.pilot.app.post_message(events.Paste(text))

    async def _click(self) -> None:
        width, height = self.pilot.app.size
        if width and height:
            place = (self.rng.randrange(width), self.rng.randrange(height))
            self._note("click", *map(str, place))
            await self.pilot.click(offset=place, times=self.rng.choice((1, 1, 2)))

    async def _time(self) -> None:
        millis = self.rng.choice((1, 40, 150, 400, 3000, 20_000, 200_000))
        self._note("time", str(millis))
        clock = self._clock
        if millis > 3000:
            clock.now += millis / 1000  # the computer slept
        await wait(self.pilot, min(millis, 3000))

    async def _size(self) -> None:
        size = self.rng.choice(SIZES)
        self._note("size", *map(str, size))
        await self.pilot.resize_terminal(*size)

    async def _leave_the_window(self) -> None:
        self._note("blur")
        self.pilot.app.post_message(events.AppBlur())
        self.pilot.app.post_message(events.AppFocus())

    def _note(self, *what: str) -> None:
        self.done.append(" ".join(what))


def check(app: WordGames) -> None:
    """What holds whatever was done."""
    focused = [widget for widget in app.screen.walk_children(Widget) if widget.has_focus]
    assert len(focused) <= 1
    if focused and isinstance(focused[0], Input):
        assert focused[0].display
        assert not focused[0].disabled
    for strip in strips(app):
        assert strip.cell_length == app.screen.size.width
        assert cell_len(strip.text) == strip.cell_length
        assert not any(sign < " " or "\x7f" <= sign < "\xa0" for sign in strip.text)
    sittings = [screen for screen in app.screen_stack if isinstance(screen, PlayScreen)]
    for sitting in {id(screen.sitting): screen.sitting for screen in sittings}.values():
        _check_game(sitting)


def _check_game(sitting: Sitting) -> None:
    """No card is lost, and the log alone leads to the same position and the same scores."""
    match = sitting.match
    subject = SUBJECTS[sitting.game.name]
    if subject.cards is not None and subject.deck is not None:
        assert subject.cards(match.state) == subject.deck(match.rules)
    again = replay(match.engine, match.rules, match.moves)
    assert again == match.state
    assert match.engine.outcome(again) == match.outcome


def _begun(setup: Setup, subject: Subject, clock: HandClock, rng: Random) -> Sitting:
    """A game that has gone on for a while."""
    sitting = sit_down(setup, rng.randrange(1000), time=clock)
    match, at = sitting.match, 0
    match.tick(0)
    for _ in range(rng.randrange(MOST_MOVES)):
        if match.outcome is not None:
            break
        at += rng.randrange(subject.pause)
        player = rng.randrange(len(setup.seats))
        match.tick(at)
        if kinds := match.legal(player):
            action = subject.some_action(rng.choice(kinds), match.view(player), player, rng)
            with suppress(Illegal):
                match.submit(player, action, at)
    return sitting


def _stay(*_: object, **__: object) -> None:
    """The monkey would leave at once."""


@pytest.mark.parametrize("start", STARTS)
async def test_nothing_that_is_pressed_does_harm(
    start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORDGAMES_DATA", str(tmp_path))
    clock = HandClock()
    app = program(tmp_path, clock=clock)
    monkeypatch.setattr(app, "exit", _stay)
    seed = f"{start}-{SEED}"
    rng = Random(seed)
    monkey: Monkey | None = None
    try:
        async with app.run_test(size=(80, 24)) as pilot:
            monkey = Monkey(pilot, clock, seed)
            for number in range(HANDFULS):
                setup = STARTS[start]
                if setup is not None and number % 60 == 0:
                    app.go_home()
                    app.sit(_begun(setup, SUBJECTS[setup.game], clock, rng))
                    await pilot.pause()
                    monkey.done.append("sit")
                await monkey.act()
                check(app)
    except BaseException as problem:
        done = monkey.done[-12:] if monkey is not None else []
        problem.add_note(f"monkey {seed}, the last it did: {done}")
        raise
    finally:
        monkeypatch.undo()
