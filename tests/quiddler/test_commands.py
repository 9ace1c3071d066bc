"""``solve``, ``judge`` and ``score`` quiddler, as somebody at a shell meets them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from wordgames.cli.main import run

ROUND: dict[str, Any] = {
    "hands": [
        {"player": "Ann", "words": ["QU I T", "A T"], "left": [], "out": True},
        {"player": "Bob", "words": [["TH", "E"]], "left": ["Z", "O", "N"]},
        {"player": "Cy", "words": ["S T O N E"], "left": ""},
    ],
    "challenges": [{"by": "Bob", "player": "Ann", "word": "QU I T"}],
}


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = run(list(arguments))
    said = capsys.readouterr()
    return status, said.out, said.err


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said on standard error, in one line."""
    status, out, err = asked(capsys, *arguments)
    assert status in {1, 2}
    assert out == ""
    assert err.count("\n") == 1
    return err


def scored(capsys: pytest.CaptureFixture[str], path: Path, document: Any) -> dict[str, Any]:
    path.write_text(json.dumps(document), encoding="utf-8")
    status, out, err = asked(capsys, "score", "quiddler", str(path), "--json")
    assert (status, err) == (0, "")
    answer: dict[str, Any] = json.loads(out)
    return answer


def test_solve_says_the_best_lay_down(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = asked(capsys, "solve", "quiddler", "QU", "I", "T", "E", "R", "A", "--json")
    assert status == 0
    answer = json.loads(out)
    assert set(answer) == {"words", "left", "score"}
    points = {"QU": 9, "I": 2, "T": 3, "E": 2, "R": 5, "A": 2}
    laid = [card for word in answer["words"] for card in word]
    assert sorted([*laid, *answer["left"]]) == ["A", "E", "I", "QU", "R", "T"]
    assert answer["score"] == 23
    assert answer["score"] == sum(points[card] for card in laid)


def test_solve_can_keep_a_card_to_throw_away(capsys: pytest.CaptureFixture[str]) -> None:
    cards = ("QU", "I", "T", "E", "R", "A", "--leave-one")
    status, out, _ = asked(capsys, "solve", "quiddler", *cards, "--json")
    answer = json.loads(out)
    assert (status, answer["left"], answer["score"]) == (0, [], 21)
    assert answer["discard"] in {"A", "I", "E"}


def test_solve_in_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = asked(capsys, "solve", "quiddler", "qu,a,c", "k")
    assert status == 0
    assert "QUACK" in out
    assert "QU A C K" in out
    assert "27" in out


def test_solve_without_a_word_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = asked(capsys, "solve", "quiddler", "Z", "X", "V")
    assert status == 1
    assert "no word" in out
    status, out, _ = asked(capsys, "solve", "quiddler", "Z", "X", "V", "--out")
    assert status == 1
    assert "no way out" in out


def test_solve_counts_the_bonuses_that_can_be_won(capsys: pytest.CaptureFixture[str]) -> None:
    cards = ("solve", "quiddler", "S", "T", "O", "N", "E", "--json")
    _, out, _ = asked(capsys, *cards, "--longest", "4")
    answer = json.loads(out)
    assert (answer["bonuses"], answer["score"]) == (["longest-word"], 15 + 10)
    _, out, _ = asked(capsys, *cards, "--longest", "5")
    assert json.loads(out)["score"] == 15
    _, out, _ = asked(capsys, *cards, "--longest", "5", "--ties", "all")
    assert json.loads(out)["score"] == 25


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["QUIT"], "QUIT is no card"),
        (["QU", "QU", "QU"], "only 2 QU cards"),
        (["A"] * 10 + ["E", "E"], "at most 11 cards"),
        ([","], "name the cards"),
        (["A", "--longest", "-1"], "--longest: a whole number from 0 on is needed"),
        (["A", "--deck", "nowhere"], "no deck named"),
        (["A", "--dictionary", "/nowhere"], "/nowhere"),
    ],
)
def test_solve_refuses_what_is_no_hand(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert says in refused(capsys, "solve", "quiddler", *arguments)


def test_judge_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("quit", "quite", "ut", "qu")
    status, out, _ = asked(capsys, "judge", "quiddler", "QU I T", *words, "--json")
    assert status == 1
    reasons = {v["word"]: v["reason"] for v in json.loads(out)["verdicts"]}
    assert reasons == {
        "QUIT": None,
        "QUITE": "missing-letter",
        "UT": "missing-letter",
        "QU": "too-few-cards",
    }
    status, out, _ = asked(capsys, "judge", "quiddler", "QU Q U I T", "quit")
    assert status == 0
    assert "QU I T, 14 points or Q U I T, 24 points" in out


def test_judge_allows_adjectives_with_a_capital(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, _ = asked(capsys, "judge", "quiddler", "I R A QU Q I", "Iraqi")
    assert status == 0


def test_a_deck_without_points_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("[mine]\ncards = { A = 2, T = 2 }\n", encoding="utf-8")
    said = refused(capsys, "solve", "quiddler", "A T", "--deck", str(path))
    assert "the deck mine gives no points" in said


def test_solve_and_the_automatic_referee_allow_them_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, _ = asked(capsys, "solve", "quiddler", "I R A Q I", "--longest", "4")
    assert status == 0
    assert "IRAQI" in out
    hands = [
        {"player": "Ann", "words": ["I R A Q I"], "out": True},
        {"player": "Bob", "left": "A A E E E"},
    ]
    rules: dict[str, Any] = {"referee": "automatic"}
    answer = scored(capsys, tmp_path / "round.json", {"hands": hands, "rules": rules})
    assert answer["hands"][0]["score"] == 26 + 10
    path = tmp_path / "round.json"
    rules["capital-adjectives"] = False
    path.write_text(json.dumps({"hands": hands, "rules": rules}), encoding="utf-8")
    assert "IRAQI is not in the dictionary" in refused(capsys, "score", "quiddler", str(path))


def test_names_in_a_file_are_the_same_however_they_are_typed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    named = changed("challenges", 0, "by", to=" bob")
    assert scored(capsys, tmp_path / "round.json", named)["hands"][1]["penalties"] == 14


def test_score_makes_the_whole_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    answer = scored(capsys, tmp_path / "round.json", ROUND)
    ann, bob, cy = answer["hands"]
    assert ann["out"]
    assert (ann["in_words"], ann["left_over"], ann["penalties"]) == (19, 0, 0)
    assert (ann["bonuses"], ann["score"]) == (["most-words"], 29)
    assert ann["words"][0]["challenged_by"] == "Bob"
    assert ann["words"][0]["good"] is True
    assert (bob["in_words"], bob["left_over"], bob["penalties"]) == (11, 21, 14)
    assert (bob["floored"], bob["score"]) == (True, 0)
    assert (cy["bonuses"], cy["score"]) == (["longest-word"], 25)


def test_score_takes_the_tables_own_verdict(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    judged = {**ROUND, "challenges": [{**ROUND["challenges"][0], "good": False}]}
    ann, bob, _ = scored(capsys, tmp_path / "round.json", judged)["hands"]
    assert (ann["in_words"], ann["penalties"], ann["bonuses"], ann["score"]) == (5, 14, [], 0)
    assert bob["penalties"] == 0


def test_score_by_the_rules_of_the_house(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer = scored(capsys, tmp_path / "round.json", {**ROUND, "rules": {"floor": False}})
    assert answer["hands"][1]["score"] == 11 - 21 - 14


def test_score_a_game_of_rounds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plain = {"hands": ROUND["hands"]}
    swapped = {"hands": list(reversed(ROUND["hands"]))}
    answer = scored(capsys, tmp_path / "game.json", {"rounds": [plain, ROUND, swapped]})
    assert len(answer["rounds"]) == 3
    assert answer["totals"] == {"Ann": 87, "Bob": 0, "Cy": 75}
    assert [hand["player"] for hand in answer["rounds"][2]["hands"]] == ["Ann", "Bob", "Cy"]


def test_score_reads_standard_input_and_writes_for_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(ROUND)))
    status, out, _ = asked(capsys, "score", "quiddler", "-")
    assert status == 0
    assert "Ann  (went out)" in out
    assert "Bob doubted it: a word" in out
    assert "most words" in out


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The round with one thing in it replaced."""
    document: dict[str, Any] = json.loads(json.dumps(ROUND))
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return document


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ([], "the document: is an object"),
        ({}, "hands: is missing"),
        ({"hands": []}, "hands: 1 to 8 can play"),
        ({"hands": [{"player": "Ann"}], "cards": 3}, "'cards' is not known here"),
        (changed("hands", 0, "words", 0, to="QU I TT"), "hands[0].words[0]: 'TT' is no card"),
        (changed("hands", 0, "words", 0, to="QUIT"), "QUIT can be QU I T or Q U I T"),
        (changed("hands", 0, "words", 0, to="QU"), "hands[0].words[0]: QU is one card"),
        (changed("hands", 0, "words", 0, to=" "), "hands[0].words[0]: has no cards"),
        (changed("hands", 0, "words", 0, to=[]), "hands[0].words[0]: has no cards"),
        ({"hands": [{"player": "Ann"}, {"player": "Bob"}]}, "hands: no hand has fewer than 2"),
        (changed("hands", 0, "words", 0, to="JJJ"), "the deck has no cards for JJJ"),
        (changed("hands", 0, "words", 0, to=7), "hands[0].words[0]: is a list [ ... ], not 7"),
        (changed("hands", 0, "words", to="QU I T"), "hands[0].words: is a list"),
        (changed("hands", 0, "left", to=["B"]), "hands[0].left: Ann went out"),
        (changed("hands", 1, "out", to=True), "hands[1].left: Bob went out"),
        (changed("hands", 2, "out", to=True), "hands[2].out: Ann went out already"),
        (changed("hands", 1, "out", to="yes"), "hands[1].out: is true or false"),
        (changed("hands", 1, "left", to="Z O"), "Ann has 5 cards and Bob has 4"),
        (changed("hands", 1, "left", to="Z Z Z"), "hands[1].left: that is one Z too many"),
        (changed("hands", 1, "player", to="Ann"), "two players are called Ann"),
        (changed("hands", 1, "player", to=None), "hands[1].player: is missing"),
        (changed("challenges", 0, "by", to="Dee"), "challenges[0].by: there is no Dee"),
        (changed("challenges", 0, "by", to="Ann"), "can't challenge an own word"),
        (changed("challenges", 0, "word", to="A N"), "Ann has laid no A N"),
        (changed("challenges", 0, "word", to="NONE"), "there is no NONE in that hand"),
        (changed("challenges", 0, "good", to=1), "challenges[0].good: is true or false"),
        (changed("challenges", to=ROUND["challenges"] * 2), "QUIT has been challenged already"),
        ({**ROUND, "rules": {"ties": "some"}}, "rules: ties is one of nobody, all"),
        ({**ROUND, "rules": {"tie": "all"}}, "rules: 'tie' is not known here"),
        ({**ROUND, "rules": {"referee": "automatic"}}, "challenges: there are none where"),
        (
            {"hands": [{"words": ["T T"]}], "rules": {"referee": "automatic"}},
            "hands[0].words[0]: TT is not in the dictionary",
        ),
        ({"hands": [{"words": ["T T"]}]}, "hands[0].words[0]: TT is not in the dictionary"),
        (
            changed("rules", to={"shortest": 3}),
            "hands[0].words[1]: AT is shorter than 3 letters",
        ),
        ({"rounds": []}, "rounds: has no round"),
        ({"rounds": [ROUND], "hands": []}, "hands: belongs into one of the rounds"),
        ({"rounds": [ROUND, {"hands": ROUND["hands"][:2]}]}, "rounds[1].hands: Cy has no hand"),
        ({"rounds": [ROUND, {"hands": [{"player": "Eve"}]}]}, "rounds[1].hands[0].player"),
    ],
)
def test_score_names_the_place_that_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, document: Any, says: str
) -> None:
    path = tmp_path / "round.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert says in refused(capsys, "score", "quiddler", str(path))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b'{"hands": [\n  {"player": }\n]}', "line 2: is not JSON"),
        (b"", "is not JSON"),
        (b"\xff\xfe{}", "not UTF-8"),
        (b"[" * 100_000, "round.json"),
        (b'{"hands": [{"words": [' + b"1" * 5000 + b"]}]}", "a number of too many digits"),
    ],
)
def test_score_refuses_what_is_no_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, says: str
) -> None:
    path = tmp_path / "round.json"
    path.write_bytes(content)
    assert says in refused(capsys, "score", "quiddler", str(path))


def test_score_of_a_file_that_is_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "cannot be read" in refused(capsys, "score", "quiddler", str(tmp_path / "none.json"))
