"""The program is told to go, on a real terminal, with a game under way: saved, restored, gone."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

from bench.terminal import PATIENCE
from ui.window import APP, DEAL, STOPS, Window, least_of_three, saved_moves

DEALT = ["Shuffle", "Deal"]
needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


@pytest.mark.parametrize("number", STOPS, ids=lambda number: number.name)
@pytest.mark.parametrize("place", ["home", "table", "typing"])
def test_a_signal_saves_restores_and_ends(
    number: signal.Signals, place: str, tmp_path: Path
) -> None:
    def attempt(n: int) -> float:
        folder = tmp_path / str(n)
        with Window(folder, *(() if place == "home" else DEAL)) as window:
            if place == "home":
                window.wait_for("Skeeter")
            else:
                window.deal()  # the signal comes at once: the row is on the screen, so it is saved
            if place == "typing":
                window.enter("q", "your word")
            window.signal(number)
            status, seconds = window.gone()
            assert status == 128 + number
            window.assert_given_back()
            assert window.lines_after() == []
        if place != "home":
            buzzed = ["Buzz", "TimeUp"] if place == "typing" else []
            assert saved_moves(window.folder) == DEALT + buzzed
        return seconds

    assert least_of_three(attempt) < 1


def test_control_c_as_a_key_saves_restores_and_ends(tmp_path: Path) -> None:
    def attempt(n: int) -> float:
        with Window(tmp_path / str(n), *DEAL) as window:
            window.deal()
            window.press("\x03")
            status, seconds = window.gone()
            assert status == 0
            window.assert_given_back()
        assert saved_moves(window.folder) == DEALT
        return seconds

    assert least_of_three(attempt) < 1


@pytest.mark.parametrize("told", [True, False])
def test_a_terminal_that_goes_away_ends_it_saved(tmp_path: Path, *, told: bool) -> None:
    """Told by SIGHUP, as by a shell or the system, or only by keys that can't be read any more."""
    deaf = "import signal; signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})\n"
    run = "from wordgames.__main__ import main; import sys; sys.exit(main())"
    program = APP if told else (sys.executable, "-c", deaf + run)

    def attempt(n: int) -> float:
        with Window(tmp_path / str(n), *DEAL, program=program) as window:
            window.deal()
            window.go_away()
            status, seconds = window.gone_unread()
            assert status == 128 + signal.SIGHUP
        assert saved_moves(window.folder) == DEALT
        assert not list(window.folder.rglob("fault*"))
        return seconds

    assert least_of_three(attempt) < 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=lambda n: n.name)
def test_a_terminal_that_takes_no_more_output_does_not_keep_it(
    number: signal.Signals, tmp_path: Path
) -> None:
    """A connection that hangs: the program waits to paint, and still it goes when it is told to."""

    def attempt(n: int) -> float:
        with Window(tmp_path / str(n), *DEAL) as window:
            window.deal()
            window.settle()
            for _ in range(40):  # help and back, which nobody takes off the terminal
                window.press("\x1bOP")
                time.sleep(0.02)
                window.press("\x1b[21~")
                time.sleep(0.02)
            window.signal(number)
            status, seconds = window.gone_unread()
            assert status == 128 + number
            assert window.attributes() == window.before
        assert saved_moves(window.folder) == DEALT
        return seconds

    assert least_of_three(attempt) < 1


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGTSTP, signal.SIGSTOP], ids=lambda n: n.name)
def test_stopped_and_continued_it_goes_on(number: signal.Signals, tmp_path: Path) -> None:
    """SIGSTOP gives no chance to tidy up; what comes after must be as if it had."""
    with Window(tmp_path, *DEAL) as window:
        window.deal()
        _until_saved(window)
        window.signal(number)
        _until_stopped(window)
        if number == signal.SIGTSTP:
            window.assert_given_back()
        assert saved_moves(window.folder) == DEALT
        window.signal(signal.SIGCONT)
        window.enter("q", "your word")
        window.press("\x03")
        assert window.gone()[0] == 0
        window.assert_given_back()


def test_a_signal_while_it_starts_leaves_nothing_behind(tmp_path: Path) -> None:
    """The terminal is opened before the app is ready, and closed whenever the signal comes."""
    for n in range(12):
        with Window(tmp_path, program=APP) as window:
            _read_for(window, 0.1 + n * 0.07)
            window.signal(signal.SIGTERM)
            assert window.gone()[0] in {-signal.SIGTERM, 128 + signal.SIGTERM}
            window.assert_given_back()
            assert window.lines_after() == []


def _until_saved(window: Window) -> None:
    """What comes a moment after it was seen has to come before what cannot be heeded."""
    end = time.monotonic() + PATIENCE
    while saved_moves(window.folder) != DEALT:
        assert time.monotonic() < end
        window.rest()
        time.sleep(0.01)


def _until_stopped(window: Window) -> None:
    end = time.monotonic() + PATIENCE
    while not window.is_stopped():
        assert time.monotonic() < end
        window.rest()


def _read_for(window: Window, seconds: float) -> None:
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        window.settle(min(left, 0.01))
        time.sleep(0.01)
