"""Time for a throw is game time: what is left is right whenever the clock stood still."""

from __future__ import annotations

from random import Random

import pytest

from perquackey.tabletop import ANY, TEN
from wordgames.engines import perquackey as engine
from wordgames.engines.perquackey import Rules, Spell, Throw
from wordgames.errors import Illegal
from wordgames.match import Match
from wordgames.table import GameClock


def test_a_thousand_pauses_at_random_instants() -> None:
    """To the millisecond; and the word that comes a millisecond late is refused."""
    rng = Random(1)
    now = 5000.0
    clock = GameClock(lambda: now)
    cubes = tuple(letter * 6 for letter in TEN)
    match = Match(engine, Rules(1, cubes, (ANY,)), seed=1, judge={"POT", "TOP"})
    clock.resume()
    match.submit(0, Throw(), clock.read())
    ends = engine.deadline(match.state)
    assert ends is not None
    played = 0
    for _ in range(1000):
        step = rng.randrange(179)
        now += step / 1000
        played += step
        clock.pause()
        assert ends - clock.read() == 180_000 - played
        now += rng.random() * 500
        assert ends - clock.read() == 180_000 - played
        clock.resume()
        match.tick(clock.read())
        assert engine.deadline(match.state) == ends
    while (left := ends - clock.read()) > 1:
        now += min(left - 1, 1000) / 1000
        clock.read()
    match.submit(0, Spell("POT"), clock.read())
    now += 0.001
    with pytest.raises(Illegal):
        match.submit(0, Spell("TOP"), clock.read())
    assert engine.view(match.state, None).scores == (60,)
