"""The folder of the player's files, in ordinary and odd homes."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from wordgames import folders
from wordgames.cli.main import run
from wordgames.errors import BadFile

unix = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="the folders of other systems"
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder of its own, and none of the variables that move things."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", folders.VARIABLE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@unix
def test_files_lie_where_the_system_has_them(home: Path) -> None:
    assert folders.data_folder() == home / ".local/share/wordgames"
    assert folders.settings_folder() == home / ".config/wordgames"


@unix
def test_the_system_can_have_them_elsewhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert folders.data_folder() == home / "elsewhere/wordgames"


def test_one_folder_can_be_chosen_for_everything(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.VARIABLE, str(home / "all"))
    assert folders.data_folder() == folders.settings_folder() == home / "all"


@pytest.mark.parametrize("arguments", [["--data", "ours", "--version"], ["--data=ours", "help"]])
def test_the_shell_can_choose_it(
    arguments: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.VARIABLE, "")
    monkeypatch.chdir(home)
    assert run(arguments) == 0
    assert folders.data_folder() == home / "ours"


@pytest.mark.parametrize("arguments", [["--data"], ["--data="], ["--data", ""]])
def test_no_folder_after_data_is_wrong_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    assert "--data DIR" in capsys.readouterr().err


def test_a_tilde_is_the_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.VARIABLE, "~/ours")
    assert folders.data_folder() == home / "ours"


@unix
def test_without_a_home_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(BadFile, match="--data DIR"):
        folders.data_folder()


def test_a_folder_is_made_for_its_owner_alone(home: Path) -> None:
    made = folders.made(home / "a/b")
    assert made.is_dir()
    if sys.platform != "win32":
        assert made.stat().st_mode & 0o777 == 0o700
    assert folders.made(made) == made


def test_a_file_in_the_way_is_told(home: Path) -> None:
    (home / "file").touch()
    for folder in (home / "file", home / "file/inside"):
        with pytest.raises(BadFile, match="--data DIR"):
            folders.made(folder)


@pytest.mark.parametrize("place", ["file", "file/below/it", "n" * 300])
def test_what_can_be_no_folder_is_no_empty_folder(
    place: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "file").write_text("mine")
    assert run(["--data", str(home / place), "games", "list"]) == 1
    told = capsys.readouterr()
    assert "folder" in told.err
    assert told.out == ""
    assert (home / "file").read_text() == "mine"


def test_a_file_is_written_whole_in_the_place_of_the_old_one(tmp_path: Path) -> None:
    """Whoever reads the old one while it is written reads that to its end."""
    path = tmp_path / "settings.toml"
    path.write_text("old", encoding="utf-8")
    with path.open(encoding="utf-8") as reader:
        folders.write_whole(path, "the new one, é")
        assert reader.read() == "old"
    assert path.read_text(encoding="utf-8") == "the new one, é"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_fails_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, f"No space left on {descriptor}")

    path = tmp_path / "settings.toml"
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        folders.write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]
