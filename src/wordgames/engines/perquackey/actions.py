"""What players, chance and the clock may do in Perquackey."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.game import Action, TimeUp


@dataclass(frozen=True, slots=True)
class ThrowForFirst(Action):
    """Chance: the letters of those who throw a red cube for the first turn, in seat order."""

    letters: str


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Empty the cup."""


@dataclass(frozen=True, slots=True)
class Land(Action):
    """Chance: the top faces, the black cubes first, each in the order of its cubes."""

    letters: str


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Say what real cubes show; no letters leave that to the people at the table."""

    letters: str


@dataclass(frozen=True, slots=True)
class TurnGlass(Action):
    """Start the clock of somebody else's throw."""


@dataclass(frozen=True, slots=True)
class Spell(Action):
    """Form a word and call it out."""

    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Replace(Action):
    """Form a word in place of its singular or plural, which stands."""

    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Suggest(Action):
    """The partner calls a word."""

    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take back a word that one called."""

    word: str


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Stop before time is up."""


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """Ask the dictionary about a word."""

    word: str


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Let a word not count, without asking the dictionary."""

    word: str


@dataclass(frozen=True, slots=True)
class Restore(Action):
    """Let a struck word count again."""

    word: str


@dataclass(frozen=True, slots=True)
class Bank(Action):
    """Write the sum down: the throw is closed."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Enough practice."""


ACTIONS: tuple[type[Action], ...] = (
    ThrowForFirst,
    Throw,
    Land,
    Lay,
    TurnGlass,
    Spell,
    Replace,
    Suggest,
    Withdraw,
    Finish,
    TimeUp,
    Challenge,
    Strike,
    Restore,
    Bank,
    Stop,
)
