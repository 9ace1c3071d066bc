"""What is played is on disk, line by line, and comes back as it was."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from games.toy import Pass
from saving import a_store, a_table, find, play_on, resumed, toy_setup
from wordgames.errors import GameError
from wordgames.setups.game import Seat, Setup
from wordgames.store import Filter, Store, Taken
from wordgames.store.connection import FILE


def test_a_game_comes_back_as_it_was_left(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 7)
    table.clock.forward(98_765)
    table.leave()
    store.close()

    again = a_store(tmp_path)
    (row,) = again.unfinished()
    assert (row.game, row.players, row.plies) == ("toy", ("Ann", "Bob", "Cy"), len(table.match.log))
    assert row.place == table.place
    back = resumed(again, row.id)
    assert back.match.log == table.match.log
    assert back.match.state == table.match.state
    assert back.setup == table.setup
    assert back.clock.read() == 98_765
    assert not back.clock.running
    play_on(back)
    assert back.match.outcome is not None
    again.close()


def test_a_finished_game_is_in_the_history(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table)
    outcome = table.match.outcome
    assert outcome is not None
    table.leave()
    assert store.unfinished() == []
    (row,) = store.finished()
    assert row.ending is not None
    assert (row.ending.scores, row.ending.winners) == (outcome.scores, outcome.winners)
    store.close()


def test_taking_back_the_last_move_unfinishes_a_game(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table)
    table.take_back(0)
    table.leave()
    assert [row.id for row in store.unfinished()] == [table.id]
    assert store.finished() == []
    back = resumed(store, str(table.id))
    assert back.match.log == table.match.log
    back.match.submit(next(s for s in range(3) if back.match.legal(s)), Pass(), back.match.at)
    play_on(back)
    back.leave()
    assert [row.id for row in store.finished()] == [table.id]
    store.close()


def test_time_goes_back_with_a_move_and_on_again_with_a_redo() -> None:
    table = a_table(None)
    table.match.tick(0)
    table.match.submit(0, Pass(), 1_000)
    table.match.submit(1, Pass(), 3_000)
    table.clock.forward(4_000)
    table.take_back(1)
    assert table.clock.read() == table.match.at == 1_000
    table.redo()
    assert table.clock.read() == table.match.at == 3_000


def test_a_game_that_was_over_before_its_end_was_written_is_finished_when_resumed(
    tmp_path: Path,
) -> None:
    store = a_store(tmp_path / "one")
    table = a_table(store)
    play_on(table)
    text = store.export_text(str(table.id))
    store.close()
    store = a_store(tmp_path / "other")
    game, _ = store.import_text("".join(text.splitlines(keepends=True)[:-1]).encode())
    resumed(store, game).leave()
    assert store.unfinished() == []
    (row,) = store.finished()
    assert row.ending is not None
    assert table.match.outcome is not None
    assert row.ending.scores == table.match.outcome.scores
    store.close()


def test_every_line_is_written_before_flush_answers(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    for _ in range(20):
        play_on(table, 1)
        assert store.flush(10)
        rows = sqlite3.connect(tmp_path / FILE).execute("select count(*) from line").fetchone()
        assert rows == (len(table.match.log),)
    store.close()


def test_lines_never_change_and_never_go(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    play_on(a_table(store), 3)
    store.close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        for change in ("update line set text = ''", "delete from line"):
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute(change)
    connection.close()


def test_lists_can_be_filtered(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    for setup in (toy_setup("Ann"), toy_setup("Ann", "Bob"), toy_setup("ann ", "Cy")):
        table = a_table(store, setup)
        play_on(table)
        table.leave()
    everything = store.finished()
    assert len(everything) == 3
    assert everything == store.finished(Filter(game="toy", variant=""))
    assert store.finished(Filter(game="pdq")) == []
    assert len(store.finished(Filter(player=" ANN"))) == 3
    assert [row.players for row in store.finished(Filter(player="bob"))] == [("Ann", "Bob")]
    assert [row.players for row in store.finished(Filter(solo=True))] == [("Ann",)]
    assert len(store.finished(Filter(solo=False))) == 2
    assert len(store.finished(Filter(limit=1))) == 1
    store.close()


def test_a_forgotten_game_can_be_taken_out_again(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 4)
    table.leave()
    store.forget(str(table.id))
    assert store.unfinished() == []
    assert [row.id for row in store.forgotten()] == [table.id]
    store.forget(str(table.id), forgotten=False)
    assert [row.id for row in store.unfinished()] == [table.id]
    with pytest.raises(GameError):
        store.forget("none")
    store.close()


def test_an_id_may_be_shortened(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 4)
    table.leave()
    assert store.flush(10)
    id = str(table.id)  # noqa: A001
    assert store.listed(id[:3].upper()).id == id
    for nothing in ("", "?", id + "0"):
        with pytest.raises(GameError, match="no game"):
            store.listed(nothing)
    store.close()


def test_one_window_plays_a_game_at_a_time(tmp_path: Path) -> None:
    first, second = a_store(tmp_path), a_store(tmp_path)
    table = a_table(first)
    play_on(table, 4)
    assert first.flush(10)
    with pytest.raises(Taken, match="another window"):
        second.resume(str(table.id))
    table.leave()
    assert resumed(second, str(table.id)).match.log == table.match.log
    first.close()
    second.close()


def test_two_courses_of_one_game_are_both_kept(tmp_path: Path) -> None:
    """Where the disk knows no locks, two windows may go on with the same game."""
    first = a_store(tmp_path)
    table = a_table(first)
    play_on(table, 4)
    assert first.flush(10)
    table.leave()
    one = resumed(first, str(table.id))
    for held in (tmp_path / "playing").iterdir():
        held.unlink()
    second = a_store(tmp_path)
    other = resumed(second, str(table.id))
    play_on(one, 20, seed=2)
    assert first.flush(10)
    play_on(other, 20, seed=3)
    assert second.flush(10)
    assert [str(notice) for notice in second.notices] == [
        f"This game went on in another window too; here it is kept as game {other.id}."
    ]
    assert first.load(str(one.id)).entries == tuple(one.match.log)
    assert first.load(str(other.id)).entries == tuple(other.match.log)
    first.close()
    second.close()


def test_a_table_without_a_store_is_saved_nowhere() -> None:
    table = a_table(None)
    play_on(table)
    table.leave()
    assert table.id is None


def test_a_store_that_only_reads_makes_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "none", writing=False)
    assert store.unfinished() == store.finished() == []
    assert list(tmp_path.iterdir()) == []
    store.close()


def test_names_are_data(tmp_path: Path) -> None:
    names = ["../../x", "[b]Ann[/b]", "'; drop table game; --", '"', "\\", "Zoë", "名", "%s{0}"]
    store = a_store(tmp_path)
    table = a_table(store, Setup("toy", tuple(Seat(name) for name in names)))
    play_on(table)
    table.leave()
    (row,) = store.finished()
    assert row.players == tuple(names)
    for name in names:
        assert store.finished(Filter(player=name)) == [row]
    store.close()


def test_the_file_of_old_is_still_there(tmp_path: Path) -> None:
    """A file deleted under a running game is made again, with the whole game in it."""
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 4)
    assert store.flush(10)
    for path in tmp_path.glob(f"{FILE}*"):
        path.unlink()
    play_on(table, 4)
    assert store.flush(10)
    store.close()
    again = a_store(tmp_path)
    assert again.load(str(table.id)).entries == tuple(table.match.log)
    assert again.load(str(table.id)).header.version == find("toy").engine.VERSION
    again.close()
