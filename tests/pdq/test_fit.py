"""Words against rows: the examples of the rule text, every variant, and exactly why not."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from pdq.slowly import slowly
from wordgames.engines.pdq import Fit, Rules, Variant, fit
from wordgames.engines.pdq.sentences import why_not
from wordgames.errors import Reason

V = Variant
DECK = tuple("ABC") * 9


def fitted(row: str, word: str, variant: Variant = V.REGULAR, **more: object) -> Fit:
    minimum = int(str(more.pop("minimum", variant.minimum)))
    ex = bool(more.pop("ex", variant.ex))
    return fit(Rules(1, DECK, variant, ex=ex), tuple(row), word, minimum)


VALID = {
    "PNA": "PINEAPPLE PINBALL PANCREAS PENDANT PENINSULA PHENOMENAL PRESIDENTIAL ANTELOPE "
    "ANTICIPATE ANTHROPOLOGY",
    "DRU": "DRUM DREADFUL DANGEROUS DRUGSTORE DUMBSTRUCK UNDERSTAND UNDERSTOOD UNREAD",
    "XLN": "EXCELLENT",
    "XPN": "EXCEPTION",
    "XCN": "EXCITEMENT",
}
IN_THE_MIDDLE = {
    "TGN": "OCTAGON ANTAGONIST",
    "NGT": "MIDNIGHT UNGRATEFUL",
}
INVALID = {
    "PNA": {
        "PAINTER ADOPTION APPEND": Reason.WRONG_ORDER,
        "DEPENDABLE BEANPOLE CATNIP": Reason.WRONG_START,
    },
    "DRU": {
        "DURING UNDER UNDERWEAR": Reason.WRONG_ORDER,
        "BURPED LURED CURDLED": Reason.WRONG_START,
    },
}


@pytest.mark.parametrize(
    ("row", "word"), [(row, word) for row, words in VALID.items() for word in words.split()]
)
def test_words_that_the_rules_call_valid(row: str, word: str) -> None:
    assert fitted(row, word).good
    assert fitted(row[::-1], word).good


@pytest.mark.parametrize(
    ("row", "word", "reason"),
    [
        (row, word, reason)
        for row, reasons in INVALID.items()
        for words, reason in reasons.items()
        for word in words.split()
    ],
)
def test_words_that_the_rules_refuse(row: str, word: str, reason: Reason) -> None:
    assert fitted(row, word).reason is reason


@pytest.mark.parametrize(
    "word", ["POCAHONTAS", "PANDORA", "PENNSYLVANIA", "DRACULA", "DRUSILLA", "URBANDALE"]
)
def test_names_are_left_to_the_dictionary(word: str) -> None:
    assert fitted("PNA" if word.startswith("P") else "DRU", word).good


@pytest.mark.parametrize(
    ("row", "word"),
    [(row, word) for row, words in IN_THE_MIDDLE.items() for word in words.split()],
)
def test_words_stuck_in_the_middle(row: str, word: str) -> None:
    assert fitted(row, word, V.STUCK_IN_THE_MIDDLE).good
    assert fitted(row[::-1], word, V.STUCK_IN_THE_MIDDLE).good
    assert not fitted(row, word).good


TABLE = [
    # variant, row, word, reason (None: fits), letters, trace
    (V.REGULAR, "PNA", "PIN", Reason.TOO_SHORT, "", "P.N"),
    (V.REGULAR, "PNA", "PINA", None, "", "P.NA"),
    (V.REGULAR, "PNA", "PAINTER", Reason.WRONG_ORDER, "AN", "P..N..."),
    (V.REGULAR, "PNA", "ANTHROP", None, "", "AN....P"),
    (V.REGULAR, "PNA", "BANANA", Reason.MISSING_LETTER, "P", "......"),
    (V.REGULAR, "PNA", "POTTER", Reason.MISSING_LETTER, "NA", "P....."),
    (V.REGULAR, "PNA", "SNAP", Reason.WRONG_START, "PA", "...."),
    (V.REGULAR, "PAP", "PAPER", None, "", "PAP.."),
    (V.REGULAR, "PAP", "PLAY", Reason.MISSING_LETTER, "P", "P.A."),
    (V.REGULAR, "PAP", "STAPP", Reason.WRONG_START, "P", "....."),
    (V.REGULAR, "PAP", "SHAPEUP", Reason.WRONG_START, "P", "......."),
    (V.REGULAR, "AAB", "ABANDON", Reason.WRONG_ORDER, "BA", "A.A...."),
    (V.REGULAR, "PPA", "PUPAE", None, "", "P.PA."),
    (V.REGULAR, "EEL", "EELS", None, "", "EEL."),
    (V.REGULAR, "EEL", "ELSE", Reason.WRONG_ORDER, "LE", "E..E"),
    # X outside: EX may start the word; X in the centre is an ordinary letter.
    (V.REGULAR, "XPN", "EXPAND", None, "", ".XP.N."),
    (V.REGULAR, "NPX", "EXPAND", None, "", ".XP.N."),
    (V.REGULAR, "XNE", "EXPANSE", None, "", ".X..N.E"),
    (V.REGULAR, "XYL", "XYLEM", None, "", "XYL.."),
    (V.REGULAR, "PXN", "EXPAND", Reason.WRONG_START, "PN", "......"),
    (V.REGULAR, "TXI", "TAXI", None, "", "T.XI"),
    (V.REGULAR, "XEN", "EXPAND", Reason.WRONG_ORDER, "EX", ".X...."),
    (V.REGULAR, "XEN", "EXTEND", None, "", ".X.EN."),
    (V.REGULAR, "XAX", "EXAXE", None, "", ".XAX."),
    (V.REGULAR, "XPN", "HEXPANEL", Reason.WRONG_START, "XN", "........"),
    # Experts: the same with more letters.
    (V.EXPERTS, "PNA", "PINA", Reason.TOO_SHORT, "", "P.NA"),
    (V.EXPERTS, "PNA", "PINTA", None, "", "P.N.A"),
    # Younger: two cards and three letters.
    (V.YOUNGER, "CT", "CAT", None, "", "C.T"),
    (V.YOUNGER, "CT", "TIC", None, "", "T.C"),
    (V.YOUNGER, "CT", "CATCH", None, "", "C.T.."),
    (V.YOUNGER, "CT", "ACT", Reason.WRONG_START, "CT", "..."),
    (V.YOUNGER, "TT", "TUTU", None, "", "T.T."),
    (V.YOUNGER, "TT", "TEN", Reason.MISSING_LETTER, "T", "T.."),
    (V.YOUNGER, "XT", "EXIT", None, "", ".X.T"),
    (V.YOUNGER, "CA", "CA", Reason.TOO_SHORT, "", "CA"),
    # Younger, both ends.
    (V.YOUNGER_BOTH_ENDS, "CT", "CAT", None, "", "C.T"),
    (V.YOUNGER_BOTH_ENDS, "TC", "CAT", None, "", "C.T"),
    (V.YOUNGER_BOTH_ENDS, "CT", "CATCH", Reason.WRONG_END, "T", "C...."),
    (V.YOUNGER_BOTH_ENDS, "CT", "FACT", Reason.WRONG_START, "CT", "...."),
    (V.YOUNGER_BOTH_ENDS, "CT", "CAB", Reason.MISSING_LETTER, "T", "C.."),
    (V.YOUNGER_BOTH_ENDS, "XT", "EXIT", None, "", ".X.T"),
    (V.YOUNGER_BOTH_ENDS, "TT", "TENT", None, "", "T..T"),
    (V.YOUNGER_BOTH_ENDS, "TT", "TEN", Reason.MISSING_LETTER, "T", "T.."),
    (V.YOUNGER_BOTH_ENDS, "EX", "EXE", None, "", ".XE"),
    (V.YOUNGER_BOTH_ENDS, "EX", "EXAM", Reason.WRONG_END, "X", "E..."),
    # PDL, intergenerational and word count fit as regular.
    (V.PDL, "PNA", "PAINTER", Reason.WRONG_ORDER, "AN", "P..N..."),
    (V.INTERGENERATIONAL, "PNA", "ANTELOPE", None, "", "AN....P."),
    (V.WORD_COUNT, "PNA", "PINEAPPLE", None, "", "P.N.A...."),
    # Solitaire: left to right only.
    (V.SOLITAIRE, "PNA", "PINEAPPLE", None, "", "P.N.A...."),
    (V.SOLITAIRE, "PNA", "ANTELOPE", Reason.NOT_LEFT_TO_RIGHT, "P", "........"),
    (V.SOLITAIRE, "ENX", "EXAMINE", Reason.NOT_LEFT_TO_RIGHT, "E", "E....N."),
    (V.SOLITAIRE, "NAX", "EXPANSION", Reason.NOT_LEFT_TO_RIGHT, "N", "........."),
    (V.SOLITAIRE, "PNA", "CATNIP", Reason.WRONG_START, "P", "......"),
    (V.SOLITAIRE, "PNA", "APPEND", Reason.WRONG_START, "P", "......"),
    (V.SOLITAIRE, "PAP", "PAPER", None, "", "PAP.."),
    (V.SOLITAIRE, "XPN", "EXPAND", None, "", ".XP.N."),
    # Any-which-way.
    (V.ANY_WHICH_WAY, "PNA", "PAINTER", None, "", "PA.N..."),
    (V.ANY_WHICH_WAY, "PNA", "NAPKIN", None, "", "NAP..."),
    (V.ANY_WHICH_WAY, "PNA", "CATNIP", Reason.WRONG_START, "PNA", "......"),
    (V.ANY_WHICH_WAY, "PNP", "PANE", Reason.MISSING_LETTER, "P", "P.N."),
    (V.ANY_WHICH_WAY, "PNP", "PINUP", None, "", "P.N.P"),
    (V.ANY_WHICH_WAY, "XPN", "EXPAND", Reason.WRONG_START, "XPN", "......"),
    # Four score.
    (V.FOUR_SCORE, "PNAL", "PINEAL", None, "", "P.N.AL"),
    (V.FOUR_SCORE, "LANP", "PINEAL", None, "", "P.N.AL"),
    (V.FOUR_SCORE, "PNAL", "PLANAR", Reason.WRONG_ORDER, "LA", "P..NA."),
    (V.FOUR_SCORE, "XPNS", "EXPANDS", None, "", ".XP.N.S"),
    (V.FOUR_SCORE, "PXNS", "EXPANDS", Reason.WRONG_START, "PS", "......."),
    # Stuck in the middle.
    (V.STUCK_IN_THE_MIDDLE, "PNA", "SPINAL", None, "", ".P.NA."),
    (V.STUCK_IN_THE_MIDDLE, "PNA", "CATNIP", None, "", ".A.N.P"),
    (V.STUCK_IN_THE_MIDDLE, "PNA", "PAINTER", Reason.WRONG_ORDER, "AN", "P..N..."),
    (V.STUCK_IN_THE_MIDDLE, "PNA", "ROSE", Reason.MISSING_LETTER, "PNA", "...."),
]


@pytest.mark.parametrize(
    ("variant", "row", "word", "verdict"), [(*case[:3], case[3:]) for case in TABLE]
)
def test_variants(
    variant: Variant, row: str, word: str, verdict: tuple[Reason | None, str, str]
) -> None:
    found = fitted(row, word, variant)
    assert (found.reason, found.letters, found.trace) == verdict


def test_the_e_of_ex_is_no_card() -> None:
    assert fitted("XTE", "EXTANT").reason is Reason.WRONG_ORDER
    assert fitted("XTE", "EXTREME").good
    assert fitted("XE", "EXAM", V.YOUNGER).good  # from right to left the E is a card itself
    assert fitted("XEE", "EXCESS", ex=True).good is False


def test_ex_can_be_switched_off_and_on() -> None:
    assert fitted("XPN", "EXPAND", ex=False).reason is Reason.WRONG_START
    assert fitted("XT", "EXIT", V.YOUNGER_BOTH_ENDS, ex=False).reason is Reason.WRONG_START
    assert fitted("XPN", "EXPAND", V.ANY_WHICH_WAY, ex=True).good
    assert fitted("XXN", "EXPAND", V.ANY_WHICH_WAY, ex=True).reason is Reason.MISSING_LETTER


@pytest.mark.parametrize("variant", V)
def test_ex_counts_in_every_variant_but_any_which_way(variant: Variant) -> None:
    assert Rules(1, DECK, variant).ex is (variant is not V.ANY_WHICH_WAY)
    assert Rules(1, DECK, variant) == Rules(1, DECK, variant, ex=variant.ex)
    assert Rules(1, DECK, variant, ex=not variant.ex).ex is not variant.ex


@pytest.mark.parametrize(
    ("row", "word", "variant", "said"),
    [
        ("PNA", "PAINTER", V.REGULAR, "the A comes before the N"),
        ("PNA", "DEPENDABLE", V.REGULAR, "it has to start with P or A"),
        ("PNA", "SPOON", V.REGULAR, "there is no A"),
        ("PNA", "SEE", V.REGULAR, "4 letters or more are needed"),
        ("PAP", "PLAY", V.REGULAR, "there is only one P"),
        ("PIP", "PLAY", V.REGULAR, "there is no I, and only one P"),
        ("CIFI", "PAINTER", V.FOUR_SCORE, "there is no C or F, and only one I"),
        ("PAPA", "PLAY", V.FOUR_SCORE, "there is only one P and one A"),
        ("PPPP", "PUPPY", V.FOUR_SCORE, "there are only three Ps"),
        ("XPN", "SPANDEX", V.REGULAR, "it has to start with X, EX or N"),
        ("NPX", "SPANDEX", V.REGULAR, "it has to start with N, X or EX"),
        ("XPN", "SPANDEX", V.SOLITAIRE, "it has to start with X or EX"),
        ("XN", "OXEN", V.YOUNGER_BOTH_ENDS, "it has to start with X, EX or N"),
        ("PXN", "SPANDEX", V.REGULAR, "it has to start with P or N"),
        ("XPN", "SPANDEX", V.ANY_WHICH_WAY, "it has to start with X, P or N"),
        (
            "XPN",
            "NAPEX",
            V.SOLITAIRE,
            "it fits only from right to left; here it starts with X or EX",
        ),
        ("PNA", "SEEK", V.REGULAR, "there is no P, N or A"),
        ("CT", "CATCH", V.YOUNGER_BOTH_ENDS, "it has to end with T"),
        (
            "PNA",
            "ANTELOPE",
            V.SOLITAIRE,
            "it fits only from right to left; here it starts with P",
        ),
        ("PNA", "PINEAPPLE", V.REGULAR, ""),
    ],
)
def test_the_reason_in_words(row: str, word: str, variant: Variant, said: str) -> None:
    assert why_not(fitted(row, word, variant), variant.minimum) == said


@pytest.mark.parametrize("ex", [True, False])
@pytest.mark.parametrize(
    "variant",
    [
        V.REGULAR,
        V.YOUNGER,
        V.YOUNGER_BOTH_ENDS,
        V.SOLITAIRE,
        V.ANY_WHICH_WAY,
        V.FOUR_SCORE,
        V.STUCK_IN_THE_MIDDLE,
    ],
)
def test_every_short_word_against_every_row(variant: Variant, ex: bool) -> None:
    """All words of up to four letters out of three, and some longer ones, in every row of these."""
    words = ["".join(w) for n in range(5) for w in product("AEX", repeat=n)]
    words += ["".join(Random(n).choices("AEX", k=5 + n % 3)) for n in range(100)]
    rules = Rules(1, DECK, variant, ex=ex)
    for row in product("AEX", repeat=variant.row):
        for word in words:
            found = fit(rules, row, word, 0)
            assert found.good == slowly(variant, ex=ex, row="".join(row), word=word), (row, word)
            if found.good:
                assert len(set(found.positions)) == len(row)
                assert sorted(word[i] for i in found.positions) == sorted(row)
