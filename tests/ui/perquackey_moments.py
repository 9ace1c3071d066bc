"""What is done at a table of Perquackey until a moment is worth a picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from ui.driving import press, setup_for, wait
from wordgames.engines.perquackey import Stage
from wordgames.solvers.perquackey import answers, best
from wordgames.ui.perquackey.table import PerquackeyTable

WORDS = str(Path(__file__).parent / "perquackey-words.txt")
"""Words of the throws below, so that the pictures do not change with the dictionary."""

RACE = replace(setup_for("perquackey", 3), dictionary=WORDS)
TEAMS = replace(setup_for("perquackey", 4, teams=True), dictionary=WORDS)
THIRTEEN = replace(setup_for("perquackey", 3, cubes_thrown="thirteen"), dictionary=WORDS)
CHALLENGE = replace(setup_for("perquackey", 2, referee="challenge"), dictionary=WORDS)


async def ready(pilot: Pilot[Any]) -> None:
    """Nobody has thrown yet."""
    await pilot.pause()


async def forming(pilot: Pilot[Any]) -> None:
    """Two groups are full, and a word is half typed."""
    await _throw(pilot, 14, short=4)
    await wait(pilot, 76_000)
    seen = _table(pilot).seen
    called = {each.word for each in seen.words}
    found = answers(seen.letters, _table(pilot).sitting.common, vulnerable=seen.vulnerable)
    words = best(found, vulnerable=seen.vulnerable).words
    await press(pilot, f"word:{next(w for w in words if len(w) == 4 and w not in called)}")
    await _clock_drawn(pilot)


async def refused(pilot: Pilot[Any]) -> None:
    """A word that is none."""
    await _throw(pilot, 6)
    await press(pilot, f"word:{_table(pilot).seen.letters}", "enter")


async def vulnerable(pilot: Pilot[Any]) -> None:
    """Thirteen cubes, in the last ten seconds."""
    await _whole_throw(pilot)
    await _throw(pilot, 4)
    await _wait_until(pilot, 7_000)
    await press(pilot, f"word:{_table(pilot).seen.letters[9:12]}")
    await _clock_drawn(pilot)


async def review(pilot: Pilot[Any]) -> None:
    """Time is up."""
    await _throw(pilot, 17)
    await press(pilot, f"word:{_table(pilot).seen.letters[:3]}")
    await _time_up(pilot)
    await press(pilot, "right")


async def judging(pilot: Pilot[Any]) -> None:
    """The others look through the words."""
    await _throw(pilot, 9)
    await press(pilot, f"word:{_table(pilot).seen.letters[:5]}", "enter")
    await _time_up(pilot)
    await press(pilot, "down")
    await press(pilot, "space")
    await press(pilot, "down")


async def _throw(pilot: Pilot[Any], count: int, short: int = 5) -> None:
    """Throw, and call so many of the best common words, of the 4-letter ones only ``short``."""
    await press(pilot, "space")
    seen = _table(pilot).seen
    assert seen.stage is Stage.FORMING
    common = _table(pilot).sitting.common
    found = answers(seen.letters, common, vulnerable=seen.vulnerable)
    words = best(found, vulnerable=seen.vulnerable).words
    fours = [word for word in words if len(word) == 4][short:]
    for word in [word for word in words if word not in fours][:count]:
        await press(pilot, f"word:{word}", "enter")


async def _whole_throw(pilot: Pilot[Any]) -> None:
    await _throw(pilot, 15)
    await press(pilot, "f6", "f6")
    await press(pilot, "space")


async def _time_up(pilot: Pilot[Any]) -> None:
    await _wait_until(pilot, -100)


async def _wait_until(pilot: Pilot[Any], left: int) -> None:
    """Let time pass until so many milliseconds of the throw are left."""
    table = _table(pilot)
    assert table.seen.ends is not None
    await wait(pilot, table.seen.ends - table.clock.read() - left)


async def _clock_drawn(pilot: Pilot[Any]) -> None:
    """The countdown redraws itself once a second of real time; a picture cannot wait for that."""
    _table(pilot).countdown.refresh()
    await pilot.pause()


def _table(pilot: Pilot[Any]) -> PerquackeyTable:
    return next(page for page in pilot.app.screen_stack if isinstance(page, PerquackeyTable))
