"""Every answer, against looking at every word; and all of them are accepted by the judge."""

from __future__ import annotations

from random import Random

import pytest

from pdq.slowly import slowly
from wordgames.decks import read_deck
from wordgames.engines.pdq import Rules, Variant, fit
from wordgames.lexicon.choices import is_plain, well_known
from wordgames.lexicon.embedded import common, embedded
from wordgames.solvers.pdq import answers, samples
from wordlists import PlainWords

DECK = read_deck("pdq").cards
AS_REGULAR = {Variant.EXPERTS, Variant.INTERGENERATIONAL, Variant.PDL, Variant.WORD_COUNT}
EVERYTHING = list(embedded())
SOME = EVERYTHING[::90] + [word for word in EVERYTHING if word.startswith("EX")][::20]


def rows(variant: Variant, count: int) -> list[tuple[str, ...]]:
    """Rows from the deck, and some with few different letters."""
    rng = Random(variant.value)
    even = [tuple(rng.sample(DECK, variant.row)) for _ in range(count)]
    return even + [tuple(rng.choices("XEAS", k=variant.row)) for _ in range(count)]


@pytest.mark.parametrize("ex", [True, False])
@pytest.mark.parametrize("variant", Variant)
def test_answers_are_all_words_that_fit(variant: Variant, ex: bool) -> None:
    words, rules = PlainWords(SOME), Rules(1, DECK, variant, ex=ex)
    for row in rows(variant, 6):
        fitting = [
            w for w in SOME if len(w) >= 4 and slowly(variant, ex=ex, row="".join(row), word=w)
        ]
        assert answers(words, rules, row, 4) == sorted(set(fitting), key=lambda w: (-len(w), w)), (
            row
        )


@pytest.mark.parametrize("variant", [v for v in Variant if v not in AS_REGULAR])
def test_the_lexicon_finds_what_the_judge_accepts(variant: Variant) -> None:
    words, rules = embedded(), Rules(1, DECK, variant, ex=True)
    for row in rows(variant, 2):
        found = answers(words, rules, row, variant.minimum)
        assert all(fit(rules, row, word, variant.minimum).good for word in found)
        some = found[:: len(found) // 50 + 1]
        assert all(word in words for word in some)
        assert len(found) == len(set(found))
        assert set(SOME) & set(found) == {
            word for word in SOME if fit(rules, row, word, variant.minimum).good
        }


def test_longest_first_then_alphabetical() -> None:
    words = PlainWords(["PINA", "PINEAL", "PENIAL", "PINEAPPLE", "PAINTER", "PNA"])
    found = answers(words, Rules(1, DECK), tuple("PNA"), 4)
    assert found == ["PINEAPPLE", "PENIAL", "PINEAL", "PINA"]


def test_the_minimum_counts() -> None:
    words = PlainWords(["PINA", "PINEAL"])
    assert answers(words, Rules(1, DECK), tuple("PNA"), 5) == ["PINEAL"]


def test_samples_go_from_short_to_long() -> None:
    words = PlainWords(["PINA", "PINEAL", "PINEAPPLE", "PENINSULA", "ANTELOPE"])
    rules, row = Rules(1, DECK), tuple("PNA")
    assert samples([words], rules, row, 4) == ("PINA", "ANTELOPE", "PENINSULA")
    assert samples([words], rules, row, 4, count=1) == ("PENINSULA",)
    assert samples([words], rules, row, 4, count=9) == (
        "PINA",
        "PINEAL",
        "ANTELOPE",
        "PINEAPPLE",
        "PENINSULA",
    )
    assert samples([words], rules, tuple("QJZ"), 4) == ()


def test_samples_are_plain_words_of_the_first_list_that_has_enough() -> None:
    rules, row = Rules(1, DECK), tuple("PNA")
    known = PlainWords(["PINA", "PENDANT", "PENDANTS", "PENINSULA", "PENINSULAS"])
    more = PlainWords([*known, "ANTELOPE", "PREDOMINANTLY"])

    def plain(word: str) -> bool:
        return not word.endswith("S")

    found = samples([known, more], rules, row, 4, plain=plain)
    assert found == ("PINA", "PENDANT", "PENINSULA")
    found = samples([known, more], rules, row, 4, count=4, plain=plain)
    assert found == ("PINA", "PENDANT", "PENINSULA", "PREDOMINANTLY")
    found = samples(
        [PlainWords(["PENDANTS"]), PlainWords(["PENDANTS", "PENINSULAS"])], rules, row, 4
    )
    assert found == ("PENDANTS", "PENINSULAS")  # rather these than none


def test_samples_are_words_that_people_know() -> None:
    """The first answers to P N A and E V C used to be such as ANTIVENINS and COVERTNESS."""
    judge, known = embedded(), well_known(embedded())
    for row in rows(Variant.REGULAR, 60):
        found = samples(known, Rules(1, DECK), row, 4, plain=is_plain)
        if len(answers(known[0], Rules(1, DECK), row, 4)) > 40:
            assert all(word in known[0] and not judge.inflections(word) for word in found), found


def test_samples_are_accepted_by_the_judge() -> None:
    judge, shown = embedded(), common()
    for row in rows(Variant.REGULAR, 8):
        for word in samples([shown], Rules(1, DECK), row, 4):
            assert word in judge
            assert fit(Rules(1, DECK), row, word, 4).good
