"""The smallest game that has everything: cards, hidden hands, words, chance and a clock.

Three rounds: all get a card, face down, and ten seconds to say a word with it or pass. A good
word keeps the card.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from sys import modules
from typing import Any, cast

from games import Subject
from wordgames.cards import Cards, with_item
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Engine, Millis, Move, Outcome, Player, Rng, TimeUp

VERSION = 1
ROUNDS = 3
TIME: Millis = 10_000


@dataclass(frozen=True, slots=True)
class Rules:
    players: int
    deck: Cards


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    pack: Cards


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """I have no word."""


@dataclass(frozen=True, slots=True)
class Say(Action):
    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word,)


ACTIONS: tuple[type[Action], ...] = (Shuffle, Pass, Say, TimeUp)


@dataclass(frozen=True, slots=True)
class State:
    rules: Rules
    rounds: int
    pack: Cards
    hands: tuple[Cards, ...]
    kept: tuple[Cards, ...]
    thrown: Cards = ()
    ends: Millis | None = None


@dataclass(frozen=True, slots=True)
class View:
    hand: Cards
    pack: int
    kept: tuple[int, ...]


def new(rules: Rules) -> State:
    none: tuple[Cards, ...] = ((),) * rules.players
    return State(rules, 0, rules.deck, none, none)


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    if outcome(state) is not None:
        return ()
    if not any(state.hands):
        return (Shuffle,) if player == CHANCE else ()
    if player == CLOCK:
        return (TimeUp,)
    return (Pass, Say) if player >= 0 and state.hands[player] else ()


def apply(state: State, move: Move) -> State:
    match move.action:
        case Shuffle(pack):
            players = state.rules.players
            hands: tuple[Cards, ...] = tuple((card,) for card in pack[:players])
            return replace(state, pack=pack[players:], hands=hands, ends=move.at + TIME)
        case Pass():
            return _settle(_thrown(state, move.player))
        case Say(word):
            if state.hands[move.player][0] not in word:
                raise Illegal(Reason.MISSING_LETTER, word)
            if word not in move.known:
                return _settle(_thrown(state, move.player))
            kept = state.kept[move.player] + state.hands[move.player]
            left = with_item(state.hands, move.player, ())
            keeps = with_item(state.kept, move.player, kept)
            return _settle(replace(state, hands=left, kept=keeps))
        case TimeUp():
            for player in range(state.rules.players):
                state = _thrown(state, player)
            return _settle(state)
        case _:
            raise Illegal(Reason.WRONG_PHASE)


def chance(state: State, rng: Rng) -> Action:
    return Shuffle(rng.shuffled(state.pack))


def deadline(state: State) -> Millis | None:
    return state.ends


def view(state: State, player: Player | None) -> View:
    hand = () if player is None else state.hands[player]
    return View(hand, len(state.pack), tuple(map(len, state.kept)))


def outcome(state: State) -> Outcome | None:
    if state.rounds < ROUNDS:
        return None
    return Outcome.by_score([len(cards) for cards in state.kept])


def _thrown(state: State, player: Player) -> State:
    hands = with_item(state.hands, player, ())
    return replace(state, hands=hands, thrown=state.thrown + state.hands[player])


def _settle(state: State) -> State:
    if any(state.hands):
        return state
    return replace(state, rounds=state.rounds + 1, ends=None)


ENGINE = cast(Engine[Any, Any, Any], modules[__name__])


def _some_action(kind: type[Action], view: Any, player: Player, rng: Random) -> Action:
    del player
    if kind is Say:
        return Say("".join(view.hand) * rng.randrange(2) + rng.choice("ABCDE"))
    return kind()


def _cards(state: State) -> Counter[str]:
    return Counter(
        c for pile in (state.pack, state.thrown, *state.hands, *state.kept) for c in pile
    )


def _scramble(state: State, player: Player | None, rng: Random) -> State:
    pool = list(state.pack)
    for other, hand in enumerate(state.hands):
        pool += hand if other != player else ()
    rng.shuffle(pool)
    hands: list[Cards] = []
    for other, hand in enumerate(state.hands):
        take = 0 if other == player else len(hand)
        hands.append(hand if other == player else tuple(pool[:take]))
        pool = pool[take:]
    return replace(state, pack=tuple(pool), hands=tuple(hands))


SUBJECT = Subject(
    name="toy",
    engine=ENGINE,
    rules={"three": Rules(3, tuple("ABCDEFGHIJ")), "one": Rules(1, tuple("ABC"))},
    some_action=_some_action,
    cards=_cards,
    deck=lambda rules: Counter(rules.deck),
    scramble=_scramble,
)
