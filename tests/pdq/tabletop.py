"""A table at which a test plays by hand."""

from __future__ import annotations

from typing import Any

from wordgames.engines import pdq
from wordgames.engines.pdq.state import State
from wordgames.game import CHANCE, CLOCK, Action, Move, Player, TimeUp, play

ROWS = ("PNA", "DRU", "XNL", "TGA", "STR", "LTR", "QIN", "OAK")
"""The rows that are dealt one after the other unless a test asks for others."""


class Table:
    """A game with known rows. Every word is in the dictionary but those in ``refused``."""

    def __init__(self, *rows: str, refused: tuple[str, ...] = (), **options: Any) -> None:
        self.refused = frozenset(refused)
        pack = "".join(dealing_order(row) for row in rows or ROWS)
        options.setdefault("players", 3)
        self.rules = pdq.Rules(deck=tuple(pack), **options)
        self.state: State = pdq.new(self.rules)
        self.at = 0
        self.moves: list[Move] = []
        self.move(CHANCE, pdq.Shuffle(tuple(pack)))

    def move(self, player: Player, action: Action, after: int = 0) -> pdq.View:
        """Let somebody act so many milliseconds after the move before; what the table sees then."""
        self.at += after
        known = frozenset(action.words) - self.refused
        move = Move(player, action, self.at, known)
        self.state = play(pdq, self.state, move)
        self.moves.append(move)
        return self.view

    def time(self) -> pdq.View:
        """Let the clock do what is due next."""
        due = pdq.deadline(self.state)
        assert due is not None
        self.at = due
        return self.move(CLOCK, TimeUp())

    def deal(self) -> pdq.View:
        return self.move(0, pdq.Deal())

    def buzz(self, player: Player, after: int = 1000) -> pdq.View:
        return self.move(player, pdq.Buzz(), after)

    def close(self) -> pdq.View:
        """Let the window close."""
        assert self.view.stage is pdq.Stage.BUZZED
        return self.time()

    def say(self, player: Player, word: str, after: int = 1000) -> pdq.View:
        return self.move(player, pdq.Say(word), after)

    def take(self, player: Player, word: str) -> pdq.View:
        """One player alone buzzes and says a word."""
        if self.buzz(player).stage is pdq.Stage.BUZZED:
            self.close()
        return self.say(player, word)

    def agree(self, *players: Player) -> pdq.View:
        for player in players:
            self.move(player, pdq.Agree())
        return self.view

    def sees(self, player: Player) -> pdq.View:
        return pdq.view(self.state, player)

    @property
    def view(self) -> pdq.View:
        """What everybody sees."""
        return pdq.view(self.state, None)


def dealing_order(row: str) -> str:
    """The cards of a row as they lie, in the order in which they are dealt."""
    return row if len(row) != 3 else row[1] + row[0] + row[2]
