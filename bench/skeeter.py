"""Positions of Skeeter as they come up in play, and whole games at random."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from shutil import which
from sys import modules
from typing import Any, NamedTuple, cast

from bench.word_list import grep, text

VALUES = (10, 20, 30, 40, 50)


class Position(NamedTuple):
    """Five rows and a hand."""

    rows: tuple[str, ...]
    hand: str


def position(nth: int) -> Position:
    """A position some placements into a round, every one of them with a word of the list."""
    rng = Random(f"skeeter {nth}")
    cards = list(deck())
    rng.shuffle(cards)
    rows, pile = cards[:5], cards[5:]
    for _ in range(rng.randrange(30)):
        at, card = rng.randrange(5), pile.pop()
        places = list(range(len(rows[at]) + 1))
        rng.shuffle(places)
        for place in places:
            grown = rows[at][:place] + card + rows[at][place:]
            if has_a_word(grown):
                rows[at] = grown
                break
    return Position(tuple(rows), "".join(pile[:6]))


def words_by_search(row: str) -> list[str]:
    """The words of a row, by going through the whole list; nothing of the solver in it.

    By grep where it is installed: it takes a twentieth of the time.
    """
    if which("grep") is None:
        return matcher(row).findall(text())
    return grep(".*".join(row)).stdout.decode().split()


def has_a_word(row: str) -> bool:
    """Whether there is one, by the same search."""
    if which("grep") is None:
        return matcher(row).search(text()) is not None
    return not grep("-q", ".*".join(row)).returncode


def placements_by_search(where: Position) -> dict[tuple[str, int, int], str]:
    """Each card at each place, searched for in the whole list."""
    return {
        (card, value, place): grown
        for value, row in zip(VALUES, where.rows, strict=True)
        for card in set(where.hand)
        for place in range(len(row) + 1)
        if has_a_word(grown := row[:place] + card + row[place:])
    }


def matcher(row: str) -> re.Pattern[str]:
    """Finds words of a row in the text, one a line, without ever going back."""
    return re.compile("^" + "".join(f"[^{card}\n]*{card}" for card in row) + ".*", re.MULTILINE)


@cache
def deck() -> tuple[str, ...]:
    """The standard deck."""
    from wordgames.decks import read_deck

    return read_deck("skeeter").cards


def wrong_games(numbers: range) -> int:
    """How many of those random games lost a card, did not end, or added up wrongly."""
    return sum(not _game_is_right(number) for number in numbers)


def _game_is_right(number: int) -> bool:
    """Two to four players with 30 to 72 cards: every step keeps every card, and the sums agree."""
    from wordgames.chance import SeededRng
    from wordgames.engines import skeeter
    from wordgames.game import CHANCE, CLOCK, Engine, Move, TimeUp, play

    engine = cast(Engine[Any, Any, Any], modules[skeeter.__name__])
    rng = Random(f"game {number}")
    cards = tuple(rng.sample(deck(), rng.randrange(30, 73)))
    names = ("Ann Zola", "Bob Young", "Cy Adams", "Dee Mann")[: rng.randrange(2, 5)]
    rules = skeeter.Rules(
        names,
        cards,
        challenges=rng.random() < 0.7,
        challenge_time=rng.choice((None, 5_000)),
        turn_time=rng.choice((None, 9_000)),
        repeats=rng.random() < 0.8,
    )
    whole = Counter(cards)
    state, at, draws = engine.new(rules), 0, 0
    for _ in range(5_000):
        if engine.outcome(state) is not None:
            break
        at += rng.randrange(3_000)
        due = engine.deadline(state)
        if engine.legal(state, CHANCE):
            move = Move(CHANCE, engine.chance(state, SeededRng(number, draws)), at)
            draws += 1
        elif due is not None and due <= at:
            move = Move(CLOCK, TimeUp(), due)
        else:
            move = _random_move(engine, state, at, rng)
        state = play(engine, state, move)
        if _cards(state) != whole:
            return False
    result = engine.outcome(state)
    points = [
        sum(
            target.value
            for each in state.rounds
            for target in each.targets
            if target.claims and target.claims[-1].player == player
        )
        for player in range(rules.players)
    ]
    return result is not None and list(result.scores) == points and len(state.rounds) == 3


def _random_move(engine: Any, state: Any, at: int, rng: Random) -> Any:
    """Something legal by somebody who may act: mostly a card with a word, good or bad."""
    from wordgames.engines.skeeter import Pass, Place
    from wordgames.game import Move

    seats = [seat for seat in range(state.rules.players) if engine.legal(state, seat)]
    player = rng.choice(seats)
    kinds = engine.legal(state, player)
    if Place not in kinds or rng.random() < 0.06:
        return Move(player, rng.choice([kind for kind in kinds if kind is not Place])(), at)
    target = rng.choice([target for target in state.targets if target.owner != player])
    place, card = rng.randrange(len(target.row) + 1), rng.choice(state.hands[player])
    row = "".join(target.row)
    word = row[:place] + card + row[place:] + "".join(rng.choices("AEINST", k=6))
    if word in state.said:
        return Move(player, Pass(), at)
    good = rng.random() < 0.6 or not state.rules.challenges
    known = frozenset({word}) if good else frozenset[str]()
    return Move(player, Place(card, target.value, place, word), at, known)


def _cards(state: Any) -> Counter[str]:
    rows = [target.row for target in state.targets]
    return Counter(
        card for pile in (state.pack, *state.hands, *rows, state.starter) for card in pile
    )
