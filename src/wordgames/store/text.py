"""A game as text: the format of exports, and what the file of games holds line by line.

The first line is the header, then comes one line for each entry of the log, and after a
finished game one that says how it ended. Each is a JSON object; lines end with a single ``\\n``
and the text is UTF-8::

    {"wordgames":1,"id":"k3v9q2ab","game":"pdq","version":1,"begun":"2026-11-29T20:15:00Z",
     "seed":7,"dictionary":{"name":"broad","words":184000,"hash":"9f3c"},"setup":{},"rules":{}}
    {"player":-1,"at":0,"do":"Shuffle","with":{"pack":["A","B"]}}
    {"ended":"2026-11-29T20:40:12Z","scores":[12,9],"winners":[0]}

(The header is one line in the file.) A seal is a checksum of a line and of every line before it,
so a line that is damaged, missing or out of place is found.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Final, TypeAlias
from zlib import crc32

import msgspec

from wordgames import codec
from wordgames.errors import BadSetup, BrokenLog, GameError
from wordgames.game import Outcome
from wordgames.log import Entry
from wordgames.match import Match, undisturbed
from wordgames.setups import find_game
from wordgames.setups.game import COLOURS, Game, Setup, check_seats
from wordgames.store.place import place_of

FORMAT: Final = 1

LARGEST: Final = 128 * 1024 * 1024
"""Bytes of an exported game beyond which it is none: a million moves are about as many."""

LATEST: Final = 10**12
"""Milliseconds of game time beyond which nobody plays: thirty years."""

FindGame: TypeAlias = Callable[[str], Game]

_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_ID: Final = re.compile(f"[{_SIGNS}]{{8}}")
_INSTANT: Final = "%Y-%m-%dT%H:%M:%SZ"
_WRITTEN_INSTANT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


@dataclass(frozen=True, slots=True)
class Dictionary:
    """Who judged the words: enough to tell whether it is the same one today."""

    name: str
    words: int = 0
    hash: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """All there is to know of a game before its first move."""

    wordgames: int
    """The version of this format."""
    id: str
    """Eight digits and small letters that no other game has."""
    game: str
    version: int
    """The version of the game's rules that made the log."""
    begun: str
    """When, in UTC: ``2026-11-29T20:15:00Z``."""
    seed: int
    dictionary: Dictionary
    setup: Setup
    rules: Any
    """The rules in force, the deck among them: as plain JSON once it is read again."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, and when."""

    ended: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """A game as lines, without their line ends."""

    header: str
    entries: tuple[str, ...]
    ending: str | None = None

    @property
    def text(self) -> str:
        """The lines with their ends, as they are exported."""
        lines = (self.header, *self.entries, *([] if self.ending is None else [self.ending]))
        return "".join(f"{line}\n" for line in lines)


@dataclass(frozen=True, slots=True)
class Saved:
    """A game read back, checked line by line."""

    header: Header
    rules: Any
    entries: tuple[Entry, ...]
    ending: Ending | None = None
    clock: int = 0
    """The game time when it was left, in milliseconds."""

    @property
    def setup(self) -> Setup:
        """What the table had chosen."""
        return self.header.setup


def new_id() -> str:
    """An id for a new game."""
    return "".join(secrets.choice(_SIGNS) for _ in range(8))


def id_of(text: str) -> str:
    """An id that the same text always gets, wherever its own one is taken."""
    number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest())
    return "".join(_SIGNS[number >> 5 * place & 31] for place in range(8))


def instant(moment: datetime | None = None) -> str:
    """A moment (by default now) as it is written in headers."""
    return (moment or datetime.now(UTC)).astimezone(UTC).strftime(_INSTANT)


def moment(text: str) -> datetime:
    """The moment that a text such as a header's means; ``ValueError`` when it is none."""
    if not _WRITTEN_INSTANT.fullmatch(text):
        raise ValueError(f"{text!r} is no moment in UTC such as 2026-11-29T20:15:00Z")
    return datetime.fromisoformat(text)


def dump(record: Header | Ending) -> str:
    """The line of a header or an ending; ``BadSetup`` when a name is no text at all."""
    try:
        return codec.dump_record(record)
    except UnicodeEncodeError as problem:
        raise BadSetup(f"{problem.object!r} has signs that cannot be saved") from None


def seals(header: str, lines: Iterable[str]) -> list[int]:
    """The seal of the header, then that of each line."""
    found = [seal(header.encode())]
    for line in lines:
        found.append(seal(line.encode(), found[-1]))
    return found


def seal(line: bytes, before: int = 0) -> int:
    """The seal of a line that comes after the one with the seal ``before``."""
    return crc32(line, before)


def parse(text: bytes) -> Lines:
    """The lines of an exported game; ``BrokenLog`` when it is no such text."""
    if len(text) > LARGEST:
        raise BrokenLog(f"this is larger than any game ({LARGEST // 1024**2} MB)")
    try:
        lines = text.decode("utf-8-sig").replace("\r\n", "\n").removesuffix("\n").split("\n")
    except UnicodeDecodeError:
        raise BrokenLog("this is not UTF-8 text, so it is no exported game") from None
    if not lines[0].startswith('{"wordgames":'):
        raise BrokenLog('this is no exported game: the first line must be {"wordgames":1,...}')
    if len(lines) > 1 and lines[-1].startswith('{"ended":'):
        return Lines(lines[0], tuple(lines[1:-1]), lines[-1])
    return Lines(lines[0], tuple(lines[1:]))


def read_header(line: str) -> Header:
    """The header of a line; ``BrokenLog`` says what is wrong with it."""
    try:
        written = msgspec.json.decode(line, type=dict[str, Any]).get("wordgames")
        if isinstance(written, int) and written > FORMAT:
            raise BrokenLog(f"a newer wordgames wrote this game (format {written}); update first")
        header = msgspec.json.decode(line, type=Header)
        moment(header.begun)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as problem:
        raise BrokenLog(f"the first line is no header: {problem}") from None
    if not _ID.fullmatch(header.id) or not isinstance(header.rules, dict):
        raise BrokenLog("the first line is no header: its id or its rules are none")
    return header


def read(lines: Lines, find: FindGame = find_game, *, clock: int = 0) -> Saved:
    """The game that the lines tell; ``BrokenLog`` or ``BadSetup`` say which line is wrong."""
    header = read_header(lines.header)
    game = find(header.game)
    if header.version != game.engine.VERSION:
        raise BrokenLog(
            f"this game was played by version {header.version} of the {game.title} rules"
            f" and this program plays version {game.engine.VERSION}"
        )
    rules = _rules(header, game)
    entries: list[Entry] = []
    with undisturbed():
        for number, line in enumerate(lines.entries):
            try:
                entries.append(codec.load(line, game.engine))
            except BrokenLog as problem:
                raise BrokenLog(f"line {number + 2}: {problem}") from None
    ending = None if lines.ending is None else _ending(lines.ending)
    return Saved(header, rules, tuple(entries), ending, clock)


def match_of(saved: Saved, find: FindGame = find_game) -> Match[Any, Any]:
    """The match as it was left, to look at: its lines hold every verdict, so nobody judges.

    ``BrokenLog`` when the lines break the rules.
    """
    nobody: frozenset[str] = frozenset()
    engine = find(saved.header.game).engine
    return Match(engine, saved.rules, seed=saved.header.seed, judge=nobody, log=saved.entries)


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game from elsewhere that could have been played here: where it stands, and when."""

    lines: Lines
    place: str
    clock: int


def replayed(lines: Lines, find: FindGame = find_game) -> Replayed:
    """The same game as this program would have written it, replayed from end to end.

    ``BrokenLog`` or ``BadSetup`` when it could not have been played like that.
    """
    saved = read(lines, find)
    _check_seats(saved)
    for number, entry in enumerate(saved.entries):
        if not 0 <= entry.at <= LATEST:
            raise BrokenLog(f"line {number + 2}: {entry.at} is no time in a game")
    try:
        match = match_of(saved, find)
    except GameError:
        raise
    except Exception as problem:  # noqa: BLE001 - lines from anywhere must not bring anything down
        raise BrokenLog(f"the lines make no game ({problem})") from None
    outcome = match.outcome
    ending = saved.ending
    if ending is not None and outcome != Outcome(ending.scores, ending.winners):
        raise BrokenLog("the last line tells another result than the moves give")
    return Replayed(
        Lines(
            dump(saved.header),
            tuple(map(codec.dump, saved.entries)),
            None if ending is None else dump(ending),
        ),
        place_of(find(saved.header.game), saved.setup, match),
        match.at,
    )


def ending_of(outcome: Outcome, ended: datetime | None = None) -> Ending:
    """The ending of a game that ended like that, by default now."""
    return Ending(instant(ended), outcome.scores, outcome.winners)


def read_ending(line: str | None) -> Ending | None:
    """The ending of a line that passed its checks when it was written; None if it is none."""
    try:
        return None if line is None else _ending(line)
    except BrokenLog:
        return None


def whole_prefix(header: str, lines: Sequence[str], written: Sequence[int]) -> int:
    """How many of the lines, from the first on, have the seal that was written with them."""
    for number, (found, true) in enumerate(zip(written, seals(header, lines)[1:], strict=True)):
        if found != true:
            return number
    return len(lines)


def _check_seats(saved: Saved) -> None:
    """What a set-up page would have refused must not come in by a file."""
    seats = saved.setup.seats
    check_seats(seats, saved.rules.players, saved.rules.players)
    if any(not 0 <= seat.colour < COLOURS for seat in seats):
        raise BadSetup(f"the colours of the players are 0 to {COLOURS - 1}")


def _rules(header: Header, game: Game) -> Any:
    try:
        return msgspec.convert(header.rules, game.rules_type)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadSetup(f"the rules of this game cannot be read: {problem}") from None


def _ending(line: str) -> Ending:
    try:
        ending = msgspec.json.decode(line, type=Ending)
        moment(ending.ended)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as problem:
        raise BrokenLog(f"the last line is no ending: {problem}") from None
    return ending
