"""What finished games say of their players. The feats of a game are noted once, then only read."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

NOTED: Final = 2
"""Grows when the feats of a game are told in another way, so that they are noted anew."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that counted; points where a word has its own."""

    seat: int
    text: str
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Buzz:
    """How long after the letters were there somebody buzzed, in milliseconds."""

    seat: int
    millis: int


@dataclass(frozen=True, slots=True)
class Feats:
    """What was done in a game."""

    words: tuple[Word, ...] = ()
    buzzes: tuple[Buzz, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """Games that can be compared: the same game, variant and dictionary, alone or not."""

    game: str
    variant: str
    dictionary: str
    alone: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """One player's games of a kind."""

    kind: Kind
    games: int
    wins: int
    average: float
    best: int
    scores: tuple[int, ...]
    """The last scores, oldest first."""


@dataclass(frozen=True, slots=True)
class Figures:
    """All there is to say of a player."""

    name: str
    games: int
    """At tables of two or more; so are the wins and the streaks."""
    wins: int
    streak: int
    """Games won in a row up to the last one."""
    longest_streak: int
    tallies: tuple[Tally, ...]
    longest_word: str = ""
    best_word: str = ""
    best_points: int = 0
    words: int = 0
    fastest_buzz: int | None = None


@dataclass(frozen=True, slots=True)
class BestScore:
    """The best that was ever done alone."""

    kind: Kind
    name: str
    score: int
    ended: str
    game: str
    """The id of the game."""


@dataclass(slots=True)
class _Results:
    name: str = ""
    won: list[bool] = field(default_factory=list[bool])
    scores: dict[Kind, list[tuple[int, bool]]] = field(
        default_factory=lambda: defaultdict[Kind, list[tuple[int, bool]]](list)
    )


@dataclass(slots=True)
class _Words:
    count: int = 0
    longest: str = ""
    best: str = ""
    """The one that paid most."""
    points: int = 0


def without_feats(connection: sqlite3.Connection) -> list[str]:
    """The finished games whose feats are not noted yet."""
    rows = connection.execute(
        "select uid from game where ending is not null and forgotten is null and feats != ?"
        " order by touched desc",
        (NOTED,),
    )
    return [str(uid) for (uid,) in rows]


def note(connection: sqlite3.Connection, noted: Iterable[tuple[str, Feats]]) -> None:
    """Keep the feats of games."""
    for uid, feats in noted:
        found = connection.execute("select id from game where uid = ?", (uid,)).fetchone()
        if found is None:
            continue
        (key,) = found
        for table in ("word", "buzz"):
            connection.execute(f"delete from {table} where game = ?", (key,))  # noqa: S608
        connection.executemany(
            "insert into word (game, seat, text, points) values (?, ?, ?, ?)",
            [(key, word.seat, word.text, word.points) for word in feats.words],
        )
        connection.executemany(
            "insert into buzz (game, seat, millis) values (?, ?, ?)",
            [(key, buzz.seat, buzz.millis) for buzz in feats.buzzes],
        )
        connection.execute("update game set feats = ? where id = ?", (NOTED, key))


def figures(connection: sqlite3.Connection) -> list[Figures]:
    """Everybody's figures, who played most comes first."""
    results = _results(connection)
    words = _words(connection)
    buzzes = dict(
        connection.execute(
            "select result.folded, min(millis) from buzz join result using (game, seat)"
            " join game on game.id = buzz.game where forgotten is null group by folded"
        )
    )
    found = [
        _figures(result, words.get(folded, _Words()), buzzes.get(folded))
        for folded, result in results.items()
    ]
    return sorted(found, key=lambda f: (-sum(t.games for t in f.tallies), f.name))


def best_alone(connection: sqlite3.Connection) -> list[BestScore]:
    """The best score alone of each kind, by kind; of equal ones that which was there first."""
    rows = connection.execute(
        "select game.game, variant, dictionary, name, score, touched, uid"
        " from result join game on game.id = result.game"
        " where players = 1 and ending is not null and forgotten is null"
        " order by score desc, touched, game.id"
    )
    best: dict[Kind, BestScore] = {}
    for game, variant, dictionary, name, score, touched, uid in rows:
        kind = Kind(game, variant, dictionary, alone=True)
        best.setdefault(kind, BestScore(kind, name, score, touched, uid))
    return sorted(best.values(), key=lambda b: (b.kind.game, b.kind.variant, b.kind.dictionary))


def _results(connection: sqlite3.Connection) -> dict[str, _Results]:
    found: dict[str, _Results] = defaultdict(_Results)
    for folded, name, score, won, game, variant, dictionary, players in connection.execute(
        "select folded, name, score, won, game.game, variant, dictionary, players"
        " from result join game on game.id = result.game"
        " where ending is not null and forgotten is null order by touched, game.id"
    ):
        result = found[folded]
        result.name = name
        if players > 1:
            result.won.append(bool(won))
        kind = Kind(game, variant, dictionary, players == 1)
        result.scores[kind].append((score, bool(won)))
    return dict(found)


def _words(connection: sqlite3.Connection) -> dict[str, _Words]:
    """What each player's words come to."""
    joined = (
        " from word join result using (game, seat) join game on game.id = word.game"
        " where forgotten is null"
    )
    found: dict[str, _Words] = {}
    for folded, count in connection.execute(f"select folded, count(*){joined} group by folded"):
        found[folded] = _Words(count)
    # A bare column beside a single max() comes from the row that has it.
    for folded, text, _ in connection.execute(
        f"select folded, text, max(length(text)){joined} group by folded"
    ):
        found[folded].longest = text
    for folded, text, points in connection.execute(
        f"select folded, text, max(points){joined} and points is not null group by folded"
    ):
        found[folded].best, found[folded].points = text, points
    return found


def _figures(result: _Results, words: _Words, buzz: int | None) -> Figures:
    runs = [len(list(run)) for won, run in groupby(result.won) if won]
    return Figures(
        name=result.name,
        games=len(result.won),
        wins=sum(result.won),
        streak=runs[-1] if result.won and result.won[-1] else 0,
        longest_streak=max(runs, default=0),
        tallies=tuple(_tally(kind, scores) for kind, scores in result.scores.items()),
        longest_word=words.longest,
        best_word=words.best,
        best_points=words.points,
        words=words.count,
        fastest_buzz=buzz,
    )


def _tally(kind: Kind, scores: Sequence[tuple[int, bool]]) -> Tally:
    points = [score for score, _ in scores]
    return Tally(
        kind,
        games=len(points),
        wins=sum(won for _, won in scores),
        average=sum(points) / len(points),
        best=max(points),
        scores=tuple(points[-100:]),
    )
