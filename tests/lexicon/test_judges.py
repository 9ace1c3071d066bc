"""Who judges: dictionaries by name, word lists from files, house rules, and what may be shown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from wordgames.errors import BadFile, BadSetup, Reason
from wordgames.lexicon.choices import words_of, words_to_show
from wordgames.lexicon.embedded import common, embedded
from wordgames.lexicon.houserules import HouseRules, is_filtered
from wordgames.lexicon.judges import judges, open_dictionary
from wordgames.lexicon.plainlist import PlainWordList, read_word_list
from wordgames.lexicon.sentences import sentence


@pytest.mark.parametrize("name", ["family", "standard", "broad"])
def test_dictionaries_open_by_name(name: str) -> None:
    judge = open_dictionary(name)
    assert judge.name == name
    assert "PINEAPPLE" in judge
    assert judge.judge("pineapple").dictionary == name
    assert any(each.name == name and each.words == judge.count for each in judges())


def test_digests_tell_dictionaries_apart() -> None:
    digests = [embedded(name).digest for name in ("family", "standard", "broad")]
    assert len(set(digests)) == 3


@pytest.mark.parametrize("name", ["", "nonsense", "enchant:xx_YY", "Broad"])
def test_an_unknown_name_says_what_there_is(name: str) -> None:
    with pytest.raises(BadSetup):
        open_dictionary(name)


def test_a_missing_path_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such word list"):
        open_dictionary(str(tmp_path / "words.txt"))


def test_a_list_of_ones_own_is_called_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "long" / "way" / "ours.txt"
    path.parent.mkdir(parents=True)
    path.write_text("cat\n")
    told = sentence(open_dictionary(str(path)).judge("dog"))
    assert told == "DOG is not in the dictionary (ours.txt)."


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_word_lists_of_every_encoding(tmp_path: Path, encoding: str, ending: str) -> None:
    path = tmp_path / "words.txt"
    lines = ["# mine", "Zebra", "née", "", "  cat  ", "zebra", "ﬁne"]
    path.write_bytes(ending.join(lines).encode(encoding))
    words = read_word_list(str(path))
    assert list(words) == ["CAT", "FINE", "NEE", "ZEBRA"]
    assert words.count == len(words) == 4
    assert "CAT" in words
    assert open_dictionary(str(path)).digest == words.digest


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"cat\nice cream\n", 2),
        (b"cat\ndog\nb4\n", 3),
        ("cat\nnée\n".encode("latin-1"), 2),
        (b"cat\n\x00\x01\n", 2),
        (b"\xff\xfec\x00a\x00t\x00\n\x00\x00", 2),
        (b"cat\n" + b"a" * 100, 2),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, data: bytes, line: int) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(data)
    with pytest.raises(BadFile, match=f"line {line}:") as raised:
        read_word_list(str(path))
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"# only a remark\n"])
def test_an_empty_list_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(data)
    with pytest.raises(BadFile, match="no words"):
        read_word_list(str(path))


def test_a_plain_list_searches_as_the_lexicon_does() -> None:
    lexicon = embedded("family")
    plain = PlainWordList("copy", lexicon)
    rng = random.Random(7)
    for _ in range(10):
        letters = "".join(rng.choices("AAEEIOURSTLNDBCFGHKMPWYZ", k=rng.randint(2, 9)))
        pattern = ".*".join(letters[:3]) + ".*"
        assert plain.spellable(letters) == lexicon.spellable(letters)
        assert plain.starting(letters[0], pattern) == lexicon.starting(letters[0], pattern)
        assert plain.containing(letters[:4]) == lexicon.containing(letters[:4])
        assert plain.neighbours(letters) == lexicon.neighbours(letters)
    assert plain.like("C?T") == lexicon.like("C?T")
    assert plain.spellable("") == lexicon.spellable("") == []


def test_house_rules() -> None:
    table = HouseRules(embedded()).allowing("QWERTZ").banning("ZA")
    assert "QWERTZ" in table
    assert table.judge("qwertz").valid
    assert "ZA" not in table
    assert table.judge("za").reason is Reason.BANNED
    assert table.judge("cat").valid
    assert table.judge("zzzz").reason is Reason.NOT_IN_DICTIONARY
    assert "ZA" in table.allowing("ZA")
    assert "QWERTZ" not in table.banning("QWERTZ")
    assert table.digest != embedded().digest
    assert HouseRules(embedded()).digest == embedded().digest


def test_the_family_filter_says_that_it_filters() -> None:
    hidden = next(word for word in embedded() if is_filtered(word))
    assert embedded().judge(hidden).valid
    table = HouseRules(embedded(), family_filter=True)
    assert hidden not in table
    assert table.judge(hidden).reason is Reason.FILTERED
    assert table.judge("cat").valid
    assert hidden in table.allowing(hidden)


def test_words_to_show_are_accepted_by_the_judge_and_shown_to_nobody_else() -> None:
    broad = embedded()
    some = random.Random(3).sample(list(broad), 400)
    for judge in (
        broad,
        embedded("family"),
        PlainWordList("mine", some),
        HouseRules(broad, banned=frozenset(some), allowed=frozenset({"QWERTZ"})),
        HouseRules(embedded("family"), family_filter=True),
    ):
        shown = words_to_show(judge)
        found = shown.starting("P", "P.*N.*A.*") + shown.spellable("AEIRSTLND")
        assert all(word in judge and not is_filtered(word) for word in found)
        assert all(word in judge for word in words_of(judge).containing("TGN"))
    assert set(words_to_show(broad)) == set(common(60))


def test_allowed_words_are_found_by_solvers() -> None:
    table = HouseRules(embedded(), allowed=frozenset({"PNAQX"}), banned=frozenset({"PANDA"}))
    found = words_of(table).starting("P", "P.*N.*A.*")
    assert "PNAQX" in found
    assert found == sorted(found)
    assert "PANDA" not in words_of(table).spellable("PANDA")
    assert "PNAQX" in words_of(table)


def test_forms_of_a_filtered_word_are_filtered_with_it() -> None:
    assert is_filtered("BULLSHITTING")
    assert "BULLSHITTING" in embedded()
    assert not is_filtered("SPICES")


def test_the_ban_is_stronger_than_the_permission_in_every_search() -> None:
    both = frozenset({"PNAQX"})
    table = HouseRules(embedded(), allowed=both, banned=both)
    words = words_of(table)
    assert "PNAQX" not in table
    assert "PNAQX" not in words
    assert "PNAQX" not in words.starting("P", "P.*N.*A.*")
    assert "PNAQX" not in words.containing("PNA")
    assert "PNAQX" not in words.spellable("PNAQX")
