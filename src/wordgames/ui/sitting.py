"""People at a table with one game: what every screen of that game is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from wordgames.chance import fresh_seed
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, Millis, Player
from wordgames.lexicon.choices import words_to_show
from wordgames.lexicon.houserules import HouseRules
from wordgames.lexicon.judges import open_dictionary
from wordgames.lexicon.protocols import Lexicon, WordList
from wordgames.lexicon.sentences import sentence as dictionary_sentence
from wordgames.log import Entry
from wordgames.match import Match
from wordgames.setups import find_game
from wordgames.setups.game import Game, Seat, Setup
from wordgames.table import GameClock
from wordgames.ui.sentences import sentence


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

    def told(self, problem: Illegal) -> str:
        """Why the rules refuse it, with what the dictionary knows where they only say "no word".

        In a challenge game this is for after the challenge: it tells what the dictionary thinks.
        """
        if problem.reason is Reason.NOT_IN_DICTIONARY and problem.subject:
            verdict = self.lexicon.judge(problem.subject)
            if not verdict.valid:
                return dictionary_sentence(verdict)
        return sentence(problem)

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
    common: WordList | None = None,
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
    shown = words_to_show(judge) if common is None else common
    return Sitting(setup, game, match, clock, judge, shown)


def open_lexicon(setup: Setup) -> Lexicon:
    """The dictionary that the set-up names, with what the table allows and bans."""
    return HouseRules(
        open_dictionary(setup.dictionary),
        allowed=frozenset(setup.allowed),
        banned=frozenset(setup.banned),
        family_filter=setup.family,
    )
