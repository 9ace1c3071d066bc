"""People at a table with one game: what every screen of that game is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from wordgames.errors import GameError, Illegal, Reason
from wordgames.game import Player
from wordgames.lexicon.choices import well_known, words_to_show
from wordgames.lexicon.houserules import HouseRules
from wordgames.lexicon.judges import open_dictionary
from wordgames.lexicon.protocols import WordList
from wordgames.lexicon.sentences import sentence as dictionary_sentence
from wordgames.log import Ruling
from wordgames.match import Match
from wordgames.setups import find_game
from wordgames.setups.game import Game, Seat, Setup
from wordgames.store import Store
from wordgames.table import GameClock, Table
from wordgames.ui.sentences import sentence


@dataclass(slots=True)
class Sitting:
    """One game at one table.

    ``table`` takes and saves the moves and keeps the clock, ``lexicon`` says why a word does not
    count, and ``common`` are the words that hints and reviews may show.
    """

    table: Table
    lexicon: HouseRules
    common: WordList

    @property
    def setup(self) -> Setup:
        return self.table.setup

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def match(self) -> Match[Any, Any]:
        return self.table.match

    @property
    def clock(self) -> GameClock:
        return self.table.clock

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setup.seats

    @property
    def well_known(self) -> tuple[WordList, ...]:
        """Where examples of words come from, the best known first."""
        return well_known(self.lexicon)

    @property
    def alone(self) -> bool:
        """Whether one plays alone."""
        return len(self.seats) == 1

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

    def rule(self, word: str, *, allowed: bool) -> None:
        """All agree: the word counts from now on, or no longer does; that stands in the log."""
        self.match.rule(word, self.clock.read(), allowed=allowed)
        ruled = self.lexicon.allowing(word) if allowed else self.lexicon.banning(word)
        self.lexicon = ruled
        self.common = words_to_show(ruled)

    def states(self) -> list[Any]:
        """The position at the beginning and after each move that stands: for charts, reviews."""
        return [self.match.position(number) for number in range(len(self.match.moves) + 1)]


def sit_down(
    setup: Setup,
    seed: int | None = None,
    *,
    store: Store | None = None,
    time: Callable[[], float] = monotonic,
) -> Sitting:
    """Begin a game; ``BadSetup`` and ``BadFile`` say what does not go."""
    lexicon = open_lexicon(setup)
    return sitting_at(Table.begin(setup, lexicon, store, seed=seed, source=time), lexicon)


def resume_sitting(store: Store, game: str, *, time: Callable[[], float] = monotonic) -> Sitting:
    """Go on with a saved game; ``GameError`` says why not. Takes time: the game is replayed."""
    saved, record = store.resume(game)
    try:
        lexicon = open_lexicon(saved.setup)
        table = Table.resume(saved, record, lexicon, store, source=time)
    except GameError:
        store.leave(record, saved.clock)
        raise
    return sitting_at(table, lexicon)


def sitting_at(table: Table, lexicon: HouseRules) -> Sitting:
    """The sitting at a table, new or resumed; what the table has ruled in the game stands."""
    for entry in table.match.log:
        if isinstance(entry, Ruling):
            ruled = lexicon.allowing if entry.allowed else lexicon.banning
            lexicon = ruled(entry.word)
    return Sitting(table, lexicon, words_to_show(lexicon))


def open_lexicon(setup: Setup) -> HouseRules:
    """The dictionary that the set-up names, with what the table allows and bans."""
    return HouseRules(
        open_dictionary(setup.dictionary),
        allowed=frozenset(setup.allowed) | find_game(setup.game).also_allowed(setup),
        banned=frozenset(setup.banned),
        family_filter=setup.family,
    )
