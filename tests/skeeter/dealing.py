"""A round of Skeeter with the cards one wants, and plays in a line each."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from games.skeeter import ENGINE
from wordgames.engines.skeeter import Place, Rules, Shuffle, State, Target, Turn, Window, new
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Move, TimeUp, play

WORDS = frozenset({"RABBIT", "ORBIT", "ROBOT", "STONE", "MOLECULE", "BLANKET", "GRASSHOPPER"})
B = Place("B", 10, 1, "RABBIT")
"""The first play of many a test: B behind the R at 10."""


class Round:
    """A game that stands at the first turn of a round; ``rows``, ``hands``, ``pack`` as letters.

    The starter is A, so the first surname in the alphabet begins; ``names`` default to surnames
    in the order of the seats.
    """

    def __init__(
        self,
        rows: str,
        *hands: str,
        pack: str = "",
        starter: str = "A",
        words: Collection[str] = WORDS,
        **options: Any,
    ) -> None:
        self.words = words
        cards = (*rows, *"".join(hands), starter, *pack)
        options.setdefault("names", ("Ann A", "Bob B", "Cy C", "Dee D")[: len(hands)])
        options.setdefault("rounds", 1)
        self.rules = Rules(deck=cards, **options)
        self.moves = [Move(CHANCE, Shuffle(cards))]
        self.state: State = play(ENGINE, new(self.rules), self.moves[0])

    def do(self, player: int, action: Action, at: int | None = None) -> None:
        """Play on; the dictionary is ``words``."""
        known = frozenset(word for word in action.words if word in self.words)
        move = Move(player, action, self.moves[-1].at if at is None else at, known)
        self.state = play(ENGINE, self.state, move)
        self.moves.append(move)

    def time_up(self) -> None:
        due = ENGINE.deadline(self.state)
        assert due is not None
        self.do(CLOCK, TimeUp(), due)

    def target(self, value: int) -> Target:
        return self.state.targets[value // 10 - 1]

    def row(self, value: int) -> str:
        return "".join(self.target(value).row)

    def hand(self, player: int) -> str:
        return "".join(self.state.hands[player])

    @property
    def turn(self) -> int | None:
        """Who is on turn; None while a play waits or nobody is."""
        phase = self.state.phase
        return phase.player if isinstance(phase, Turn) else None

    @property
    def waits(self) -> bool:
        return isinstance(self.state.phase, Window)


def three(**options: Any) -> Round:
    """Ann, Bob and Cy; R at 10; everybody can say RABBIT with a B, then ORBIT with a T."""
    return Round("RSMGN", "BTTOEX", "BTTOEX", "BTTOEX", pack="ABCDEFGHI", **options)


def refused(game: Round, player: int, action: Place) -> tuple[Reason, str]:
    before = game.state
    with pytest.raises(Illegal) as error:
        game.do(player, action)
    assert game.state == before
    return error.value.reason, error.value.subject
