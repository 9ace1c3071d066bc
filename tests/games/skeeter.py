"""Skeeter for the contract suite."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from sys import modules
from typing import Any, cast

from games import Subject
from wordgames.cards import Cards
from wordgames.decks import read_deck
from wordgames.engines import skeeter
from wordgames.engines.skeeter import Pass, Place, Rules, State, Window, with_card
from wordgames.game import Action, Engine, Player

ENGINE = cast(Engine[Any, Any, Any], modules[skeeter.__name__])
DECK = read_deck("skeeter").cards
NAMES = ("Ann Zola", "Bob Young", "Cy Adams", "Dee Mann")


def rules(players: int, cards: int = len(DECK), **options: Any) -> Rules:
    """Rules for that many players with the deck cut down to so many cards, rare letters and all."""
    step = len(DECK) / cards
    return Rules(NAMES[:players], tuple(DECK[int(i * step)] for i in range(cards)), **options)


def _some_action(kind: type[Action], view: Any, player: Player, rng: Random) -> Action:
    # Most passes become a card after all, or a round would be over before rows have grown.
    reluctant = kind is Pass and view.turn == player and not view.must_pass and rng.random() < 0.85
    if not (kind is Place or reluctant):
        return kind()
    target = rng.choice(view.targets)
    position = rng.randrange(len(target.row) + 1 + (rng.random() < 0.1))
    card = rng.choice(view.hand) if rng.random() < 0.95 else rng.choice("ABC")
    # Three letters at the end so that now one word is known to the judge and now another.
    word = "".join(with_card(target.row, position, card)) + "".join(rng.choices("AEINST", k=3))
    return Place(card, target.value, position, word[rng.random() < 0.05 :])


def cards_of(state: State) -> Counter[str]:
    """Every card, wherever it lies."""
    rows = [target.row for target in state.targets]
    return Counter(c for pile in (state.pack, *state.hands, *rows, state.starter) for c in pile)


def scramble(state: State, player: Player | None, rng: Random) -> State:
    """Other hands, the pack and the verdict on an open word become something else."""
    hidden = [hand for seat, hand in enumerate(state.hands) if seat != player]
    pool = [card for pile in (state.pack, *hidden) for card in pile]
    rng.shuffle(pool)
    hands: list[Cards] = []
    for seat, hand in enumerate(state.hands):
        if seat == player:
            hands.append(hand)
        else:
            hands.append(tuple(pool[: len(hand)]))
            del pool[: len(hand)]
    phase = state.phase
    if isinstance(phase, Window):
        phase = replace(phase, good=not phase.good)
    return replace(state, hands=tuple(hands), pack=tuple(pool), phase=phase)


SUBJECT = Subject(
    name="skeeter",
    engine=ENGINE,
    rules={
        "two": rules(2),
        "three": rules(3),
        "four": rules(4),
        "automatic": rules(3, challenges=False),
        "timed": rules(3, turn_time=3_000, challenge_time=700),
        "no-repeats": rules(2, repeats=False, rounds=1),
        "barely-two": rules(2, 18),
        "thirty-two": rules(2, 30),
        "thirty-three": rules(3, 30, challenges=False),
        "thirty-four": rules(4, 30),
        "forty-four": rules(4, 41, challenge_time=700),
    },
    some_action=_some_action,
    cards=cards_of,
    deck=lambda rules: Counter(rules.deck),
    scramble=scramble,
)
