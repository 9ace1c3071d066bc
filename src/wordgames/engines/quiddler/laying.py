"""The words that lie on the table: which may be laid, and what a challenge does to them."""

from __future__ import annotations

from dataclasses import replace

from wordgames.cards import Cards, with_item
from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.rules import FEWEST_CARDS, Referee, Rules
from wordgames.engines.quiddler.scoring import LaidWord, Spread
from wordgames.errors import Illegal, Reason
from wordgames.game import Player


def check_word(rules: Rules, cards: Cards, known: frozenset[str]) -> None:
    """Refuse what may not be laid (rules 4 and 7)."""
    word = spelt(cards)
    if len(cards) < FEWEST_CARDS:
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
