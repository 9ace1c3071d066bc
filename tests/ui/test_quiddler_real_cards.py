"""A round with real cards, written down on the screen."""

from __future__ import annotations

from pathlib import Path

from ui.driving import USUAL, HandClock, press, program, setup_for, text, wait
from wordgames.ui.podium import Podium
from wordgames.ui.quiddler.real_cards import RealCardsTable
from wordgames.ui.quiddler.sheet import SheetPage


async def test_a_round_with_real_cards(tmp_path: Path) -> None:
    clock = HandClock()
    setup = setup_for("quiddler", 2, variant="real-cards", last_hand=3, timer=20)
    app = program(tmp_path, setup, clock=clock)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, RealCardsTable)
        await press(pilot, "word:quit", "enter")
        assert "which?" in text(app)
        await press(pilot, "1")
        assert "QUIT  14" in text(app)
        await press(pilot, "f7")
        await press(pilot, "enter")
        assert table.player == 1
        assert "written, 14, OUT" in text(app)
        await press(pilot, "word:at", "enter", "enter")
        assert "These are 2 of 3 cards." in text(app)
        await press(pilot, "word:z", "tab", "enter")
        assert table.seen.complete
        await press(pilot, "f6")
        await press(pilot, "p")
        assert "QUIT is a word" in text(app)
        await press(pilot, "enter")
        await press(pilot, "f2")
        assert table.countdown.left() > 19_000
        await wait(pilot, 21_000)
        assert not table.countdown.running
        assert "Time!" in text(app)
        await press(pilot, "f8")
        assert isinstance(app.screen, SheetPage)
        assert "- 14 for challenges" in text(app)
        await press(pilot, "enter")
        await press(pilot, "enter")
        assert isinstance(app.screen, Podium)


async def test_who_went_out_can_be_said_when_all_is_written(tmp_path: Path) -> None:
    setup = setup_for("quiddler", 2, variant="real-cards", last_hand=4)
    app = program(tmp_path, setup)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, RealCardsTable)
        await press(pilot, "word:cat", "enter", "enter")
        await press(pilot, "word:at", "enter", "word:z", "tab")
        await press(pilot, "f7")
        await press(pilot, "enter")
        assert "Whoever goes out has no card left over" in text(app)
        await press(pilot, "backspace", "backspace", "word:bad", "enter")
        await press(pilot, "f7")
        await press(pilot, "enter")
        assert table.seen.complete
        assert "Who went out?" in text(app)
        await press(pilot, "f8")
        assert not isinstance(app.screen, SheetPage)
        assert "A round ends when somebody goes out" in text(app)
        await press(pilot, "up")
        await press(pilot, "f7")
        assert "Ann went out." in text(app)
        assert table.seen.out == 0
        await press(pilot, "down")
        await press(pilot, "f7")
        assert "Bob went out, and not Ann." in text(app)
        await press(pilot, "f7")
        assert "Bob did not go out." in text(app)
        await press(pilot, "f8", "f8")
        assert isinstance(app.screen, SheetPage)
        assert table.seen.sheets[0].out is None
