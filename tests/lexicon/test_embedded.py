"""The lexicon file: what it finds, how it fails, and that its searches miss nothing."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from wordgames.errors import BadFile, Reason
from wordgames.files import data_path
from wordgames.lexicon.embedded import common, embedded, the_file
from wordgames.lexicon.layout import OFTEN
from wordgames.lexicon.wordfile import LexiconFile
from wordlists import PlainWords

BROAD = embedded("broad")
WORDS = list(BROAD)
SAMPLE = PlainWords(random.Random(5).sample(WORDS, 6_000))


def test_the_examples_of_the_pdq_rules() -> None:
    examples = (
        "pineapple pinball pancreas pendant peninsula phenomenal presidential antelope anticipate "
        "anthropology painter adoption append dependable beanpole catnip drum dreadful dangerous "
        "drugstore dumbstruck understand understood unread during under underwear burped lured "
        "curdled excellent exception excitement octagon antagonist midnight ungrateful"
    )
    for word in examples.split():
        assert BROAD.judge(word).valid, word
    for name in ("Pocahontas", "Pandora", "Pennsylvania", "Dracula", "Drusilla", "Urbandale"):
        assert BROAD.judge(name).reason is Reason.PROPER_NOUN, name


def test_every_listed_word_is_accepted_and_no_other_spelling_is() -> None:
    words = set(WORDS)
    assert len(words) == len(BROAD) == BROAD.count
    assert all(word in BROAD for word in random.Random(1).sample(sorted(words), 5_000))
    rng = random.Random(2)
    for word in rng.sample(sorted(words), 5_000):
        place = rng.randrange(len(word))
        changed = word[:place] + rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + word[place + 1 :]
        assert (changed in BROAD) == (changed in words)
    for odd in ("", "a", "cat", "CAT ", "\n", "CAT\n", "É", "ZZZZZZZ", "[", "@", None, 3):
        assert odd not in BROAD


def test_views_hold_fewer_words_the_narrower_they_are() -> None:
    family, standard, broad = (set(embedded(n)) for n in ("family", "standard", "broad"))
    assert family < standard < broad
    assert set(common(50)) <= family
    assert set(common(60)) < standard


def test_letters_in_order_are_found() -> None:
    rng = random.Random(3)
    family = embedded("family")
    for _ in range(40):
        row = "".join(rng.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=rng.randint(1, 4)))
        pattern = re.compile(".*".join(row) + ".*")
        expected = [word for word in WORDS if word[0] == row[0] and pattern.fullmatch(word)]
        assert BROAD.starting(row[0], pattern.pattern) == expected
        found = family.starting(row[0], pattern.pattern)
        assert found == [word for word in expected if word in family]


def test_letters_that_many_words_read_are_found_without_a_search() -> None:
    """For these the file says which words they are."""
    file = the_file()
    readings = file.numbers("readings", "I")
    rows = [code.to_bytes(4, "big")[1:].decode("ascii") for code in readings[::2]]
    assert rows == sorted(rows)
    assert {"SER", "RES", "ITS"} <= set(rows)
    family = embedded("family")
    easy = set(family)
    under = {letter: "\n".join(w for w in WORDS if w[0] == letter) for letter in {*"".join(rows)}}
    for row in rows:
        pattern = ".*".join((*row, ""))
        expected = re.findall(f"^{pattern}", under[row[0]], re.MULTILINE)
        assert len(expected) >= OFTEN
        assert BROAD.starting(row[0], pattern) == expected
        assert family.starting(row[0], pattern) == [word for word in expected if word in easy]


@pytest.mark.parametrize(
    "pattern",
    ["S.*E", "EX.*N.*", "C[AEIOU]T.*", "Z.*Z.*", "Q.*", "P.*N.*A", "Q", "X.*X.*X.*", "(?:A|AB).*Y"],
)
def test_any_pattern_is_matched_whole(pattern: str) -> None:
    whole = re.compile(pattern)
    letter = pattern.lstrip("(?:")[0]
    expected = [word for word in WORDS if word[0] == letter and whole.fullmatch(word)]
    assert BROAD.starting(letter, pattern) == expected


def test_negated_classes_stay_inside_the_word() -> None:
    assert BROAD.starting("Q", "Q[^U]*") == [w for w in WORDS if re.fullmatch("Q[^U]*", w)]


@pytest.mark.parametrize("row", ["N", "TGN", "EE", "ZZ", "NGATR", "SSSS", "QX", "AAAA", "XYZZY"])
def test_rows_are_found_anywhere(row: str) -> None:
    pattern = re.compile(".*" + ".*".join(row) + ".*")
    assert BROAD.containing(row) == [word for word in WORDS if pattern.fullmatch(word)]


def test_no_row_is_in_every_word() -> None:
    assert BROAD.containing("") == WORDS
    assert BROAD.spellable("") == []


def test_spellable_words_agree_with_brute_force() -> None:
    rng = random.Random(4)
    for _ in range(40):
        letters = "".join(rng.choices("AAEEIIOURSTLNDBCFGHJKMPQVWXYZ", k=rng.randint(2, 13)))
        plain = SAMPLE.spellable(letters)
        found = BROAD.spellable(letters)
        assert [word for word in found if word in SAMPLE] == plain
        assert found == sorted(set(found))


def test_shapes() -> None:
    assert "CAT" in BROAD.like("C?T")
    assert BROAD.like("??") == [word for word in WORDS if len(word) == 2]
    assert BROAD.like("*ZZLE") == [word for word in WORDS if word.endswith("ZZLE")]
    assert BROAD.like("QU*K") == [w for w in WORDS if w.startswith("QU") and w.endswith("K")]


def test_neighbours_are_those_of_the_list() -> None:
    words = WORDS
    at = words.index("CAT")
    assert BROAD.neighbours("CAT") == words[at - 3 : at] + words[at + 1 : at + 4]
    below, above = BROAD.neighbours("CATQ", 1)
    assert below < "CATQ" < above
    assert words.index(above) == words.index(below) + 1
    assert BROAD.neighbours("A", 2) == words[1:3]
    assert BROAD.neighbours("ZZZZ", 2) == words[-2:]


def test_bases_and_names() -> None:
    assert BROAD.judge("foxes").base == "FOX"
    assert BROAD.judge("ran").base == "RUN"
    assert BROAD.judge("paris").also_name
    assert not BROAD.judge("cat").also_name


@pytest.mark.parametrize("size", [0, 7, 40, 5_000, -1])
def test_a_cut_file_is_named(tmp_path: Path, size: int) -> None:
    whole = Path(data_path("lexicon", "words.lexicon")).read_bytes()
    cut = tmp_path / "words.lexicon"
    cut.write_bytes(whole[:size])
    with pytest.raises(BadFile, match=r"words\.lexicon"):
        LexiconFile(str(cut))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"words\.lexicon"):
        LexiconFile(str(tmp_path / "words.lexicon"))


def test_a_changed_byte_is_found(tmp_path: Path) -> None:
    whole = bytearray(Path(data_path("lexicon", "words.lexicon")).read_bytes())
    LexiconFile(data_path("lexicon", "words.lexicon")).verify()
    whole[len(whole) // 2] ^= 1
    changed = tmp_path / "words.lexicon"
    changed.write_bytes(whole)
    with pytest.raises(BadFile, match="damaged"):
        LexiconFile(str(changed)).verify()


def test_a_look_up_imports_little() -> None:
    code = "import wordgames.lexicon.embedded as e, sys; e.embedded(); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"dataclasses", "sqlite3", "argparse", "json", "enchant", "pathlib", "msgspec"}
    assert not heavy & set(run.stdout.split())
