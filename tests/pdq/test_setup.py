"""Every option of the set-up reaches the rules."""

from __future__ import annotations

from typing import Any

import pytest

from wordgames.engines.pdq import Rules, Variant
from wordgames.errors import BadSetup
from wordgames.setups import find_game
from wordgames.setups.game import Seat, Setup

PDQ = find_game("pdq")
SEATS = (Seat("Ann", key="q"), Seat("Bob", key="p"))


def rules(*seats: Seat, deck: str = "standard", **options: Any) -> Rules:
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    made: Rules = PDQ.rules(Setup("pdq", seats or SEATS, chosen, deck=deck))
    return made


def test_the_defaults_are_those_of_the_printed_game() -> None:
    assert rules() == Rules(players=2, deck=rules().deck, minimums=(4, 4))
    assert len(rules().deck) == 78


@pytest.mark.parametrize("variant", Variant)
def test_every_variant_can_be_set_up(variant: Variant) -> None:
    seats = SEATS[:1] if variant is Variant.SOLITAIRE else SEATS
    made = rules(*seats, variant=variant.value)
    assert made.variant is variant
    assert made.minimums == (variant.minimum,) * len(seats)
    assert made.ex is (variant is not Variant.ANY_WHICH_WAY)
    assert len(made.deck) == (76 if variant is Variant.FOUR_SCORE else 78)


OPTIONS: list[tuple[dict[str, Any], str, Any]] = [
    ({"minimum": 6}, "minimums", (6, 6)),
    ({"minimum": 6, "variant": "experts"}, "minimums", (6, 6)),
    ({"ex": "off"}, "ex", False),
    ({"ex": "on", "variant": "any-which-way"}, "ex", True),
    ({"double_scoring": True}, "double_scoring", True),
    ({"time_to_type": 3}, "time_to_type", 3_000),
    ({"time_to_type": None}, "time_to_type", None),
    ({"tie_window": 0}, "tie_window", 0),
    ({"sits_out": True}, "sits_out", True),
    ({"deal_time": 60}, "deal_time", 60_000),
    ({"next_deal": 5}, "rest", 5_000),
    ({"beat_time": 15, "variant": "pdl"}, "beat_time", 15_000),
    ({"count_time": 120, "variant": "word-count"}, "count_time", 120_000),
    ({"count_deals": 5, "variant": "word-count"}, "count_deals", 5),
    ({"count_words": "distinct", "variant": "word-count"}, "unique", False),
]


@pytest.mark.parametrize(("options", "field", "value"), OPTIONS)
def test_every_option_reaches_the_rules(options: dict[str, Any], field: str, value: object) -> None:
    assert getattr(rules(**options), field) == value


def test_every_option_is_tried_here() -> None:
    tried = {name.replace("_", "-") for options, _, _ in OPTIONS for name in options}
    assert tried == {option.name for option in PDQ.options}


def test_a_player_may_need_longer_words() -> None:
    seats = (Seat("Ann", minimum=5), Seat("Bob"))
    assert rules(*seats, variant="intergenerational").minimums == (5, 4)
    assert rules(*seats, minimum=3).minimums == (5, 3)


def test_four_score_takes_the_z_and_one_x_out() -> None:
    deck = rules(variant="four-score").deck
    assert ("Z" in deck, deck.count("X")) == (False, 1)
    assert len(rules(variant="four-score", deck="single-x").deck) == 76


def test_alone_the_next_row_comes_at_once() -> None:
    assert rules(Seat("Ann")).rest == 0
    assert rules(Seat("Ann"), next_deal=3).rest == 3_000


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"variant": "solitaire"}, "one player"),
        ({"variant": "experts", "minimum": 4}, "5 to 9"),
        ({"tie_window": 501}, "0 to 500 ms"),
        ({"time_to_type": 2}, "3 to 30 seconds or none"),
        ({"variant": "chess"}, "regular, experts"),
    ],
)
def test_what_does_not_go_is_named(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        rules(**options)


def test_everything_is_explained() -> None:
    for option in PDQ.options:
        assert option.label
        assert option.explanation
    assert PDQ.variants is not None
    assert PDQ.variants.names == tuple(variant.value for variant in Variant)
