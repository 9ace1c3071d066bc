"""All that can happen in a game of Quiddler, one class an action."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.cards import Card, Cards
from wordgames.game import Action, Player


def spelt(cards: Cards) -> str:
    """The word that the cards spell."""
    return "".join(cards)


@dataclass(frozen=True, slots=True)
class ChooseDealer(Action):
    """Chance says who deals first."""

    dealer: Player


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """Chance puts the cards into this order: the whole deck, or the discards of a round."""

    pack: Cards


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of the draw pile, unseen by the others."""


@dataclass(frozen=True, slots=True)
class TakeDiscard(Action):
    """Take the top card of the discard pile."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw a card away and play on."""

    card: Card


@dataclass(frozen=True, slots=True)
class GoOut(Action):
    """Lay all cards but one down as words and throw that one away."""

    spelled: tuple[Cards, ...]
    card: Card

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(map(spelt, self.spelled))


@dataclass(frozen=True, slots=True)
class LayDown(Action):
    """The last turn, once somebody is out: lay words, throw a card, be left with the rest."""

    spelled: tuple[Cards, ...]
    card: Card

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(map(spelt, self.spelled))


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """Doubt a word that another player has laid, named by its cards; the dictionary decides."""

    owner: Player
    cards: Cards

    @property
    def words(self) -> tuple[str, ...]:
        return (spelt(self.cards),)


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """Let the words that lie there count; the round closes when all have agreed."""


@dataclass(frozen=True, slots=True)
class MakeWord(Action):
    """Solitaire: spell a word with the cards that show on these stacks, in this order."""

    stacks: tuple[int, ...]
    cards: Cards
    """The cards that show there: the word, whoever reads the log."""

    @property
    def words(self) -> tuple[str, ...]:
        return (spelt(self.cards),)


@dataclass(frozen=True, slots=True)
class Refill(Action):
    """Solitaire: put the card that shows on that stack into the first empty place."""

    source: int


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Solitaire: there is no word left to find."""


@dataclass(frozen=True, slots=True)
class WriteDown(Action):
    """Real cards: what a player has laid at the end of a round, in place of what stood there."""

    owner: Player
    spelled: tuple[Cards, ...]
    left: Cards
    out: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(map(spelt, self.spelled))


@dataclass(frozen=True, slots=True)
class CloseRound(Action):
    """Real cards: everybody's words are written down, so score the round."""
