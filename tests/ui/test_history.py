"""Going on with a game, looking back at one, and what the finished ones say."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import subjects
from playout import step
from ui.driving import LARGE, USUAL, HandClock, press, setup_for, text
from wordgames import folders
from wordgames.settings import Preferences, Settings
from wordgames.setups import GAMES
from wordgames.setups.game import Setup
from wordgames.store import Listed, Store
from wordgames.ui.history.figures import FiguresPage, bins
from wordgames.ui.history.games import HistoryPage
from wordgames.ui.history.review import ReviewPage
from wordgames.ui.home import Home
from wordgames.ui.pause import PausePage
from wordgames.ui.program import WordGames
from wordgames.ui.sentences import listed
from wordgames.ui.sitting import sit_down
from wordgames.ui.table import TableScreen
from wordgames.ui.widgets.saved import listed_within

SHORT: dict[str, dict[str, Any]] = {
    "pdq": {},
    "quiddler": {"first_hand": 3, "last_hand": 3},
    "perquackey": {"variant": "throws", "throws": 1},
    "skeeter": {"rounds": 1},
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path))
    return tmp_path


def app_with(folder: Path, clock: HandClock | None = None) -> WordGames:
    """The app with the store of that folder."""
    settings = Settings.load(str(folder / "settings.toml"))
    settings.preferences = Preferences(reduced_motion=True)
    return WordGames(settings=settings, open_store=lambda: Store(folder), time=clock or HandClock())


def played(folder: Path, setup: Setup, steps: int, seed: int = 3) -> str:
    """A game played at random for so many tries; its id."""
    store = Store(folder)
    sitting = sit_down(setup, seed, store=store)
    subject = next(s for s in subjects() if s.name == setup.game)
    match, rng, at = sitting.match, Random(seed), 0
    match.tick(0)
    for _ in range(steps):
        if match.outcome is not None:
            break
        at += rng.randrange(subject.pause)
        step(subject, match, rng.randrange(match.rules.players), at, rng)
    sitting.table.leave()
    assert store.flush(10)
    store.close()
    return str(sitting.table.id)


async def settled(pilot: Any) -> None:
    """Until what runs beside the screen is done."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def test_a_tall_home_tells_how_to_go_on(folder: Path) -> None:
    played(folder, setup_for("quiddler", 3), 12)
    app = app_with(folder)
    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        await press(pilot, "right")
        assert "Enter goes on where you left" in text(app)


@pytest.mark.parametrize("size", [USUAL, LARGE])
async def test_home_offers_games_that_are_not_over(folder: Path, size: tuple[int, int]) -> None:
    played(folder, setup_for("quiddler", 3), 12)
    app = app_with(folder)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        shown = text(app)
        assert "Go on" in shown
        assert "Quiddler  Ann, Bob and Cy" in shown
        assert "round 1 of 8" in shown
        assert "just now" in shown
    app.close_store()


def saved_row(number: int, game: str, *people: str, place: str = "round 5 of 8") -> Listed:
    begun = "2026-11-29T20:15:00Z"
    return Listed(f"abcdefg{number}", game, "", "broad", people, begun, begun, 9, place)


SAVED = [
    saved_row(0, "quiddler", "Annabel", "Bartholomew", place="round 5 of 8, Bartholomew to play"),
    saved_row(1, "pdq", "Ann", "Bob", place="row 12 of 26, 34 cards in the pile"),
    saved_row(2, "perquackey", "Ann", "Bob", "Cy", "Dee", place="Ann leads with 3,450"),
    saved_row(3, "skeeter", "Ann", "Bob", "Cy", "Dee", "Eve"),
    saved_row(4, "quiddler", "Ann", place="34 cards left in the pile"),
    saved_row(5, "pdq", "[b]Fay[/b]", "陳大文"),
    saved_row(6, "perquackey", *(f"Somebody {number}" for number in range(8))),
    saved_row(7, "skeeter", "A name that is as long as any name may be"),
]


@pytest.mark.parametrize("size", [USUAL, LARGE])
async def test_home_shows_many_games_with_all_names(folder: Path, size: tuple[int, int]) -> None:
    """The first six at 80 x 24, the others when the mark comes to them; no name is cut."""
    app = app_with(folder)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        home = app.screen
        assert isinstance(home, Home)
        home.show_saved(SAVED)
        await settled(pilot)
        for row in SAVED[:6]:
            assert listed(row.players) in text(app)
            assert row.place in text(app)
        assert ("2 more" in text(app)) is (size == USUAL)
        await press(pilot, "right", *["down"] * 6)
        assert "Somebody 0" in text(app)
        await press(pilot, "down")
        assert "A name that is as" in text(app)
        assert home.resume_menu.marked == 7
        await press(pilot, "left")
        assert [menu.marked for menu in home.menus] == [0, None, None]
    app.close_store()


async def test_a_long_history_is_walked_through_in_steps(folder: Path) -> None:
    app = app_with(folder)
    async with app.run_test(size=USUAL) as pilot:
        page = HistoryPage()
        await app.push_screen(page)
        await settled(pilot)
        page.show_games([saved_row(number, "pdq", f"P{number}") for number in range(5_000)])
        for keys, marked in ((["end"], 4_999), (["pageup"], 4_989), (["home"], 0), (["up"], 0)):
            await press(pilot, *keys)
            assert page.menu.marked == marked
        await press(pilot, *["pagedown"] * 3)
        assert page.menu.marked == 30
        assert "11 more" in text(app).splitlines()[1]
        assert "4,969 more" in text(app).splitlines()[-2]
    app.close_store()


@pytest.mark.parametrize(
    ("names", "width", "shown"),
    [
        (("Ann", "Bob", "Cy"), 15, "Ann, Bob and Cy"),
        (("Ann", "Bob", "Cy"), 14, "Ann and 2 more"),
        (("Ann", "Bob", "Cy", "Dee"), 19, "Ann, Bob and 2 more"),
        (("Bartholomew", "Bob"), 18, "Barth.. and 1 more"),
        (("Ann",), 3, "Ann"),
        (("陳大文大文", "Bob"), 16, "陳.. and 1 more"),
        (("Bartholomew", "Bob", "Cy"), 13, "3 players"),
        ((), 9, ""),
    ],
)
def test_names_are_left_out_whole(names: tuple[str, ...], width: int, shown: str) -> None:
    assert listed_within(names, width) == shown


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_gone_on_with_covered_and_with_the_clock_standing(
    game: str, folder: Path
) -> None:
    played(folder, setup_for(game, 2), 6)
    clock = HandClock()
    app = app_with(folder, clock)
    async with app.run_test(size=USUAL) as pilot:
        await settled(pilot)
        await press(pilot, "r")
        await settled(pilot)
        if not isinstance(app.screen, PausePage):
            pytest.skip(f"{game} has no table yet")
        assert "Here it was left" in text(app)
        table = app.screen_stack[-2]
        assert isinstance(table, TableScreen)
        before = table.clock.read()
        clock.now += 1
        assert table.clock.read() == before
        log = list(table.match.log)
        await press(pilot, "f10")
        await settled(pilot)
        assert isinstance(app.screen, Home)
        assert app.store is not None
        (row,) = app.store.unfinished()
        assert app.store.load(row.id).entries[: len(log)] == tuple(log)
    app.close_store()


async def test_del_twice_puts_a_game_away(folder: Path) -> None:
    played(folder, setup_for("pdq", 2), 6)
    app = app_with(folder)
    async with app.run_test(size=USUAL) as pilot:
        await settled(pilot)
        home = app.screen
        assert isinstance(home, Home)
        await press(pilot, "right", "delete")
        assert "Del again" in text(app)
        await press(pilot, "delete")
        await settled(pilot)
        assert "Go on" not in text(app)
        assert app.store is not None
        assert len(app.store.forgotten()) == 1
    app.close_store()


async def test_history_can_be_filtered_and_exported(folder: Path) -> None:
    played(folder, setup_for("quiddler", 2, **SHORT["quiddler"]), 10_000)
    played(folder, setup_for("skeeter", 3, **SHORT["skeeter"]), 10_000)
    app = app_with(folder)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "h")
        await settled(pilot)
        page = app.screen
        assert isinstance(page, HistoryPage)
        assert [row.game for row in page.rows] == ["skeeter", "quiddler"]
        await press(pilot, "g")
        assert [row.game for row in page.rows] == ["quiddler"]
        await press(pilot, "g", "g", "p", "p", "p")
        assert [row.game for row in page.rows] == ["skeeter"]
        assert "Cy" in text(app)
        await press(pilot, "x")
        await settled(pilot)
        (file,) = (folder / "exports").iterdir()
        assert file.read_text(encoding="utf-8").startswith('{"wordgames":1')
        await press(pilot, "delete", "delete")
        await settled(pilot)
        assert [row.game for row in page.rows] == []
        await press(pilot, "escape")
        assert isinstance(app.screen, Home)
    app.close_store()


@pytest.mark.parametrize(
    ("game", "size"), [*((game, USUAL) for game in GAMES), ("quiddler", LARGE)]
)
async def test_a_finished_game_can_be_stepped_through(
    game: str, size: tuple[int, int], folder: Path
) -> None:
    played(folder, setup_for(game, 2, **SHORT[game]), 100_000)
    app = app_with(folder)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "h")
        await settled(pilot)
        await press(pilot, "enter")
        await settled(pilot)
        page = app.screen
        assert isinstance(page, ReviewPage)
        seen: set[str] = set()
        for _ in range(7):
            await press(pilot, "right")
            await settled(pilot)
            seen.update(page.possible.lines)
            assert page.position.lines
        assert page.ply == 7
        assert len(seen) > 1
        await press(pilot, "end")
        assert page.ply == len(page.match.moves)
        await press(pilot, "home", "left")
        assert page.ply == 0
        await press(pilot, "escape")
        assert isinstance(app.screen, HistoryPage)
    app.close_store()


@pytest.mark.parametrize("size", [USUAL, LARGE, (60, 18)])
async def test_statistics_show_everybody(folder: Path, size: tuple[int, int]) -> None:
    for seed in range(3):
        played(folder, setup_for("pdq", 2), 10_000, seed)
    played(folder, setup_for("quiddler", 1, **SHORT["quiddler"]), 10_000)
    app = app_with(folder)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "t")
        await settled(pilot)
        page = app.screen
        assert isinstance(page, FiguresPage)
        shown = text(app)
        assert "3 at a table, 1 alone" in shown
        assert "Fastest buzz" in shown
        await press(pilot, "right", "down", "down", "up")
        assert "Ann" in text(app)
        await press(pilot, "down")
        assert "3 at a table, 0 alone" in text(app)
    app.close_store()


async def test_trouble_with_saving_is_told_and_the_game_goes_on(folder: Path) -> None:
    blocked = folder / "blocked"
    blocked.write_text("in the way")
    told: list[str] = []

    def heard(text: str) -> None:
        told.append(text)

    settings = Settings.load(str(folder / "settings.toml"))
    app = WordGames(settings=settings, open_store=lambda: Store(blocked), time=HandClock())
    setattr(app, "say", heard)  # noqa: B010
    async with app.run_test(size=USUAL) as pilot:
        app.play(setup_for("pdq", 2), 3)
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)
        assert app.store is not None
        assert not app.store.flush(1)
        await pilot.pause()
        assert any(line.startswith("Not saved") for line in told)
        assert " NOT SAVED " in text(app).splitlines()[0]
        await press(pilot, "f1")
        assert " NOT SAVED " in text(app).splitlines()[0]
        blocked.unlink()
        assert app.store.flush(20)
        await pilot.pause()
        assert "NOT SAVED" not in text(app).splitlines()[0]
        await press(pilot, "escape")
        assert "NOT SAVED" not in text(app).splitlines()[0]
    app.close_store()


def test_bins_hold_every_score() -> None:
    for scores in ([5], [1, 2, 3], [0, 100, 50, 50], list(range(37))):
        found = bins(scores, 4)
        assert sum(count for _, _, count in found) == len(scores)
        assert found[0][0] == min(scores)
        assert found[-1][1] == max(scores)
