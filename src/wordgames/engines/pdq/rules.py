"""The rules of one game of PDQ: its variant, its deck and every option."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from wordgames.cards import Cards
from wordgames.errors import BadSetup
from wordgames.game import Millis, Player

MOST_PLAYERS: Final = 8
LONGEST_MINIMUM: Final = 9
LONGEST_WINDOW: Final[Millis] = 500
EXPERT_MINIMUM: Final = 5
DOUBLED: Final = frozenset("JKQXZ")
"""The cards that count two where double scoring is on."""


class Variant(StrEnum):
    """The ways to play. The names are those of the shell and of saved games."""

    REGULAR = "regular"
    EXPERTS = "experts"
    YOUNGER = "younger"
    YOUNGER_BOTH_ENDS = "younger-both-ends"
    INTERGENERATIONAL = "intergenerational"
    PDL = "pdl"
    SOLITAIRE = "solitaire"
    ANY_WHICH_WAY = "any-which-way"
    FOUR_SCORE = "four-score"
    STUCK_IN_THE_MIDDLE = "stuck-in-the-middle"
    WORD_COUNT = "word-count"

    @property
    def row(self) -> int:
        """How many cards lie in a row."""
        match self:
            case Variant.YOUNGER | Variant.YOUNGER_BOTH_ENDS:
                return 2
            case Variant.FOUR_SCORE:
                return 4
            case _:
                return 3

    @property
    def minimum(self) -> int:
        """The letters a word needs unless the table asks for something else."""
        match self:
            case Variant.YOUNGER | Variant.YOUNGER_BOTH_ENDS:
                return 3
            case Variant.EXPERTS:
                return EXPERT_MINIMUM
            case _:
                return 4

    @property
    def ex(self) -> bool:
        """Whether EX may stand for an outside X unless the table says otherwise."""
        return self is not Variant.ANY_WHICH_WAY


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that a game is played by; ``BadSetup`` names what does not go together.

    Times are in milliseconds of game time and None is no limit. ``deck`` is the deck in force: in
    four score it has lost its Z and one X already (``deck_in_force``).
    """

    players: int
    deck: Cards
    variant: Variant = Variant.REGULAR
    minimums: tuple[int, ...] = ()
    """The letters a word of each player needs; empty is the variant's own minimum for all."""
    ex: bool | None = None
    """EX may stand for the X that a word has to start with; None becomes what the variant says."""
    double_scoring: bool = False
    time_to_type: Millis | None = 8_000
    tie_window: Millis = 150
    """Buzzes up to so long after the first tie with it."""
    sits_out: bool = False
    """A wrong word or silence ends this deal for its player."""
    deal_time: Millis | None = None
    """How long the floor may stay open before the row is taken away."""
    rest: Millis | None = None
    """Between deals: 0 deals at once, None waits for somebody to deal."""
    beat_time: Millis | None = None
    """PDL: how long the longest word stands before it wins, if not all pass before."""
    count_time: Millis = 60_000
    """Word count: how long each player writes."""
    count_deals: int = 3
    unique: bool = True
    """Word count: a word that somebody else has too counts for nobody."""

    def __post_init__(self) -> None:
        if self.ex is None:
            object.__setattr__(self, "ex", self.variant.ex)
        if not 1 <= self.players <= MOST_PLAYERS:
            raise BadSetup(f"PDQ is for 1 to {MOST_PLAYERS} players, not {self.players}")
        if self.variant is Variant.SOLITAIRE and self.players != 1:
            raise BadSetup(f"solitaire is for one player, not {self.players}; pick another variant")
        self._check_minimums()
        self._check_deck()
        self._check_times()

    @property
    def row(self) -> int:
        """How many cards lie in a row."""
        return self.variant.row

    def minimum(self, player: Player) -> int:
        """The letters a word of that player needs."""
        return self.minimums[player] if self.minimums else self.variant.minimum

    @property
    def least(self) -> int:
        """The letters that a word of anybody needs."""
        return min(self.minimum(player) for player in range(self.players))

    def points(self, cards: Cards) -> int:
        """What the cards count for whoever has won them."""
        if not self.double_scoring:
            return len(cards)
        return len(cards) + sum(card in DOUBLED for card in cards)

    def _check_minimums(self) -> None:
        if self.minimums and len(self.minimums) != self.players:
            raise BadSetup(f"{len(self.minimums)} minimums are given for {self.players} players")
        fewest = EXPERT_MINIMUM if self.variant is Variant.EXPERTS else 2
        for minimum in self.minimums:
            if not fewest <= minimum <= LONGEST_MINIMUM:
                raise BadSetup(
                    f"a word's minimum is {fewest} to {LONGEST_MINIMUM} letters in "
                    f"{self.variant}, not {minimum}"
                )

    def _check_deck(self) -> None:
        for card in self.deck:
            if not (len(card) == 1 and "A" <= card <= "Z"):
                raise BadSetup(f"PDQ is played with single letters; {card!r} is no such card")
        deals = self.count_deals if self.variant is Variant.WORD_COUNT else 1
        if deals < 1:
            raise BadSetup("word count needs at least one deal")
        if len(self.deck) < deals * self.row:
            raise BadSetup(
                f"{deals} deals of {self.row} need {deals * self.row} cards, "
                f"the deck has {len(self.deck)}"
            )

    def _check_times(self) -> None:
        if not 0 <= self.tie_window <= LONGEST_WINDOW:
            raise BadSetup(f"the tie window is 0 to {LONGEST_WINDOW} ms, not {self.tie_window}")
        limits = (self.time_to_type, self.deal_time, self.beat_time, self.count_time)
        if any(limit is not None and limit <= 0 for limit in limits):
            raise BadSetup("a time limit is longer than nothing; none is no limit")
        if self.rest is not None and self.rest < 0:
            raise BadSetup("the rest between deals is 0 or longer")


def deck_in_force(cards: Cards, variant: Variant) -> Cards:
    """The cards that the variant is played with: four score takes the Z and one X out."""
    if variant is not Variant.FOUR_SCORE:
        return cards
    left = list(cards)
    for card in ("Z", "X"):
        if card in left:
            left.remove(card)
    return tuple(left)
