"""A table on which a test plays Perquackey move by move, with cubes that show what it likes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import (
    Bank,
    Finish,
    Glass,
    Land,
    Referee,
    Rules,
    Spell,
    State,
    Throw,
    ThrowForFirst,
    Thrown,
    TurnGlass,
)
from wordgames.engines.perquackey.chart import Reckoning
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Move, Player, TimeUp, play

ANY = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TEN = "TOPAHGREET"
THIRTEEN = TEN + "SSS"

THREES = "POT PAT TAP TOP HOT"
FOURS = "GOAT TREE TEAR PEAR HEAR"
BOTH = f"{THREES} {FOURS}"
"""Five words of three letters and five of four, which is a full pair of groups."""


def rules(players: int = 2, **options: Any) -> Rules:
    """Rules with cubes that have every letter on them."""
    return Rules(players, (ANY,) * 10, (ANY,) * 3, **options)


class Table:
    """The state of a game, and the moves that lead on from it."""

    def __init__(self, rules_: Rules, *, first: str | None = None) -> None:
        self.at = 0
        self.state: State = engine.new(rules_)
        if engine.legal(self.state, CHANCE):
            self.do(CHANCE, ThrowForFirst(first or ANY[: rules_.players]))

    @property
    def player(self) -> Player:
        return self.state.player

    def do(self, player: Player, action: Action, *, good: bool = True) -> Table:
        """The player's move; ``good`` is whether the dictionary accepts its words."""
        known = frozenset(action.words) if good else frozenset[str]()
        self.state = play(engine, self.state, Move(player, action, self.at, known))
        return self

    def throw(self, letters: str) -> Table:
        self.do(self.player, Throw())
        self.do(CHANCE, Land(letters))
        if self.state.rules.glass is Glass.OPPONENT and self.state.rules.seconds is not None:
            self.do(self.state.rules.others(self.player)[0], TurnGlass())
        return self

    def spell(self, text: str) -> Table:
        """The player on turn calls these words, all of them good ones."""
        for word in text.split():
            self.do(self.player, Spell(word))
        return self

    def finish(self) -> Table:
        """The throw ends early, and is banked where it waits for that."""
        watcher = self.state.rules.others(self.player)[0]
        self.do(self.player, Finish())
        if self.state.rules.referee is not Referee.AT_ONCE:
            self.do(watcher, Bank())
        return self

    def time_up(self) -> Table:
        due = engine.deadline(self.state)
        assert due is not None
        self.at = due
        return self.do(CLOCK, TimeUp())

    def bank(self, *points: int) -> Table:
        """Let throws of so many points lie behind, one after the other round the table."""
        for total in points:
            reckoning = Reckoning((), (), total, set=False)
            before = Thrown(self.player, TEN, False, (), (), reckoning)
            self.state = replace(self.state, thrown=(*self.state.thrown, before))
        return self


def refused(act: Callable[[], Any]) -> tuple[Reason, str]:
    """Why the rules forbid what the test does."""
    with pytest.raises(Illegal) as error:
        act()
    return error.value.reason, error.value.subject


def spelled(table: Table) -> str:
    return " ".join(seen.word for seen in engine.view(table.state, table.player).words)
