"""What holds on every page: keys, focus, sizes, commands, help."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest
from textual.command import CommandPalette
from textual.pilot import Pilot
from textual.screen import ModalScreen
from textual.widgets import Input

import wordgames.ui
from ui.driving import USUAL, HandClock, press, program, setup_for, text, wait
from wordgames.ui.challenge import ChallengePage, Doubt, Reveal
from wordgames.ui.commands import Command, is_function_key
from wordgames.ui.hand import HandScreen
from wordgames.ui.help import HelpPage
from wordgames.ui.lookup import LookUp
from wordgames.ui.page import Page
from wordgames.ui.perquackey.table import PerquackeyTable
from wordgames.ui.program import WordGames
from wordgames.ui.small import TooSmall
from wordgames.ui.table import TableScreen

Way = Callable[[Pilot[Any]], Awaitable[None]]


async def home(pilot: Pilot[Any]) -> None:
    await pilot.pause()


async def set_up(pilot: Pilot[Any]) -> None:
    await press(pilot, "1")


async def preferences(pilot: Pilot[Any]) -> None:
    await press(pilot, "o")


async def look_up(pilot: Pilot[Any]) -> None:
    await press(pilot, "slash")
    await press(pilot, "word:cat")


async def help_page(pilot: Pilot[Any]) -> None:
    await press(pilot, "f1")


async def table(pilot: Pilot[Any]) -> None:
    app = pilot.app
    assert isinstance(app, WordGames)
    app.play(setup_for("pdq"), 7)
    await press(pilot, "space")


async def typing(pilot: Pilot[Any]) -> None:
    await table(pilot)
    await press(pilot, "q")
    await wait(pilot, 200)


async def pause(pilot: Pilot[Any]) -> None:
    await table(pilot)
    await press(pilot, "f3")


async def hand_over(pilot: Pilot[Any]) -> None:
    app = pilot.app
    assert isinstance(app, WordGames)
    app.play(setup_for("pdq", variant="word-count"), 7)
    await press(pilot, "space")


async def hand(pilot: Pilot[Any]) -> None:
    await hand_over(pilot)
    await press(pilot, "q", "enter")
    await press(pilot, "enter")


async def challenge(pilot: Pilot[Any]) -> None:
    await table(pilot)
    app = pilot.app
    screen = app.screen
    assert isinstance(screen, TableScreen)
    doubt = Doubt(1, "QOPH", ("QU", "O", "P", "H"), "24 points")
    reveal = Reveal(good=False, headline="QOPH is no word", lines=("Bob loses 24.",))
    app.push_screen(ChallengePage(screen.sitting, doubt, (0, 2), lambda _: reveal))
    await pilot.pause()


async def perquackey(pilot: Pilot[Any]) -> None:
    app = pilot.app
    assert isinstance(app, WordGames)
    app.play(setup_for("perquackey", 4, teams=True), 7)
    await press(pilot, "space")
    await press(pilot, "word:a")


async def judging(pilot: Pilot[Any]) -> None:
    app = pilot.app
    assert isinstance(app, WordGames)
    app.play(setup_for("perquackey", 2, referee="challenge"), 7)
    await press(pilot, "space")
    page = app.screen
    assert isinstance(page, PerquackeyTable)
    await press(pilot, f"word:{page.seen.letters[:4]}", "enter")
    await press(pilot, "f6", "f6")


async def review(pilot: Pilot[Any]) -> None:
    await judging(pilot)
    await press(pilot, "f2")


WAYS: dict[str, Way] = {
    way.__name__: way
    for way in (
        home,
        set_up,
        preferences,
        look_up,
        help_page,
        table,
        typing,
        pause,
        hand_over,
        hand,
        challenge,
        perquackey,
        judging,
        review,
    )
}


def pages() -> list[type[Page[Any]]]:
    """Every kind of page there is, whatever was imported before."""
    for module in walk_packages(wordgames.ui.__path__, "wordgames.ui."):
        import_module(module.name)
    found: list[type[Page[Any]]] = []
    waiting: list[type[Page[Any]]] = [Page]
    while waiting:
        kind = waiting.pop()
        found.append(kind)
        waiting += kind.__subclasses__()
    return found


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_no_word_box_has_the_focus_unless_it_is_open(tmp_path: Path, way: Way) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await way(pilot)
        focused = app.focused
        if isinstance(focused, Input):
            assert way in {typing, look_up, hand, perquackey}
            assert focused.display
            assert not focused.disabled


@pytest.mark.parametrize("kind", pages(), ids=lambda kind: kind.__name__)
def test_keys_of_a_page_do_not_clash_and_are_explained(kind: type[Page[Any]]) -> None:
    commands = kind.every_command()
    assert len({command.id for command in commands}) == len(commands)
    owners: dict[str, list[Command]] = {}
    for command in commands:
        assert command.explanation
        assert hasattr(kind, f"action_{command.action.partition('(')[0]}") or "." in command.action
        for key in command.keys.split(","):
            owners.setdefault(key, []).append(command)
            assert not key.startswith(("alt+", "ctrl+enter", "shift+enter"))
            if is_function_key(key):
                assert int(key[1:]) <= 10
    shared = {key: len(found) for key, found in owners.items() if len(found) > 1}
    # One key for several commands, of which one at most is open at a time.
    by_turns = {
        "ChallengePage": {"escape"},
        "PdqTable": {"f2", "enter", "escape"},
        "QuiddlerHand": {"f6"},
        "SolitaireTable": {"enter"},
    }
    assert set(shared) <= by_turns.get(kind.__name__, set())


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_every_command_that_is_offered_can_be_carried_out(tmp_path: Path, way: Way) -> None:
    """Wherever the focus is: nothing goes wrong, and Ctrl+P lists the same."""
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await way(pilot)
        page = app.screen
        if not isinstance(page, Page):
            return
        assert len([c for c in page.offered() if c.label]) <= 6
        offered = page.offered()
        titles = {each.title for each in app.get_system_commands(page)}
        assert {command.explanation for command in offered} <= titles
        for command in offered:
            if command.action.partition(".")[0] == "app" or app.screen is not page:
                continue
            await press(pilot, command.keys.split(",")[0])
            while app.screen is not page and len(app.screen_stack) > 1:
                if page not in app.screen_stack:
                    return
                app.pop_screen()
                await pilot.pause()


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_resize_storm(tmp_path: Path, way: Way) -> None:
    app = program(tmp_path)
    rng = Random(way.__name__)
    async with app.run_test(size=USUAL) as pilot:
        await way(pilot)
        page = app.screen
        sizes = [(0, 0), (1, 1), (59, 18), (60, 18), (300, 100)]
        sizes += [(rng.randrange(140), rng.randrange(50)) for _ in range(2)]
        for width, height in [*sizes, USUAL]:
            await pilot.resize_terminal(width, height)
            small = width < 60 or height < 18
            assert isinstance(app.screen, TooSmall) is small, (width, height)
        assert app.screen is page
        assert text(app).strip()


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_f1_explains_what_is_on_the_screen(tmp_path: Path, way: Way) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(100, 130)) as pilot:
        await way(pilot)
        page = app.screen
        if isinstance(page, ModalScreen | HelpPage):
            return
        await press(pilot, "f1")
        assert isinstance(app.screen, HelpPage)
        assert isinstance(page, Page)
        shown = text(app)
        for command in page.offered()[:3]:
            assert command.explanation in shown
        await press(pilot, "escape")
        assert app.screen is page


async def test_a_hand_is_empty_as_soon_as_anything_lies_on_it(tmp_path: Path) -> None:
    clock = HandClock()
    app = program(tmp_path, clock=clock)
    async with app.run_test(size=USUAL) as pilot:
        await hand(pilot)
        page = app.screen
        assert isinstance(page, HandScreen)
        await press(pilot, "word:SECRET")
        await press(pilot, "f1")
        assert isinstance(app.screen, HelpPage)
        assert "SECRET" not in "".join(widget.value for widget in page.query(Input))
        await press(pilot, "escape")
        await press(pilot, "ctrl+p")
        assert isinstance(
            app.screen, HandScreen
        )  # no palette, which can be seen through, over a hand


async def test_a_page_that_goes_takes_no_other_with_it(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await look_up(pilot)
        page = app.screen
        assert isinstance(page, LookUp)
        page.action_leave()
        page.action_leave()
        await pilot.pause()
        assert len(app.screen_stack) == 1


async def test_the_palette_comes_again_before_the_last_one_has_gone(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        app.action_command_palette()
        await pilot.pause()
        app.pop_screen()
        app.action_command_palette()
        await pilot.pause()
        assert isinstance(app.screen, CommandPalette)


async def test_a_challenge_is_settled_once_and_shown(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await challenge(pilot)
        page = app.screen
        await press(pilot, "p")  # nobody doubts an own word
        assert "Who doubts it?" in text(app)
        await press(pilot, "z")
        assert "QOPH is no word" in text(app)
        assert "Bob loses 24." in text(app)
        await press(pilot, "enter")
        assert app.screen is not page


async def test_preferences_are_seen_at_once_and_kept(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "o")
        await press(pilot, "c")
        await press(pilot, "g")
        await pilot.pause()
        assert app.theme == "light"
        assert text(app).isascii()
        await app.workers.wait_for_complete()
        assert 'theme = "light"' in (tmp_path / "settings.toml").read_text()


async def test_keys_can_be_changed_in_the_settings(tmp_path: Path) -> None:
    app = program(tmp_path, keys=(("help", "f7"),))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        await pilot.pause()
        await press(pilot, "f7")
        assert isinstance(app.screen, HelpPage)
