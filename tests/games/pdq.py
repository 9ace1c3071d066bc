"""PDQ under the contract: every variant, every option, and decks that are barely large enough."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from games import Subject
from wordgames.decks import read_deck
from wordgames.engines import pdq
from wordgames.engines.pdq.state import Answering, Claim, State, Waiting, Writing
from wordgames.errors import Reason
from wordgames.game import Action, Player

DECK = read_deck("pdq").cards
SMALL = tuple("XEANPXRSTA")
"""Three rows of three and a card left over."""


def rules(variant: pdq.Variant, players: int, **more: Any) -> pdq.Rules:
    """Rules with a deck that has nine deals or so, unless another is asked for."""
    more.setdefault("deck", pdq.deck_in_force(DECK[::3], variant))
    more.setdefault("ex", variant.ex)
    return pdq.Rules(players=players, variant=variant, **more)


V = pdq.Variant
CASES = {
    "regular": rules(V.REGULAR, 3),
    "regular, the whole deck": rules(V.REGULAR, 2, deck=DECK, rest=0, deal_time=3_000),
    "regular, eight, wide window": rules(V.REGULAR, 8, tie_window=500, rest=2_000),
    "regular, sits out": rules(V.REGULAR, 4, sits_out=True, tie_window=500, double_scoring=True),
    "regular, no limits": rules(V.REGULAR, 2, time_to_type=None, tie_window=0, ex=False),
    "regular, alone": rules(V.REGULAR, 1, rest=0, deal_time=3_000, sits_out=True),
    "regular, small deck": rules(V.REGULAR, 3, deck=SMALL, tie_window=500),
    "regular, one row": rules(V.REGULAR, 2, deck=tuple("PNA")),
    "experts": rules(V.EXPERTS, 2, minimums=(5, 6), sits_out=True),
    "younger": rules(V.YOUNGER, 3, tie_window=500),
    "younger, both ends": rules(V.YOUNGER_BOTH_ENDS, 2),
    "intergenerational": rules(V.INTERGENERATIONAL, 3, minimums=(5, 4, 4)),
    "pdl": rules(V.PDL, 3, tie_window=500),
    "pdl, against time": rules(V.PDL, 2, beat_time=2_000, deal_time=9_000, sits_out=True),
    "pdl, alone": rules(V.PDL, 1, rest=0),
    "solitaire": rules(V.SOLITAIRE, 1, rest=0, double_scoring=True),
    "solitaire, against time": rules(V.SOLITAIRE, 1, rest=0, deal_time=4_000),
    "any which way": rules(V.ANY_WHICH_WAY, 2, ex=True),
    "four score": rules(V.FOUR_SCORE, 2, tie_window=500),
    "stuck in the middle": rules(V.STUCK_IN_THE_MIDDLE, 2),
    "word count": rules(V.WORD_COUNT, 3, count_time=4_000),
    "word count, distinct": rules(V.WORD_COUNT, 2, unique=False, count_deals=1, deck=tuple("PNA")),
}


def some_action(kind: type[Action], view: Any, player: Player, rng: Random) -> Action:
    """Mostly words that fit, of few lengths, so that ties and longer words happen."""
    del player
    if kind in {pdq.Say, pdq.Write}:
        return kind(some_word(view, rng))
    if kind in {pdq.GiveUp, pdq.Done} and rng.random() < 0.9:
        return pdq.Write("") if kind is pdq.Done else pdq.Say("")
    return kind()


def some_word(view: pdq.View, rng: Random) -> str:
    """The row in one direction, with letters between and after."""
    row = view.row if rng.random() < 0.7 else view.row[::-1]
    if rng.random() < 0.1:
        return "".join(rng.choices("AEXNP", k=rng.randrange(7)))
    start = "E" * (row[0] == "X" and rng.random() < 0.5)
    grown = len(view.best[0].word) if view.best else 0
    between = [card + "".join(rng.choices("AES", k=rng.randrange(3))) for card in row]
    word = start + "".join(between)
    if view.rules.variant is V.YOUNGER_BOTH_ENDS:
        return word + row[-1]
    return word + "S" * max(0, grown - len(word) + rng.randrange(2))


def cards(state: State) -> Counter[str]:
    return Counter(c for pile in (state.pack, state.row, state.aside, *state.won) for c in pile)


def scramble(state: State, player: Player | None, rng: Random) -> State:
    """Other packs, other claims of others, other verdicts, other lists of others."""
    pack = list(state.pack)
    rng.shuffle(pack)
    state = replace(state, pack=tuple(pack))
    lists = tuple(
        tuple(_other(claim, rng, keep_word=seat == player) for claim in words)
        if seat == player
        else (Claim(seat, "OTHER"),) * rng.randrange(4)
        for seat, words in enumerate(state.lists)
    )
    state = replace(state, lists=lists)
    match state.phase:
        case Answering(claims=claims) as phase:
            claims = tuple(_other(c, rng, keep_word=c.player == player) for c in claims)
            return replace(state, phase=replace(phase, claims=claims))
        case Waiting():
            return replace(state, row=state.pack[: len(state.row)] or state.row)
        case Writing(turn, words=words) as phase:
            written = tuple(_other(c, rng, keep_word=True) for c in words)
            if turn != player:
                written = written[: rng.randrange(len(written) + 1)]
            return replace(state, phase=replace(phase, words=written))
        case _:
            return state


def _other(claim: Claim, rng: Random, *, keep_word: bool) -> Claim:
    reason = rng.choice([None, Reason.NOT_IN_DICTIONARY, Reason.WRONG_ORDER])
    return Claim(claim.player, claim.word if keep_word else "SOMETHING", reason)


SUBJECT = Subject(
    name="pdq",
    engine=pdq,
    rules=CASES,
    some_action=some_action,
    cards=cards,
    deck=lambda rules: Counter(rules.deck),
    scramble=scramble,
)
