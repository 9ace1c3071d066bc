"""People at a table with one game: what every screen of that game is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from wordgames.chance import fresh_seed
from wordgames.errors import Reason
from wordgames.game import CHANCE, Millis, Player
from wordgames.lexicon.embedded import DICTIONARIES, common, embedded
from wordgames.lexicon.protocols import Lexicon, WordList
from wordgames.log import Entry
from wordgames.match import Match
from wordgames.setups import find_game
from wordgames.setups.game import Game, Seat, Setup
from wordgames.table import GameClock


@dataclass(slots=True)
class Sitting:
    """One game at one table.

    ``match`` takes the moves, ``clock`` gives them their time, ``lexicon`` says why a word does
    not count and ``common`` are the words that hints and reviews may show.
    """

    setup: Setup
    game: Game
    match: Match[Any, Any]
    clock: GameClock
    lexicon: Lexicon
    common: WordList

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setup.seats

    def name(self, player: Player) -> str:
        return self.seats[player].name

    def own_key(self, player: Player) -> str:
        """The key of a player; whoever has chosen none has the number of the seat."""
        return self.seats[player].key or str(player + 1)

    def owner(self, key: str) -> Player | None:
        """Whose own key that is."""
        players = range(len(self.seats))
        return next((player for player in players if self.own_key(player) == key), None)

    def why_not(self, word: str, reason: Reason) -> Reason:
        """The reason as exactly as it is known: the rules only say that it is no word."""
        if reason is Reason.NOT_IN_DICTIONARY:
            return self.lexicon.judge(word).reason or reason
        return reason

    def now(self) -> Millis:
        return self.clock.read()

    def states(self) -> list[Any]:
        """The position after each move that stands: for charts and reviews."""
        engine, state = self.match.engine, self.match.engine.new(self.match.rules)
        found = [state]
        for move in self.match.moves:
            state = engine.apply(state, move)
            found.append(state)
        return found

    def last_own(self) -> int | None:
        """How many moves stand before the last that a player made, or None if none did."""
        moves = self.match.moves
        numbers = (n for n in range(len(moves) - 1, -1, -1) if moves[n].player > CHANCE)
        return next(numbers, None)


def sit_down(
    setup: Setup,
    seed: int | None = None,
    *,
    log: Iterable[Entry] = (),
    time: Callable[[], float] = monotonic,
    lexicon: Lexicon | None = None,
    shown: WordList | None = None,
) -> Sitting:
    """Begin a game, or go on with one when there is a log.

    ``BadSetup`` and ``BadFile`` say what does not go. The dictionary is opened by the set-up's
    name for it, with the table's own words, unless one is given.
    """
    game = find_game(setup.game)
    rules = game.rules(setup)
    judge = open_lexicon(setup) if lexicon is None else lexicon
    match: Match[Any, Any] = Match(
        game.engine, rules, seed=fresh_seed() if seed is None else seed, judge=judge, log=log
    )
    clock = GameClock(time, at=match.at)
    return Sitting(setup, game, match, clock, judge, shown or common())


def open_lexicon(setup: Setup) -> Lexicon:
    """The dictionary that the set-up names."""
    return embedded(setup.dictionary if setup.dictionary in DICTIONARIES else "broad")  # pyright: ignore[reportReturnType]
