"""Two names that read the same are one name, however they were typed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from wordgames.errors import BadSetup
from wordgames.setups.game import Seat, check_seats
from wordgames.setups.names import looks_like, name_key

ZOE = "Zo\u00eb"


@pytest.mark.parametrize(
    "twins",
    [
        (ZOE, "Zoe\u0308", "ZOE\u0308", "zo\u00eb"),
        ("Ann", "\uff21\uff4e\uff4e", "ann", " Ann "),
        ("Ann Lee", "Ann  Lee"),
        ("Ann", "A\u034fnn", "Ann\ufe0f", "Ann\u3164"),
        ("\ufb01na", "Fina"),
        ("stra\u00dfe", "STRASSE"),
        ("\u0412\u043e\u0432\u0430", "\u0432\u043e\u0432\u0430"),
    ],
)
def test_one_name_typed_in_several_ways(twins: tuple[str, ...]) -> None:
    assert len(set(map(name_key, twins))) == 1
    for one, other in pairwise(twins):
        with pytest.raises(BadSetup, match="two players are called"):
            check_seats((Seat(one), Seat(other)), 2, 2)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bob", "\u0412ob"), ("TOM", "\u03a4\u039fM"), ("Cyr", "\u0421\u0443r"), ("Ann", "\u0410nn")],
)
def test_letters_of_another_alphabet_that_look_the_same(one: str, other: str) -> None:
    assert looks_like(one) == looks_like(other)
    with pytest.raises(BadSetup, match="two players are called"):
        check_seats((Seat(one), Seat(other)), 2, 2)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoe", ZOE), ("Ann", "Ann 2"), ("O'Brien", "OBrien"), ("\u0410\u043d\u043d\u0430", "Anna")],
)
def test_names_that_differ_on_the_screen_stay_two(one: str, other: str) -> None:
    check_seats((Seat(one), Seat(other)), 2, 2)


@pytest.mark.parametrize("name", ["", "  ", "\u3164", "\u2800 "])
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    with pytest.raises(BadSetup, match="every player needs a name"):
        check_seats((Seat(name),), 1, 1)
