"""A game under way: its log, and the state the log leads to."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from typing import Any, Generic, Protocol, TypeVar

from wordgames.chance import SeededRng
from wordgames.errors import BrokenLog, Illegal, Reason
from wordgames.game import (
    CHANCE,
    CLOCK,
    Action,
    Engine,
    Millis,
    Move,
    Outcome,
    Player,
    TimeUp,
    play,
)
from wordgames.log import Entry, Ruling, TakeBack, left_to_redo, standing, undone

S = TypeVar("S")
V = TypeVar("V")


class Judge(Protocol):
    """Who decides what is a word: a dictionary, or in a test a set of words."""

    def __contains__(self, word: object, /) -> bool: ...


class Match(Generic[S, V]):
    """One game from its rules, seed and log; whatever happens later comes in by ``submit``.

    ``listeners`` hear every entry as it is appended. The constructor only replays: the first
    shuffle is drawn by the first ``tick``, when a listener can be there to save it.
    """

    def __init__(
        self,
        engine: Engine[Any, S, V],
        rules: Any,
        *,
        seed: int,
        judge: Judge,
        log: Iterable[Entry] = (),
    ) -> None:
        self.engine = engine
        self.rules = rules
        self.seed = seed
        self.judge = judge
        self.log: list[Entry] = list(log)
        self.listeners: list[Callable[[Entry], object]] = []
        self._moves = standing(self.log)
        self._states = self._replayed()
        self._undone = undone(self.log)
        self._allowed: set[str] = set()
        self._banned: set[str] = set()
        for entry in self.log:
            if isinstance(entry, Ruling):
                self._heed(entry)

    @property
    def state(self) -> S:
        """The position now, with what is hidden: for the engine, never for a screen."""
        return self._states[-1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that stand."""
        return tuple(self._moves)

    @property
    def at(self) -> Millis:
        """The game time of the last move that stands."""
        return self._moves[-1].at if self._moves else 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.engine.outcome(self.state)

    def position(self, keep: int) -> S:
        """The state after the first ``keep`` of the moves that stand."""
        return self._states[keep]

    def view(self, player: Player | None) -> V:
        """What a player sees now; None is somebody who sees only what is public."""
        return self.engine.view(self.state, player)

    def legal(self, player: Player) -> tuple[type[Action], ...]:
        """The kinds of action open to a player now."""
        return self.engine.legal(self.state, player)

    def submit(self, player: Player, action: Action, at: Millis) -> Move:
        """Take a player's action at that time, or raise ``Illegal`` and let only time pass."""
        if player < 0:
            raise Illegal(Reason.NOT_YOUR_TURN)
        self.tick(at)
        known = frozenset(word for word in action.words if self.accepts(word))
        move = Move(player, action, at, known)
        self._take(move)
        return move

    def tick(self, now: Millis) -> None:
        """Shuffle, roll and call time, wherever that is due by now."""
        self._draw(self.at)
        while (due := self.engine.deadline(self.state)) is not None and due <= now:
            self._take(Move(CLOCK, TimeUp(), due))

    def accepts(self, word: str) -> bool:
        """Whether the word counts at this table: its rulings first, then the dictionary."""
        if word in self._banned:
            return False
        return word in self._allowed or word in self.judge

    def rule(self, word: str, at: Millis, *, allowed: bool) -> None:
        """The table decides on a word, from the next move on."""
        ruling = Ruling(word, allowed, at)
        self._heed(ruling)
        self._append(ruling)

    def take_back(self, player: Player, keep: int, at: Millis) -> None:
        """Go back to where ``keep`` moves stood. Who may, and when, is for the table to settle."""
        if not 0 <= keep < len(self._moves):
            raise Illegal(Reason.WRONG_PHASE)
        self._undone = (*self._undone, tuple(self._moves[keep:]))
        del self._moves[keep:]
        del self._states[keep + 1 :]
        self._append(TakeBack(player, keep, at))

    @property
    def can_redo(self) -> bool:
        """Whether moves were just taken back that can be made again."""
        return bool(self._undone)

    def redo(self) -> None:
        """Make the moves again that the last take-back undid; gone once another move is made."""
        for move in self._undone[-1] if self._undone else ():
            self._play(move)

    def _take(self, move: Move) -> None:
        self._play(move)
        if move.player != CHANCE:
            self._draw(move.at)

    def _play(self, move: Move) -> None:
        self._states.append(play(self.engine, self.state, move))
        self._moves.append(move)
        self._undone = left_to_redo(self._undone, move)
        self._append(move)

    def _draw(self, at: Millis) -> None:
        """Let chance move while it may; the nth draw depends on the seed and n alone."""
        while self.outcome is None and self.engine.legal(self.state, CHANCE):
            nth = sum(move.player == CHANCE for move in self._moves)
            action = self.engine.chance(self.state, SeededRng(self.seed, nth))
            self._take(Move(CHANCE, action, at))

    def _append(self, entry: Entry) -> None:
        self.log.append(entry)
        for listen in self.listeners:
            listen(entry)

    def _heed(self, ruling: Ruling) -> None:
        (self._allowed if ruling.allowed else self._banned).add(ruling.word)
        (self._banned if ruling.allowed else self._allowed).discard(ruling.word)

    def _replayed(self) -> list[S]:
        states = [self.engine.new(self.rules)]
        with undisturbed():
            for number, move in enumerate(self._moves):
                try:
                    states.append(play(self.engine, states[-1], move))
                except Illegal as problem:
                    raise BrokenLog(f"move {number + 1} is not legal ({problem})") from problem
        return states


@contextmanager
def undisturbed() -> Generator[None, None, None]:
    """While a long game is read and replayed, the garbage collector would walk through all its
    states again and again and find nothing: that took half of the time. Afterwards they count as
    old, which freezing and thawing does, or the next small collection would walk through them all.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.unfreeze()
        if was_on:
            gc.enable()
