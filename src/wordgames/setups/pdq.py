"""What can be chosen before a game of PDQ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordgames.decks import read_deck
from wordgames.engines import pdq
from wordgames.engines.pdq.rules import LONGEST_MINIMUM, LONGEST_WINDOW, MOST_PLAYERS
from wordgames.setups.game import Game, Setup
from wordgames.setups.options import Number, Option, Pick, Switch, Value, millis, whole

_COUNT: Final = frozenset({"word-count"})
_PDL: Final = frozenset({"pdl"})
_ROWS: Final = frozenset(v.value for v in pdq.Variant) - _COUNT
"""The variants in which rows are won."""
_TIES: Final = _ROWS - {"solitaire"}

VARIANT: Final = Pick(
    "variant",
    "Variant",
    "which words take the cards",
    "regular",
    (
        ("regular", "Regular", "three cards; the word starts with an outer one, the rest in order"),
        ("experts", "Experts", "regular, but words of five or six letters at least"),
        ("younger", "Younger", "two cards, three letters are enough"),
        (
            "younger-both-ends",
            "Younger, both ends",
            "two cards; the word starts with one and ends with the other",
        ),
        (
            "intergenerational",
            "Intergenerational",
            "regular, with a minimum for each player: adults need longer words",
        ),
        ("pdl", "PDL, pretty darn long", "not the quickest but the longest word takes the cards"),
        (
            "solitaire",
            "Solitaire",
            "alone, left to right only, until the first row that stumps you",
        ),
        (
            "any-which-way",
            "Any-which-way",
            "the word starts with any card and has the others in any order",
        ),
        ("four-score", "Four score", "regular with four cards in a row, for experts"),
        (
            "stuck-in-the-middle",
            "Stuck in the middle",
            "the cards in order anywhere in the word, letters before them too",
        ),
        ("word-count", "Word count", "as many words as you can write before time is up"),
    ),
)

OPTIONS: Final[tuple[Option, ...]] = (
    VARIANT,
    Number(
        "minimum",
        "Shortest word",
        "letters a word needs; none is what the variant says",
        default=None,
        low=2,
        high=LONGEST_MINIMUM,
        unit="letters",
        may_be_none=True,
    ),
    Pick(
        "ex",
        "X may be EX",
        "whether a word may start with EX where it has to start with X",
        "printed",
        (
            ("printed", "As printed", "on, but in any-which-way off"),
            ("on", "On", "in every variant with a card that the word starts with"),
            ("off", "Off", "X is X"),
        ),
    ),
    Switch(
        "double-scoring",
        "Double scoring",
        "J, K, Q, X and Z cards count two",
        variants=_ROWS,
    ),
    Number(
        "time-to-type",
        "Time to type",
        "seconds to type the word after a buzz",
        default=8,
        low=3,
        high=30,
        unit="seconds",
        may_be_none=True,
        variants=_TIES,
    ),
    Number(
        "tie-window",
        "Tie window",
        "buzzes that close together are a tie, and the longer word wins",
        default=150,
        low=0,
        high=LONGEST_WINDOW,
        step=25,
        unit="ms",
        variants=_TIES,
    ),
    Switch(
        "sits-out",
        "Wrong word sits out",
        "whoever says a wrong word or none sits out the rest of the deal",
        variants=_TIES,
    ),
    Number(
        "deal-time",
        "Time for a deal",
        "seconds until a row that nobody can use is taken away",
        default=None,
        low=5,
        high=600,
        step=5,
        unit="seconds",
        may_be_none=True,
        variants=_ROWS,
    ),
    Number(
        "next-deal",
        "Next deal after",
        "seconds from a deal to the next; none is when somebody deals (alone: at once)",
        default=None,
        low=0,
        high=30,
        unit="seconds",
        may_be_none=True,
        variants=_ROWS,
    ),
    Number(
        "beat-time",
        "Time to beat a word",
        "seconds that the longest word must stand to win; none is until all have passed",
        default=None,
        low=3,
        high=120,
        unit="seconds",
        may_be_none=True,
        variants=_PDL,
    ),
    Number(
        "count-time",
        "Time to write",
        "seconds each player has for the list of words",
        default=60,
        low=10,
        high=600,
        step=10,
        unit="seconds",
        variants=_COUNT,
    ),
    Number(
        "count-deals", "Deals", "rows that are played", default=3, low=1, high=26, variants=_COUNT
    ),
    Pick(
        "count-words",
        "Words that count",
        "what happens when two players write the same word",
        "unique",
        (
            ("unique", "Unique", "a word that somebody else wrote too counts for nobody"),
            ("distinct", "Distinct", "every good word counts for each who wrote it"),
        ),
        variants=_COUNT,
    ),
)


def make_rules(setup: Setup, options: Mapping[str, Value]) -> pdq.Rules:
    """The rules that follow from a checked set-up and its settled options."""
    variant = pdq.Variant(str(options["variant"]))
    rest = millis(options["next-deal"])
    alone = len(setup.seats) == 1
    return pdq.Rules(
        players=len(setup.seats),
        deck=pdq.deck_in_force(read_deck("pdq", setup.deck).cards, variant),
        variant=variant,
        minimums=_minimums(setup, options["minimum"], variant),
        ex={"on": True, "off": False}.get(str(options["ex"])),
        double_scoring=options["double-scoring"] is True,
        time_to_type=millis(options["time-to-type"]),
        tie_window=whole(options["tie-window"]),
        sits_out=options["sits-out"] is True and variant is not pdq.Variant.SOLITAIRE,
        deal_time=millis(options["deal-time"]),
        rest=0 if alone and rest is None else rest,
        beat_time=millis(options["beat-time"]),
        count_time=whole(options["count-time"]) * 1000,
        count_deals=whole(options["count-deals"]),
        unique=options["count-words"] == "unique",
    )


def _minimums(setup: Setup, minimum: Value, variant: pdq.Variant) -> tuple[int, ...]:
    """A player's own minimum, else the table's, else the variant's."""
    usual = minimum if isinstance(minimum, int) else variant.minimum
    return tuple(usual if seat.minimum is None else seat.minimum for seat in setup.seats)


def stands(view: pdq.View) -> str:
    """How far the game is."""
    return f"row {view.deal} of {view.deal + view.deals_left}"


GAME: Final = Game(
    name="pdq",
    title="PDQ",
    summary="first to say a word with the letters",
    most_players=MOST_PLAYERS,
    engine=pdq,
    rules_type=pdq.Rules,
    options=OPTIONS,
    make_rules=make_rules,
    minimum_per_player=True,
    stands=stands,
)
