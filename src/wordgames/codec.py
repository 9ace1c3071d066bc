"""Log lines and rules as JSON text and back, checked by type: for the store, exports and the wire.

A line is one JSON object: ``{"player":0,"at":1200,"do":"Say","with":{"word":"DRUM"},
"known":["DRUM"]}``; a take-back is ``{"take_back":3,"player":0,"at":1300}`` and a ruling
``{"allow":"QI","at":1400}`` or ``{"ban":"QI","at":1400}``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, Protocol, TypeVar

import msgspec

from wordgames.errors import BadSetup, BrokenLog
from wordgames.game import Action, Move
from wordgames.log import Entry, Ruling, TakeBack

T = TypeVar("T")

_WORDS = frozenset[str]
_NONE: frozenset[str] = frozenset()


class HasActions(Protocol):
    """An engine, as far as the codec is concerned: its name is not in the lines."""

    @property
    def ACTIONS(self) -> tuple[type[Action], ...]: ...  # noqa: N802


def dump(entry: Entry) -> str:
    """The line for an entry; equal entries give equal lines."""
    line: dict[str, Any]
    match entry:
        case Move(player, action, at, known):
            line = {"player": player, "at": at, "do": type(action).__name__}
            if arguments := {f.name: getattr(action, f.name) for f in fields(action)}:
                line["with"] = arguments
            if known:
                line["known"] = sorted(known)
        case TakeBack(player, keep, at):
            line = {"take_back": keep, "player": player, "at": at}
        case Ruling(word, allowed, at):
            line = {"allow" if allowed else "ban": word, "at": at}
    return msgspec.json.encode(line).decode()


def load(text: str, engine: HasActions) -> Entry:
    """The entry of a line; ``BrokenLog`` says what is wrong with it."""
    try:
        line = msgspec.json.decode(text, type=dict[str, Any])
        match line:
            case {"do": name, "player": player, "at": at}:
                arguments = line.get("with", {})
                kind, names = _kind(engine, name)
                action = msgspec.convert(arguments, kind)
                if not names.issuperset(arguments):
                    raise BrokenLog(f"{name} has a field too many in {_short(text)}")
                known = msgspec.convert(line["known"], _WORDS) if "known" in line else _NONE
                return Move(_whole(player), action, _whole(at), known)
            case {"take_back": keep, "player": player, "at": at}:
                return TakeBack(_whole(player), _whole(keep), _whole(at))
            case {"allow": word, "at": at}:
                return Ruling(msgspec.convert(word, str), allowed=True, at=_whole(at))
            case {"ban": word, "at": at}:
                return Ruling(msgspec.convert(word, str), allowed=False, at=_whole(at))
            case _:
                raise BrokenLog(f"not a line of a game: {_short(text)}")
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BrokenLog(f"{problem}: {_short(text)}") from None


def dump_record(record: Any) -> str:
    """A frozen record (rules, a set-up) as one line of JSON."""
    return msgspec.json.encode(record).decode()


def load_record(text: str, kind: type[T]) -> T:
    """The record again, checked by type; ``BadSetup`` says what is wrong."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadSetup(f"cannot read {kind.__name__}: {problem}") from None


@lru_cache
def _kinds(actions: tuple[type[Action], ...]) -> Mapping[str, tuple[type[Action], frozenset[str]]]:
    """The kinds of action by name, each with the names of what it holds."""
    return {kind.__name__: (kind, frozenset(f.name for f in fields(kind))) for kind in actions}


def _kind(engine: HasActions, name: Any) -> tuple[type[Action], frozenset[str]]:
    kinds = _kinds(engine.ACTIONS)
    if not isinstance(name, str) or name not in kinds:
        raise BrokenLog(f"this game has no action {name!r}")
    return kinds[name]


def _whole(value: Any) -> int:
    whole: int = value if type(value) is int else msgspec.convert(value, int)
    return whole


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."  # noqa: PLR2004 - one line of a terminal
