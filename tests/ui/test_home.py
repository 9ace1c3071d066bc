"""The first page."""

from pathlib import Path

import pytest

from ui.driving import LARGE, USUAL, press, program, text
from wordgames.ui.home import ALONE, TOGETHER, Home
from wordgames.ui.preferences import PreferencesPage
from wordgames.ui.sentences import ABOUT
from wordgames.ui.setup.screen import SetupPage


@pytest.mark.parametrize("size", [USUAL, LARGE, (60, 18)])
async def test_home_offers_every_game(tmp_path: Path, size: tuple[int, int]) -> None:
    app = program(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = text(app)
        for offer in (*TOGETHER, *ALONE):
            assert offer.title in shown
        assert "F1 help" in shown.splitlines()[-1]
        assert "T statistics   F10 leave" in shown.splitlines()[0]


@pytest.mark.parametrize("offer", TOGETHER, ids=lambda offer: offer.game)
async def test_a_key_opens_the_set_up(tmp_path: Path, offer: object) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, offer.key)  # type: ignore[attr-defined]
        assert isinstance(app.screen, SetupPage)
        assert app.screen.draft.game.name == offer.game  # type: ignore[attr-defined]
        await press(pilot, "escape")
        assert isinstance(app.screen, Home)


@pytest.mark.parametrize("key", ["p", "P"])
async def test_letters_are_heard_with_caps_lock_too(tmp_path: Path, key: str) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, key)
        assert isinstance(app.screen, SetupPage)
        assert app.screen.draft.options == dict(ALONE[0].options)


@pytest.mark.parametrize("key", ["o", "O"])
async def test_commands_are_heard_with_caps_lock_too(tmp_path: Path, key: str) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, key)
        assert isinstance(app.screen, PreferencesPage)
        await press(pilot, "C")
        assert app.settings.preferences.theme == "light"


async def test_arrows_walk_over_both_lists_and_enter_opens(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, *["down"] * len(TOGETHER), "enter")
        assert isinstance(app.screen, SetupPage)
        assert app.screen.draft.options == dict(ALONE[0].options)
        assert len(app.screen.draft.seats) == 1


async def test_esc_once_too_often_does_not_leave(tmp_path: Path) -> None:
    """Esc is one page back everywhere else; whoever presses it again here means it."""
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "1", "escape", "escape")
        assert "Esc again leaves" in text(app).splitlines()[0]
        await press(pilot, "down")
        assert "Esc again leaves" not in text(app)
        await press(pilot, "escape", "o", "escape", "escape")
        assert app.is_running
        await press(pilot, "escape")
        assert not app.is_running


@pytest.mark.parametrize("size", [(60, 34), (80, 34), (110, 34), (160, 50)])
async def test_a_tall_screen_tells_what_the_marked_game_is(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for offer in (*TOGETHER, *ALONE):
            shown = " ".join(text(app).replace("│", " ").split())
            assert ABOUT[offer.key] in shown
            await press(pilot, "down")


@pytest.mark.parametrize("size", [(60, 18), USUAL])
async def test_a_low_screen_keeps_the_room_for_the_games(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert ABOUT["1"][:20] not in text(app)
