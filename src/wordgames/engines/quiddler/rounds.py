"""Quiddler for one to eight: rounds of growing hands, spelled whole into words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from wordgames.cards import Card, Cards, with_item, without
from wordgames.engines.quiddler.actions import (
    Agree,
    Challenge,
    ChooseDealer,
    Discard,
    Draw,
    GoOut,
    LayDown,
    Shuffle,
    TakeDiscard,
    spelt,
)
from wordgames.engines.quiddler.rules import Referee, Rules
from wordgames.engines.quiddler.scoring import LaidWord, Row, Spread, score_round
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, Action, Move, Outcome, Player, Rng


@dataclass(frozen=True, slots=True)
class BeforeTheGame:
    """Chance has to say who deals first."""


@dataclass(frozen=True, slots=True)
class Shuffling:
    """Before a round; or in one, for the player whose turn found no draw pile."""

    drawing: Player | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """The player takes a card."""

    player: Player


@dataclass(frozen=True, slots=True)
class Holding:
    """The player has taken a card, this one if it lay open, and has one too many."""

    player: Player
    took: Card | None = None


@dataclass(frozen=True, slots=True)
class Checking:
    """All have laid down; the round closes when all have agreed to the words."""

    agreed: frozenset[Player] = frozenset()


@dataclass(frozen=True, slots=True)
class Over:
    """All rounds are played."""


Phase: TypeAlias = BeforeTheGame | Shuffling | Drawing | Holding | Checking | Over


@dataclass(frozen=True, slots=True)
class Turn:
    """What everybody saw of a turn: the card taken, if it lay open, and the card thrown away."""

    player: Player
    took: Card | None
    threw: Card


@dataclass(frozen=True, slots=True)
class Sheet:
    """A closed round, as it stands on the score sheet; ``totals`` are those after it."""

    round: int
    hand_size: int
    out: Player | None
    rows: tuple[Row, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    rules: Rules
    phase: Phase
    round: int
    """From 1."""
    dealer: Player
    totals: tuple[int, ...]
    hands: tuple[Cards, ...]
    spreads: tuple[Spread, ...]
    pack: Cards
    """The draw pile, top first."""
    pile: Cards = ()
    """The discard pile, top last."""
    out: Player | None = None
    turns: tuple[Turn, ...] = ()
    """The turns of this round."""
    sheets: tuple[Sheet, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What a player sees: the table and, unless it is nobody, the own hand."""

    rules: Rules
    player: Player | None
    phase: Phase
    round: int
    hand_size: int
    dealer: Player
    totals: tuple[int, ...]
    hand: Cards
    """In the order in which the cards came; how they are arranged is the screen's business."""
    held: tuple[int, ...]
    """How many cards each player holds."""
    spreads: tuple[Spread, ...]
    pack: int
    """How many cards the draw pile has."""
    pile: int
    """How many cards the discard pile has."""
    top: Card | None
    """The card that lies open on it."""
    out: Player | None
    last_turns: tuple[Player, ...]
    """Who still has a last turn, in order."""
    may_go_out: bool
    turns: tuple[Turn, ...]
    sheets: tuple[Sheet, ...]

    @property
    def on_turn(self) -> Player | None:
        """Whose turn it is."""
        match self.phase:
            case Drawing(player) | Holding(player):
                return player
            case _:
                return None


def new(rules: Rules) -> State:
    """Nothing dealt yet; everybody has the points of the handicap."""
    players = rules.players
    none: tuple[Cards, ...] = ((),) * players
    totals = rules.handicaps or (0,) * players
    return State(rules, BeforeTheGame(), 1, 0, totals, none, (Spread(),) * players, rules.deck)


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    match state.phase:
        case BeforeTheGame():
            return (ChooseDealer,) if player == CHANCE else ()
        case Shuffling():
            return (Shuffle,) if player == CHANCE else ()
        case Drawing(on_turn):
            turn = (Draw, TakeDiscard) if player == on_turn else ()
            return (*turn, *_challenge(state, player))
        case Holding(on_turn):
            ends = (Discard, GoOut) if state.out is None else (LayDown,)
            return (*(ends if player == on_turn else ()), *_challenge(state, player))
        case Checking(agreed):
            agree = (Agree,) if 0 <= player < state.rules.players and player not in agreed else ()
            return (*agree, *_challenge(state, player))
        case Over():
            return ()


def chance(state: State, rng: Rng) -> Action:
    match state.phase:
        case BeforeTheGame():
            return ChooseDealer(rng.below(state.rules.players))
        case Shuffling(drawing=None):
            return Shuffle(rng.shuffled(state.rules.deck))
        case _:
            return Shuffle(rng.shuffled(state.pile[:-1]))


def apply(state: State, move: Move) -> State:  # noqa: C901 - the table of the game
    match state.phase, move.action:
        case BeforeTheGame(), ChooseDealer(dealer):
            if not 0 <= dealer < state.rules.players:
                raise Illegal(Reason.WRONG_PHASE, str(dealer))
            return replace(state, phase=Shuffling(), dealer=dealer)
        case Shuffling(drawing=None), Shuffle(pack):
            return _deal(state, _same_cards(pack, state.rules.deck))
        case Shuffling(drawing=int(player)), Shuffle(pack):
            _same_cards(pack, state.pile[:-1])
            return replace(state, phase=Drawing(player), pack=pack, pile=state.pile[-1:])
        case Drawing(player), Draw():
            if not state.pack:
                raise Illegal(Reason.NOTHING_TO_TAKE)
            held = _with_hand(state, player, (*state.hands[player], state.pack[0]))
            return replace(held, phase=Holding(player), pack=state.pack[1:])
        case Drawing(player), TakeDiscard():
            if not state.pile:
                raise Illegal(Reason.NOTHING_TO_TAKE)
            card = state.pile[-1]
            held = _with_hand(state, player, (*state.hands[player], card))
            return replace(held, phase=Holding(player, card), pile=state.pile[:-1])
        case Holding(player), Discard(card):
            hand = without(state.hands[player], (card,))
            return _thrown(_with_hand(state, player, hand), player, card)
        case Holding(player), GoOut(spelled, card):
            if not _may_go_out(state):
                raise Illegal(Reason.NOT_IN_THE_FIRST_LAP)
            laid = _laid(state, player, spelled, card, move.known)
            if left := laid.spreads[player].left:
                raise Illegal(Reason.CARDS_LEFT_OVER, " ".join(left))
            return _thrown(replace(laid, out=player), player, card)
        case Holding(player), LayDown(spelled, card):
            return _thrown(_laid(state, player, spelled, card, move.known), player, card)
        case Drawing() | Holding() | Checking(), Challenge(owner, cards):
            good = spelt(cards) in move.known
            spreads = challenged_spreads(state.spreads, move.player, owner, cards, good=good)
            return replace(state, spreads=spreads)
        case Checking(agreed), Agree():
            agreed |= {move.player}
            if len(agreed) == state.rules.players:
                return _closed(state)
            return replace(state, phase=Checking(agreed))
        case _:
            raise Illegal(Reason.WRONG_PHASE)


def view(state: State, player: Player | None) -> View:
    hidden = player is None or not 0 <= player < state.rules.players
    return View(
        rules=state.rules,
        player=player,
        phase=state.phase,
        round=state.round,
        hand_size=hand_size(state),
        dealer=state.dealer,
        totals=state.totals,
        hand=() if hidden or player is None else state.hands[player],
        held=tuple(map(len, state.hands)),
        spreads=state.spreads,
        pack=len(state.pack),
        pile=len(state.pile),
        top=state.pile[-1] if state.pile else None,
        out=state.out,
        last_turns=_last_turns(state),
        may_go_out=state.out is None and _may_go_out(state),
        turns=state.turns,
        sheets=state.sheets,
    )


def outcome(state: State) -> Outcome | None:
    return Outcome.by_score(state.totals) if isinstance(state.phase, Over) else None


def hand_size(state: State) -> int:
    """How many cards a hand of this round has."""
    return state.rules.first_hand + state.round - 1


def everything(state: State) -> Cards:
    """Every card, wherever it lies."""
    laid = (c for spread in state.spreads for word in spread.words for c in word.cards)
    left = (c for spread in state.spreads for c in spread.left)
    held = (c for hand in state.hands for c in hand)
    return (*state.pack, *state.pile, *held, *laid, *left)


def _deal(state: State, pack: Cards) -> State:
    """One card at a time, from the dealer's left on; the top of the rest begins the discards."""
    players, size = state.rules.players, hand_size(state)
    first = _next(state, state.dealer)
    dealt, rest = pack[: players * size], pack[players * size :]
    hands = tuple(dealt[(player - first) % players :: players] for player in range(players))
    dealt_state = replace(
        state,
        hands=hands,
        spreads=(Spread(),) * players,
        pack=rest[1:],
        pile=rest[:1],
        out=None,
        turns=(),
    )
    return _turn_of(dealt_state, first)


def _turn_of(state: State, player: Player) -> State:
    """Begin a turn; where the draw pile has run out, the discards but one are shuffled first."""
    if not state.pack and len(state.pile) > 1:
        return replace(state, phase=Shuffling(player))
    return replace(state, phase=Drawing(player))


def _thrown(state: State, player: Player, card: Card) -> State:
    """The card is thrown away and the turn is over."""
    took = state.phase.took if isinstance(state.phase, Holding) else None
    state = replace(state, pile=(*state.pile, card), turns=(*state.turns, Turn(player, took, card)))
    following = _next(state, player)
    if following != state.out:
        return _turn_of(state, following)
    if state.rules.judge is Referee.AUTOMATIC:
        return _closed(state)
    return replace(state, phase=Checking())


def _laid(
    state: State, player: Player, spelled: tuple[Cards, ...], card: Card, known: frozenset[str]
) -> State:
    """The words lie on the table, the card is out of the hand, the rest is left over."""
    left = without(state.hands[player], (*(c for cards in spelled for c in cards), card))
    for cards in spelled:
        check_word(state.rules, cards, known)
    spread = Spread(tuple(map(LaidWord, spelled)), left)
    state = replace(state, spreads=with_item(state.spreads, player, spread))
    return _with_hand(state, player, ())


def check_word(rules: Rules, cards: Cards, known: frozenset[str]) -> None:
    """Refuse what may not be laid (rules 4 and 7)."""
    word = spelt(cards)
    if len(cards) < 2:  # noqa: PLR2004 - two cards make a word
        raise Illegal(Reason.TOO_FEW_CARDS, word)
    if len(word) < rules.shortest:
        raise Illegal(Reason.TOO_SHORT, word)
    if rules.judge is Referee.AUTOMATIC and word not in known:
        raise Illegal(Reason.NOT_IN_DICTIONARY, word)


def has_unjudged_words(rules: Rules, spreads: tuple[Spread, ...], player: Player) -> bool:
    """Whether there is a word of somebody else that the player may still challenge."""
    return (
        rules.judge is Referee.CHALLENGE
        and 0 <= player < rules.players
        and any(
            word.good is None
            for owner, spread in enumerate(spreads)
            if owner != player
            for word in spread.words
        )
    )


def challenged_spreads(
    spreads: tuple[Spread, ...], challenger: Player, owner: Player, cards: Cards, *, good: bool
) -> tuple[Spread, ...]:
    """The words on the table once the dictionary has spoken about one of them (rule 7)."""
    if owner == challenger:
        raise Illegal(Reason.OWN_WORD, spelt(cards))
    if not 0 <= owner < len(spreads):
        raise Illegal(Reason.NO_WORD, spelt(cards))
    spread = spreads[owner]
    same = [i for i, word in enumerate(spread.words) if word.cards == cards]
    if not same:
        raise Illegal(Reason.NO_WORD, spelt(cards))
    unjudged = [i for i in same if spread.words[i].good is None]
    if not unjudged:
        raise Illegal(Reason.ALREADY_CHALLENGED, spelt(cards))
    judged = with_item(spread.words, unjudged[0], LaidWord(cards, challenger, good))
    return with_item(spreads, owner, replace(spread, words=judged))


def _challenge(state: State, player: Player) -> tuple[type[Action], ...]:
    return (Challenge,) if has_unjudged_words(state.rules, state.spreads, player) else ()


def _closed(state: State) -> State:
    """Score the round; the deal passes to the left, or the game is over."""
    rows = score_round(state.rules, state.spreads)
    totals = tuple(old + row.points for old, row in zip(state.totals, rows, strict=True))
    sheet = Sheet(state.round, hand_size(state), state.out, rows, totals)
    state = replace(state, totals=totals, sheets=(*state.sheets, sheet))
    if state.round == state.rules.rounds:
        return replace(state, phase=Over())
    return replace(
        state, phase=Shuffling(), round=state.round + 1, dealer=_next(state, state.dealer)
    )


def _may_go_out(state: State) -> bool:
    return state.rules.out_in_first_lap or len(state.turns) >= state.rules.players


def _last_turns(state: State) -> tuple[Player, ...]:
    if state.out is None or not isinstance(state.phase, Drawing | Holding | Shuffling):
        return ()
    match state.phase:
        case Drawing(player) | Holding(player) | Shuffling(drawing=int(player)):
            many = (state.out - player) % state.rules.players
            return tuple((player + i) % state.rules.players for i in range(many))
        case _:
            return ()


def _next(state: State, player: Player) -> Player:
    """The player to the left."""
    return (player + 1) % state.rules.players


def _with_hand(state: State, player: Player, hand: Cards) -> State:
    return replace(state, hands=with_item(state.hands, player, hand))


def _same_cards(pack: Cards, cards: Cards) -> Cards:
    """A shuffle neither adds nor loses a card, whatever a log says."""
    if sorted(pack) != sorted(cards):
        raise Illegal(Reason.NOT_HELD)
    return pack
