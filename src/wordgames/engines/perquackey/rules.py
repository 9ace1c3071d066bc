"""What a table of Perquackey plays by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from wordgames.engines.perquackey.chart import VULNERABLE_FROM
from wordgames.errors import BadSetup
from wordgames.game import Player

MOST_SIDES = 8
MOST_THROWS = 50


class Variant(StrEnum):
    """How the game ends, and whose throw is whose."""

    RACE = "race"
    """To the goal, the winner at the end of the throw that reaches it."""
    THROWS = "throws"
    """So many throws for everybody; the most points win."""
    DUPLICATE = "duplicate"
    """Likewise, and everybody gets the same throw."""
    PRACTICE = "practice"
    """Until you have had enough."""


class Count(StrEnum):
    """What counts after so many throws."""

    SUM = "sum"
    BEST = "best"


class Cubes(StrEnum):
    """Which cubes are thrown."""

    BY_SCORE = "by-score"
    """All thirteen while the banked score makes vulnerable, else the ten black ones."""
    TEN = "ten"
    THIRTEEN = "thirteen"


class Referee(StrEnum):
    """When words are judged, and by whom."""

    AT_ONCE = "at-once"
    """The dictionary refuses a word as it is spelled."""
    AT_END = "at-end"
    """The dictionary judges all words when time is up; the others may strike more of them."""
    CHALLENGE = "challenge"
    """Words count unless one of the others challenges or strikes them."""


class Glass(StrEnum):
    """Who turns the sand-glass."""

    BY_ITSELF = "by-itself"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that decides a game: the cubes, six faces each, and all that was chosen.

    ``seconds`` is the time for a throw, None for no limit; ``throws`` how many each side has in
    the variants that count them.
    """

    players: int
    black: tuple[str, ...]
    red: tuple[str, ...]
    seconds: int | None = 180
    glass: Glass = Glass.BY_ITSELF
    variant: Variant = Variant.RACE
    goal: int = 5000
    throws: int = 5
    count: Count = Count.SUM
    cubes: Cubes = Cubes.BY_SCORE
    teams: bool = False
    referee: Referee = Referee.AT_ONCE
    plural_by_the_letter: bool = False
    longer_as_ten: bool = False
    real_cubes: bool = False
    """Whether real cubes are thrown; their faces are typed in, or left to the people."""

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_SIDES:
            raise BadSetup(f"1 to {MOST_SIDES} can play Perquackey, not {self.players}")
        if self.teams and (self.players < 4 or self.players % 2):  # noqa: PLR2004 - two teams of two
            raise BadSetup(f"teams of two need 4, 6 or 8 players, not {self.players}")
        if self.seconds is not None and self.seconds < 1:
            raise BadSetup(f"a throw needs at least a second, not {self.seconds}")
        if self.goal < 1:
            raise BadSetup(f"the goal must be above 0, not {self.goal}")
        if not 1 <= self.throws <= MOST_THROWS:
            raise BadSetup(f"throws is 1 to {MOST_THROWS}, not {self.throws}")
        if self.variant is Variant.DUPLICATE and self.referee is not Referee.AT_ONCE:
            raise BadSetup(
                "in duplicate nobody may see another's words, so the dictionary must judge at"
                " once: choose referee at-once"
            )
        self._check_cubes()

    @property
    def first_cube(self) -> str:
        """The red cube that decides who begins: the one with the most different letters."""
        return max(self.red, key=lambda cube: len(set(cube)))

    @property
    def sides(self) -> int:
        """How many scores there are: one a player, or one a team of two."""
        return self.players // 2 if self.teams else self.players

    def side(self, player: Player) -> int:
        """The side of a seat. Partners sit opposite, so the sides throw in turn."""
        return player % self.sides

    def members(self, side: int) -> tuple[Player, ...]:
        """The seats of a side."""
        return tuple(range(side, self.players, self.sides))

    def partner(self, player: Player) -> Player | None:
        """The other member of the player's team."""
        others = [seat for seat in self.members(self.side(player)) if seat != player]
        return others[0] if others else None

    def others(self, player: Player) -> tuple[Player, ...]:
        """Who watches over a player's throw: everybody on another side, or himself if alone."""
        others = tuple(p for p in range(self.players) if self.side(p) != self.side(player))
        return others or (player,)

    @property
    def counts_best(self) -> bool:
        """Whether only the best throw of each side counts."""
        return self.variant in {Variant.THROWS, Variant.DUPLICATE} and self.count is Count.BEST

    def vulnerable(self, score: int) -> bool:
        """Whether a side with that score banked throws thirteen cubes.

        Where a running score says nothing about the throw (the same one for everybody, or only
        the best one counts) the cubes are ten unless thirteen were chosen.
        """
        match self.cubes:
            case Cubes.TEN:
                return False
            case Cubes.THIRTEEN:
                return True
            case Cubes.BY_SCORE:
                by_score = self.variant is not Variant.DUPLICATE and not self.counts_best
                return by_score and score >= VULNERABLE_FROM

    def _check_cubes(self) -> None:
        if not self.black or not self.red:
            raise BadSetup("Perquackey needs black cubes and red ones; choose another set of cubes")
        for cube in (*self.black, *self.red):
            if not (cube and cube.isascii() and cube.isalpha() and cube.isupper()):
                raise BadSetup(f"{cube!r} is no cube; a cube has faces A to Z")
        if self.players > 1 and not self.real_cubes and len(set(self.first_cube)) == 1:
            raise BadSetup(
                "no red cube has two different letters, so nobody could throw for the first turn;"
                " choose another set of cubes"
            )
