"""Quiddler for the contract suite: at the table, alone, and with barely enough cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from games import Subject
from wordgames.cards import Cards
from wordgames.decks import read_deck
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds, sheet, solitaire
from wordgames.engines.quiddler.actions import (
    Challenge,
    Discard,
    GiveUp,
    GoOut,
    LayDown,
    MakeWord,
    Refill,
    WriteDown,
)
from wordgames.engines.quiddler.rules import Bonus, Referee, Rules, Ties, Variant
from wordgames.game import Action, Player

DECK = read_deck("quiddler")
SMALL: Cards = ("A", "E", "ER", "IN", "QU", "S", "T", "TH", "O")


def rules(players: int, **more: Any) -> Rules:
    return Rules(players, **{"deck": DECK.cards, "points": DECK.points, **more})


CASES = {
    "two": rules(2, last_hand=5),
    "four": rules(4, ties=Ties.ALL, floor=False, handicaps=(0, 10, 0, 25), last_hand=6),
    "eight": rules(8, first_hand=8),
    "alone": rules(1),
    "refereed": rules(
        3, referee=Referee.AUTOMATIC, out_in_first_lap=False, shortest=3, last_hand=4
    ),
    "other bonus": rules(2, two_player_bonus=Bonus.MOST_WORDS, first_hand=2, last_hand=4),
    "barely": rules(2, deck=SMALL, first_hand=3, last_hand=4),
    "real cards": rules(3, variant=Variant.REAL_CARDS, last_hand=5),
    "solitaire": rules(1, variant=Variant.SOLITAIRE),
    "solitaire of 48": rules(1, deck=DECK.cards[:48], variant=Variant.SOLITAIRE),
}


def some_action(kind: type[Action], view: Any, player: Player, rng: Random) -> Action:
    del player
    if isinstance(view, solitaire.View):
        return _alone(kind, view, rng)
    if isinstance(view, sheet.View):
        return _with_real_cards(kind, view, rng)
    hand = list(view.hand)
    rng.shuffle(hand)
    if kind is Discard:
        return Discard(rng.choice([*hand, "Z"]))
    if kind is GoOut:
        return GoOut(*_parted(hand, rng, whole=True))
    if kind is LayDown:
        return LayDown(*_parted(hand, rng, whole=rng.random() < 0.3))
    if kind is Challenge:
        owner = rng.randrange(view.rules.players)
        words = [word.cards for word in view.spreads[owner].words] or [("A", "T")]
        return Challenge(owner, rng.choice(words))
    return kind()


def _with_real_cards(kind: type[Action], view: sheet.View, rng: Random) -> Action:
    owner = rng.randrange(view.rules.players)
    if kind is WriteDown:
        held = rng.sample(view.rules.deck, view.hand_size + 1)
        spelled, _ = _parted(held, rng, whole=rng.random() < 0.3)
        left = held[1 + sum(map(len, spelled)) :]
        return WriteDown(owner, spelled, tuple(left), out=not left and rng.random() < 0.5)
    if kind is Challenge:
        spread = view.spreads[owner]
        words = [word.cards for word in spread.words] if spread is not None else []
        return Challenge(owner, rng.choice(words or [("A", "T")]))
    return kind()


def _parted(hand: list[str], rng: Random, *, whole: bool) -> tuple[tuple[Cards, ...], str]:
    """Some words and the card to throw; with ``whole`` no card is left over."""
    cards, thrown = hand[1:], hand[0]
    words: list[Cards] = []
    while len(cards) >= 2 and (whole or rng.random() < 0.6):
        most = len(cards)
        take = rng.choice([n for n in range(2, most + 1) if n == most or n <= most - 2])
        words.append(tuple(cards[:take]))
        cards = cards[take:]
    return tuple(words), thrown


def _alone(kind: type[Action], view: solitaire.View, rng: Random) -> Action:
    if kind is MakeWord or (kind is GiveUp and rng.random() < 0.95):
        showing = [i for i, card in enumerate(view.showing) if card is not None]
        places = tuple(rng.sample(showing, min(len(showing), rng.randrange(1, 6))))
        return MakeWord(places, tuple(str(view.showing[i]) for i in places))
    if kind is Refill:
        return Refill(rng.randrange(8))
    return kind()


def cards(state: engine.State) -> Counter[str]:
    match state:
        case rounds.State():
            return Counter(rounds.everything(state))
        case solitaire.State():
            return Counter(solitaire.everything(state))
        case sheet.State():
            return Counter(state.rules.deck)


def scramble(state: engine.State, player: Player | None, rng: Random) -> engine.State:
    match state:
        case rounds.State():
            return _scrambled_table(state, player, rng)
        case solitaire.State():
            return _scrambled_stacks(state, rng)
        case sheet.State():
            return state


def _scrambled_table(state: rounds.State, player: Player | None, rng: Random) -> rounds.State:
    hidden = [i for i in range(state.rules.players) if i != player]
    pool = [*state.pack, *(card for i in hidden for card in state.hands[i])]
    rng.shuffle(pool)
    hands = list(state.hands)
    for i in hidden:
        hands[i], pool = tuple(pool[: len(hands[i])]), pool[len(hands[i]) :]
    return replace(state, hands=tuple(hands), pack=tuple(pool))


def _scrambled_stacks(state: solitaire.State, rng: Random) -> solitaire.State:
    pool = [*state.pack, *(card for stack in state.stacks for card in stack[1:])]
    rng.shuffle(pool)
    stacks: list[Cards] = []
    for stack in state.stacks:
        below = max(0, len(stack) - 1)
        stacks.append((*stack[:1], *pool[:below]))
        pool = pool[below:]
    return replace(state, stacks=tuple(stacks), pack=tuple(pool))


SUBJECT = Subject(
    name="quiddler",
    engine=engine,
    rules=CASES,
    some_action=some_action,
    cards=cards,
    deck=lambda rules: Counter(rules.deck),
    scramble=scramble,
    longest=20_000,
)
