"""Quiddler with real cards: nothing is dealt here, rounds are written down and scored."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from wordgames.cards import Cards, with_item
from wordgames.engines.quiddler.actions import Challenge, CloseRound, WriteDown, spelt
from wordgames.engines.quiddler.laying import challenged_spreads, check_word, has_unjudged_words
from wordgames.engines.quiddler.rounds import Sheet
from wordgames.engines.quiddler.rules import Rules
from wordgames.engines.quiddler.scoring import LaidWord, Spread, score_round
from wordgames.errors import Illegal, Reason
from wordgames.game import Action, Move, Outcome, Player


@dataclass(frozen=True, slots=True)
class State:
    """The score sheet so far, and what is written down of this round."""

    rules: Rules
    round: int
    """From 1; one more than there are once all are scored."""
    totals: tuple[int, ...]
    spreads: tuple[Spread | None, ...]
    """What is written down of this round; None for whoever's words are not there yet."""
    out: Player | None = None
    sheets: tuple[Sheet, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What everybody sees: all of it, for the real cards lie open on the table."""

    rules: Rules
    round: int
    hand_size: int
    totals: tuple[int, ...]
    spreads: tuple[Spread | None, ...]
    out: Player | None
    sheets: tuple[Sheet, ...]

    @property
    def complete(self) -> bool:
        """Whether everybody's words of this round are there."""
        return None not in self.spreads


def new(rules: Rules) -> State:
    """Nothing written down yet; everybody has the points of the handicap."""
    totals = rules.handicaps or (0,) * rules.players
    return State(rules, 1, totals, (None,) * rules.players)


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    """Everybody may write, close the round and, where words are unjudged, challenge."""
    if not 0 <= player < state.rules.players or outcome(state) is not None:
        return ()
    unjudged = has_unjudged_words(state.rules, _table(state), player)
    return (WriteDown, CloseRound, *((Challenge,) if unjudged else ()))


def apply(state: State, move: Move) -> State:
    """The position after the move; ``Illegal`` when the rules forbid what it says."""
    match move.action:
        case WriteDown() as written:
            return _written(state, written, move.known)
        case Challenge(owner, cards):
            good = spelt(cards) in move.known
            judged = challenged_spreads(_table(state), move.player, owner, cards, good=good)
            spreads = tuple(
                None if old is None else new for old, new in zip(state.spreads, judged, strict=True)
            )
            return replace(state, spreads=spreads)
        case CloseRound():
            return _closed(state)
        case _:
            raise Illegal(Reason.WRONG_PHASE)


def view(state: State, player: Player | None) -> View:
    """The same for everybody."""
    del player
    return View(
        rules=state.rules,
        round=state.round,
        hand_size=hand_size(state),
        totals=state.totals,
        spreads=state.spreads,
        out=state.out,
        sheets=state.sheets,
    )


def outcome(state: State) -> Outcome | None:
    """The totals, once all rounds are scored; None before."""
    return Outcome.by_score(state.totals) if state.round > state.rules.rounds else None


def hand_size(state: State) -> int:
    """How many cards a hand of this round has."""
    return state.rules.first_hand + min(state.round, state.rules.rounds) - 1


def _written(state: State, written: WriteDown, known: frozenset[str]) -> State:
    owner, rules = written.owner, state.rules
    if not 0 <= owner < rules.players:
        raise Illegal(Reason.NOT_HELD, str(owner))
    for cards in written.spelled:
        check_word(rules, cards, known)
    spread = Spread(_still_judged(state.spreads[owner], written.spelled), written.left)
    many = len(_cards(spread))
    if many != hand_size(state):
        raise Illegal(Reason.WRONG_NUMBER_OF_CARDS, f"{many} of {hand_size(state)}")
    if written.out and written.left:
        raise Illegal(Reason.CARDS_LEFT_OVER, " ".join(written.left))
    spreads = with_item(state.spreads, owner, spread)
    used = Counter(card for one in spreads if one is not None for card in _cards(one))
    for card in _cards(spread):
        if used[card] > rules.deck.count(card):
            raise Illegal(Reason.NOT_IN_THE_DECK, card)
    out = owner if written.out else None if state.out == owner else state.out
    return replace(state, spreads=spreads, out=out)


def _still_judged(before: Spread | None, spelled: tuple[Cards, ...]) -> tuple[LaidWord, ...]:
    """The words, each with what a challenge has settled about it before. A challenged word can't
    be written out of the list: there is no rearranging, and somebody pays for it (rule 7).
    """
    judged = [] if before is None else [word for word in before.words if word.good is not None]
    laid: list[LaidWord] = []
    for cards in spelled:
        word = next((word for word in judged if word.cards == cards), LaidWord(cards))
        if word in judged:
            judged.remove(word)
        laid.append(word)
    if judged:
        raise Illegal(Reason.ALREADY_CHALLENGED, judged[0].word)
    return tuple(laid)


def _closed(state: State) -> State:
    if None in state.spreads:
        raise Illegal(Reason.TOO_EARLY)
    rows = score_round(state.rules, _table(state))
    totals = tuple(old + row.points for old, row in zip(state.totals, rows, strict=True))
    sheet = Sheet(state.round, hand_size(state), state.out, rows, totals)
    return State(
        rules=state.rules,
        round=state.round + 1,
        totals=totals,
        spreads=(None,) * state.rules.players,
        sheets=(*state.sheets, sheet),
    )


def _table(state: State) -> tuple[Spread, ...]:
    return tuple(Spread() if spread is None else spread for spread in state.spreads)


def _cards(spread: Spread) -> Cards:
    return (*(card for word in spread.words for card in word.cards), *spread.left)
