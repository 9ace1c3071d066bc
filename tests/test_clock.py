"""The clock on the wall: pauses, sleep and late keys."""

from __future__ import annotations

from random import Random

from wordgames.table import JUMP, GameClock


class Hand:
    """A source of seconds that the test moves."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_it_begins_paused() -> None:
    hand = Hand()
    clock = GameClock(hand, at=500)
    hand.now += 1
    assert (clock.read(), clock.running) == (500, False)


def test_it_runs_and_pauses() -> None:
    hand = Hand()
    clock = GameClock(hand)
    clock.resume()
    hand.now += 1.5
    clock.pause()
    hand.now += 60
    assert clock.read() == 1500
    clock.resume()
    hand.now += 0.25
    assert clock.read() == 1750


def test_pausing_at_a_thousand_random_instants_keeps_the_time_to_the_millisecond() -> None:
    hand, rng, played = Hand(), Random(1), 0.0
    clock = GameClock(hand)
    for _ in range(1000):
        clock.resume()
        for _ in range(rng.randrange(3)):
            gap = rng.random()
            hand.now += gap
            played += gap
            clock.read()
        clock.pause()
        hand.now += rng.random() * 100
        assert abs(clock.read() - played * 1000) <= 1


def test_a_sleeping_machine_pauses_it() -> None:
    hand = Hand()
    clock = GameClock(hand)
    clock.resume()
    hand.now += 1
    clock.read()
    hand.now += 3600
    assert (clock.read(), clock.running, clock.asleep) == (1000, False, True)
    clock.resume()
    assert not clock.asleep


def test_only_more_than_two_seconds_are_a_sleep() -> None:
    hand = Hand()
    clock = GameClock(hand)
    clock.resume()
    hand.now += JUMP / 1000
    assert (clock.read(), clock.running, clock.asleep) == (JUMP, True, False)


def test_a_key_handled_late_keeps_its_own_time() -> None:
    hand = Hand()
    clock = GameClock(hand)
    clock.resume()
    hand.now += 1.0
    assert clock.read() == 1000
    assert clock.read(hand.now - 0.25) == 750
    assert clock.read() == 1000


def test_a_key_from_before_the_pause_ended_counts_from_its_end() -> None:
    hand = Hand()
    clock = GameClock(hand, at=400)
    hand.now += 5
    clock.resume()
    assert clock.read(hand.now - 1) == 400
    hand.now += 1
    clock.pause()
    clock.resume()
    assert clock.read(hand.now - 0.5) == 1400


def test_rewinding_goes_back_but_never_forward() -> None:
    hand = Hand()
    clock = GameClock(hand, at=5000)
    clock.rewind(9000)
    assert clock.read() == 5000
    clock.rewind(3000)
    assert clock.read() == 3000
