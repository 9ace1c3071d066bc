"""The official solitaire: eight stacks of six."""

from __future__ import annotations

from functools import reduce

import pytest

from quiddler.table import DECK, cards, rules
from wordgames.cards import Cards
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import solitaire
from wordgames.engines.quiddler.actions import GiveUp, MakeWord, Refill, Shuffle
from wordgames.engines.quiddler.rules import Rules, Variant
from wordgames.engines.quiddler.solitaire import Ended, Refilling, Spelling
from wordgames.errors import BadSetup, Illegal, Reason
from wordgames.game import CHANCE, Action, Move, play

RULES = rules(1, variant=Variant.SOLITAIRE)


def laid_out(deck: Cards = DECK.cards) -> solitaire.State:
    made = Rules(1, deck, DECK.points, variant=Variant.SOLITAIRE)
    return do(engine.new(made), Shuffle(deck), player=CHANCE)


def do(state: engine.State, *actions: Action, player: int = 0, good: str = "") -> solitaire.State:
    known = frozenset(good.split())
    moves = [Move(player, action, 0, known & {*action.words}) for action in actions]
    after = reduce(lambda state, move: play(engine, state, move), moves, state)
    assert isinstance(after, solitaire.State)
    return after


def word(state: solitaire.State, *places: int) -> MakeWord:
    return MakeWord(places, tuple(state.stacks[place][0] for place in places))


def used_up(state: solitaire.State, *places: int) -> solitaire.State:
    """Make a word of what shows there; whatever it spells is a word in this test."""
    action = word(state, *places)
    return do(state, action, good=action.words[0])


def test_eight_stacks_with_one_card_up_and_five_down() -> None:
    state = laid_out()
    view = solitaire.view(state, 0)
    assert view.depth == (6,) * 8
    assert view.showing == DECK.cards[:8]
    assert len(state.pack) == 118 - 48


def test_a_word_takes_the_showing_cards_and_turns_up_the_next() -> None:
    state = laid_out()
    below = state.stacks[1][1]
    state = used_up(state, 0, 1)
    view = solitaire.view(state, 0)
    assert view.depth == (5, 5, 6, 6, 6, 6, 6, 6)
    assert view.showing[1] == below
    assert view.cards_used == 2


def test_a_word_of_one_card_is_refused() -> None:
    state = laid_out(("QU", *DECK.cards[1:-2], "TH", "A"))
    with pytest.raises(Illegal) as refused:
        do(state, MakeWord((0,), ("QU",)), good="QU")
    assert refused.value.reason is Reason.TOO_FEW_CARDS


def test_a_bad_word_is_refused() -> None:
    state = laid_out()
    with pytest.raises(Illegal) as refused:
        do(state, word(state, 0, 1))
    assert refused.value.reason is Reason.NOT_IN_DICTIONARY


@pytest.mark.parametrize(
    "action",
    [
        MakeWord((0, 0), ("A", "A")),
        MakeWord((0, 8), ("A", "A")),
        MakeWord((-1, 0), ("A", "A")),
        MakeWord((0, 1), ("A", "Z")),
        MakeWord((0,), ("A", "A")),
    ],
)
def test_only_cards_that_show_can_be_used(action: MakeWord) -> None:
    with pytest.raises(Illegal) as refused:
        do(laid_out(), action, good="AA AZ")
    assert refused.value.reason is Reason.NOT_HELD


def emptied() -> solitaire.State:
    state = laid_out()
    for _ in range(6):
        state = used_up(state, 0, 1)
    return state


def test_an_emptied_stack_gets_the_top_card_of_a_stack_of_the_players_choice() -> None:
    state = emptied()
    assert state.phase == Refilling()
    assert engine.legal(state, 0) == (Refill,)
    moved, uncovered = state.stacks[4][:2]
    state = do(state, Refill(4))
    assert state.phase == Refilling()
    assert state.stacks[0] == (moved,)
    assert state.stacks[4][0] == uncovered
    state = do(state, Refill(4))
    assert state.phase == Spelling()
    assert [len(stack) for stack in state.stacks] == [1, 1, 6, 6, 4, 6, 6, 6]


def test_a_place_is_not_filled_from_a_single_card_or_from_nowhere() -> None:
    state = do(emptied(), Refill(4))
    for source in (0, 1, 8, -1):
        with pytest.raises(Illegal) as refused:
            do(state, Refill(source))
        assert refused.value.reason is Reason.NOTHING_TO_TAKE


def played_out() -> solitaire.State:
    state = laid_out()
    while any(len(stack) > 1 for stack in state.stacks):
        deep = sorted(range(8), key=lambda place: -len(state.stacks[place]))
        match state.phase:
            case Refilling():
                state = do(state, Refill(deep[0]))
            case _:
                state = used_up(state, *deep[:2])
    return state


def test_it_is_won_when_all_48_cards_are_used() -> None:
    state = played_out()
    state = used_up(state, *(place for place in range(8) if state.stacks[place]))
    assert state.phase == Ended()
    outcome = engine.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((48,), (0,))


def test_where_nothing_covers_anything_the_empty_places_stay_empty() -> None:
    state = used_up(played_out(), *[p for p in range(8) if played_out().stacks[p]][:2])
    assert state.phase == Spelling()
    assert solitaire.view(state, 0).showing.count(None) >= 2


def test_giving_up_ends_it_without_a_win() -> None:
    outcome = engine.outcome(do(used_up(laid_out(), 0, 1), GiveUp()))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2,), ())


def test_one_plays_it_alone_and_with_48_cards_at_least() -> None:
    with pytest.raises(BadSetup, match="alone"):
        rules(2, variant=Variant.SOLITAIRE)
    with pytest.raises(BadSetup, match="48 cards"):
        rules(1, variant=Variant.SOLITAIRE, deck=DECK.cards[:47])


def test_a_shuffle_neither_adds_nor_loses_a_card() -> None:
    with pytest.raises(Illegal):
        do(engine.new(RULES), Shuffle(DECK.cards[1:]), player=CHANCE)
    with pytest.raises(Illegal):
        do(laid_out(), MakeWord((0, 1), cards("Z Z")), good="ZZ")
