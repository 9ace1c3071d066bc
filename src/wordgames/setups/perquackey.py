"""Perquackey before it begins."""

from __future__ import annotations

from collections.abc import Mapping

from wordgames.decks import read_cubes
from wordgames.engines import perquackey
from wordgames.engines.perquackey import Count, Cubes, Glass, Referee, Rules, Variant
from wordgames.engines.perquackey.rules import MOST_SIDES, MOST_THROWS
from wordgames.setups.game import Game, Setup
from wordgames.setups.options import Number, Option, Pick, Switch, Value, whole, whole_or_none

_COUNTED = frozenset({Variant.THROWS.value, Variant.DUPLICATE.value})
_RACE = frozenset({Variant.RACE.value})
_NOT_DUPLICATE = frozenset(variant.value for variant in Variant) - {Variant.DUPLICATE.value}

OPTIONS: tuple[Option, ...] = (
    Pick(
        "variant",
        "Game",
        "how the game ends",
        Variant.RACE.value,
        (
            ("race", "Race", "the first to reach the goal wins"),
            ("throws", "So many throws", "the most points after a number of throws each"),
            ("duplicate", "Duplicate", "the same throw for everybody, one after the other"),
            ("practice", "Practice", "no clock, no end: stop when you like"),
        ),
    ),
    Number(
        "seconds",
        "Time for a throw",
        "the sand-glass runs three minutes; none lets everybody take their time",
        default=180,
        low=10,
        high=900,
        step=10,
        unit="seconds",
        may_be_none=True,
        variants=frozenset(variant.value for variant in Variant) - {Variant.PRACTICE.value},
    ),
    Pick(
        "glass",
        "Sand-glass",
        "who starts the clock of a throw",
        Glass.BY_ITSELF.value,
        (
            ("by-itself", "By itself", "as soon as the cubes lie there"),
            ("opponent", "An opponent", "one of the others turns it with a key"),
        ),
    ),
    Number(
        "goal",
        "Goal",
        "points that win the race at the end of the throw",
        default=5000,
        low=1000,
        high=20000,
        step=500,
        unit="points",
        variants=_RACE,
    ),
    Number(
        "throws",
        "Throws",
        "how many throws everybody has",
        default=5,
        low=1,
        high=MOST_THROWS,
        step=1,
        unit="throws",
        variants=_COUNTED,
    ),
    Pick(
        "count",
        "What counts",
        "the sum of the throws, or only the best of them",
        Count.SUM.value,
        (
            ("sum", "Their sum", "every throw counts"),
            ("best", "The best one", "only the best throw of each counts"),
        ),
        variants=_COUNTED,
    ),
    Pick(
        "cubes-thrown",
        "Cubes",
        "ten until 2,000 points are banked, then thirteen; or always the same number",
        Cubes.BY_SCORE.value,
        (
            ("by-score", "By the score", "thirteen for the vulnerable, as printed"),
            ("ten", "Always ten", "nobody is ever vulnerable"),
            ("thirteen", "Always thirteen", "everybody is vulnerable from the start"),
        ),
    ),
    Switch(
        "real-cubes",
        "Cubes of your own",
        "type what they show, or nothing: the clock, the words and the sum are kept here; seat 1"
        " begins",
    ),
    Switch(
        "teams",
        "Teams of two",
        "partners sit opposite and may help once the short groups are full",
    ),
    Pick(
        "referee",
        "Referee",
        "when words are judged",
        Referee.AT_ONCE.value,
        (
            ("at-once", "At once", "the dictionary refuses a word as it is spelled"),
            ("at-end", "At the end", "the dictionary judges all words when time is up"),
            ("challenge", "Challenge", "words count unless the others challenge or strike them"),
        ),
        variants=_NOT_DUPLICATE,
    ),
    Pick(
        "plurals",
        "Plurals",
        "a word and the same word with an S do not both count",
        "both-ways",
        (
            ("both-ways", "Both ways", "whichever was there first bars the other"),
            ("by-the-letter", "By the letter", "only a plural after its singular is barred"),
        ),
    ),
    Pick(
        "longer",
        "Longer than ten",
        "the chart ends at ten letters",
        "no-score",
        (
            ("no-score", "No score", "words of eleven letters and more are refused"),
            ("as-ten", "As ten", "they count as words of ten letters"),
        ),
    ),
)


def make_rules(setup: Setup, options: Mapping[str, Value]) -> Rules:
    """The rules of that set-up; ``BadSetup`` and ``BadFile`` name what does not go."""
    cubes = read_cubes("perquackey", setup.deck)
    variant = Variant(str(options["variant"]))
    return Rules(
        players=len(setup.seats),
        black=cubes.black,
        red=cubes.red,
        seconds=None if variant is Variant.PRACTICE else whole_or_none(options["seconds"]),
        glass=Glass(str(options["glass"])),
        variant=variant,
        goal=whole(options["goal"]),
        throws=whole(options["throws"]),
        count=Count(str(options["count"])),
        cubes=Cubes(str(options["cubes-thrown"])),
        teams=options["teams"] is True,
        referee=Referee(str(options["referee"])),
        plural_by_the_letter=options["plurals"] == "by-the-letter",
        real_cubes=options["real-cubes"] is True,
        longer_as_ten=options["longer"] == "as-ten",
    )


def stands(view: perquackey.View) -> str:
    """How far the game is."""
    return f"round {view.round + 1}, {' to '.join(f'{score:,}' for score in view.scores)}"


GAME = Game(
    name="perquackey",
    title="Perquackey",
    summary="cubes, a sand-glass and a score chart",
    most_players=MOST_SIDES,
    engine=perquackey,
    rules_type=Rules,
    options=OPTIONS,
    make_rules=make_rules,
    stands=stands,
)
