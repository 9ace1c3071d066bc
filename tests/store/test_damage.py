"""Damaged files: set aside, never overwritten, and every game read as far as it goes."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from shutil import copyfile

import pytest

from damaging import check, mutants, sound_files
from saving import a_store, a_table, play_on
from wordgames.errors import GameError
from wordgames.store import SetAside
from wordgames.store import schema as schema_module
from wordgames.store.backups import back_up, kept
from wordgames.store.connection import FILE, PAGE
from wordgames.store.damage import find_damage
from wordgames.store.text import moment

DAY = date(2026, 11, 29)


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in memory where there is one: thousands of files need no disk."""
    shared = Path("/dev/shm")  # noqa: S108
    if not shared.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=shared, prefix="wordgames-") as folder:
        monkeypatch.setattr(tempfile, "tempdir", folder)
        yield Path(folder)


@pytest.mark.parametrize("part", range(4))
def test_a_mutant_opens_to_a_beginning_or_is_set_aside(part: int, memory: Path) -> None:
    bases, texts = sound_files(memory / "sound")
    faults = [
        fault
        for files, main in mutants(bases, 500, part)
        if (fault := check(files, texts, memory / "mutant", main=main))
    ]
    assert faults == []


def test_a_sound_file_stays_where_it_is(tmp_path: Path) -> None:
    bases, texts = sound_files(tmp_path / "sound")
    for files in bases[-2:]:
        assert check(files, texts, tmp_path / "copy", main=True) is None
        assert not list((tmp_path / "copy").glob("*corrupt*"))


@pytest.mark.parametrize("content", [b"", b"a header"], ids=["no byte", "no table"])
def test_a_file_that_was_only_begun_is_a_new_one(content: bytes, tmp_path: Path) -> None:
    """What a full disk leaves of the first start; a file that backups belong to was more."""
    path = tmp_path / FILE
    path.touch()
    if content:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("pragma journal_mode = wal")
    reader = a_store(tmp_path, writing=False)
    assert reader.unfinished() == reader.finished() == []
    with pytest.raises(GameError, match="no game is saved here yet"):
        reader.listed("a")
    store = a_store(tmp_path)
    play_on(a_table(store), 3)
    assert store.flush(10)
    store.close()
    assert store.notices == []
    assert not list(tmp_path.glob("*corrupt*"))


def test_the_damaged_file_keeps_its_name_with_the_date(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    for number in ("", "-2", "-3"):
        store = a_store(tmp_path, today=lambda: DAY)
        assert store.unfinished() == []
        (notice,) = store.notices
        assert notice == SetAside(f"{FILE}.corrupt-2026-11-29{number}", 0, 0)
        store.close()
        assert (tmp_path / notice.name).read_bytes() == b"nonsense" * 1000
        (tmp_path / FILE).write_bytes(b"nonsense" * 1000)


def test_a_lost_first_page_costs_nothing(tmp_path: Path) -> None:
    bases, texts = sound_files(tmp_path / "sound")
    data = bytes(PAGE) + bases[0][""][PAGE:]
    (tmp_path / FILE).write_bytes(data)
    store = a_store(tmp_path)
    rows = (*store.unfinished(), *store.finished())
    assert {row.id: store.export_text(row.id) for row in rows} == texts
    store.close()


def test_what_the_file_lost_comes_from_the_newest_backup(tmp_path: Path) -> None:
    bases, texts = sound_files(tmp_path / "sound")
    (tmp_path / FILE).write_bytes(bases[0][""])
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        back_up(connection, tmp_path / FILE, DAY)
    (tmp_path / "backups/games-2026-11-30.db").write_bytes(b"no backup at all")
    for damaged in (b"", b"nonsense", bases[0][""][: 5 * PAGE]):
        (tmp_path / FILE).write_bytes(damaged)
        store = a_store(tmp_path)
        rows = (*store.unfinished(), *store.finished())
        assert {row.id: store.export_text(row.id) for row in rows} == texts
        store.close()


@pytest.mark.parametrize("lost", [False, True], ids=["the backup is older", "lines are lost"])
def test_of_the_file_and_its_backup_each_game_comes_from_where_it_is_longer(
    lost: bool, tmp_path: Path
) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 12 if lost else 3)
    assert store.flush(10)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        back_up(connection, tmp_path / FILE, DAY)
    play_on(table, 0 if lost else 9)
    text = store.export_text(str(table.id))
    table.leave()
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        if lost:
            connection.execute("drop trigger lines_never_go")
            connection.execute("delete from line where ply > 1")
        connection.execute("update game set touched = 'damaged'")
        connection.commit()
    store = a_store(tmp_path)
    assert [row.id for row in store.unfinished()] == [table.id]
    assert store.export_text(str(table.id)) == text
    store.close()


def test_a_game_shortened_by_damage_can_be_gone_on_with(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 12)
    assert len(table.match.log) > 3
    table.leave()
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("drop trigger lines_never_change")
        connection.execute("update line set text = replace(text, 'at', 'ax') where ply = 3")
        connection.commit()
    store = a_store(tmp_path)
    saved, _ = store.resume(str(table.id))
    assert saved.entries == tuple(table.match.log[:3])
    assert isinstance(store.notices[0], SetAside)
    assert (store.notices[0].whole, store.notices[0].shortened) == (0, 1)
    store.close()


@pytest.mark.parametrize("touched", ["2026-11-2\u0663T20:15:00Z", "", b"\xff", 7])
def test_a_damaged_moment_is_mended(tmp_path: Path, touched: object) -> None:
    """No seal covers when a game was played last, and lists could not be shown with such a one."""
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 12)
    table.leave()
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("update game set touched = ?", (touched,))
        connection.commit()
    with pytest.raises(GameError, match="open the app, which mends it"):
        a_store(tmp_path, writing=False).unfinished()
    store = a_store(tmp_path)
    (row,) = store.unfinished()
    assert moment(row.touched) >= moment(row.begun)
    assert store.load(row.id).entries == tuple(table.match.log)
    assert isinstance(store.notices[0], SetAside)
    store.close()


def test_an_interrupted_salvage_is_finished(tmp_path: Path) -> None:
    """The new file is ready, the old one still in its place: the machine stopped in between."""
    bases, texts = sound_files(tmp_path / "sound")
    (tmp_path / f"{FILE}.salvaged").write_bytes(bases[0][""])
    (tmp_path / FILE).write_bytes(b"damaged")
    store = a_store(tmp_path, today=lambda: DAY)
    rows = (*store.unfinished(), *store.finished())
    assert {row.id for row in rows} == set(texts)
    assert (tmp_path / f"{FILE}.corrupt-2026-11-29").read_bytes() == b"damaged"
    store.close()


@pytest.mark.parametrize("change", ["", "alter table line rename to entry;"])
def test_a_newer_file_is_left_alone_and_told(change: str, tmp_path: Path) -> None:
    store = a_store(tmp_path)
    play_on(a_table(store), 5)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript("pragma user_version = 7; update about set schema = 7;")
        connection.executescript(change)
    before = (tmp_path / FILE).read_bytes()
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 5)
    assert not store.flush(0.2)
    assert "newer wordgames" in str(store.trouble)
    assert store.export_text(str(table.id)).count("\n") == len(table.match.log) + 1
    store.close()
    assert (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.glob("games*")] == [FILE]


def test_an_older_file_is_kept_and_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 5)
    store.close()
    more = (*schema_module.MIGRATIONS, "alter table game add column mood text")
    monkeypatch.setattr(schema_module, "MIGRATIONS", more)
    store = a_store(tmp_path)
    assert store.load(str(table.id)).entries == tuple(table.match.log)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert schema_module.version_of(connection) == len(more)
        assert connection.execute("select mood from game").fetchall() == [(None,)]
    with closing(sqlite3.connect(tmp_path / "backups/before-version-2.db")) as connection:
        assert schema_module.version_of(connection) == 1


def test_a_backup_a_day_fewer_the_older() -> None:
    everyday = {date.fromordinal(DAY.toordinal() - n) for n in range(400)}
    left = set[date]()
    for day in sorted(everyday):
        left = kept(left | {day})
    ages = sorted((DAY - day).days for day in left)
    assert ages[:7] == list(range(7))
    assert 15 <= len(ages) <= 24
    assert 28 <= ages[10] < 60
    assert 300 < ages[-1] < 400


def test_the_backup_is_whole_and_made_once_a_day(tmp_path: Path) -> None:
    store = a_store(tmp_path, today=lambda: DAY)
    table = a_table(store)
    play_on(table)
    assert store.flush(10)
    store.back_up().join(10)
    made = (tmp_path / "backups/games-2026-11-29.db").stat().st_mtime_ns
    store.back_up().join(10)
    assert (tmp_path / "backups/games-2026-11-29.db").stat().st_mtime_ns == made
    store.close()
    copyfile(tmp_path / "backups/games-2026-11-29.db", tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert find_damage(connection, thorough=True) is None
        assert connection.execute("select count(*) from line").fetchone() == (len(table.match.log),)


def test_damage_does_not_go_into_the_backups(tmp_path: Path) -> None:
    store = a_store(tmp_path, today=lambda: DAY)
    table = a_table(store)
    play_on(table)
    table.leave()
    assert store.flush(10)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("drop trigger lines_never_change")
        connection.execute("update line set text = replace(text, 'at', 'ax') where ply = 3")
        connection.commit()
    store.back_up().join(10)
    assert not (tmp_path / "backups").exists()
    assert isinstance(store.notices[-1], SetAside)
    store.close()
