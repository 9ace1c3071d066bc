"""No hand of Skeeter is ever seen where it should not be: not for a frame, not behind a dialog,
not after leaving, not in a title or a toast.

Cards are single letters, which stand everywhere; so it is the run of a whole hand, in the order
in which it is held, that must never be met.
"""

from __future__ import annotations

import html
import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from bench.process import WORDGAMES
from bench.terminal import ESCAPES, Terminal
from ui.driving import KEYS, LARGE, USUAL, deck_file, press, program, setup_for, text
from wordgames.cli.play import read
from wordgames.engines import skeeter
from wordgames.engines.skeeter import State, View
from wordgames.match import Match
from wordgames.ui.handover import HandOver
from wordgames.ui.home import Home
from wordgames.ui.program import WordGames
from wordgames.ui.skeeter.hand import SkeeterHand
from wordgames.ui.skeeter.table import SkeeterTable

ODD = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1) | {"E": 5, "S": 3, "T": 3}
"""Nearly every card is another letter, so that no hand looks like anything else on the screen."""

ALTERNATE, NORMAL = b"\x1b[?1049h", b"\x1b[?1049l"


def run_of(hand: tuple[str, ...]) -> re.Pattern[str]:
    """Finds the hand, with whatever is drawn between the cards; a broken line is none."""
    return re.compile(r"[^A-Z\n]+".join(hand))


class Watch:
    """Looks at every frame of the app and notes every hand that should not be on it."""

    def __init__(self, app: WordGames) -> None:
        self.app = app
        self.frames = 0
        self.leaks: list[str] = []
        display = app._display

        def looked_at(*arguments: Any, **options: Any) -> None:
            self.frames += 1
            self._note(text(self.app), "frame")
            display(*arguments, **options)

        app._display = looked_at  # type: ignore[method-assign]

    def look_closely(self) -> None:
        """At the picture, the title, the toasts, and what the screens below still hold."""
        picture = re.sub(
            r"<style.*?</style>|<[^>]+>", " ", self.app.export_screenshot(), flags=re.DOTALL
        )
        self._note(html.unescape(picture), "picture")
        self._note(f"{self.app.title} {self.app.sub_title}", "title")
        self._note(" ".join(note.message for note in self.app._notifications), "toast")
        for screen in self.app.screen_stack[:-1]:
            if isinstance(screen, SkeeterHand):
                held = (screen.cards.cards, screen.lanes.lanes, screen.box.word, screen.line.word)
                if any(held):
                    self.leaks.append(f"below {type(self.app.screen).__name__}: {held}")

    def hidden(self) -> list[tuple[str, ...]]:
        """The hands that nobody may see now; their holder's own screen apart."""
        table = next((s for s in self.app.screen_stack if isinstance(s, SkeeterTable)), None)
        if table is None:
            return []
        state = table.match.state
        assert isinstance(state, State)
        top = self.app.screen
        owner = top.player if isinstance(top, SkeeterHand) else None
        hands = [hand for player, hand in enumerate(state.hands) if player != owner]
        return [hand for hand in hands if len(set(hand)) > 3]

    def _note(self, shown: str, where: str) -> None:
        for hand in self.hidden():
            if run_of(hand).search(shown):
                self.leaks.append(f"{where} of {type(self.app.screen).__name__}: {hand}")


class Wary:
    """Presses keys and looks closely after each."""

    def __init__(self, pilot: Pilot[Any], watch: Watch) -> None:
        self.pilot = pilot
        self.watch = watch

    @property
    def app(self) -> WordGames:
        return self.watch.app

    @property
    def view(self) -> View:
        table = next(s for s in self.app.screen_stack if isinstance(s, SkeeterTable))
        return table.seen

    @property
    def hand(self) -> SkeeterHand:
        assert isinstance(self.app.screen, SkeeterHand)
        return self.app.screen

    async def press(self, *keys: str) -> None:
        for key in keys:
            await press(self.pilot, key)
            self.watch.look_closely()

    async def open_hand(self) -> int:
        player = self.view.turn
        assert player is not None
        if isinstance(self.app.screen, SkeeterTable):
            await self.press(KEYS[player])
        await self.press(KEYS[player], "enter")
        assert self.hand.player == player
        return player

    async def look_away_and_back(self, player: int) -> None:
        """Cover the hand in every way there is; the wrong key does not open it again."""
        await self.press("f1", "escape", "ctrl+p")
        for by_key in (True, False):
            if by_key:
                await self.press("f9")
            else:
                self.app.on_app_blur()
                await self.pilot.pause()
                self.watch.look_closely()
            assert isinstance(self.app.screen, HandOver)
            await self.press("enter", KEYS[(player + 1) % 3], "enter")
            assert isinstance(self.app.screen, HandOver)
            await self.press(KEYS[player], "enter")
            assert self.hand.player == player

    async def say(self, digit: str, word: str) -> None:
        """Put the first card at the end of a row, with that in the word."""
        await self.press(digit, "enter")
        await self.press(f"word:{''.join(self.hand.choice.row)}{word}")
        await self.press("enter")


@pytest.mark.parametrize("size", [USUAL, LARGE])
async def test_no_frame_shows_a_hidden_hand(tmp_path: Path, size: tuple[int, int]) -> None:
    setup = replace(setup_for("skeeter", 3, rounds=1), deck=deck_file(tmp_path, **ODD))
    app = program(tmp_path, setup, seed=4, ascii=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        watch = Watch(app)
        wary = Wary(pilot, watch)
        player = await wary.open_hand()
        assert run_of(wary.hand.choice.hand).search(text(app)), "its owner sees it"
        await wary.press("2", "left", "tab", "f2", "enter")
        await wary.press("word:QUARTZ", "escape")
        await wary.look_away_and_back(player)
        await wary.say("5", "ZZZ")
        for key in ("f3", "enter", "f1", "escape", "ctrl+p", "escape", "ctrl+z", "escape"):
            await wary.press(key)
        await wary.press("f6", KEYS[(player + 1) % 3], "enter")
        assert wary.view.verdict is not None
        await wary.open_hand()
        await wary.say("4", "ZZZ")
        await wary.press(KEYS[wary.view.waiting[0]])
        for _ in range(3):
            await wary.open_hand()
            await wary.press("f4", "f4")
        await wary.press("enter", "enter")
        assert watch.frames > 40
        assert watch.leaks == []


async def test_leaving_from_a_hand_leaves_nothing_of_it(tmp_path: Path) -> None:
    setup = replace(setup_for("skeeter", 2), deck=deck_file(tmp_path, **ODD))
    app = program(tmp_path, setup, seed=4)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        wary = Wary(pilot, Watch(app))
        await wary.open_hand()
        hand, held = wary.hand, wary.hand.choice.hand
        await press(pilot, "enter")
        await press(pilot, "word:QUARTZ")
        await press(pilot, "f10")
        assert isinstance(app.screen, Home)
        shown = text(app) + app.export_screenshot()
        assert not run_of(held).search(shown)
        assert "QUARTZ" not in shown
        assert (hand.cards.cards, hand.lanes.lanes, hand.box.word, hand.line.word) == (
            (), (), "", "",
        )  # fmt: skip


# From the other end of the terminal.


@contextmanager
def at_the_table(deck: str) -> Iterator[tuple[Terminal, Match[Any, Any], tuple[str, ...]]]:
    """The program in a terminal, the same game beside it, and everybody's own key."""
    arguments = ["skeeter", "--players", "Ann, Bob", "--deck", deck, "--seed", "3"]
    setup, seed = read(arguments)
    from wordgames.setups import find_game

    rules = find_game("skeeter").rules(setup)
    match: Match[Any, Any] = Match(skeeter, rules, seed=seed or 3, judge=frozenset())
    match.tick(0)
    with Terminal(WORDGAMES, "play", *arguments) as terminal:
        terminal.wait_for("opens the hand")
        yield terminal, match, tuple(seat.key or str(n + 1) for n, seat in enumerate(setup.seats))


def painted(raw: bytes, hand: tuple[str, ...]) -> bool:
    """Whether a hand was painted, in whatever colours."""
    return bool(run_of(hand).search(ESCAPES.sub(b"", raw).decode("utf-8", "replace")))


def open_hand(terminal: Terminal, key: str) -> int:
    """Through the hand-over page; answers how much had been painted before the hand."""
    since = len(terminal.raw)
    terminal.press(key)
    terminal.wait_for("Enter opens", since=since)
    before = len(terminal.raw)
    terminal.press("\r")
    terminal.wait_for("5: target", since=before)
    terminal.settle()
    return before


def test_the_terminal_gets_nothing_hidden_to_paint(tmp_path: Path) -> None:
    with at_the_table(deck_file(tmp_path, **ODD)) as (terminal, match, keys):
        first = match.view(None).turn
        mine, others = match.state.hands[first], match.state.hands[1 - first]
        before = open_hand(terminal, keys[first])
        assert painted(terminal.raw[before:], mine)
        assert not painted(terminal.raw[:before], mine)
        covered = len(terminal.raw)
        terminal.press("\x1b[20~")  # F9
        terminal.wait_for("Pass the keyboard", since=covered)
        terminal.settle()
        assert not painted(terminal.raw[covered:], mine)
        open_hand(terminal, keys[first])
        passed = len(terminal.raw)
        terminal.press("\x1bOS")  # F4, twice: pass
        terminal.settle()
        terminal.press("\x1bOS")
        terminal.wait_for("out of the round", since=passed)
        terminal.settle()
        gone = len(terminal.raw)
        terminal.press("\x1b[21~")  # F10
        terminal.wait_for("Quiddler", since=gone)
        terminal.settle()
        assert not painted(terminal.raw[gone:], mine)
        assert not painted(terminal.raw, others)


def test_a_terminated_program_leaves_no_hand_behind(tmp_path: Path) -> None:
    with at_the_table(deck_file(tmp_path, **ODD)) as (terminal, match, keys):
        first = match.view(None).turn
        mine = match.state.hands[first]
        open_hand(terminal, keys[first])
        end = len(terminal.raw)
        os.kill(terminal._process.pid, signal.SIGTERM)
        terminal.wait(lambda raw: NORMAL in raw[end:], "the normal screen")
        terminal._process.wait(5)
        begun, left = terminal.raw.index(ALTERNATE), terminal.raw.rindex(NORMAL)
        for part in (terminal.raw[:begun], terminal.raw[left:], terminal.raw[end:]):
            assert not painted(part, mine)
