"""What was done in a finished game: the words that counted, and the quickest hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from wordgames.errors import GameError
from wordgames.game import Move
from wordgames.log import standing
from wordgames.match import Match
from wordgames.setups import find_game
from wordgames.store import Saved, Store
from wordgames.store.statistics import Buzz, Feats, Word, note, without_feats
from wordgames.store.text import FindGame

BATCH = 50


def note_feats(store: Store, find: FindGame = find_game) -> int:
    """Note the feats of all games that have none yet; how many there were. Takes its time."""
    due = store.ask(without_feats) or []
    for begin in range(0, len(due), BATCH):
        noted: list[tuple[str, Feats]] = []
        for uid in due[begin : begin + BATCH]:
            try:
                noted.append((uid, feats_of(store.load(uid), find)))
            except GameError:
                noted.append((uid, Feats()))  # a game of older rules keeps its result
        store.write(partial(note, noted=noted))
    return len(due)


def feats_of(saved: Saved, find: FindGame = find_game) -> Feats:
    """The feats of a game."""
    nobody: frozenset[str] = frozenset()
    engine = find(saved.header.game).engine
    match: Match[Any, Any] = Match(
        engine, saved.rules, seed=saved.header.seed, judge=nobody, log=saved.entries
    )
    words = _WORDS.get(saved.header.game, _no_words)(match.state)
    return Feats(tuple(words), tuple(_buzzes(standing(saved.entries))))


def _buzzes(moves: list[Move]) -> Iterator[Buzz]:
    """How quickly each buzz came after the row was dealt; only the first of each player."""
    dealt = 0
    buzzed: set[int] = set()
    for move in moves:
        match type(move.action).__name__:
            case "Deal" | "Shuffle":
                dealt = move.at
                buzzed.clear()
            case "Buzz" if move.player not in buzzed:
                buzzed.add(move.player)
                yield Buzz(move.player, move.at - dealt)
            case _:
                pass


def _pdq(state: Any) -> Iterator[Word]:
    for result in state.results:
        for claim in result.claims:
            if claim.good and claim.word:
                won = claim.player == result.winner and claim.word == result.word
                yield Word(claim.player, claim.word, len(result.prize) if won else None)


def _quiddler(state: Any) -> Iterator[Word]:
    if hasattr(state, "used"):
        for cards in state.used:
            yield Word(0, "".join(cards), len(cards))
        return
    value = state.rules.value
    for sheet in state.sheets:
        for seat, row in enumerate(sheet.rows):
            for laid in row.spread.words:
                if laid.good is not False:
                    yield Word(seat, laid.word, sum(value[card] for card in laid.cards))


def _perquackey(state: Any) -> Iterator[Word]:
    for throw in state.thrown:
        for written in throw.written:
            if written.counts and written.good:
                yield Word(written.by, written.word)


def _skeeter(state: Any) -> Iterator[Word]:
    for finished in state.rounds:
        for target in finished.targets:
            for claim in target.claims:
                yield Word(claim.player, claim.word, target.value)


def _no_words(state: Any) -> Iterator[Word]:
    del state
    return iter(())


_WORDS = {"pdq": _pdq, "quiddler": _quiddler, "perquackey": _perquackey, "skeeter": _skeeter}
