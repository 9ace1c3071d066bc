"""No card of a hidden hand is ever seen where it should not be: not for a frame, not behind a
dialog, not after leaving, not in a title or a toast.

The deck has cards of three letters that stand nowhere else, so that one look tells.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from bench.process import WORDGAMES
from bench.terminal import Terminal
from quiddler.keys import Fingers
from ui.driving import KEYS, LARGE, USUAL, program, setup_for, text
from wordgames.cli.play import read
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds
from wordgames.match import Match
from wordgames.ui.handover import HandOver
from wordgames.ui.home import Home
from wordgames.ui.program import WordGames
from wordgames.ui.quiddler.hand import QuiddlerHand

FACES = [f"{first}{second}{third}" for first in "QX" for second in "JK" for third in "ABCDEFGHIK"]
ALTERNATE, NORMAL = b"\x1b[?1049h", b"\x1b[?1049l"


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A file with forty different cards."""
    path = tmp_path / "deck.toml"
    cards = ", ".join(f"{face} = 1" for face in FACES)
    points = ", ".join(f"{face} = {n % 9 + 1}" for n, face in enumerate(FACES))
    path.write_text(f"[odd]\ncards = {{ {cards} }}\npoints = {{ {points} }}\n", encoding="utf-8")
    return str(path)


class Watch:
    """Looks at every frame of the app and notes whatever should not be on it."""

    def __init__(self, app: WordGames) -> None:
        self.app = app
        self.frames = 0
        self.leaks: list[str] = []
        self.public: set[str] = set()
        display = app._display

        def looked_at(*arguments: Any, **options: Any) -> None:
            self.look()
            display(*arguments, **options)

        app._display = looked_at  # type: ignore[method-assign]

    def hidden(self) -> set[str]:
        """The cards that nobody but their holder may see now; the holder on his own screen."""
        match = self.match()
        if match is None:
            return set()
        state = match.state
        assert isinstance(state, rounds.State)
        laid = {c for s in state.spreads for word in s.words for c in word.cards}
        left = {c for spread in state.spreads for c in spread.left}
        self.public |= {*state.pile, *laid, *left, *(turn.threw for turn in state.turns)}
        held = {c for hand in state.hands for c in hand} | set(state.pack)
        top = self.app.screen
        if isinstance(top, QuiddlerHand):
            held -= set(state.hands[top.player])
        return held - self.public

    def match(self) -> Match[Any, Any] | None:
        for screen in self.app.screen_stack:
            if (sitting := getattr(screen, "sitting", None)) is not None:
                match: Match[Any, Any] = sitting.match
                return match
        return None

    def look(self) -> None:
        self.frames += 1
        self._note(text(self.app), "frame")

    def look_closely(self) -> None:
        """At the picture, the title, the toasts, and what the screens below still hold."""
        self._note(self.app.export_screenshot(), "picture")
        self._note(f"{self.app.title} {self.app.sub_title}", "title")
        self._note(" ".join(note.message for note in self.app._notifications), "toast")
        for screen in self.app.screen_stack[:-1]:
            for widget in screen.walk_children():
                kept = {name: value for name, value in vars(widget).items() if "parent" not in name}
                self._note(repr(kept.get("_cards", "")) + repr(kept.get("_words", "")), "below")

    def _note(self, shown: str, where: str) -> None:
        self.leaks += [
            f"{where} of {type(self.app.screen).__name__}: {face}"
            for face in self.hidden()
            if face in shown
        ]


class Wary(Fingers):
    """Looks closely after every key."""

    def __init__(self, pilot: Pilot[Any], watch: Watch) -> None:
        super().__init__(pilot)
        self.watch = watch

    async def press(self, *keys: str) -> None:
        await super().press(*keys)
        self.watch.look_closely()

    async def look_away_and_back(self, player: int) -> None:
        """Cover the hand in every way there is; the wrong key does not open it again."""
        await self.press("f1")  # the help, and back
        await self.press("escape")
        await self.press("ctrl+p")  # the palette, and back
        await self.press("escape")
        for by_key in (True, False):
            if by_key:
                await self.press("f9")
            else:
                await self.leave_the_window()
            assert isinstance(self.app.screen, HandOver)
            await self.press(KEYS[player], "x")
            await self.press("enter")
            assert isinstance(self.app.screen, HandOver)
            await self.press(KEYS[player])
            await self.press("enter")
            assert self.hand.player == player

    async def leave_the_window(self) -> None:
        self.app.on_app_blur()
        await self.pilot.pause()
        self.watch.look_closely()


@pytest.mark.parametrize("size", [USUAL, LARGE])
async def test_no_frame_shows_a_hidden_card(
    tmp_path: Path, deck: str, size: tuple[int, int]
) -> None:
    setup = replace(setup_for("quiddler", 3, first_hand=5, last_hand=6), deck=deck)
    app = program(tmp_path, setup, seed=4, ascii=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        watch = Watch(app)
        fingers = Wary(pilot, watch)
        player = await fingers.open_hand()
        assert all(face in text(app) for face in fingers.hand.seen.hand)
        await fingers.press("space", "right", "space", "enter")
        await fingers.look_away_and_back(player)
        await fingers.press("f2")
        await fingers.press("delete")
        for key in ("escape", "f3", "enter", "f1", "escape"):  # the table and pages over it
            await fingers.press(key)
        await fingers.open_hand()
        await fingers.press("f4")
        await fingers.go_out(fingers.hand.building.left[1:])
        await fingers.press("f6")
        await fingers.press(KEYS[next(p for p in range(3) if p != fingers.view.out)])
        await fingers.press("enter")
        for _ in range(2):
            await fingers.open_hand()
            await fingers.press("f2")
            await fingers.press("delete", "delete")
        for key in ("enter", "tab", "enter"):  # the round is scored; the next one is dealt
            await fingers.press(key)
        await fingers.open_hand()
        assert watch.frames > 40
        assert watch.leaks == []


async def test_the_window_is_left_while_the_help_lies_over_the_hand(
    tmp_path: Path, deck: str
) -> None:
    """Somebody else may close the help: the hand stays covered until its player comes back."""
    setup = replace(setup_for("quiddler", 2, first_hand=5), deck=deck)
    app = program(tmp_path, setup, seed=4, ascii=True)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        watch = Watch(app)
        fingers = Wary(pilot, watch)
        await fingers.open_hand()
        held = fingers.hand.seen.hand
        await fingers.press("f1")
        await fingers.leave_the_window()
        frames = watch.frames
        await fingers.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert watch.frames > frames
        assert not any(face in text(app) for face in held)
        await fingers.press("f1")
        await fingers.press("escape")
        assert isinstance(app.screen, HandOver)
        assert watch.leaks == []


async def test_leaving_from_a_hand_leaves_nothing_of_it(tmp_path: Path, deck: str) -> None:
    app = program(tmp_path, replace(setup_for("quiddler", 2, first_hand=5), deck=deck), seed=4)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        fingers = Fingers(pilot)
        await fingers.open_hand()
        held, hand = fingers.hand.seen.hand, fingers.hand
        await fingers.press("f10")
        assert isinstance(app.screen, Home)
        shown = text(app) + app.export_screenshot()
        assert not any(face in shown for face in held)
        assert hand.hand._cards == ()
        assert hand.words._left == ()
        assert hand.entry._ways == ()


# From the other end of the terminal.


@contextmanager
def at_the_table(deck: str) -> Iterator[tuple[Terminal, Match[Any, Any], tuple[str, ...]]]:
    """The program in a terminal, the same game beside it, and everybody's own key."""
    arguments = ["quiddler", "--players", "Ann, Bob", "--deck", deck, "--first-hand", "5"]
    arguments += ["--seed", "3"]
    setup, seed = read(arguments)
    assert seed == 3
    from wordgames.setups import find_game

    rules = find_game("quiddler").rules(setup)
    match: Match[Any, Any] = Match(engine, rules, seed=seed, judge=frozenset())
    match.tick(0)
    with Terminal(WORDGAMES, "play", *arguments) as terminal:
        terminal.wait_for("keyboard goes to")
        yield terminal, match, tuple(seat.key or str(n + 1) for n, seat in enumerate(setup.seats))


def shown(terminal: Terminal, since: int, faces: tuple[str, ...]) -> list[str]:
    """Those of the cards that were painted, titled or written in any way since then."""
    return [face for face in faces if face.encode() in terminal.raw[since:]]


def open_hand(terminal: Terminal, key: str, face: str) -> int:
    """Through the hand-over page; answers how much had been painted before the hand."""
    since = len(terminal.raw)
    terminal.press("\r")
    terminal.wait_for("Pass the keyboard", since=since)
    terminal.press(key)
    terminal.wait_for("Enter opens", since=since)
    before = len(terminal.raw)
    terminal.press("\r")
    terminal.wait_for(face, since=before)
    terminal.settle()
    return before


def test_the_terminal_gets_nothing_hidden_to_paint(deck: str) -> None:
    with at_the_table(deck) as (terminal, match, keys):
        state = match.state
        first = match.view(None).on_turn
        mine, others = state.hands[first], state.hands[1 - first]
        before = open_hand(terminal, keys[first], mine[0])
        assert shown(terminal, before, mine) == list(mine)
        assert not shown(Part(terminal.raw[:before]), 0, mine)  # type: ignore[arg-type]
        covered = len(terminal.raw)
        terminal.press("\x1b[20~")  # F9
        terminal.wait_for("Pass the keyboard", since=covered)
        terminal.settle()
        assert not shown(terminal, covered, mine)
        terminal.press(keys[first])
        terminal.settle()
        terminal.press("\r")
        terminal.wait_for(mine[0], since=covered)
        terminal.settle()
        terminal.press("\x1bOQ")  # F2: draw
        terminal.wait_for(state.pack[0], since=covered)
        terminal.settle()
        thrown = len(terminal.raw)
        terminal.press("\x1b[3~")  # Del: throw it away again
        terminal.wait_for("Pass the keyboard", since=thrown)
        terminal.settle()
        assert not shown(terminal, thrown, mine)
        terminal.press("\x1b[21~")  # F10
        terminal.settle()
        assert not shown(terminal, thrown, mine)
        assert not shown(terminal, 0, others)
        assert not shown(terminal, 0, state.pack[1:])


def test_a_terminated_program_leaves_no_card_behind(deck: str) -> None:
    with at_the_table(deck) as (terminal, match, keys):
        first = match.view(None).on_turn
        mine = match.state.hands[first]
        open_hand(terminal, keys[first], mine[0])
        end = len(terminal.raw)
        os.kill(terminal._process.pid, signal.SIGTERM)
        terminal.wait(lambda raw: NORMAL in raw[end:], "the normal screen")
        terminal._process.wait(5)
        begun, left = terminal.raw.index(ALTERNATE), terminal.raw.rindex(NORMAL)
        for face in mine:
            assert face.encode() not in terminal.raw[:begun]
            assert face.encode() not in terminal.raw[left:]
            assert face.encode() not in terminal.raw[end:]


class Part:
    """A piece of what a terminal has painted."""

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
