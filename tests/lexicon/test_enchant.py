"""The spell-checker as a judge: the real one where it is installed, and life without it."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from string import ascii_lowercase, ascii_uppercase
from threading import Thread

import pytest

from wordgames.errors import BadSetup, Reason
from wordgames.lexicon import enchant
from wordgames.lexicon.embedded import embedded
from wordgames.lexicon.judges import judges, open_dictionary
from wordgames.lexicon.lookup import LookUps

TAGS = [tag for tag in enchant.available() if tag.startswith("en_")]
real = pytest.mark.skipif(not TAGS, reason="no enchant library with an English dictionary here")


@real
def test_it_is_offered_as_a_judge() -> None:
    names = [judge.name for judge in judges()]
    for tag in TAGS:
        assert f"enchant:{tag}" in names
        judge = open_dictionary(f"enchant:{tag}")
        assert judge.count is None
        assert judge.digest
        assert judge.judge("pineapple").valid
        assert judge.judge("pineapple").dictionary == f"enchant:{tag}"
        assert not judge.judge("qwertzuiop").valid


@real
def test_what_is_no_word_here_is_refused_whatever_the_spell_checker_says() -> None:
    judge = enchant.open_enchant(TAGS[0])
    own = embedded()
    for letters in (*product(ascii_uppercase), *product(ascii_uppercase, repeat=2)):
        word = "".join(letters)
        assert (word in judge) == (word in own)
    odd = (
        "",
        "b..",
        "foo-bar",
        "cat.",
        "it's",
        "a\x00b",
        "x" * 10_000,
        "London",
        "cat ",
        "XXXI",
        "\n",
        "1",
    )
    for text in odd:
        assert text not in judge
    assert judge.judge("").reason is Reason.NO_WORD
    assert judge.judge("foo-bar").reason is Reason.COMPOUND
    assert judge.judge("b..").reason is Reason.ABBREVIATION
    assert judge.judge("London").reason is Reason.PROPER_NOUN
    assert judge.judge("london").reason is Reason.PROPER_NOUN


@real
def test_suggestions_would_count() -> None:
    looked = LookUps(embedded()).look_up("pinapple", meanings=False)
    assert "PINEAPPLE" in looked.suggestions
    judge = enchant.open_enchant(TAGS[0])
    assert "PINEAPPLE" in judge.suggestions("PINAPPLE")
    assert all(word in judge for word in judge.suggestions("RECIEVE"))
    assert judge.suggestions("") == []
    assert judge.suggestions("X" * 5_000) == []


@real
def test_a_second_opinion_is_for_longer_words_that_the_lexicon_lacks() -> None:
    checker = enchant.second_opinion()
    assert checker is not None
    assert not checker.knows("TV")
    assert not checker.knows("USA")
    assert not LookUps(embedded()).look_up("cat", meanings=False).second_opinion
    assert not LookUps(embedded()).look_up("London", meanings=False).second_opinion
    assert not LookUps(embedded("family")).look_up("zymurgy", meanings=False).second_opinion


@real
def test_threads_take_turns() -> None:
    judge = enchant.open_enchant(TAGS[0])
    wrong: list[str] = []

    def ask() -> None:
        for letter in ascii_lowercase:
            if "PINEAPPLE" not in judge or ("PINEAPPLE" + letter.upper() * 3) in judge:
                wrong.append(letter)
            judge.suggestions("PINAPPLE")

    threads = [Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@real
def test_a_missing_language_says_which_there_are() -> None:
    with pytest.raises(BadSetup, match="enchant:" + TAGS[0]):
        open_dictionary("enchant:xx_YY")


WITHOUT_PACKAGE = "import sys; sys.modules['enchant'] = None\n"
WITHOUT_LIBRARY = """
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
class Broken(MetaPathFinder, Loader):
    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self) if name == "enchant" else None
    def exec_module(self, module):
        raise ImportError("The 'enchant' C library was not found and maybe needs to be installed.")
sys.meta_path.insert(0, Broken())
"""


@pytest.mark.parametrize("missing", [WITHOUT_PACKAGE, WITHOUT_LIBRARY])
def test_everything_works_without_it(missing: str) -> None:
    code = missing + (
        "from wordgames.lexicon import enchant, judges\n"
        "from wordgames.lexicon.lookup import LookUps\n"
        "from wordgames.lexicon.embedded import embedded\n"
        "from wordgames.errors import BadSetup\n"
        "assert enchant.available() == () and enchant.second_opinion() is None\n"
        "assert [j.name for j in judges.judges()] == ['family', 'standard', 'broad']\n"
        "answer = LookUps(embedded()).look_up('pinapple', meanings=False)\n"
        "assert 'PINEAPPLE' in answer.suggestions and not answer.second_opinion\n"
        "try: judges.open_dictionary('enchant:en_GB')\n"
        "except BadSetup as problem: print(problem)\n"
        "print(enchant.problem())\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    first, second = run.stdout.splitlines()
    assert "install" in first
    assert "install" in second


def test_the_lexicon_does_not_import_it_by_itself() -> None:
    code = (
        "import sys\n"
        "from wordgames.lexicon.judges import open_dictionary\n"
        "from wordgames.lexicon.lookup import LookUps\n"
        "LookUps(open_dictionary('broad')).look_up('cat')\n"
        "assert not {'enchant', 'textual', 'rich'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("tag", ["", "../..", "\udcff", "en GB", "\0"])
def test_what_is_no_tag_is_not_taken_for_the_usual_language(tag: str) -> None:
    with pytest.raises(BadSetup):
        open_dictionary(f"enchant:{tag}")
