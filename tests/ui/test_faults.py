"""A fault that nobody foresaw, planted into the program on a real terminal: what is left of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

from ui.window import DEAL, SOURCE, Window, least_of_three, saved_moves
from wordgames.faults import EXIT_FAULT, KEPT, tell, write_report

RUN = "\nimport sys; from wordgames.__main__ import main; sys.exit(main())"
FAIL = "def fail(*_, **__): raise ZeroDivisionError('planted \\x1b[31m[b]here[/b]')\n"
SIGNS = "planted ?[31m[b]here[/b]"
"""Markup is no markup, and what a terminal would obey is shown."""


def planted(where: str) -> tuple[str, ...]:
    """The program with a fault in the place that ``where`` assigns ``fail`` to."""
    return (sys.executable, "-c", f"{FAIL}{where}{RUN}")


PLACES = {
    "a key": ("import wordgames.ui.home as m; m.Home.action_options = fail", "o"),
    "painting": ("import wordgames.ui.widgets.bar as m; m.Bar.render_line = fail", ""),
    "building a page": (
        "import wordgames.ui.preferences as m; m.PreferencesPage.content = fail",
        "o",
    ),
    "work beside the screen": ("import wordgames.store.store as m; m.Store.unfinished = fail", ""),
    "the first page": ("import wordgames.ui.home as m; m.Home.content = fail", ""),
    "before there is a page": ("import wordgames.ui.program as m; m.WordGames.__init__ = fail", ""),
    "reading keys": ("import textual._xterm_parser as m; m.XTermParser.feed = fail", "x"),
    "the event loop": ("import textual.app as m; m.App.run = fail", ""),
    "the end": ("import wordgames.ui.program as m; m.WordGames.rescue = fail", "\x1b[21~"),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_fault_leaves_one_line_a_report_and_the_terminal(place: str, tmp_path: Path) -> None:
    where, keys = PLACES[place]
    with Window(tmp_path, program=planted(where)) as window:
        if keys:
            window.wait_for("Skeeter")
            window.settle(0.1)
            window.press(keys)
        assert window.gone()[0] == EXIT_FAULT
        window.assert_given_back()
        _one_line(window)
        assert "all games are saved; start wordgames again to go on" in window.rest()


def test_a_fault_in_a_game_costs_no_move(tmp_path: Path) -> None:
    """The program goes on with the game when it is started again, as the line says."""
    where = "import wordgames.ui.table as m; m.PlayScreen.action_pause = fail"
    with Window(tmp_path, *DEAL, program=planted(where)) as window:
        window.deal()
        window.press("\x1bOR")
        assert window.gone()[0] == EXIT_FAULT
        window.assert_given_back()
        _one_line(window)
    assert saved_moves(window.folder) == ["Shuffle", "Deal"]
    with Window(tmp_path) as window:
        window.wait_for("Ann and Bob")
        window.enter("r", "Here it was left")


def test_what_fails_in_the_background_does_not_end_the_app(tmp_path: Path) -> None:
    where = "import wordgames.store.store as m; m.Store._back_up = fail"
    with Window(tmp_path, columns=120, rows=40, program=planted(where)) as window:
        window.wait_for("Something failed in the background")
        window.press("\x1b[21~")
        assert window.gone()[0] == 0
        window.assert_given_back()
    (report,) = (window.folder / "reports").iterdir()
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize("keys", ["\x1b[21~", "\x03"], ids=["F10", "Ctrl+C"])
def test_work_beside_the_screen_does_not_keep_who_leaves(keys: str, tmp_path: Path) -> None:
    where = "import time, wordgames.store.store as m; m.Store.unfinished = lambda _: time.sleep(60)"

    def attempt(n: int) -> float:
        with Window(tmp_path / str(n), program=planted(where)) as window:
            window.wait_for("Skeeter")
            window.settle()
            window.press(keys)
            status, seconds = window.gone()
            assert status == 0
            window.assert_given_back()
        return seconds

    assert least_of_three(attempt) < 1


def test_what_is_chosen_just_before_leaving_is_kept(tmp_path: Path) -> None:
    where = "import time, wordgames.settings as m; old = m.write_whole\n"
    where += "m.write_whole = lambda *a: (time.sleep(0.2), old(*a))"
    with Window(tmp_path, program=planted(where)) as window:
        window.wait_for("Skeeter")
        window.settle()
        window.enter("o", "OPTIONS")
        window.settle()
        window.press("c\x03")
        assert window.gone()[0] == 0
    assert 'theme = "light"' in (window.folder / "settings.toml").read_text(encoding="utf-8")


def test_without_a_folder_the_report_goes_where_there_is_one(tmp_path: Path) -> None:
    """The last resort must not need a disk that may be the very trouble."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data/reports").write_text("in the way")
    where = "import wordgames.ui.home as m; m.Home.content = fail"
    environment = {"TMPDIR": str(tmp_path)}
    with Window(tmp_path, program=planted(where), environment=environment) as window:
        assert window.gone()[0] == EXIT_FAULT
        (line,) = window.lines_after()
    (report,) = tmp_path.glob("wordgames-reports-*/fault-*")
    assert str(report) in line


@pytest.mark.parametrize("end", ["key", "signal", "fault"])
def test_a_game_that_could_not_be_saved_is_kept_as_text(end: str, tmp_path: Path) -> None:
    """No file may grow beyond 16 KB: too little for the file of games, enough for a text."""
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (16384, 16384))\n"
    where = f"{full}import wordgames.ui.table as m; m.PlayScreen.action_pause = fail"
    with Window(tmp_path, *DEAL, columns=120, program=planted(where)) as window:
        window.wait_for("Not saved")
        window.deal()
        if end == "signal":
            window.signal(signal.SIGTERM)
        else:
            window.press("\x1bOR" if end == "fault" else "\x03")
        status, _ = window.gone()
        window.assert_given_back()
        assert status == {"key": 1, "signal": 128 + signal.SIGTERM, "fault": EXIT_FAULT}[end]
        told = "".join(window.lines_after())
    (kept,) = (window.folder / "exports").iterdir()
    assert f"wordgames games import {kept}" in told
    assert "all games are saved" not in told
    done = subprocess.run(
        [sys.executable, "-m", "wordgames", "--data", window.folder, "games", "import", kept],
        env={**os.environ, "PYTHONPATH": SOURCE},
        check=False,
    )
    assert done.returncode == 0
    assert saved_moves(window.folder) == ["Shuffle", "Deal"]


@pytest.mark.parametrize(
    ("where", "command"),
    [
        ("import wordgames.cli.lookup as m; m.run = fail", ("lookup", "cat")),
        ("import wordgames.store.store as m; m.Store.unfinished = fail", ("games", "list")),
        ("import wordgames.cli.pdq as m; m.solve = fail", ("solve", "pdq", "PNA", "--json")),
        ("import wordgames.folders as m; m.choose_data_folder = fail", ("lookup", "cat")),
    ],
)
def test_a_fault_of_a_command_leaves_one_line_and_a_report(
    where: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    if "games" in command:
        with Window(tmp_path, *DEAL) as window:
            window.deal()
    ended = subprocess.run(
        [*planted(where), "--data", str(tmp_path / "data"), *command],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": SOURCE, "XDG_STATE_HOME": str(tmp_path)},
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (EXIT_FAULT, "")
    assert ended.stderr.startswith("wordgames: stopped by a fault of the program itself (ZeroDiv")
    assert ended.stderr.count("\n") == 1
    (report,) = tmp_path.rglob("fault-*.txt")
    assert str(report) in ended.stderr
    text = report.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert repr(list(command)[-1]) in text


def test_a_fault_whose_own_text_fails_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no")

    monkeypatch.setenv("WORDGAMES_DATA", str(tmp_path))
    assert tell(Mute()) == EXIT_FAULT
    assert "(Mute)" in capsys.readouterr().err
    assert len(list((tmp_path / "reports").iterdir())) == 1


def test_reports_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORDGAMES_DATA", str(tmp_path))
    (tmp_path / "reports").mkdir()
    for n in range(KEPT + 10):
        (tmp_path / f"reports/fault-2001-01-01-0000{n:02}-1.txt").touch()
    (tmp_path / "reports/mine.txt").touch()
    newest, _ = write_report(ValueError("now"))
    left = sorted(path.name for path in (tmp_path / "reports").iterdir())
    assert len(left) == KEPT + 1
    assert newest is not None
    assert newest.name in left
    assert "mine.txt" in left


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TEXTUAL_DRIVER", "nowhere"),
        ("TEXTUAL_DRIVER", "os:path"),
        ("TEXTUAL_DRIVER", "textual.driver:Driver"),
        ("TEXTUAL_COLOR_SYSTEM", "plaid"),
        ("TEXTUAL_LOG", "/nowhere/at/all"),
    ],
)
def test_a_variable_that_forbids_every_screen_is_named(
    name: str, value: str, tmp_path: Path
) -> None:
    with Window(tmp_path, environment={name: value}) as window:
        assert window.gone()[0] == 1
        text = " ".join(window.rest().split())
        assert text.startswith(f"wordgames: no screen can be opened with {name}={value} (")
        assert text.endswith(f"unset {name}")
        assert window.rest().count("\n") == 1
        window.assert_given_back()


def test_an_empty_variable_counts_as_not_set(tmp_path: Path) -> None:
    with Window(tmp_path, environment={"TEXTUAL_DRIVER": ""}) as window:
        window.wait_for("Skeeter")


@pytest.mark.parametrize(
    ("redirected", "which"), [("2>/dev/null", "error"), (">/dev/null", "output")]
)
def test_a_screen_that_would_be_drawn_into_a_file_is_none(
    redirected: str, which: str, tmp_path: Path
) -> None:
    line = f'exec "{sys.executable}" -m wordgames "$@" {redirected}'
    with Window(tmp_path, program=("sh", "-c", line, "sh")) as window:
        window.wait_for(f"the standard {which} is no terminal")
        assert window.gone()[0] == 1


@pytest.mark.parametrize("stage", ["importing", "working"])
def test_interrupted_before_the_app_has_the_keys_it_says_nothing(
    stage: str, tmp_path: Path
) -> None:
    """Ctrl+C is a signal then."""
    interrupt = "import os, signal\ndef now(*_): os.kill(os.getpid(), signal.SIGINT)\n"
    where = {
        "importing": "import sys\nclass F:\n find_spec = now\n"
        "from wordgames.__main__ import main\nsys.meta_path.insert(0, F)",
        "working": "import wordgames.cli.main as m; m.run = now",
    }[stage]
    ended = subprocess.run(
        [sys.executable, "-c", f"{interrupt}{where}{RUN}"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": SOURCE, "WORDGAMES_DATA": str(tmp_path)},
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")


def _one_line(window: Window) -> None:
    text = " ".join(window.lines_after())
    assert window.rest().count("Traceback") == 0
    (report,) = (window.folder / "reports").iterdir()
    assert text.startswith("wordgames: stopped by a fault of the program itself (ZeroDivisionError")
    assert SIGNS in text
    assert text.endswith(f"the report is in {report}")
    assert "ZeroDivisionError: planted" in report.read_text(encoding="utf-8")
