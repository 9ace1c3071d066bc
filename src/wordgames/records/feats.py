"""What was done in a finished game: the words that counted, and the quickest hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from wordgames.engines import pdq, perquackey, skeeter
from wordgames.engines.quiddler import rounds, sheet, solitaire
from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.scoring import points_of
from wordgames.errors import GameError
from wordgames.match import Match
from wordgames.setups import find_game
from wordgames.store import Saved, Store, match_of
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
    match = match_of(saved, find)
    return Feats(tuple(_words(match.state)), tuple(_buzzes(match)))


def _words(state: Any) -> Iterator[Word]:
    match state:
        case pdq.State():
            return _pdq(state)
        case rounds.State() | sheet.State():
            return _quiddler(state)
        case solitaire.State(used=used):
            return (Word(0, spelt(cards), len(cards)) for cards in used)
        case perquackey.State():
            return _perquackey(state)
        case skeeter.State():
            return _skeeter(state)
        case _:
            return iter(())


def _pdq(state: pdq.State) -> Iterator[Word]:
    for result in state.results:
        for claim in result.claims:
            if claim.good and claim.word:
                won = claim.player == result.winner and claim.word == result.word
                yield Word(claim.player, claim.word, len(result.prize) if won else None)


def _quiddler(state: rounds.State | sheet.State) -> Iterator[Word]:
    value = state.rules.value
    for closed in state.sheets:
        for seat, row in enumerate(closed.rows):
            for laid in row.spread.words:
                if laid.counts:
                    yield Word(seat, laid.word, points_of(laid.cards, value))


def _perquackey(state: perquackey.State) -> Iterator[Word]:
    for throw in state.thrown:
        for written in throw.written:
            if written.counts and written.good:
                yield Word(written.by, written.word)


def _skeeter(state: skeeter.State) -> Iterator[Word]:
    for finished in state.rounds:
        for target in finished.targets:
            for claim in target.claims:
                yield Word(claim.player, claim.word, target.value)


def _buzzes(match: Match[Any, Any]) -> Iterator[Buzz]:
    """How quickly each buzz came after the row was dealt, be it by a player, by the clock or by
    the end of the row before; only the first of each player.
    """
    dealt = 0
    buzzed: set[int] = set()
    for number, move in enumerate(match.moves):
        before, after = match.position(number), match.position(number + 1)
        if not isinstance(after, pdq.State):
            return
        if isinstance(move.action, pdq.Buzz) and move.player not in buzzed:
            buzzed.add(move.player)
            yield Buzz(move.player, move.at - dealt)
        if len(after.pack) < len(before.pack):
            dealt = move.at
            buzzed.clear()
