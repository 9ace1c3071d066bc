"""A set-up while it is being made: every field may be wrong for a moment, nothing gets lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from wordgames import decks
from wordgames.errors import BadFile, BadSetup
from wordgames.lexicon import enchant
from wordgames.lexicon.embedded import DICTIONARIES, embedded
from wordgames.setups import find_game
from wordgames.setups.game import DEFAULT_KEYS, Game, Seat, Setup
from wordgames.setups.names import name_key
from wordgames.setups.options import Number, Option, Pick, Switch, Value
from wordgames.ui.lookup.sentences import judge_in_words


@dataclass(frozen=True, slots=True)
class Words:
    """A field that is typed: words with spaces between, a path, or a number."""

    name: str
    label: str
    explanation: str


Field = Option | Words


@dataclass(slots=True)
class Draft:
    """What is chosen so far. ``options`` holds only what differs from the defaults."""

    game: Game
    seats: list[Seat]
    options: dict[str, Value] = field(default_factory=dict[str, Value])
    dictionary: str = "broad"
    deck: str = "standard"
    family: bool = False
    words: dict[str, str] = field(default_factory=dict[str, str])
    """The typed fields: allowed, banned, seed, other-dictionary, other-deck."""

    @classmethod
    def begin(
        cls,
        game: str,
        last: Setup | None,
        options: Mapping[str, Value],
        *,
        alone: bool,
        guests: tuple[Seat, ...] = (),
    ) -> Draft:
        """A draft from the last set-up of that game; ``guests`` sat at the last game of any."""
        found = find_game(game)
        seats = list(last.seats if last is not None else guests)
        fewest = 1 if alone else max(2, found.fewest_players)
        while len(seats) < fewest:
            seats.append(_next_seat(seats))
        draft = cls(found, seats[:1] if alone else seats[: found.most_players])
        if last is not None:
            known = {option.name for option in found.options}
            draft.options = {name: v for name, v in last.options if name in known}
            draft.family = last.family
            draft.words["allowed"] = " ".join(last.allowed)
            draft.words["banned"] = " ".join(last.banned)
            draft._take("dictionary", last.dictionary)
            draft._take("deck", last.deck)
        for name, value in options.items():
            draft.set(name, value)
        return draft

    @property
    def variant(self) -> str | None:
        """The variant that is picked, where the game has variants."""
        pick = self.game.variants
        return None if pick is None else str(self.value(pick))

    def fields(self) -> list[Field]:
        """What can be chosen now, besides players and variant: only what means something."""
        own: list[Field] = [
            option
            for option in self.game.options
            if option is not self.game.variants
            and (option.variants is None or self.variant in option.variants)
        ]
        return [*own, *self._table_fields()]

    def value(self, field_: Field) -> Value:
        """What the field is set to."""
        match field_.name:
            case "dictionary":
                return self.dictionary
            case "deck":
                return self.deck
            case "family":
                return self.family
            case name if isinstance(field_, Words):
                return self.words.get(name, "")
            case name:
                assert not isinstance(field_, Words)  # noqa: S101 - narrows the union
                return self.options.get(name, field_.default)

    def set(self, name: str, value: Value) -> None:
        """Set a field or an option to a value that it takes; ``BadSetup`` for another."""
        match name:
            case "dictionary" | "deck":
                setattr(self, name, str(value))
            case "family":
                self.family = bool(value)
            case _:
                option = next((o for o in self.game.options if o.name == name), None)
                if option is None:
                    self.words[name] = str(value)
                elif option.check(value) == option.default:
                    self.options.pop(name, None)
                else:
                    self.options[name] = value

    def step(self, field_: Field, by: int) -> None:
        """The next value of a field, or the one before: what the arrows do."""
        now = self.value(field_)
        match field_:
            case Switch():
                self.set(field_.name, not now)
            case Pick():
                names = field_.names
                self.set(field_.name, names[(names.index(str(now)) + by) % len(names)])
            case Number():
                self.set(field_.name, _next_number(field_, now, by))
            case Words():
                pass

    def add_seat(self, name: str = "") -> bool:
        """One more player, if there is a chair left."""
        if len(self.seats) >= self.game.most_players:
            return False
        seat = _next_seat(self.seats)
        self.seats.append(replace(seat, name=name) if name else seat)
        return True

    def remove_seat(self, index: int) -> bool:
        """One player less; somebody has to stay."""
        if len(self.seats) <= 1 or not 0 <= index < len(self.seats):
            return False
        del self.seats[index]
        return True

    def change_seat(self, index: int, seat: Seat) -> None:
        self.seats[index] = seat

    def setup(self) -> Setup:
        """The set-up, checked against the rules of the game; ``BadSetup`` says what to mend."""
        made = Setup(
            game=self.game.name,
            seats=tuple(replace(seat, name=seat.name.strip()) for seat in self.seats),
            options=tuple(self.options.items()),
            dictionary=self._chosen("dictionary"),
            deck=self._chosen("deck"),
            allowed=_folded(self.words.get("allowed", ""), "allow"),
            banned=_folded(self.words.get("banned", ""), "ban"),
            family=self.family,
        )
        try:
            self.game.rules(made)
        except BadFile as problem:
            raise BadSetup(str(problem)) from None
        return made

    def seed(self) -> int | None:
        """The seed that was typed, or None for one that nobody chose."""
        text = self.words.get("seed", "").strip()
        if not text:
            return None
        if not text.isdecimal():
            raise BadSetup(f"the seed is a whole number, not {text!r}; leave it empty for chance")
        return int(text)

    def explanation(self, field_: Field) -> str:
        """What the field means; for a pick, what its present value means."""
        if isinstance(field_, Pick):
            value = str(self.value(field_))
            found = ((label, text) for name, label, text in field_.choices if name == value)
            label, text = next(found, (value, ""))
            if field_.name == "dictionary" and value in DICTIONARIES:
                text = f"{_ended(text)} {judge_in_words(embedded(value))}"
            return f"{_ended(field_.explanation)} {label}: {_ended(text)}"
        if isinstance(field_, Number):
            return f"{_ended(field_.explanation)} It takes {field_.range}."
        return _ended(field_.explanation)

    def _table_fields(self) -> list[Field]:
        fields: list[Field] = [dictionaries(), _decks(self.game.name)]
        if self.dictionary == _OTHER:
            fields.insert(1, Words("other-dictionary", "Word list", _OTHER_DICTIONARY))
        if self.deck == _OTHER:
            fields.append(Words("other-deck", "Deck file", "The path of a .toml file of your own."))
        return [
            *fields,
            Switch(
                "family", "Family filter", "Words not for the children are refused, and so named."
            ),
            Words("allowed", "Also allow", "Words that count at this table, spaces between."),
            Words("banned", "Never allow", "Words that do not count at this table."),
            Words("seed", "Seed", "The same number gives the same cards; empty: chance."),
        ]

    def _chosen(self, name: str) -> str:
        value = str(getattr(self, name))
        if value != _OTHER:
            return value
        typed = self.words.get(f"other-{name}", "").strip()
        if not typed:
            raise BadSetup(f"type the name or the path of the {name}, or choose another")
        return typed

    def _take(self, name: str, value: str) -> None:
        known = (dictionaries() if name == "dictionary" else _decks(self.game.name)).names
        setattr(self, name, value if value in known else _OTHER)
        if value not in known:
            self.words[f"other-{name}"] = value


_OTHER: Final = "other"
_OTHER_DICTIONARY: Final = "The path of a text file, one word a line."


def _ended(text: str) -> str:
    """The text as a sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


@cache
def dictionaries() -> Pick:
    """The dictionaries to choose from, those of the machine's spell-checker among them."""
    spelling = (
        (enchant.PREFIX + tag, f"spell-checker {tag}", "It judges words, but can list none.")
        for tag in enchant.available()
    )
    return Pick(
        "dictionary",
        "Dictionary",
        "Who judges words.",
        "broad",
        (
            ("broad", "broad", "Everything a word-game player would expect."),
            ("standard", "standard", "The words of a desk dictionary."),
            ("family", "everyday", "Common words only."),
            *spelling,
            (_OTHER, "another ...", "A word list of your own."),
        ),
    )


def _decks(game: str) -> Pick:
    try:
        names = decks.presets(game)
    except BadFile:
        names = ("standard",)  # what is wrong with the file is told when the game should begin
    usual, *others = names
    choices = [
        (usual, usual, "The usual ones."),
        *((name, name, "A few letters differ.") for name in others),
    ]
    return Pick(
        "deck",
        "Cubes" if game == "perquackey" else "Deck",
        "What is played with.",
        names[0],
        (*choices, (_OTHER, "another ...", "A file of your own.")),
    )


def _next_seat(seats: list[Seat]) -> Seat:
    names = {name_key(seat.name) for seat in seats}
    number = next(n for n in range(len(seats) + 1, 99) if f"player {n}" not in names)
    used = {seat.colour for seat in seats}
    keys = {seat.key for seat in seats}
    return Seat(
        f"Player {number}",
        next((c for c in range(8) if c not in used), 0),
        next((key for key in DEFAULT_KEYS if key not in keys), ""),
    )


def _next_number(number: Number, now: Value, by: int) -> int | None:
    """Steps through the range; "none" lies below the lowest."""
    if now is None:
        return number.low if by > 0 else number.high
    after = int(now) + by * number.step
    if after > number.high:
        return None if number.may_be_none else number.high if now != number.high else number.low
    if after < number.low:
        return None if number.may_be_none else number.low if now != number.low else number.high
    return after


def _folded(text: str, what: str) -> tuple[str, ...]:
    words = text.replace(",", " ").upper().split()
    for word in words:
        if not (word.isascii() and word.isalpha()):
            raise BadSetup(f"{word} cannot be in the list of words to {what}: letters A to Z only")
    return tuple(dict.fromkeys(words))
