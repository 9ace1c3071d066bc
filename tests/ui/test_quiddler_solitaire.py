"""The solitaire of Quiddler on the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from quiddler.keys import deck
from ui.driving import USUAL, press, program, setup_for, text
from wordgames.engines.quiddler.solitaire import Refilling
from wordgames.solvers.spelling import spellings
from wordgames.ui.lookup import LookUp
from wordgames.ui.podium import Podium
from wordgames.ui.quiddler.solitaire import SolitaireTable


async def test_solitaire_by_keys(tmp_path: Path) -> None:
    app = program(tmp_path, setup_for("quiddler", 1, variant="solitaire"), seed=2)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, SolitaireTable)
        showing = tuple(map(str, table.seen.showing))
        await press(pilot, "f5")
        assert not isinstance(app.screen, LookUp)
        assert "No looking up before the end" in text(app)
        found = table.sitting.common.spellable("".join(showing))
        word = max((w for w in found if len(spellings(w, showing)) == 1), key=len)
        await press(pilot, f"word:{word}", "enter")
        assert table.seen.cards_used >= 2
        assert f"{word} is laid" in text(app)
        await press(pilot, "ctrl+z")
        assert table.seen.cards_used == 0
        await press(pilot, "ctrl+y")
        assert table.seen.cards_used >= 2
        assert "Done again." in text(app)
        await press(pilot, "ctrl+y")
        assert "There is nothing to do again." in text(app)
        await press(pilot, "ctrl+z")
        await press(pilot, "f1")
        assert text(app).splitlines()[1].strip() == "Solitaire"
        await press(pilot, "escape")
        await press(pilot, "word:zzz", "enter")
        assert "do not spell ZZZ" in text(app)
        await press(pilot, "escape")
        await press(pilot, "f2")
        assert "Press F2 again" in text(app)
        await press(pilot, "f2")
        assert "There was still" in text(app)
        assert "Enter go on" in text(app).splitlines()[-1]
        await press(pilot, "f5")
        assert isinstance(app.screen, LookUp)
        await press(pilot, "escape")
        await press(pilot, "enter")
        assert isinstance(app.screen, Podium)
        assert "0 of 48" in text(app)


async def test_a_used_up_stack_is_filled_from_another(tmp_path: Path) -> None:
    """With two kinds of cards and one word of both, stacks are emptied by keys alone."""
    (tmp_path / "words.txt").write_text("AT\n", encoding="utf-8")
    setup = setup_for("quiddler", 1, variant="solitaire")
    cards = deck(tmp_path, "A T " * 24)
    setup = replace(setup, deck=cards, dictionary=str(tmp_path / "words.txt"))
    app = program(tmp_path, setup, seed=1)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, SolitaireTable)
        for _ in range(60):
            view = table.seen
            if isinstance(view.phase, Refilling) or not {"A", "T"} <= {*map(str, view.showing)}:
                break
            shallow = [
                min((p for p in range(8) if view.showing[p] == face), key=view.depth.__getitem__)
                for face in "AT"
            ]
            keys: list[str] = []
            at = table._marked
            for place in shallow:
                keys += ["right"] * ((place - at) % 8) + ["space"]
                at = place
            await press(pilot, *keys, "enter")
        assert isinstance(table.seen.phase, Refilling)
        empty = table.seen.showing.index(None)
        await press(pilot, *["right"] * ((empty - table._marked) % 8), "enter")
        assert "nothing to take" in text(app)
        deepest = max(range(8), key=table.seen.depth.__getitem__)
        await press(pilot, *["right"] * ((deepest - table._marked) % 8), "enter")
        assert table.seen.showing[empty] is not None
