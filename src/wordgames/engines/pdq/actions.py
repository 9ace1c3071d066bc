"""What can be done in PDQ."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.cards import Cards
from wordgames.game import Action, TimeUp


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """The pack, top card first."""

    pack: Cards


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Turn up the next row."""


@dataclass(frozen=True, slots=True)
class Buzz(Action):
    """I have a word."""


@dataclass(frozen=True, slots=True)
class Say(Action):
    """This is my word."""

    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class GiveBack(Action):
    """I buzzed, but have no word after all."""


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """I, too, think that there is no word."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """PDL: I have no longer word."""


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """I take my agreement or my pass back."""


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Solitaire: I am stumped."""


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Word count: show me the letters and start my time."""


@dataclass(frozen=True, slots=True)
class Write(Action):
    """Word count: put this on my list."""

    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Word count: my list is finished before its time."""


ACTIONS: tuple[type[Action], ...] = (
    Shuffle,
    Deal,
    Buzz,
    Say,
    GiveBack,
    Agree,
    Pass,
    Withdraw,
    GiveUp,
    Ready,
    Write,
    Done,
    TimeUp,
)
