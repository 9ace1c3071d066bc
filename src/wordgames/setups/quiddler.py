"""What can be chosen before a game of Quiddler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from wordgames.decks import read_deck
from wordgames.engines import quiddler as engine
from wordgames.engines.quiddler import rounds, sheet, solitaire
from wordgames.engines.quiddler.rules import (
    LARGEST_HAND,
    MOST_PLAYERS,
    SMALLEST_HAND,
    STACK_DEPTH,
    STACKS,
    Bonus,
    Referee,
    Rules,
    Ties,
    Variant,
)
from wordgames.errors import BadSetup
from wordgames.lexicon.capitals import capital_adjectives
from wordgames.setups.game import Game, Setup
from wordgames.setups.options import Number, Option, Pick, Switch, Value, whole

_ROUNDS: Final = frozenset({Variant.ROUNDS.value, Variant.REAL_CARDS.value})
_DEALT: Final = frozenset({Variant.ROUNDS.value})
_REAL: Final = frozenset({Variant.REAL_CARDS.value})
USUAL_TIMER: Final = 60

OPTIONS: Final[tuple[Option, ...]] = (
    Pick(
        "variant",
        "Game",
        "Rounds with hands of growing size, the solitaire, or the score of a game with real cards.",
        Variant.ROUNDS,
        (
            (Variant.ROUNDS, "Eight rounds", "The game for 1 to 8: hands of 3 cards up to 10."),
            (Variant.SOLITAIRE, "Solitaire", "Alone: use up eight stacks of six cards in words."),
            (Variant.REAL_CARDS, "Real cards", "You play with your own cards; here is the score."),
        ),
    ),
    Pick(
        "referee",
        "Who judges words",
        "Alone it is always the dictionary.",
        Referee.CHALLENGE,
        (
            (
                Referee.CHALLENGE,
                "Challenges",
                "A word lies until it is doubted; whoever is wrong pays.",
            ),
            (Referee.AUTOMATIC, "The dictionary", "A bad word is refused at once; try another."),
        ),
        variants=_DEALT,
    ),
    Number(
        "first-hand",
        "Cards in the first hand",
        "Each round has one card more than the one before.",
        default=3,
        low=SMALLEST_HAND,
        high=LARGEST_HAND,
        unit="cards",
        variants=_ROUNDS,
    ),
    Number(
        "last-hand",
        "Cards in the last hand",
        "The game ends with the round of this many cards.",
        default=10,
        low=SMALLEST_HAND,
        high=LARGEST_HAND,
        unit="cards",
        variants=_ROUNDS,
    ),
    Number(
        "shortest",
        "Shortest word",
        "Letters that a word needs at least; it always needs two cards.",
        default=2,
        low=2,
        high=3,
        unit="letters",
    ),
    Pick(
        "two-player-bonus",
        "Bonus between two",
        "Two players play for one bonus only; three or more play for both.",
        Bonus.LONGEST_WORD,
        (
            (Bonus.LONGEST_WORD, "Longest word", "Ten points for the word of most letters."),
            (Bonus.MOST_WORDS, "Most words", "Ten points for the greatest number of words."),
        ),
        variants=_ROUNDS,
    ),
    Switch(
        "alternate-bonus",
        "Bonus alternates",
        "Between two: the next game of the same table plays for the other bonus.",
        variants=_ROUNDS,
    ),
    Pick(
        "ties",
        "Tied bonus",
        "Who is paid a bonus that several players have earned alike.",
        Ties.NOBODY,
        (
            (Ties.NOBODY, "Nobody", "A tie for a bonus pays no one, as printed."),
            (Ties.ALL, "Everybody", "All who tie get the whole bonus."),
        ),
        variants=_ROUNDS,
    ),
    Switch(
        "floor",
        "No round below zero",
        "Off: a bad round takes points away that you had before.",
        default=True,
        variants=_ROUNDS,
    ),
    Switch(
        "out-in-first-lap",
        "Out on the first turn",
        "Off: nobody may go out before everybody has had a turn.",
        default=True,
        variants=_DEALT,
    ),
    Switch(
        "capital-adjectives",
        "Capital adjectives",
        "Adjectives with a capital letter count (IRAQI, SCOTTISH); names never do.",
        default=True,
    ),
    Number(
        "timer",
        "Timer",
        "With real cards: F2 starts it for whoever thinks too long.",
        default=USUAL_TIMER,
        low=10,
        high=600,
        step=10,
        unit="seconds",
        variants=_REAL,
    ),
)


def make_rules(setup: Setup, chosen: Mapping[str, Value]) -> Rules:
    """The rules of a table; who gets how many points as a handicap is with the seats."""
    deck = read_deck("quiddler", setup.deck)
    if not deck.points:
        raise BadSetup(f"the deck {deck.name} gives no points; Quiddler needs points = {{ ... }}")
    handicaps = tuple(seat.handicap for seat in setup.seats)
    return Rules(
        players=len(setup.seats),
        deck=deck.cards,
        points=deck.points,
        variant=Variant(str(chosen["variant"])),
        referee=Referee(str(chosen["referee"])),
        first_hand=whole(chosen["first-hand"]),
        last_hand=whole(chosen["last-hand"]),
        two_player_bonus=Bonus(str(chosen["two-player-bonus"])),
        ties=Ties(str(chosen["ties"])),
        floor=bool(chosen["floor"]),
        out_in_first_lap=bool(chosen["out-in-first-lap"]),
        shortest=whole(chosen["shortest"]),
        handicaps=handicaps if any(handicaps) else (),
    )


def stands(view: engine.View) -> str:
    """How far a game is: its round, or the cards used in solitaire."""
    match view:
        case rounds.View(rules=rules, round=number) | sheet.View(rules=rules, round=number):
            return f"round {min(number, rules.rounds)} of {rules.rounds}"
        case solitaire.View(cards_used=used):
            return f"{used} of {STACKS * STACK_DEPTH} cards used"


def also_allowed(setup: Setup) -> frozenset[str]:
    """Adjectives with a capital letter, which Quiddler allows though it bars names."""
    return capital_adjectives() if setup.chosen.get("capital-adjectives", True) else frozenset()


def next_game(setup: Setup) -> Setup:
    """The same table's next game: the other bonus, where two players alternate them."""
    chosen = dict(setup.chosen)
    if len(setup.seats) != 2 or not chosen.get("alternate-bonus"):  # noqa: PLR2004
        return setup
    now = chosen.get("two-player-bonus", Bonus.LONGEST_WORD)
    other = Bonus.MOST_WORDS if now == Bonus.LONGEST_WORD else Bonus.LONGEST_WORD
    chosen["two-player-bonus"] = other.value
    return replace(setup, options=tuple(chosen.items()))


GAME: Final = Game(
    name="quiddler",
    title="Quiddler",
    summary="hidden hands, spelled whole",
    most_players=MOST_PLAYERS,
    engine=engine,
    rules_type=Rules,
    options=OPTIONS,
    make_rules=make_rules,
    stands=stands,
    handicaps=True,
    also_allowed=also_allowed,
)
