"""The program is told to go, on a real terminal: saved, restored, gone."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from wordgames.store import Store

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

LEAVES = {
    b"\x1b[?1049l": "the alternate screen",
    b"\x1b[?1000l": "the mouse",
    b"\x1b[?2004l": "pasting in brackets",
    b"\x1b[?25h": "the hidden cursor",
}
PATIENCE = 30


class Player:
    """A game of PDQ under way in a terminal that outlives it."""

    def __init__(self, folder: Path) -> None:
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        self.output = b""
        command = ["--data", str(folder), "play", "pdq", "--players", "Ann, Bob", "--seed", "3"]
        environment = {**os.environ, "TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "none"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wordgames", *command],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_the_terminal,  # noqa: PLW1509 - nothing else runs here
        )
        self.wait_for(b"Space deals")
        os.write(self.master, b" ")
        self.wait_for(b"any buzz key")

    def wait_for(self, text: bytes) -> None:
        """Read until the text has come."""
        begin, end = len(self.output), time.monotonic() + PATIENCE
        while text not in self.output[begin:]:
            assert time.monotonic() < end, self.output[-500:]
            self.read(0.1)

    def read(self, wait: float) -> bool:
        """Take what has come; whether there was something."""
        if not select.select([self.master], [], [], wait)[0]:
            return False
        self.output += os.read(self.master, 65536)
        return True

    def ended_within(self, seconds: float) -> float:
        """How long it took to end, while its output is read."""
        begun = time.monotonic()
        while self.process.poll() is None and time.monotonic() < begun + seconds + PATIENCE:
            self.read(0.01)
        taken = time.monotonic() - begun
        while self.read(0.05):
            pass
        return taken


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A game under way."""
    playing = Player(tmp_path / "data")
    yield playing
    if playing.process.poll() is None:
        playing.process.kill()
    playing.process.wait()
    os.close(playing.slave)
    if playing.master >= 0:
        os.close(playing.master)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_saves_restores_and_ends(name: str, player: Player, tmp_path: Path) -> None:
    player.process.send_signal(getattr(signal, name))
    assert player.ended_within(1) < 5  # one second where nothing else runs; the figures say more
    _restored(player)
    _saved(tmp_path / "data")


def test_control_c_as_a_key_saves_restores_and_ends(player: Player, tmp_path: Path) -> None:
    os.write(player.master, b"\x03")
    assert player.ended_within(1) < 5
    _restored(player)
    _saved(tmp_path / "data")


def test_a_terminal_that_goes_away_ends_it_saved(player: Player, tmp_path: Path) -> None:
    os.close(player.slave)
    os.close(player.master)
    player.master = -1
    assert player.process.wait(5) is not None
    _saved(tmp_path / "data")
    player.slave = os.open(os.devnull, os.O_RDWR)


def test_stopped_and_continued_it_goes_on(player: Player, tmp_path: Path) -> None:
    player.process.send_signal(signal.SIGTSTP)
    end = time.monotonic() + PATIENCE
    while not _stopped(player.process.pid) and time.monotonic() < end:
        player.read(0.02)
    assert _stopped(player.process.pid)
    assert _modes(termios.tcgetattr(player.slave)) == _modes(player.before)
    _saved(tmp_path / "data")
    player.process.send_signal(signal.SIGCONT)
    os.write(player.master, b"\x03")
    assert player.ended_within(1) < PATIENCE
    _restored(player)


def _restored(player: Player) -> None:
    assert _modes(termios.tcgetattr(player.slave)) == _modes(player.before)
    for sequence, what in LEAVES.items():
        begun = sequence.translate(bytes.maketrans(b"lh", b"hl"))
        assert player.output.rfind(sequence) >= player.output.rfind(begun), f"{what} stays"


def _saved(folder: Path) -> None:
    store = Store(folder, writing=False)
    (row,) = store.unfinished()
    assert list(row.players) == ["Ann", "Bob"]
    assert len(store.load(row.id).entries) >= 2
    store.close()


def _modes(attributes: list[object]) -> list[object]:
    """All but the speeds, which a pseudo-terminal has none of."""
    return attributes[:4] + attributes[6:]


def _stopped(process: int) -> bool:
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
    )
    return state.stdout.startswith("T")


def _take_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
