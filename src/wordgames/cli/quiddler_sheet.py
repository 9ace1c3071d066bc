"""A round that was played with real cards, read from a file.

A file is one JSON document. ``hands`` has an entry for each player; words and leftover cards are
lists of cards or texts with spaces between the cards. What is not given has the usual value::

    {
      "hands": [
        {"player": "Ann", "words": ["QU I T", "A T"], "left": [], "out": true},
        {"player": "Bob", "words": [["TH", "E"]], "left": ["Z", "O", "N"]}
      ],
      "challenges": [{"by": "Bob", "player": "Ann", "word": "QU I T", "good": true}],
      "rules": {"ties": "all", "floor": false, "two-player-bonus": "most-words"}
    }

A challenge without ``good`` is decided by the dictionary, and so is every word of a player alone,
whom nobody can challenge. A whole game has ``rounds``, a list of
objects with ``hands`` and ``challenges``, and one ``rules`` beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from wordgames.cards import Card, Cards
from wordgames.cli.documents import Document
from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.laying import challenged_spreads, check_word
from wordgames.engines.quiddler.rules import (
    LARGEST_HAND,
    MOST_PLAYERS,
    SMALLEST_HAND,
    Referee,
    Rules,
)
from wordgames.engines.quiddler.scoring import LaidWord, Row, Spread, score_round
from wordgames.errors import BadSetup, Illegal, Reason
from wordgames.lexicon.capitals import capital_adjectives
from wordgames.lexicon.folding import fold
from wordgames.match import Judge
from wordgames.setups.game import Seat, Setup, check_seats
from wordgames.setups.names import name_key
from wordgames.setups.options import Value
from wordgames.setups.quiddler import GAME
from wordgames.solvers.spelling import spellings

_ROUND: Final = {"hands", "challenges"}
_HAND: Final = {"player", "words", "left", "out"}


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """What each player made of a round, in the order of the names."""

    rows: tuple[Row, ...]
    out: int | None


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """Rounds of the same players, and their totals."""

    names: tuple[str, ...]
    rules: Rules
    rounds: tuple[ScoredRound, ...]
    single: bool
    """Whether the file was one round and no list of rounds."""

    @property
    def totals(self) -> tuple[int, ...]:
        """What each player has in all."""
        return tuple(
            sum(scored.rows[player].points for scored in self.rounds)
            for player in range(len(self.names))
        )


def score_file(path: str, judge: Judge) -> ScoredGame:
    """Read and score it; ``BadFile`` names the place in the file that does not go."""
    return _Reader(path, judge).game()


class _Reader(Document):
    """Turns the document into rounds, with the place of whatever is wrong."""

    def __init__(self, path: str, judge: Judge) -> None:
        super().__init__(path)
        self.judge = judge
        self.also_allowed: frozenset[str] = frozenset()

    def game(self) -> ScoredGame:
        given = self.object("the document", self.read(), {"hands", "challenges", "rounds", "rules"})
        single = "rounds" not in given
        rounds: list[tuple[str, dict[str, Any]]] = []
        if single:
            rounds.append(("", {key: given[key] for key in _ROUND if key in given}))
        else:
            if strange := _ROUND & set(given):
                self.refuse(min(strange), "belongs into one of the rounds")
            for n, one in enumerate(self.list_of("rounds", given["rounds"])):
                rounds.append((f"rounds[{n}].", self.object(f"rounds[{n}]", one, _ROUND)))
            if not rounds:
                self.refuse("rounds", "has no round; add one")
        names = self.names(rounds[0][0], rounds[0][1])
        rules = self.rules(names, given.get("rules", {}))
        if given.get("rules", {}).get("capital-adjectives", True):
            self.also_allowed = capital_adjectives()
        scored = tuple(self.round(place, one, names, rules) for place, one in rounds)
        return ScoredGame(names, rules, scored, single)

    def names(self, place: str, given: Mapping[str, Any]) -> tuple[str, ...]:
        hands = self.list_of(f"{place}hands", given.get("hands"))
        names: list[str] = []
        for n, hand in enumerate(hands):
            where = f"{place}hands[{n}]"
            player = self.object(where, hand, _HAND).get("player", f"Player {n + 1}")
            names.append(self.text(f"{where}.player", player))
        try:
            check_seats(tuple(map(Seat, names)), 1, MOST_PLAYERS)
        except BadSetup as problem:
            self.refuse(f"{place}hands", str(problem))
        return tuple(names)

    def rules(self, names: Sequence[str], given: Any) -> Rules:
        options = self.object("rules", given, {option.name for option in GAME.options})
        chosen: dict[str, Value] = {}
        for option in GAME.options:
            if option.name in options:
                try:
                    chosen[option.name] = option.check(options[option.name])
                except BadSetup as problem:
                    self.refuse("rules", str(problem))
        try:
            rules: Rules = GAME.rules(
                Setup("quiddler", tuple(map(Seat, names)), tuple(chosen.items()))
            )
        except BadSetup as problem:
            self.refuse("rules", str(problem))
        return rules

    def round(
        self, place: str, given: Mapping[str, Any], names: tuple[str, ...], rules: Rules
    ) -> ScoredRound:
        hands = self.list_of(f"{place}hands", given.get("hands"))
        stock = Counter(rules.deck)
        spreads: dict[str, Spread] = {}
        out: int | None = None
        for n, hand in enumerate(hands):
            where = f"{place}hands[{n}]"
            fields = self.object(where, hand, _HAND)
            name = self.text(f"{where}.player", fields.get("player", f"Player {n + 1}"))
            seat = self.seat(f"{where}.player", name, names)
            name = names[seat]
            if name in spreads:
                self.refuse(f"{where}.player", f"{name} has a hand already")
            spreads[name] = self.spread(where, fields, rules, stock)
            if self.yes_no(f"{where}.out", fields.get("out", False)):
                if spreads[name].left:
                    self.refuse(f"{where}.left", f"{name} went out, so no card can be left")
                if not spreads[name].words:
                    self.refuse(f"{where}.words", f"{name} went out, so there must be words")
                if out is not None:
                    self.refuse(f"{where}.out", f"{names[out]} went out already, and only one can")
                out = seat
        if missing := [name for name in names if name not in spreads]:
            self.refuse(f"{place}hands", f"{missing[0]} has no hand in this round")
        table = tuple(spreads[name] for name in names)
        self.same_size(place, table, names)
        challenges = self.list_of(f"{place}challenges", given.get("challenges", []))
        if challenges and rules.judge is Referee.AUTOMATIC:
            self.refuse(f"{place}challenges", "there are none where the dictionary judges at once")
        for n, challenge in enumerate(challenges):
            table = self.challenge(f"{place}challenges[{n}]", challenge, names, table, rules)
        return ScoredRound(score_round(rules, table), out)

    def spread(
        self, where: str, fields: Mapping[str, Any], rules: Rules, stock: Counter[Card]
    ) -> Spread:
        laid: list[LaidWord] = []
        for n, word in enumerate(self.list_of(f"{where}.words", fields.get("words", []))):
            place = f"{where}.words[{n}]"
            cards = self.word(place, word, rules)
            if not cards:
                self.refuse(place, "has no cards; leave it out, or name them: QU I T")
            known = frozenset({spelt(cards)} if self.accepts(spelt(cards)) else ())
            try:
                check_word(rules, cards, known)
            except Illegal as problem:
                self.refuse(place, _why_not(problem, rules))
            self.take(place, cards, stock, rules)
            laid.append(LaidWord(cards))
        left = self.cards(f"{where}.left", fields.get("left", []), rules)
        self.take(f"{where}.left", left, stock, rules)
        return Spread(tuple(laid), left)

    def challenge(
        self,
        where: str,
        given: Any,
        names: tuple[str, ...],
        table: tuple[Spread, ...],
        rules: Rules,
    ) -> tuple[Spread, ...]:
        """The table once that challenge is settled."""
        fields = self.object(where, given, {"by", "player", "word", "good"})
        by = self.seat(f"{where}.by", self.text(f"{where}.by", fields.get("by")), names)
        whose = f"{where}.player"
        owner = self.seat(whose, self.text(whose, fields.get("player")), names)
        place = f"{where}.word"
        laid = [word.cards for word in table[owner].words]
        cards = self.word(place, fields.get("word"), rules, among=laid)
        good = self.accepts(spelt(cards))
        if "good" in fields:
            good = self.yes_no(f"{where}.good", fields["good"])
        try:
            return challenged_spreads(table, by, owner, cards, good=good)
        except Illegal as problem:
            match problem.reason:
                case Reason.OWN_WORD:
                    self.refuse(f"{where}.by", f"{names[owner]} can't challenge an own word")
                case Reason.NO_WORD:
                    self.refuse(place, f"{names[owner]} has laid no {' '.join(cards)}")
                case _:
                    self.refuse(place, _why_not(problem, rules))

    def accepts(self, word: str) -> bool:
        return word in self.judge or word in self.also_allowed

    def word(
        self, place: str, given: Any, rules: Rules, among: Sequence[Cards] | None = None
    ) -> Cards:
        """A word's cards; a text without spaces will do where it can be read in one way only."""
        if isinstance(given, str) and len(given.split()) == 1 and fold(given) not in rules.value:
            word = fold(given.strip())
            if among is not None:
                ways = tuple(dict.fromkeys(cards for cards in among if spelt(cards) == word))
            else:
                ways = spellings(word, rules.deck)
            if len(ways) > 1:
                choices = " or ".join(" ".join(cards) for cards in ways)
                self.refuse(place, f"{word} can be {choices}; put spaces between the cards")
            if ways:
                return ways[0]
            if among is not None:
                self.refuse(place, f"there is no {word} in that hand")
            self.refuse(place, f"the deck has no cards for {word}")
        return self.cards(place, given, rules)

    def cards(self, place: str, given: Any, rules: Rules) -> Cards:
        faces = given.replace(",", " ").split() if isinstance(given, str) else given
        cards: list[Card] = []
        for face in self.list_of(place, faces):
            card = fold(self.text(place, face).strip())
            if card not in rules.value:
                self.refuse(place, f"{face!r} is no card of the deck; put spaces between cards")
            cards.append(card)
        return tuple(cards)

    def take(self, place: str, cards: Cards, stock: Counter[Card], rules: Rules) -> None:
        for card in cards:
            if not stock[card]:
                many = rules.deck.count(card)
                self.refuse(place, f"that is one {card} too many, the deck has {many}")
            stock[card] -= 1

    def same_size(self, place: str, spreads: Sequence[Spread], names: Sequence[str]) -> None:
        """All hands of a round are equally large once a card is thrown away."""
        sizes = [
            sum(len(word.cards) for word in spread.words) + len(spread.left) for spread in spreads
        ]
        for name, size in zip(names, sizes, strict=True):
            if size != sizes[0]:
                self.refuse(
                    f"{place}hands",
                    f"{names[0]} has {sizes[0]} cards and {name} has {size}; "
                    "all have as many once they have thrown one away",
                )
        if sizes[0] < SMALLEST_HAND:
            self.refuse(f"{place}hands", f"no hand has fewer than {SMALLEST_HAND} cards")
        if sizes[0] > LARGEST_HAND:
            self.refuse(f"{place}hands", f"no hand has more than {LARGEST_HAND} cards")

    def seat(self, place: str, name: str, names: Sequence[str]) -> int:
        keys = list(map(name_key, names))
        if name_key(name) not in keys:
            self.refuse(place, f"there is no {name}; there are {', '.join(names)}")
        return keys.index(name_key(name))


def _why_not(problem: Illegal, rules: Rules) -> str:
    """What the rules have against a word that was laid or challenged."""
    match problem.reason:
        case Reason.TOO_FEW_CARDS:
            return f"{problem.subject} is one card; a word needs two or more"
        case Reason.TOO_SHORT:
            return f"{problem.subject} is shorter than {rules.shortest} letters"
        case Reason.NOT_IN_DICTIONARY:
            return f"{problem.subject} is not in the dictionary, which judges here"
        case Reason.ALREADY_CHALLENGED:
            return f"{problem.subject} has been challenged already"
        case _:
            return str(problem)
