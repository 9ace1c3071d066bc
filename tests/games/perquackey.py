"""Perquackey under the contract."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from games import Subject
from wordgames.decks import read_cubes
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import (
    Count,
    Cubes,
    Glass,
    Lay,
    Mark,
    Referee,
    Replace,
    Rules,
    Spell,
    State,
    Suggest,
    Variant,
    Written,
)
from wordgames.engines.perquackey.state import Forming, Judging
from wordgames.game import Action, Player

_CUBES = read_cubes("perquackey")
_LATER = read_cubes("perquackey", "later")


def _rules(players: int, seconds: int | None = 8, **options: Any) -> Rules:
    return Rules(players, _CUBES.black, _CUBES.red, seconds=seconds, **options)


RULES = {
    "race": _rules(2, goal=3000),
    "solo": _rules(1, goal=3000),
    "opponent's glass": _rules(3, goal=2500, glass=Glass.OPPONENT),
    "teams": _rules(4, teams=True, goal=3000),
    "three teams": _rules(6, teams=True, goal=2500, referee=Referee.CHALLENGE),
    "judged at the end": _rules(2, goal=3000, referee=Referee.AT_END),
    "challenge": _rules(3, goal=3000, referee=Referee.CHALLENGE, plural_by_the_letter=True),
    "alone, judged at the end": _rules(
        1, variant=Variant.THROWS, throws=3, referee=Referee.AT_END, seconds=None
    ),
    "best of four": _rules(1, variant=Variant.THROWS, throws=4, count=Count.BEST),
    "thirteen": _rules(2, variant=Variant.THROWS, cubes=Cubes.THIRTEEN, longer_as_ten=True),
    "duplicate": _rules(3, variant=Variant.DUPLICATE, throws=3),
    "duplicate teams": _rules(4, variant=Variant.DUPLICATE, throws=3, teams=True),
    "real cubes": _rules(2, goal=2500, real_cubes=True),
    "real cubes, duplicate": _rules(2, variant=Variant.DUPLICATE, throws=2, real_cubes=True),
    "practice": _rules(1, variant=Variant.PRACTICE, seconds=None),
    "one cube of each colour": Rules(
        2, ("ABCDEF",), ("AB",), seconds=1, cubes=Cubes.TEN, variant=Variant.THROWS, throws=2
    ),
    "later cubes": Rules(2, _LATER.black, _LATER.red, seconds=8, goal=2500),
}


def _some_action(kind: type[Action], view: Any, player: Player, rng: Random) -> Action:
    del player
    words = [seen.word for seen in view.words]
    if kind is Lay:
        return Lay(rng.choice(("", "TOPAHGREET", "TOPAHGREETSSS", "TOP")))
    if kind in {Spell, Suggest, Replace}:
        return kind(_some_word(view.letters, words, rng))
    if "word" in kind.__dataclass_fields__:
        return kind(rng.choice(words) if words else "NONE")  # type: ignore[call-arg]
    return kind()


def _some_word(letters: str, words: list[str], rng: Random) -> str:
    if words and rng.random() < 0.2:
        word = rng.choice(words)
        return word[:-1] if word.endswith("S") else word + "S"
    letters = letters or "TOPAHGREET"  # real cubes that only the people see
    pool = rng.sample(letters, len(letters))
    length = rng.choice((2, 3, 3, 4, 4, 5, 5, 6, 7, 10, 11))
    return "".join(pool[:length]) + "Q" * (rng.random() < 0.1)


def _scramble(state: State, player: Player | None, rng: Random) -> State:
    """Other verdicts where nobody asked; other words and points in an open round of duplicate."""
    rules = state.rules
    if rules.referee is Referee.CHALLENGE and isinstance(state.phase, Forming | Judging):
        written = tuple(
            replace(w, good=rng.random() < 0.5) if w.mark in {Mark.NONE, Mark.STRUCK} else w
            for w in state.phase.written
        )
        return replace(state, phase=replace(state.phase, written=written))
    if rules.referee is Referee.AT_END and isinstance(state.phase, Forming):
        written = tuple(replace(w, good=rng.random() < 0.5) for w in state.phase.written)
        return replace(state, phase=replace(state.phase, written=written))
    if rules.variant is not Variant.DUPLICATE:
        return state
    closed = len(state.thrown) - state.open_throws
    opened = [_scrambled(throw, rng) for throw in state.thrown[closed:]]
    phase = state.phase
    if isinstance(phase, Forming) and player != state.player:
        letters = phase.letters
        if player not in {throw.player for throw in opened}:
            letters = "".join(rng.sample(letters, len(letters)))
        phase = replace(phase, letters=letters, written=(Written("EAR", 0, good=True),), early=())
    return replace(state, phase=phase, thrown=(*state.thrown[:closed], *opened))


def _scrambled(throw: Any, rng: Random) -> Any:
    total = rng.randrange(5000)
    return replace(
        throw,
        written=(Written("TEA", throw.player, good=True),),
        early=("AT",) * rng.randrange(3),
        reckoning=replace(throw.reckoning, total=total, groups=(), bonuses=()),
    )


SUBJECT = Subject(
    name="perquackey",
    engine=engine,
    rules=RULES,
    some_action=_some_action,
    scramble=_scramble,
    longest=6000,
)
