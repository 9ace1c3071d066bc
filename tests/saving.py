"""A game of four lines a round to save: the toy game with a set-up, and tables that play it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from games import Subject, toy
from playout import step
from wordgames.match import Match
from wordgames.setups import find_game
from wordgames.setups.game import Game, Seat, Setup
from wordgames.store import Store
from wordgames.table import Table

TOY = Game(
    name="toy",
    title="Toy",
    summary="for tests",
    most_players=8,
    engine=toy.ENGINE,
    rules_type=toy.Rules,
    options=(),
    make_rules=lambda setup, _: toy.Rules(len(setup.seats), tuple("ABCDEFGHIJKLMNOPQRSTUVWX")),
    stands=lambda view: f"{view.pack} cards left",
)


def find(name: str) -> Game:
    """The toy game, too."""
    return TOY if name == "toy" else find_game(name)


def toy_setup(*names: str) -> Setup:
    return Setup("toy", tuple(Seat(name) for name in names or ("Ann", "Bob", "Cy")))


class TestLexicon:
    """Calls one string in three a word, and has a name and a hash."""

    __test__ = False
    name = "hashed"
    count = 3
    digest = "00c0ffee"

    def __contains__(self, word: object) -> bool:
        return sum(map(ord, str(word))) % 3 == 0

    def judge(self, word: str) -> Any:
        raise NotImplementedError(word)


def a_store(folder: Path, **more: Any) -> Store:
    """A store that knows the toy game."""
    return Store(folder, find=find, **more)


def a_table(store: Store | None, setup: Setup | None = None, seed: int = 1) -> Table:
    """A new game of three."""
    return Table.begin(setup or toy_setup(), TestLexicon(), store, seed=seed, find=find)


def resumed(store: Store, id: str) -> Table:  # noqa: A002
    """A saved game, gone on with."""
    saved, record = store.resume(id)
    return Table.resume(saved, record, TestLexicon(), store, find=find)


def play_on(table: Table, steps: int = 1000, seed: int = 1, subject: Subject = toy.SUBJECT) -> None:
    """Play at random for so many tries, or to the end."""
    match: Match[Any, Any] = table.match
    rng, at = Random(f"{seed}/{len(match.log)}"), match.at
    match.tick(at)
    for _ in range(steps):
        if match.outcome is not None:
            break
        at += rng.randrange(subject.pause)
        step(subject, match, rng.randrange(match.rules.players), at, rng)
