"""A hand of Quiddler as its player arranges it."""

from __future__ import annotations

from quiddler.keys import VALUE, words_in
from wordgames.ui.quiddler.building import Building


def building(text: str) -> Building:
    made = Building()
    made.hold(tuple(text.split()))
    return made


def left(hand: Building) -> str:
    return " ".join(hand.left)


def test_a_typed_word_takes_its_cards_and_gives_them_back_in_order() -> None:
    hand = building("T A N E")
    hand.type("NET")
    assert hand.ways() == (("N", "E", "T"),)
    hand.lay(hand.ways()[0])
    assert words_in(hand) == ["N E T"]
    assert left(hand) == "A"
    assert hand.take_back()
    assert left(hand) == "T A N E"
    assert not hand.take_back()


def test_two_ways_to_spell_are_both_offered() -> None:
    hand = building("QU Q U I T")
    hand.type("QUIT")
    assert hand.ways() == (("QU", "I", "T"), ("Q", "U", "I", "T"))


def test_cards_can_be_picked_one_by_one_and_put_back() -> None:
    hand = building("Q U QU I")
    for place in (2, 3):
        hand.mark(place)
        hand.pick()
    assert (hand.typed, hand.ways()) == ("QUI", (("QU", "I"),))
    hand.pick()
    assert hand.typed == "QU"
    hand.erase()
    assert hand.typed == ""


def test_cards_are_carried_and_sorted_and_new_ones_come_last() -> None:
    hand = building("T A N")
    hand.mark(0)
    hand.carry(1)
    assert (left(hand), hand.marked) == ("A T N", 1)
    hand.carry(5)
    assert left(hand) == "A T N"
    hand.sort(VALUE)
    assert left(hand) == "A N T"
    hand.sort(VALUE)
    assert left(hand) == "N T A"
    hand.hold(("A", "N", "T", "E"))
    assert left(hand) == "N T A E"
    assert hand.marked_card == "E"


def test_a_plan_lasts_until_a_card_of_it_is_gone() -> None:
    hand = building("T A N E")
    hand.type("TEN")
    hand.lay(hand.ways()[0])
    hand.hold(("T", "A", "N", "E", "I"))
    assert words_in(hand) == ["T E N"]
    hand.hold(("T", "A", "N", "I"))
    assert words_in(hand) == []
    assert sorted(hand.left) == ["A", "I", "N", "T"]
