"""Quiddler alone: eight stacks of six cards, to be used up in words of the cards that show."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from wordgames.cards import Card, Cards, with_item
from wordgames.engines.quiddler.actions import GiveUp, MakeWord, Refill, Shuffle, spelt
from wordgames.engines.quiddler.laying import check_word
from wordgames.engines.quiddler.rules import STACK_DEPTH, STACKS, Rules
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, Action, Move, Outcome, Player, Rng


@dataclass(frozen=True, slots=True)
class Unshuffled:
    """The stacks are not laid out yet."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """The player looks for a word."""


@dataclass(frozen=True, slots=True)
class Refilling:
    """A stack is used up: the player picks the stack whose top card goes there."""


@dataclass(frozen=True, slots=True)
class Ended:
    """Every card is used, or the player has given up."""


SolitairePhase: TypeAlias = Unshuffled | Spelling | Refilling | Ended


@dataclass(frozen=True, slots=True)
class State:
    """The stacks with the cards that lie face down in them."""

    rules: Rules
    phase: SolitairePhase
    stacks: tuple[Cards, ...]
    """The first card of each shows, the others lie face down below it."""
    pack: Cards
    """The cards that are not in the game."""
    used: tuple[Cards, ...] = ()
    """The words so far."""


@dataclass(frozen=True, slots=True)
class View:
    """What the player sees, and anybody else: nothing is hidden but what lies face down."""

    rules: Rules
    phase: SolitairePhase
    showing: tuple[Card | None, ...]
    depth: tuple[int, ...]
    """How many cards each stack has, the one that shows included."""
    used: tuple[Cards, ...]

    @property
    def cards_used(self) -> int:
        """How many cards lie in words."""
        return sum(map(len, self.used))


def new(rules: Rules) -> State:
    """Nothing laid out yet."""
    return State(rules, Unshuffled(), ((),) * STACKS, rules.deck)


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    """The kinds of action open to a player, ``CHANCE`` included."""
    match state.phase:
        case Unshuffled():
            return (Shuffle,) if player == CHANCE else ()
        case Spelling():
            return (MakeWord, GiveUp) if player == 0 else ()
        case Refilling():
            return (Refill,) if player == 0 else ()
        case Ended():
            return ()


def chance(state: State, rng: Rng) -> Action:
    """The one shuffle of a game."""
    return Shuffle(rng.shuffled(state.pack))


def apply(state: State, move: Move) -> State:
    """The position after the move; ``Illegal`` when the rules forbid what it says."""
    match state.phase, move.action:
        case Unshuffled(), Shuffle(pack):
            if sorted(pack) != sorted(state.rules.deck):
                raise Illegal(Reason.NOT_HELD)
            laid = pack[: STACKS * STACK_DEPTH]
            stacks = tuple(laid[i::STACKS] for i in range(STACKS))
            return replace(state, phase=Spelling(), stacks=stacks, pack=pack[len(laid) :])
        case Spelling(), MakeWord(places, cards):
            _check_showing(state, places, cards)
            check_word(state.rules, cards, move.known)
            stacks = tuple(
                stack[1:] if place in places else stack for place, stack in enumerate(state.stacks)
            )
            return _settled(replace(state, stacks=stacks, used=(*state.used, cards)))
        case Refilling(), Refill(source):
            if not 0 <= source < STACKS or len(state.stacks[source]) < 2:  # noqa: PLR2004
                raise Illegal(Reason.NOTHING_TO_TAKE, str(source + 1))
            card, *rest = state.stacks[source]
            stacks = with_item(state.stacks, source, tuple(rest))
            return _settled(replace(state, stacks=with_item(stacks, stacks.index(()), (card,))))
        case Spelling(), GiveUp():
            return replace(state, phase=Ended())
        case _:
            raise Illegal(Reason.WRONG_PHASE)


def view(state: State, player: Player | None) -> View:
    """What shows; the same for everybody."""
    del player
    return View(
        rules=state.rules,
        phase=state.phase,
        showing=tuple(stack[0] if stack else None for stack in state.stacks),
        depth=tuple(map(len, state.stacks)),
        used=state.used,
    )


def outcome(state: State) -> Outcome | None:
    """The score is the number of cards used; all of them wins, fewer is nobody's win."""
    if not isinstance(state.phase, Ended):
        return None
    used = sum(map(len, state.used))
    return Outcome((used,), (0,) if used == STACKS * STACK_DEPTH else ())


def everything(state: State) -> Cards:
    """Every card, wherever it lies."""
    return (
        *state.pack,
        *(card for stack in state.stacks for card in stack),
        *(card for cards in state.used for card in cards),
    )


def _check_showing(state: State, places: tuple[int, ...], cards: Cards) -> None:
    if len(set(places)) != len(places) or len(places) != len(cards):
        raise Illegal(Reason.NOT_HELD, spelt(cards))
    for place, card in zip(places, cards, strict=True):
        if not 0 <= place < STACKS or state.stacks[place][:1] != (card,):
            raise Illegal(Reason.NOT_HELD, card)


def _settled(state: State) -> State:
    """Where a stack is empty and another still covers a card, one has to be moved there first."""
    if not any(state.stacks):
        return replace(state, phase=Ended())
    covered = any(len(stack) > 1 for stack in state.stacks)
    empty = not all(state.stacks)
    return replace(state, phase=Refilling() if covered and empty else Spelling())
