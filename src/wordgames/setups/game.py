"""A game as the set-up knows it, and what a table has chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from wordgames.errors import BadSetup
from wordgames.game import Engine
from wordgames.setups.names import looks_like, name_key
from wordgames.setups.options import Option, Pick, Value, settled

DEFAULT_KEYS = ("q", "p", "z", "m", "1", "0", "space", "t")
"""Keys to buzz with, far apart from each other on most keyboards."""

COLOURS = 8
"""How many colours there are for players."""

MAX_NAME = 24
"""Cells a player's name may take on the screen."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, a colour (0 to 7) and the key to buzz, agree and own up with.

    ``handicap`` and ``minimum`` (letters) are per player where a game has them.
    """

    name: str
    colour: int = 0
    key: str = ""
    minimum: int | None = None
    handicap: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a table has chosen: it is stored with the game and offered again next time.

    ``dictionary`` is a name or a path, ``deck`` a preset or a path; ``options`` holds only what
    differs from the defaults.
    """

    game: str
    seats: tuple[Seat, ...]
    options: tuple[tuple[str, Value], ...] = ()
    dictionary: str = "broad"
    deck: str = "standard"
    allowed: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    family: bool = False
    """Whether the family filter is on."""

    @property
    def chosen(self) -> Mapping[str, Value]:
        """The options that differ from their defaults, by name."""
        return dict(self.options)


@dataclass(frozen=True, slots=True)
class Game:
    """What a game offers before it begins."""

    name: str
    title: str
    summary: str
    """What kind of game it is, in a few words."""
    most_players: int
    engine: Engine[Any, Any, Any]
    rules_type: type[Any]
    options: tuple[Option, ...]
    make_rules: Callable[[Setup, Mapping[str, Value]], Any]
    """The rules from a checked set-up and its settled options."""
    fewest_players: int = 1
    stands: Callable[[Any], str] = lambda _: ""
    """How far a game is, in a few words made from the public view: "round 5 of 8"."""
    minimum_per_player: bool = False
    """Whether ``Seat.minimum`` means something in this game."""
    handicaps: bool = False
    """Whether ``Seat.handicap`` means something in this game."""
    also_allowed: Callable[[Setup], frozenset[str]] = lambda _: frozenset()
    """Words that this game's own rules allow, whatever the dictionary says."""

    def rules(self, setup: Setup) -> Any:
        """The rules that the set-up asks for; ``BadSetup`` names what does not go."""
        check_seats(setup.seats, self.fewest_players, self.most_players)
        return self.make_rules(setup, settled(self.options, setup.chosen))

    @property
    def variants(self) -> Pick | None:
        """The option that picks a variant, where the game has variants."""
        found = (o for o in self.options if isinstance(o, Pick) and o.name == "variant")
        return next(found, None)


def check_seats(seats: tuple[Seat, ...], fewest: int, most: int) -> None:
    """Refuse a wrong number of players, empty or equal names, and equal keys."""
    if not fewest <= len(seats) <= most:
        raise BadSetup(f"{fewest} to {most} can play, not {len(seats)}")
    names = [name_key(seat.name) for seat in seats]
    seen = [looks_like(seat.name) for seat in seats]
    keys = [seat.key for seat in seats if seat.key]
    for seat, name, looks in zip(seats, names, seen, strict=True):
        if not name:
            raise BadSetup("every player needs a name")
        if len(seat.name) > MAX_NAME:
            raise BadSetup(f"{seat.name[:MAX_NAME]}... is longer than {MAX_NAME} letters")
        if not seat.name.isprintable():
            raise BadSetup(f"{seat.name!r} has signs that cannot be shown")
        if names.count(name) > 1 or seen.count(looks) > 1:
            raise BadSetup(f"two players are called {seat.name}; call one {seat.name} 2")
        if seat.key and keys.count(seat.key) > 1:
            raise BadSetup(f"two players have the key {seat.key}; give each an own one")
