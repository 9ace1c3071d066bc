"""Killed processes, failing disks, odd homes and second windows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from saving import a_store, a_table, play_on
from wordgames import folders
from wordgames.store import NotSaved, SavedAgain, SlowDisk, Store, connection
from wordgames.store.connection import FILE, network_of

TESTS = Path(__file__).parents[1]
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
SHARED_MEMORY = Path("/dev/shm")  # noqa: S108
IN_MEMORY = {"TMPDIR": str(SHARED_MEMORY)} if SHARED_MEMORY.is_dir() else {}
"""For what a slow disk would only make slower; a commit without a disk is too short to be hit."""


def harness(name: str, *arguments: object, **more: str) -> dict[str, Any]:
    """What a program beside these tests reports; its exit status must be 0."""
    done = subprocess.run(
        [sys.executable, TESTS / name, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **more},
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    report: dict[str, Any] = json.loads(done.stdout)
    return report


@needs_fork
def test_nothing_is_lost_by_two_hundred_kills() -> None:
    report = harness("kills.py", 200)
    assert (report["kills"], report["lost"], report["unreadable"]) == (200, 0, 0)
    assert report["within_a_commit"] > 40
    assert report["acknowledged"] > 1000


@pytest.mark.skipif(
    sys.platform != "linux" or which("cc") is None, reason="needs a C compiler on Linux"
)
def test_every_write_may_fail_once(tmp_path: Path) -> None:
    shim = tmp_path / "failing.so"
    source = TESTS / "failing_writes.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", shim, source, "-ldl"], check=True)
    report = harness("failing_writes.py", shim, 300, LD_PRELOAD=str(shim), **IN_MEMORY)
    assert report["faults"] == []
    assert report["failures"] > 250
    assert report["told"] > 100


@needs_fork
def test_one_of_many_processes_gets_a_game_and_a_dead_one_holds_nothing() -> None:
    report = harness("races.py", 40, **IN_MEMORY)
    assert report["one_winner"] == report["taken_over"] == 40
    assert report["told"] == 120


def test_a_full_disk_is_told_once_and_forgotten_when_it_is_over(tmp_path: Path) -> None:
    """A file lies where the folder should be: nothing can be written until it is gone."""
    folder = tmp_path / "data"
    folder.write_text("in the way")
    heard: list[object] = []
    store = a_store(folder, retry=0.01)
    store.listen(heard.append)
    table = a_table(store)
    play_on(table, 5)
    assert not store.flush(0.05)
    assert "--data DIR" in str(store.trouble)
    assert [row.id for row in store.unfinished()] == [table.id]
    folder.unlink()
    play_on(table)
    assert store.flush(10)
    assert str(store.trouble) == "None"
    assert heard == store.notices
    assert [type(notice) for notice in store.notices] == [NotSaved, SavedAgain]
    assert store.load(str(table.id)).entries == tuple(table.match.log)
    store.close()


def test_what_is_not_saved_at_the_end_is_kept_as_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving with a full disk must not be how a game is lost."""
    folder, home = tmp_path / "data", tmp_path / "the home"
    monkeypatch.setattr(Path, "home", lambda: home)
    folder.write_text("in the way")
    store = a_store(folder)
    table = a_table(store)
    play_on(table, 5)
    store.close()
    kept = store.rescue()
    assert kept is not None
    (path,) = kept.paths
    assert path == home / f"wordgames-toy-{table.id}.txt"
    assert f"wordgames games import '{path}'" in str(kept)
    assert "--data DIR" in str(kept)
    folder.unlink()
    again = a_store(folder)
    assert again.import_text(path.read_bytes()) == (table.id, True)
    assert again.load(str(table.id)).entries == tuple(table.match.log)
    again.close()
    assert again.rescue() is None


def test_where_no_folder_takes_it_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    folder.write_text("in the way")
    monkeypatch.setattr(Path, "home", lambda: folder)
    monkeypatch.setattr("tempfile.mkdtemp", lambda **_: str(folder))
    store = a_store(folder)
    play_on(a_table(store), 5)
    store.close()
    assert str(store.rescue()).endswith("; nothing could be written for 1 game")
    assert folder.read_text() == "in the way"


def test_without_a_home_games_live_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(folders.VARIABLE, raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    store = Store()
    assert store.trouble is None or "no home" in str(store.trouble)
    table = a_table(store)
    play_on(table, 5)
    assert not store.flush(0.05)
    assert "no home" in str(store.trouble)
    assert table.offer is not None
    table.leave()
    store.close()


def test_old_games_can_be_seen_in_a_folder_nobody_can_write_to(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write anywhere")
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table)
    table.leave()
    store.close()
    tmp_path.chmod(0o500)
    (tmp_path / FILE).chmod(0o400)
    try:
        store = a_store(tmp_path)
        assert [row.id for row in store.finished()] == [table.id]
        play_on(a_table(store), 3)
        assert not store.flush(0.1)
        assert store.trouble is not None
        store.close()
    finally:
        tmp_path.chmod(0o700)


def test_the_file_is_read_from_a_copy_when_nothing_can_be_written_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table)
    table.leave()
    store.close()
    monkeypatch.setattr(connection, "_readable_where_it_is", lambda _: None)
    reader = a_store(tmp_path, writing=False)
    assert [row.id for row in reader.finished()] == [table.id]
    assert reader.load(str(table.id)).entries == tuple(table.match.log)
    reader.close()


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    store = a_store(tmp_path / "new")
    play_on(a_table(store), 3)
    assert store.flush(10)
    store.close()
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_network_file_systems_are_known_by_their_mount() -> None:
    mounts = (
        "22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw\n"
        "40 22 0:40 / /home rw - nfs4 server:/home rw\n"
        "41 40 0:41 / /home/ann/with\\040space rw - tmpfs tmpfs rw\n"
        "broken line\n"
    )
    assert network_of(Path("/var/games"), mounts) is None
    assert network_of(Path("/home/ann"), mounts) == "nfs4"
    assert network_of(Path("/homeless"), mounts) is None
    assert network_of(Path("/home/ann/with space/data"), mounts) is None


def test_a_network_folder_works_without_write_ahead_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "network_of", lambda _: "nfs4")
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table)
    assert store.flush(10)
    assert list(tmp_path.glob(f"{FILE}*")) == [tmp_path / FILE]
    assert store.notices == [SlowDisk("nfs4")]
    store.close()
    again = a_store(tmp_path)
    assert again.load(str(table.id)).entries == tuple(table.match.log)
    again.close()
