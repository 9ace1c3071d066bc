"""A table: the people at it, the match they play and the clock on the wall."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from wordgames import codec
from wordgames.chance import fresh_seed
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Millis, Move, Player
from wordgames.lexicon.protocols import Lexicon
from wordgames.log import Entry
from wordgames.match import Judge, Match
from wordgames.setups import find_game
from wordgames.setups.game import Game, Setup
from wordgames.store import Dictionary, Record, Saved, Store
from wordgames.store.place import place_of
from wordgames.store.text import FindGame, ending_of
from wordgames.takeback import Offer, offer

JUMP: Final[Millis] = 2_000
"""A gap between two readings above this is no play: the machine slept, and the clock pauses."""


class Table:
    """A game under way with all it needs: who sits there, the match, its clock, its saving.

    Made by ``begin`` or ``resume``; every line of the log is on its way to the disk when the call
    that made it returns. The clock is paused at first.
    """

    def __init__(
        self,
        setup: Setup,
        game: Game,
        match: Match[Any, Any],
        clock: GameClock,
        *,
        store: Store | None = None,
        record: Record | None = None,
    ) -> None:
        self.setup = setup
        self.game = game
        self.match = match
        self.clock = clock
        self._store = store
        self._record = record
        self._movers = self._may_move()
        match.listeners.append(self._save)

    @classmethod
    def begin(
        cls,
        setup: Setup,
        lexicon: Lexicon,
        store: Store | None,
        *,
        seed: int | None = None,
        find: FindGame = find_game,
        source: Callable[[], float] = monotonic,
    ) -> Table:
        """A new game; ``BadSetup`` names what does not go. Without a store it is saved nowhere."""
        game = find(setup.game)
        rules = game.rules(setup)
        seed = fresh_seed() if seed is None else seed
        match: Match[Any, Any] = Match(game.engine, rules, seed=seed, judge=lexicon)
        record = None
        if store is not None:
            record = store.begin(
                setup,
                rules,
                version=game.engine.VERSION,
                seed=seed,
                dictionary=Dictionary(lexicon.name, lexicon.count or 0, lexicon.digest),
            )
        return cls(setup, game, match, GameClock(source), store=store, record=record)

    @classmethod
    def resume(
        cls,
        saved: Saved,
        record: Record,
        lexicon: Judge,
        store: Store,
        *,
        find: FindGame = find_game,
        source: Callable[[], float] = monotonic,
    ) -> Table:
        """A saved game, as ``Store.resume`` gives it; ``BrokenLog`` when it does not replay."""
        game = find(saved.header.game)
        match: Match[Any, Any] = Match(
            game.engine, saved.rules, seed=saved.header.seed, judge=lexicon, log=saved.entries
        )
        clock = GameClock(source, at=max(saved.clock, match.at))
        if saved.ending is None and match.outcome is not None:
            store.finish(record, ending_of(match.outcome))
        return cls(saved.setup, game, match, clock, store=store, record=record)

    @property
    def id(self) -> str | None:
        """What the saved game is called; None when it is saved nowhere."""
        return None if self._record is None else self._record.id

    @property
    def place(self) -> str:
        """Where the game stands, in words: "round 5 of 8, Ann to play"."""
        return place_of(self.game, self.setup, self.match)

    @property
    def offer(self) -> Offer | None:
        """What could be taken back now, and whether all have to agree."""
        return offer(self.match)

    def take_back(self, player: Player) -> None:
        """Take back what is on offer; time goes back, too. Who agreed is not asked here."""
        found = self.offer
        if found is None:
            raise Illegal(Reason.WRONG_PHASE)
        self.match.take_back(player, found.keep, self.clock.read())
        self.clock.rewind(self.match.at)

    def redo(self) -> None:
        """Make the moves again that were just taken back."""
        if not self.match.can_redo:
            raise Illegal(Reason.WRONG_PHASE)
        self.match.redo()
        self.clock.forward(self.match.at)

    def leave(self) -> None:
        """Pause and let the game be gone on with, here or elsewhere."""
        self.clock.pause()
        if self._store is not None and self._record is not None:
            self._store.leave(self._record, self.clock.read())

    def _save(self, entry: Entry) -> None:
        if self._store is None or self._record is None:
            return
        movers = self._may_move()
        turn_over = movers != self._movers or not isinstance(entry, Move) or entry.player < 0
        self._movers = movers
        clock = max(self.match.at, entry.at)
        outcome = self.match.outcome
        ending = None if outcome is None else ending_of(outcome)
        line = codec.dump(entry)
        self._store.append(self._record, line, self.place, clock, ending=ending, sync=turn_over)

    def _may_move(self) -> tuple[Player, ...]:
        seats = (CHANCE, CLOCK, *range(self.match.rules.players))
        return tuple(seat for seat in seats if self.match.legal(seat))


class GameClock:
    """Game time from a monotonic source in seconds: it stands still while paused.

    It begins paused at ``at``. A gap of more than ``jump`` between two readings (a closed laptop, a
    stopped process) counts as nothing and pauses the clock, which ``asleep`` then tells until the
    next ``resume``; so whoever runs it must read it at least once a second.
    """

    def __init__(
        self,
        source: Callable[[], float] = monotonic,
        *,
        at: Millis = 0,
        jump: Millis | None = JUMP,
    ) -> None:
        self._source = source
        self._elapsed = float(at)
        self._floor = float(at)
        self._since: float | None = None
        self._jump = jump
        self.asleep = False

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def read(self, stamp: float | None = None) -> Millis:
        """The game time now, or at a stamp of the same source: when a key was pressed."""
        if self._since is None:
            return _whole(self._elapsed)
        gap = ((self._source() if stamp is None else stamp) - self._since) * 1000
        if gap < 0:
            return _whole(max(self._floor, self._elapsed + gap))
        if self._jump is not None and gap > self._jump:
            self._since = None
            self.asleep = True
        else:
            self._elapsed += gap
            self._since += gap / 1000
        return _whole(self._elapsed)

    def resume(self) -> None:
        """Let time run; no stamp before this instant counts any more."""
        if self._since is None:
            self._since = self._source()
            self._floor = self._elapsed
            self.asleep = False

    def pause(self) -> None:
        """Let time stand still, from now on."""
        self.read()
        self._since = None

    def rewind(self, at: Millis) -> None:
        """Set the game time back to where a take-back has put the game."""
        self.read()
        self._elapsed = min(self._elapsed, float(at))
        self._floor = min(self._floor, self._elapsed)

    def forward(self, at: Millis) -> None:
        """Set the game time on to where a redo has put the game."""
        self.read()
        self._elapsed = max(self._elapsed, float(at))


def _whole(milliseconds: float) -> Millis:
    """Whole milliseconds; 9.9999999 is ten, as sums of fractions go."""
    return int(milliseconds + 1e-6)
