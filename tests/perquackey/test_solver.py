"""The solver against slow ways to the same answers, and against the rules themselves."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from bench import perquackey as slow
from perquackey.tabletop import Table, rules
from wordgames.chance import SeededRng
from wordgames.decks import read_cubes
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import Cubes, Variant
from wordgames.lexicon.embedded import embedded
from wordgames.solvers.perquackey import answers, best
from wordlists import PlainWords

CUBES = read_cubes("perquackey")


def made_up_words(rng: Random, letters: str, size: int) -> list[str]:
    """Strings that the letters spell, as often as not with a plural beside them."""
    words: set[str] = set()
    while len(words) < size:
        word = "".join(rng.sample(letters, rng.randrange(2, len(letters) + 1)))
        words.add(word)
        if rng.random() < 0.5 and (word + "S").count("S") <= letters.count("S"):
            words.add(word + "S")
    return sorted(words)[:size]


@pytest.mark.parametrize("seed", range(60))
def test_the_best_is_the_best_of_all_sets(seed: int) -> None:
    rng = Random(seed)
    letters = "ABCS" if seed % 2 else "ABCDSS"
    words = made_up_words(rng, letters, 13)
    vulnerable = seed % 3 == 0
    found = answers(letters, PlainWords(words), vulnerable=vulnerable)
    made = best(found, vulnerable=vulnerable)
    shortest = 4 if vulnerable else 3
    assert made.reckoning.total == slow.best_of_all_sets(words, shortest)
    assert made.reckoning.total == slow.best_of_all_splits(words, shortest)


@pytest.mark.parametrize("seed", range(120))
def test_the_best_is_the_best_of_all_splits_and_can_be_played(seed: int) -> None:
    rng = Random(seed)
    letters = "ABCDEFGHSS"
    words = made_up_words(rng, letters, rng.choice((20, 60, 120)))
    found = answers(letters, PlainWords(words))
    made = best(found)
    assert list(chain(*found.values())) == sorted(
        (w for w in words if len(w) >= 3), key=lambda w: (len(w), w)
    )
    assert made.reckoning.total == slow.best_of_all_splits(words, 3)
    table = Table(rules(1)).throw(letters).spell(" ".join(made.words))
    assert engine.view(table.state, 0).sum == made.reckoning


def test_a_thirteen_cube_throw_can_be_played() -> None:
    rng = Random(5)
    letters = "ABCDEFGHIJSSS"
    words = made_up_words(rng, letters, 300)
    for as_ten in (False, True):
        found = answers(letters, PlainWords(words), vulnerable=True, longer_as_ten=as_ten)
        made = best(found, vulnerable=True)
        options = {"cubes": Cubes.THIRTEEN, "variant": Variant.THROWS, "longer_as_ten": as_ten}
        table = Table(rules(1, **options)).throw(letters).spell(" ".join(made.words))
        assert engine.view(table.state, 0).sum == made.reckoning
        assert (max(found) > 10) is as_ten


def test_a_plural_pair_beyond_ten_letters_counts_once() -> None:
    pair = {10: ["ABCDEFGHIJ"], 11: ["ABCDEFGHIJS", "SABCDEFGHIJ"]}
    made = best(pair)
    assert made.words == ("ABCDEFGHIJ", "SABCDEFGHIJ")
    assert best(pair, plural_by_the_letter=True).reckoning.total == 4500


def test_a_pair_goes_where_it_pays_more() -> None:
    fours = ["ABCD", "ABDC", "ACBD", "ACDB", "ADBC"]
    fives = ["BACDS", "BADCS", "BCADS", "BCDAS"]
    made = best({4: fours, 5: ["ABCDS", *fives]})
    assert made.reckoning.total == 180 + 400
    more = best({4: [*fours, "DCBA"], 5: ["ABCDS", *fives]})
    assert more.reckoning.total == 200 + 400 + 500


def test_by_the_letter_both_of_a_pair_count() -> None:
    found = {3: ["TOP"], 4: ["TOPS"]}
    assert best(found).words == ("TOPS",)
    assert best(found, plural_by_the_letter=True).words == ("TOP", "TOPS")


def test_words_of_a_low_rank_are_named_first() -> None:
    threes = ["AAH", "ABA", "ACE", "ACT", "ADD", "ADO", "ADS"]
    assert best({3: threes}).words == ("AAH", "ABA", "ACE", "ACT", "ADD")
    common = {"ACT", "ADD", "ADS", "ACE", "ADO"}
    named = best({3: threes}, rank=lambda word: word not in common).words
    assert set(named) == common


def test_a_throw_without_words() -> None:
    assert answers("QQQ", PlainWords(["CAT"])) == {}
    made = best({})
    assert (made.words, made.reckoning.total) == ((), 0)
    assert best({}, vulnerable=True).reckoning.banked == -500


@pytest.mark.parametrize("red", [False, True])
def test_random_throws_against_the_slow_way(red: bool) -> None:
    """Some here, ten thousand in the bench."""
    cubes = CUBES.black + CUBES.red * red
    shortest = 4 if red else 3
    words = embedded()
    one_by_one = slow.Words(words)
    paired = 0
    for n in range(20):
        rng = SeededRng(3, n)
        letters = "".join(cube[rng.below(6)] for cube in cubes)
        expected = one_by_one.spellable(letters)
        found = answers(letters, words, vulnerable=red)
        assert sorted(chain(*found.values())) == [
            word for word in expected if shortest <= len(word) <= 10
        ]
        made = best(found, vulnerable=red)
        assert made.reckoning.total == slow.best_of_all_splits(expected, shortest)
        paired += any(word + "S" in expected for word in expected)
    assert paired > 2
