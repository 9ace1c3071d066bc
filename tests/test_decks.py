"""The decks and cubes, and what is said of a file with a mistake in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.decks import presets, read_cubes, read_deck
from wordgames.errors import BadFile


@pytest.mark.parametrize(
    ("game", "preset", "cards", "points"),
    [
        ("pdq", "standard", 78, 0),
        ("pdq", "single-x", 78, 0),
        ("quiddler", "standard", 118, 592),
        ("skeeter", "standard", 72, 0),
    ],
)
def test_the_decks_have_their_cards(game: str, preset: str, cards: int, points: int) -> None:
    deck = read_deck(game, preset)
    worth = dict(deck.points)
    assert len(deck.cards) == cards
    assert sum(worth.get(card, 0) for card in deck.cards) == points


@pytest.mark.parametrize("preset", ["standard", "later"])
def test_there_are_ten_black_cubes_and_three_red(preset: str) -> None:
    cubes = read_cubes("perquackey", preset)
    assert (len(cubes.black), len(cubes.red)) == (10, 3)


def test_a_card_has_up_to_three_letters(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[mine]\ncards = { ING = 2, A = 99 }\n", encoding="utf-8")
    deck = read_deck("quiddler", str(path))
    assert (deck.name, deck.cards) == ("mine", ("ING",) * 2 + ("A",) * 99)


def test_presets_are_listed() -> None:
    assert presets("pdq") == ("standard", "single-x")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "has no deck"),
        ("[mine", "is not TOML"),
        ("[mine]", "needs cards"),
        ("[mine]\ncards = { a = 1 }", "'a' is no card"),
        ("[mine]\ncards = { A = 0 }", "A must be there"),
        ("[mine]\ncards = { A = 1.5 }", "whole number"),
        ("[mine]\ncards = { A = true }", "whole number"),
        ("[mine]\ncards = { A = 1, B = 1 }\npoints = { A = 2 }", "B has none"),
        ("[mine]\ncards = { A = 1 }\npoints = { A = 2, B = 1 }", "no card B"),
        ("[mine]\ncards = { A = 1 }\npoints = { A = -1 }", "A must be worth 0 to 99"),
        ("[mine]\ncards = { A = 1 }\npoints = { A = 100 }", "A must be worth 0 to 99"),
        ("[mine]\ncards = { ABCD = 1 }", "ABC...: a card has 3 letters at most, not 4"),
        ("[mine]\ncards = { A = " + "1" * 5000 + " }", "a number of too many digits"),
        ("[mine]\ncards = { A = 1 }\ncolour = 3", "'colour' is not known"),
        ("cards = 3", "is no deck"),
    ],
)
def test_a_mistake_in_a_deck_is_named(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=says) as error:
        read_deck("pdq", str(path))
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[mine]\nblack = []\nred = ['ABCDEF']", "needs black"),
        ("[mine]\nblack = ['ABCDE']\nred = ['ABCDEF']", "is no cube"),
        ("[mine]\nblack = ['ABCDEf']\nred = ['ABCDEF']", "is no cube"),
    ],
)
def test_a_mistake_in_cubes_is_named(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=says):
        read_cubes("perquackey", str(path))


def test_a_deck_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is not there"):
        read_deck("pdq", str(tmp_path / "none.toml"))
    with pytest.raises(BadFile, match="it has standard, single-x"):
        read_deck("pdq", "double-x")
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe[")
    with pytest.raises(BadFile, match="UTF-8"):
        read_deck("pdq", str(tmp_path / "bad.toml"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = " + "[" * 50_000, "nested too deeply"),
        ("x = 1", "'x' is no deck"),
        ("[[a]]\ncards = { A = 1 }", "'a' is no deck"),
    ],
)
def test_a_file_that_holds_no_deck_says_so(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(text)
    with pytest.raises(BadFile, match=says):
        read_deck("pdq", str(path))
    with pytest.raises(BadFile, match="no name of a file"):
        read_deck("pdq", "a\0b.toml")
