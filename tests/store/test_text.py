"""The text of a game: out and in again without a byte changed, and nothing bad in."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saving import TOY, a_store, a_table, find, play_on, toy_setup
from wordgames.errors import BadSetup, BrokenLog, GameError
from wordgames.setups.game import Seat, Setup
from wordgames.store import Dictionary, Header
from wordgames.store.text import dump, instant, parse, read, read_header, replayed

SIGNS = ('"', "\\", "{", "[", ",", ":", "\n", "\r", "\0", "\x1b", "\x85", "\u2028")
LETTERS = ("a", "é", "\ufeff", "\U0001f600", "'")


def a_header(setup: Setup) -> Header:
    rules = TOY.rules_type(len(setup.seats), ("A", "B"))
    return Header(1, "k3v9q2ab", "toy", 1, instant(), 7, Dictionary("broad", 3, "9f"), setup, rules)


def exported(folder: Path, steps: int = 1000, *names: str) -> str:
    store = a_store(folder)
    table = a_table(store, toy_setup(*names))
    play_on(table, steps)
    table.leave()
    text = store.export_text(str(table.id))
    store.close()
    return text


def test_every_short_name_survives() -> None:
    """All 5,220 strings of up to three of these signs."""
    tried = 0
    for length in range(4):
        for signs in product((*SIGNS, *LETTERS), repeat=length):
            name = "".join(signs)
            line = dump(a_header(Setup("toy", (Seat(name),))))
            assert "\n" not in line
            header = read_header(line)
            assert header.setup.seats[0].name == name
            assert dump(header) == line
            tried += 1
    assert tried == 5_220


@given(st.text())
def test_any_name_survives(name: str) -> None:
    line = dump(a_header(Setup("toy", (Seat(name),))))
    assert read_header(parse(f"{line}\n".encode()).header).setup.seats[0].name == name


def test_half_a_sign_is_refused() -> None:
    with pytest.raises(BadSetup):
        dump(a_header(Setup("toy", (Seat("\ud800"),))))


@pytest.mark.parametrize("steps", [0, 3, 1000])
def test_out_and_in_again_is_the_same_to_the_byte(steps: int, tmp_path: Path) -> None:
    text = exported(tmp_path / "one", steps, '"Ann"', "B\\ob", "C, 'y; é")
    store = a_store(tmp_path / "other")
    game, new = store.import_text(text.encode())
    assert new
    assert store.export_text(game) == text
    assert store.import_text(text.encode()) == (game, False)
    assert len(store.unfinished()) + len(store.finished()) == 1
    store.close()


def test_the_ways_in_which_editors_change_a_file_do_no_harm(tmp_path: Path) -> None:
    text = exported(tmp_path / "one")
    store = a_store(tmp_path / "other")
    windows = "\ufeff" + text.replace("\n", "\r\n")
    game, _ = store.import_text(windows.encode())
    assert store.export_text(game) == text
    store.close()


def test_a_longer_text_makes_a_game_longer(tmp_path: Path) -> None:
    text = exported(tmp_path / "one")
    lines = text.splitlines(keepends=True)
    store = a_store(tmp_path / "other")
    game, new = store.import_text("".join(lines[:3]).encode())
    assert (store.listed(game).plies, new) == (2, True)
    assert store.import_text(text.encode()) == (game, True)
    assert store.export_text(game) == text
    assert store.import_text("".join(lines[:3]).encode()) == (game, False)
    assert store.export_text(game) == text
    store.close()


def test_an_end_that_was_missing_is_taken_in_and_one_that_is_there_stays(tmp_path: Path) -> None:
    text = exported(tmp_path / "one")
    without_end = "".join(text.splitlines(keepends=True)[:-1])
    store = a_store(tmp_path / "other")
    game, _ = store.import_text(without_end.encode())
    assert store.finished() == []
    assert store.import_text(text.encode()) == (game, True)
    assert [row.id for row in store.finished()] == [game]
    assert store.import_text(without_end.encode()) == (game, False)
    assert store.export_text(game) == text
    store.close()


def test_another_course_becomes_another_game(tmp_path: Path) -> None:
    text = exported(tmp_path / "one")
    lines = text.splitlines(keepends=True)
    other = "".join([*lines[:2], lines[2].replace('"at":', '"at":1')])
    store = a_store(tmp_path / "other")
    game, _ = store.import_text(text.encode())
    another, new = store.import_text(other.encode())
    assert new
    assert another != game
    assert store.export_text(game) == text
    assert store.import_text(other.encode()) == (another, False)
    store.close()


def test_a_game_that_is_here_stays_as_it_is(tmp_path: Path) -> None:
    """Where it stands, its clock and when it was played are not in the text."""
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table, 6)
    table.leave()
    _, record = store.resume(str(table.id))
    store.leave(record, 90_000)
    text = store.export_text(str(table.id))
    (before,) = store.unfinished()
    assert before.place
    assert store.import_text(text.encode()) == (table.id, False)
    assert store.unfinished() == [before]
    assert store.load(before.id).clock == 90_000
    store.close()


def test_an_imported_game_tells_where_it_stands(tmp_path: Path) -> None:
    text = exported(tmp_path / "one", 6)
    (here,) = (there := a_store(tmp_path / "one")).unfinished()
    there.close()
    store = a_store(tmp_path / "other")
    store.import_text(text.encode())
    (row,) = store.unfinished()
    assert (row.place, row.plies) == (here.place, here.plies)
    store.close()


def test_another_beginning_under_the_same_id_is_another_game(tmp_path: Path) -> None:
    text = exported(tmp_path / "one")
    header = text.splitlines(keepends=True)[0]
    store = a_store(tmp_path / "other")
    game, _ = store.import_text(text.encode())
    another, new = store.import_text(header.replace('"Ann"', '"Zoe"').encode())
    assert (another != game, new) == (True, True)
    assert store.load(another).setup.seats[0].name == "Zoe"
    store.close()


def test_a_game_from_the_future_does_not_stay_on_top(tmp_path: Path) -> None:
    text = exported(tmp_path / "one", 6)
    begun = read_header(text.splitlines()[0]).begun
    store = a_store(tmp_path / "other")
    store.import_text(text.replace(begun, "9999-12-31T23:59:59Z").encode())
    table = a_table(store)
    play_on(table, 6)
    table.leave()
    assert store.flush(10)
    assert max(row.touched for row in store.unfinished()) < "9999"
    store.close()


def test_what_is_too_large_for_a_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wordgames.store.text.LARGEST", 100)
    with pytest.raises(BrokenLog, match="larger than any game"):
        parse(b'{"wordgames":1' + b" " * 100)


def test_an_imported_game_is_no_longer_forgotten(tmp_path: Path) -> None:
    text = exported(tmp_path)
    store = a_store(tmp_path)
    game = store.finished()[0].id
    store.forget(game)
    store.import_text(text.encode())
    assert [row.id for row in store.finished()] == [game]
    store.close()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('{"wordgames":1', '{"wordgames":2', "newer wordgames"),
        ('{"wordgames":1', '{"words":1', "no exported game"),
        ('"id":"', '"id":"../', "id"),
        ('"game":"toy"', '"game":"chess"', "no game"),
        ('"version":1', '"version":9', "version 9"),
        ('"at":0', '"at":-1', "line 2: -1 is no time"),
        ('"at":0', '"at":9223372036854775808', "no time in a game"),
        ('"begun":"2', '"begun":"x', "moment"),
        ('"seed":1', '"seed":"x"', "seed"),
        ('"name":"Ann"', '"name":"Bob"', "two players"),
        ('"name":"Ann"', '"name":"\\u001b[2J"', "cannot be shown"),
        ('"name":"Ann"', '"name":""', "name"),
        ('"colour":0', '"colour":99', "colours"),
        ('"rules":{"players":3', '"rules":{"players":2', "can play"),
        ('"rules":{"players":3', '"rules":{"players":"x"', "rules"),
        ('"do":"Shuffle"', '"do":"Cheat"', "line 2"),
        ('"player":-1', '"player":0', "move 1 is not legal"),
        ('"winners":[', '"winners":[7,', "another result"),
        ('{"ended":"2', '{"ended":"x', "no ending"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    old: str, new: str, why: str, tmp_path: Path
) -> None:
    text = exported(tmp_path / "one")
    assert old in text
    store = a_store(tmp_path / "other")
    with pytest.raises(GameError) as refused:
        store.import_text(text.replace(old, new, 1).encode())
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)
    assert store.unfinished() == store.finished() == []
    store.close()


@pytest.mark.parametrize("data", [b"", b"\xff\xfe{\0", b"{}", b"\n", b"[" * 100_000, b"PK\x03\x04"])
def test_what_is_no_game_is_refused(data: bytes) -> None:
    with pytest.raises(BrokenLog):
        replayed(parse(data), find)


def test_any_line_lost_or_swapped_is_noticed_or_harmless(tmp_path: Path) -> None:
    lines = exported(tmp_path).splitlines(keepends=True)
    for number in range(len(lines)):
        shorter = "".join(lines[:number] + lines[number + 1 :])
        try:
            saved: Any = replayed(parse(shorter.encode()), find).lines
        except GameError:
            continue
        assert read(saved, find).ending is None or number < len(lines) - 1
