"""The moves of the game of rounds."""

from __future__ import annotations

from dataclasses import replace

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
from wordgames.engines.quiddler.laying import challenged_spreads, check_word, has_unjudged_words
from wordgames.engines.quiddler.rounds.state import (
    BeforeTheGame,
    Checking,
    Drawing,
    Holding,
    Over,
    Sheet,
    Shuffling,
    State,
    Turn,
    hand_size,
    may_go_out,
)
from wordgames.engines.quiddler.rules import Referee, Rules
from wordgames.engines.quiddler.scoring import LaidWord, Spread, score_round
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, Action, Move, Outcome, Player, Rng


def new(rules: Rules) -> State:
    """Nothing dealt yet; everybody has the points of the handicap."""
    players = rules.players
    none: tuple[Cards, ...] = ((),) * players
    totals = rules.handicaps or (0,) * players
    return State(rules, BeforeTheGame(), 1, 0, totals, none, (Spread(),) * players, rules.deck)


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    """The kinds of action open to a player, ``CHANCE`` included."""
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
    """Who deals first, or a shuffle of what there is to draw from."""
    match state.phase:
        case BeforeTheGame():
            return ChooseDealer(rng.below(state.rules.players))
        case Shuffling(drawing=None):
            return Shuffle(rng.shuffled(state.rules.deck))
        case _:
            return Shuffle(rng.shuffled(state.pile[:-1]))


def apply(state: State, move: Move) -> State:  # noqa: C901 - the table of the game
    """The position after the move; ``Illegal`` when the rules forbid what it says."""
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
            if not may_go_out(state):
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


def outcome(state: State) -> Outcome | None:
    """The totals, once all rounds are played; None before."""
    return Outcome.by_score(state.totals) if isinstance(state.phase, Over) else None


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
