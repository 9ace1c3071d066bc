"""Skeeter rule 1: the surname at or after the card begins."""

from __future__ import annotations

import pytest

from skeeter.dealing import Round
from wordgames.engines.skeeter import Pass, first_player, surname


@pytest.mark.parametrize(
    ("names", "letter", "first"),
    [
        # The surname that begins with the letter, or the next after it.
        (("Ann Zola", "Bob Young", "Cy Adams"), "Y", 1),
        (("Ann Zola", "Bob Young", "Cy Adams"), "B", 1),
        # Nobody at or after the letter: it goes on at A.
        (("Ann Moss", "Bob Young", "Cy Adams"), "Z", 2),
        (("Ann B", "Bob A", "Cy C"), "D", 1),
        # Several on the letter: the first of them in the alphabet.
        (("Ann Brown", "Bob Baker", "Cy Bell"), "B", 1),
        (("Ann Brown", "Bob Baker", "Cy Bell"), "C", 1),
        # The same surname: the full name, then the seat.
        (("Zoe Baker", "Ann Baker", "Cy Cook"), "B", 1),
        (("Ann Baker", "Ann  baker"), "B", 0),
        # One-word names are surnames.
        (("Dee", "Ann", "Bob"), "A", 1),
        (("Dee", "Ann", "Bob"), "C", 0),
        # Accents and case do not count, nor do letters with a stroke.
        (("Ann ÉLUARD", "Bob Ellis", "Cy Dent"), "E", 1),
        (("Ann Ørsted", "Bob Oz", "Cy Zed"), "N", 0),
        (("Ann de l'Isle", "Bob dé Lisle", "Cy Ink"), "J", 0),
        # A number behind a name is no surname.
        (("Bob 2", "Ann", "Bob"), "B", 2),
        # A name without letters comes before A, so only once nobody else is left after the letter.
        (("42", "Ann"), "A", 1),
        (("42", "Ann"), "B", 0),
        # Names in other alphabets lie after Z.
        (("Жуков", "Ann"), "B", 0),
        (("Жуков", "Ann"), "A", 1),
    ],
)
def test_the_surname_at_or_after_the_letter_begins(
    names: tuple[str, ...], letter: str, first: int
) -> None:
    assert first_player(names, letter) == first


@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("Ann", "ANN"),
        ("  Ann   Baker ", "BAKER"),
        ("Ann O'Brien", "OBRIEN"),
        ("Ann Baker-Cook", "BAKERCOOK"),
        ("Ann Baker 2", "BAKER"),
        ("Émile Zola", "ZOLA"),
        ("...", ""),
    ],
)
def test_the_surname_is_the_last_word_with_a_letter(name: str, last: str) -> None:
    assert surname(name) == last


def test_after_the_first_the_seats_follow_each_other() -> None:
    game = Round(
        "RSMGN", "BTTOEX", "BTTOEX", "BTTOEX", starter="Y", names=("Ann Z", "Bob Y", "Cy A")
    )
    assert game.turn == 1
    game.do(1, Pass())
    assert game.turn == 2
    game.do(2, Pass())
    assert game.turn == 0
