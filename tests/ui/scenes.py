"""Moments of the app, the same in every run: for snapshots and for the pictures of the README.

A scene is a set-up (or none), a seed, and what is done until the moment has come. Games add theirs
to ``SCENES`` from modules beside this one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from textual.pilot import Pilot

from ui import perquackey_moments as perquackey
from ui import quiddler_moments as quiddler
from ui import skeeter_moments as skeeter
from ui.driving import HandClock, press, program, setup_for, wait
from wordgames.engines.pdq import Stage
from wordgames.setups.game import Setup
from wordgames.solvers.pdq import answers
from wordgames.ui.challenge import ChallengePage, Doubt, Reveal
from wordgames.ui.handover import HandOver
from wordgames.ui.pdq.table import PdqTable
from wordgames.ui.program import WordGames
from wordgames.ui.table import TableScreen


@dataclass(frozen=True)
class Scene:
    """A moment worth a picture."""

    name: str
    act: Callable[[Pilot[Any]], Awaitable[None]]
    setup: Setup | None = None
    seed: int = 62

    def app(self, folder: Path, **preferences: Any) -> WordGames:
        """The app that shows it, before anything was done."""
        return program(folder, self.setup, seed=self.seed, clock=HandClock(), **preferences)


async def picture(scene: Scene, size: tuple[int, int], **preferences: Any) -> str:
    """The scene as SVG."""
    with TemporaryDirectory() as folder:
        app = scene.app(Path(folder), **preferences)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await scene.act(pilot)
            await pilot.pause()
            return app.export_screenshot(title="Word games")


async def _nothing(pilot: Pilot[Any]) -> None:
    await pilot.pause()


async def _set_up(pilot: Pilot[Any]) -> None:
    await press(pilot, "1")
    await press(pilot, "word:ann", "down", "word:bob", "down", "word:cy")
    await press(pilot, "tab")


async def _ready(pilot: Pilot[Any]) -> None:
    """Two rows are won already."""
    await press(pilot, "space")
    await _win(pilot, 0, 3)
    await press(pilot, "space")
    await _win(pilot, 2, 9)
    await press(pilot, "space")


async def _tie(pilot: Pilot[Any]) -> None:
    await _ready(pilot)
    await press(pilot, "p")
    await wait(pilot, 41)
    await press(pilot, "q")
    await wait(pilot, 2200)
    await press(pilot, "word:ABCD")


async def _typing(pilot: Pilot[Any]) -> None:
    await _ready(pilot)
    await press(pilot, "z")
    await wait(pilot, 1900)
    table = _table(pilot)
    words = answers(table.sitting.common, table.seen.rules, table.seen.row, 4)
    word = next(word for word in words if len(word) < 10)
    await press(pilot, f"word:{word[:-2]}")


async def _told(pilot: Pilot[Any]) -> None:
    await _ready(pilot)
    await _win(pilot, 1, 0)


async def _nobody(pilot: Pilot[Any]) -> None:
    await _ready(pilot)
    await press(pilot, "f2", "q", "p", "z")


async def _vote(pilot: Pilot[Any]) -> None:
    await _ready(pilot)
    await press(pilot, "f2", "q")


async def _pause(pilot: Pilot[Any]) -> None:
    await _ready(pilot)
    await press(pilot, "f3")


async def _solitaire(pilot: Pilot[Any]) -> None:
    table = _table(pilot)
    await press(pilot, "space")
    word = answers(table.sitting.common, table.seen.rules, table.seen.row, 4)[0]
    await press(pilot, f"word:{word}", "enter")
    await press(pilot, "word:AL")


async def _hand_over(pilot: Pilot[Any]) -> None:
    await press(pilot, "space")
    assert isinstance(pilot.app.screen, HandOver)


async def _writing(pilot: Pilot[Any]) -> None:
    await _hand_over(pilot)
    await press(pilot, "q", "enter")
    await press(pilot, "enter")
    table = next(s for s in pilot.app.screen_stack if isinstance(s, PdqTable))
    rules, row = table.seen.rules, table.match.state.row
    for word in answers(table.sitting.common, rules, row, 4)[:7]:
        await press(pilot, f"word:{word}", "enter")
    await wait(pilot, 21_500)


async def _podium(pilot: Pilot[Any]) -> None:
    table = _table(pilot)
    players = len(table.sitting.seats)
    while table.seen.stage is not Stage.OVER:
        deal = table.seen.deal
        await press(pilot, "space")
        await wait(pilot, 700 + 131 * (deal % 9))
        found = answers(table.sitting.common, table.seen.rules, table.seen.row, 4)
        if not found or deal % 6 == 5:
            await press(pilot, "f2", *(seat.key for seat in table.sitting.seats))
        else:
            await _win(pilot, (deal * 7 + deal // 4) % 5 % players, deal * 5)
    await press(pilot, "space")


async def _challenge(pilot: Pilot[Any]) -> None:
    await _ready(pilot)
    table = pilot.app.screen
    assert isinstance(table, TableScreen)
    doubt = Doubt(1, "QOPH", ("QU", "O", "P", "H"), "24 points")
    reveal = Reveal(good=False, headline="QOPH is not in the dictionary", lines=("Bob loses 24.",))
    pilot.app.push_screen(ChallengePage(table.sitting, doubt, (0, 2), lambda _: reveal))
    await press(pilot, "z")


async def _win(pilot: Pilot[Any], player: int, nth: int) -> None:
    """A player takes the row with the nth of its common words, the longest first."""
    table = _table(pilot)
    found = answers(table.sitting.common, table.seen.rules, table.seen.row, 4)
    await press(pilot, table.sitting.seats[player].key)
    await wait(pilot, 200)
    await press(pilot, f"word:{found[nth % len(found)]}", "enter")


def _table(pilot: Pilot[Any]) -> PdqTable:
    screen = pilot.app.screen
    assert isinstance(screen, PdqTable)
    return screen


WORDS = str(Path(__file__).parent / "words.txt")
"""A list that stays as it is, whatever becomes of the lexicon."""

PDQ = replace(setup_for("pdq"), dictionary=WORDS)
SOLITAIRE = replace(setup_for("pdq", 1, variant="solitaire"), dictionary=WORDS)
WORD_COUNT = replace(setup_for("pdq", variant="word-count"), dictionary=WORDS)
CROWD = replace(setup_for("pdq", 8, double_scoring=True), dictionary=WORDS)

SCENES = {
    scene.name: scene
    for scene in (
        Scene("home", _nothing),
        Scene("set-up", _set_up),
        Scene("pdq-ready", _ready, PDQ),
        Scene("pdq-tie", _tie, PDQ),
        Scene("pdq", _typing, PDQ),
        Scene("pdq-won", _told, PDQ),
        Scene("pdq-vote", _vote, PDQ),
        Scene("pdq-nobody", _nobody, PDQ),
        Scene("pdq-crowd", _typing, CROWD),
        Scene("pdq-solitaire", _solitaire, SOLITAIRE),
        Scene("pdq-word-count", _writing, WORD_COUNT),
        Scene("podium", _podium, PDQ),
        Scene("pause", _pause, PDQ),
        Scene("hand-over", _hand_over, WORD_COUNT),
        Scene("challenge", _challenge, PDQ),
        Scene("quiddler-hand", quiddler.hand, quiddler.EIGHT, quiddler.SEED),
        Scene("quiddler-laid", quiddler.laid, quiddler.FOUR, quiddler.SEED),
        Scene("quiddler-sheet", quiddler.sheet, quiddler.FOUR, quiddler.SEED),
        Scene("quiddler-solitaire", quiddler.stacks, quiddler.ALONE, quiddler.SEED),
        Scene("quiddler-real-cards", quiddler.written, quiddler.REAL, quiddler.SEED),
        Scene("perquackey-ready", perquackey.ready, perquackey.TEAMS),
        Scene("perquackey", perquackey.forming, perquackey.RACE),
        Scene("perquackey-refused", perquackey.refused, perquackey.TEAMS),
        Scene("perquackey-vulnerable", perquackey.vulnerable, perquackey.THIRTEEN),
        Scene("perquackey-review", perquackey.review, perquackey.RACE),
        Scene("perquackey-judging", perquackey.judging, perquackey.CHALLENGE),
        Scene("skeeter", skeeter.said, skeeter.SETUP, skeeter.SEED),
        Scene("skeeter-hand", skeeter.typing, skeeter.SETUP, skeeter.SEED),
        Scene("skeeter-sheet", skeeter.scored, skeeter.SETUP, skeeter.SEED),
    )
}
