"""The figures of players, from the feats of finished games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import subjects
from playout import step
from saving import TestLexicon, a_store, a_table, play_on, toy_setup
from wordgames.engines import pdq, perquackey
from wordgames.engines.perquackey import Mark, Thrown, Written
from wordgames.engines.perquackey.chart import reckon
from wordgames.engines.perquackey.state import Over
from wordgames.records import feats as feats_module
from wordgames.records.feats import feats_of, note_feats
from wordgames.setups import GAMES, find_game
from wordgames.setups.game import Seat, Setup
from wordgames.store import Store
from wordgames.store.statistics import (
    Buzz,
    Feats,
    Kind,
    Word,
    best_alone,
    figures,
    note,
    without_feats,
)
from wordgames.store.text import Ending
from wordgames.table import Table


def a_result(store: Store, scores: dict[str, int], feats: Feats | None = None) -> str:
    """A game with that end, however it came about."""
    table = a_table(store, toy_setup(*scores))
    play_on(table)
    best = max(scores.values())
    winners = tuple(seat for seat, score in enumerate(scores.values()) if score == best)
    assert table._record is not None
    table._record.finish(Ending("2026-11-29T20:00:00Z", tuple(scores.values()), winners))
    table.leave()
    assert store.flush(10)
    if feats is not None:
        store.write(lambda connection: note(connection, [(str(table.id), feats)]))
    return str(table.id)


def test_games_wins_averages_and_streaks(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    for one, other in ((9, 3), (1, 5), (8, 2), (7, 7), (6, 0)):
        a_result(store, {"Ann": one, "Bob": other})
    a_result(store, {"ANN ": 40})
    found = store.ask(figures)
    assert found is not None
    ann = next(f for f in found if f.name.strip() == "ANN")
    bob = next(f for f in found if f.name == "Bob")
    assert (ann.games, ann.wins, ann.streak, ann.longest_streak) == (5, 4, 3, 3)
    assert (bob.games, bob.wins, bob.streak, bob.longest_streak) == (5, 2, 0, 1)
    together = Kind("toy", "", "hashed", alone=False)
    (tally,) = [t for t in ann.tallies if t.kind == together]
    assert (tally.games, tally.wins, tally.average, tally.best) == (5, 4, 6.2, 9)
    assert tally.scores == (9, 1, 8, 7, 6)
    assert found[0] is ann
    store.close()


def test_words_and_buzzes(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    feats = Feats(
        (Word(0, "DRUM", 9), Word(0, "OCTAGON", 4), Word(1, "A", None)),
        (Buzz(0, 900), Buzz(0, 700), Buzz(1, 400)),
    )
    a_result(store, {"Ann": 2, "Bob": 1}, feats)
    hidden = a_result(store, {"Ann": 2, "Bob": 1}, Feats((Word(0, "X" * 20, 99),), (Buzz(0, 1),)))
    store.forget(hidden)
    ann, bob = sorted(store.ask(figures) or [], key=lambda f: f.name)
    assert (ann.longest_word, ann.best_word, ann.best_points, ann.words) == (
        "OCTAGON",
        "DRUM",
        9,
        2,
    )
    assert (ann.fastest_buzz, bob.fastest_buzz) == (700, 400)
    assert (bob.longest_word, bob.best_word) == ("A", "")
    store.close()


def test_the_best_scores_alone(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    a_result(store, {"Ann": 12})
    best = a_result(store, {"Bob": 30})
    a_result(store, {"Ann": 99, "Bob": 98})
    other = a_result(store, {"Cy": 30})  # as good, but Bob was there first
    store.write(
        lambda connection: connection.execute(
            "update game set touched = '2099-01-01T00:00:00Z' where uid = ?", (other,)
        )
    )
    (found,) = store.ask(best_alone) or []
    assert (found.name, found.score, found.game) == ("Bob", 30, best)
    assert found.kind == Kind("toy", "", "hashed", alone=True)
    store.close()


def test_feats_are_noted_once_and_again_when_a_game_goes_on(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    table = a_table(store)
    play_on(table)
    assert store.flush(10)
    assert store.ask(without_feats) == [table.id]
    from saving import find

    assert note_feats(store, find) == 1
    assert note_feats(store, find) == 0
    table.take_back(0)
    play_on(table)
    assert store.flush(10)
    assert store.ask(without_feats) == [table.id]
    store.close()


@pytest.mark.parametrize("pause", [0, 2, None])
def test_a_buzz_is_timed_from_its_row_whoever_dealt_that(pause: int | None, tmp_path: Path) -> None:
    store = Store(tmp_path)
    setup = Setup("pdq", (Seat("Ann"), Seat("Bob")), (("next-deal", pause),))
    match = (table := Table.begin(setup, TestLexicon(), store)).match
    match.tick(0)
    match.submit(0, pdq.Deal(), 1_000)
    for after in (900, 300, 700):
        dealt = match.at
        match.submit(0, pdq.Buzz(), dealt + after)
        match.submit(1, pdq.Buzz(), dealt + after + 50)
        for seat in (0, 1):
            match.submit(seat, pdq.GiveBack(), dealt + after + 200)
        for seat in (0, 1):
            match.submit(seat, pdq.Agree(), dealt + after + 300)
        if pause is None:
            match.submit(0, pdq.Deal(), dealt + after + 400)
        else:
            match.tick(dealt + after + 300 + pause * 1000)
    table.leave()
    assert store.flush(10)
    buzzes = feats_of(store.load(str(table.id))).buzzes
    assert [buzz.millis for buzz in buzzes] == [900, 950, 300, 350, 700, 750]
    store.close()


def test_a_word_that_nobody_asked_the_dictionary_about_is_no_feat_unless_it_is_one() -> None:
    rules = find_game("perquackey").rules(Setup("perquackey", (Seat("Ann"), Seat("Bob"))))
    written = (
        Written("CAT", 0, good=True),
        Written("CTA", 0, good=False),
        Written("ACT", 0, good=True, mark=Mark.STRUCK),
    )
    throw = Thrown(0, "CATXXXXXXX", False, written, (), reckon({3: 2}, vulnerable=False))
    state = perquackey.State(rules, Over(), thrown=(throw,))
    assert list(feats_module._words(state)) == [Word(0, "CAT")]


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_every_game_are_told(game: str, tmp_path: Path) -> None:
    subject = next(s for s in subjects() if s.name == game)
    store = Store(tmp_path)
    short = (("variant", "throws"), ("throws", 1)) if game == "perquackey" else ()
    setup = Setup(game, tuple(Seat(name) for name in ("Ann", "Bob")), short)
    told = 0
    table = Table.begin(setup, TestLexicon(), None)
    for seed in range(12):
        table, rng = Table.begin(setup, TestLexicon(), store, seed=seed), Random(seed)
        at = 0
        table.match.tick(0)
        for _ in range(subject.longest):
            if table.match.outcome is not None:
                break
            at += rng.randrange(subject.pause)
            step(subject, table.match, rng.randrange(2), at, rng)
        table.leave()
        assert store.flush(10)
        feats = feats_of(store.load(str(table.id)))
        told += len(feats.words)
        assert all(word.seat in {0, 1} and word.text.isalpha() for word in feats.words)
        assert all(buzz.millis >= 0 for buzz in feats.buzzes)
        assert game != "pdq" or feats.buzzes
        if told:
            break
    assert told
    assert note_feats(store) > 0
    names = {f.name for f in store.ask(figures) or []}
    assert names == {"Ann", "Bob"}
    assert find_game(game).stands(table.match.view(None))
    store.close()
