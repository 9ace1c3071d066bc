"""What is typed becomes a plain word, or is named for what it is; no text does harm."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames.errors import Reason
from wordgames.lexicon.embedded import embedded
from wordgames.lexicon.folding import LONGEST, fault, fold, plain_word
from wordgames.lexicon.sentences import printable, sentence

BROAD = embedded()


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("née", "NEE"),
        ("ne\u0301e", "NEE"),
        ("NÉE", "NEE"),
        ("naïve", "NAIVE"),
        ("\uff43\uff41\uff54", "CAT"),
        ("ﬁne", "FINE"),
        ("straße", "STRASSE"),
        ("smørbrød", "SMORBROD"),
        ("œuvre", "OEUVRE"),
        ("ædile", "AEDILE"),
        ("İstanbul", "ISTANBUL"),
        ("\u0131ron", "IRON"),
        ("c\u200da\u00adt", "CAT"),
        ("  cat\t", "CAT"),
        ("\U0001d41c\U0001d41a\U0001d42d", "CAT"),
        ("ca\udcfft", "CAT"),
    ],
)
def test_case_marks_and_forms_are_folded(typed: str, word: str) -> None:
    assert plain_word(typed) == word
    assert BROAD.judge(typed).word == word


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", Reason.NO_WORD),
        ("   ", Reason.NO_WORD),
        ("\u0301", Reason.NO_WORD),
        ("ice cream", Reason.COMPOUND),
        ("ice-cream", Reason.COMPOUND),
        ("ice\u2013cream", Reason.COMPOUND),
        ("ice\u00a0cream", Reason.COMPOUND),
        ("will-o'-the-wisp", Reason.COMPOUND),
        ("don't", Reason.CONTRACTION),
        ("don\u2019t", Reason.CONTRACTION),
        ("O\u02bcBrien", Reason.CONTRACTION),
        ("dogs'", Reason.CONTRACTION),
        ("U.S.A.", Reason.ABBREVIATION),
        ("e.g.", Reason.ABBREVIATION),
        ("cat.", Reason.NOT_IN_DICTIONARY),
        ("b4", Reason.NOT_IN_DICTIONARY),
        ("h2o", Reason.NOT_IN_DICTIONARY),
        ("[bold]cat[/bold]", Reason.NOT_IN_DICTIONARY),
        ("\x1b[31mcat", Reason.NOT_IN_DICTIONARY),
        ("cat\x00", Reason.NOT_IN_DICTIONARY),
        ("слово", Reason.NOT_IN_DICTIONARY),
        ("猫", Reason.NOT_IN_DICTIONARY),
        ("a" * 10_000, Reason.NOT_IN_DICTIONARY),
        ("é" * 10_000, Reason.NOT_IN_DICTIONARY),
        ("æ" * 40, Reason.NOT_IN_DICTIONARY),  # as typed it is short enough, as a word it is not
        ("---", Reason.NOT_IN_DICTIONARY),
        ("...", Reason.NOT_IN_DICTIONARY),
    ],
    ids=lambda value: ascii(value)[:20],
)
def test_what_is_no_plain_word_is_named(typed: str, reason: Reason) -> None:
    assert fault(typed) is reason
    verdict = BROAD.judge(typed)
    assert verdict.reason is reason
    shown = sentence(verdict)
    assert shown.isprintable()
    assert len(shown) < 160


def test_marks_make_no_word_too_long() -> None:
    typed = "e\u0301" * LONGEST
    assert plain_word(typed) == "E" * LONGEST
    assert fault(typed) is None


@given(st.text(max_size=200))
def test_any_text_is_answered(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    word = plain_word(text)
    assert (word is None) == (fault(text) is not None)
    if word is not None:
        assert word.isascii()
        assert word.isalpha()
        assert word.isupper()
        assert len(word) <= LONGEST
    verdict = BROAD.judge(text)
    assert verdict.valid == (verdict.word in BROAD)
    assert sentence(verdict).isprintable()
    assert printable(text).isprintable()


@given(
    st.text(
        alphabet="abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=1, max_size=30
    )
)
def test_plain_letters_are_only_put_in_upper_case(text: str) -> None:
    assert plain_word(text) == text.upper()


@pytest.mark.parametrize("locale", ["C", "en_GB.UTF-8", "tr_TR.UTF-8"])
def test_the_locale_does_not_matter(locale: str) -> None:
    """In Turkish the capital of i has a dot; here it has none."""
    code = (
        "import locale\n"
        "try: locale.setlocale(locale.LC_ALL, '')\n"
        "except locale.Error: pass\n"
        "from wordgames.lexicon.embedded import embedded\n"
        "print(*[embedded().judge(w).valid for w in ('iris', 'IRIS', 'ill', 'T\\u0131n')])"
    )
    environment = {**os.environ, "LC_ALL": locale, "LANG": locale}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    assert run.stdout.split() == ["True"] * 4
