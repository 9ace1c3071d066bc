"""The decks of cards and the cubes, read from their TOML files.

A file holds one table a preset. A deck of cards counts each card and may give points::

    [standard]
    cards = { A = 4, B = 4 }
    points = { A = 2, B = 8 }

Cubes have six faces each::

    [standard]
    black = ["AAAEEE", "BHIKRT"]
    red = ["QSSVWY"]
"""

from __future__ import annotations

import os.path
import tomllib
from dataclasses import dataclass
from typing import Any, TypeGuard

from wordgames.errors import BadFile
from wordgames.files import data_path

MAX_COUNT = 99
MAX_POINTS = 99
MAX_LETTERS = 3
FACES = 6


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game, each as often as it is there, and what each is worth."""

    name: str
    cards: tuple[str, ...]
    points: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Cubes:
    """The cubes of a game, a string of six faces each."""

    name: str
    black: tuple[str, ...]
    red: tuple[str, ...]


def read_deck(game: str, preset: str = "standard") -> Deck:
    """A preset of the game's own file, or the first preset of the file that a path names.

    ``BadFile`` names the file, the table and the entry that is wrong.
    """
    path, name, table = _table(game, preset)
    counts = _mapping(path, name, table, "cards", required=True)
    for card, count in counts.items():
        _check_card(path, name, card)
        if not 1 <= count <= MAX_COUNT:
            raise BadFile(path, f"[{name}] cards: {card} must be there 1 to {MAX_COUNT} times")
    points = _mapping(path, name, table, "points", required=False)
    if points and (missing := [card for card in counts if card not in points]):
        raise BadFile(path, f"[{name}] points: {missing[0]} has none; add it")
    if strange := [card for card in points if card not in counts]:
        raise BadFile(path, f"[{name}] points: there is no card {strange[0]}")
    if wild := [card for card, worth in points.items() if not 0 <= worth <= MAX_POINTS]:
        raise BadFile(path, f"[{name}] points: {wild[0]} must be worth 0 to {MAX_POINTS}")
    _check_keys(path, name, table, {"cards", "points"})
    cards = tuple(card for card, count in counts.items() for _ in range(count))
    return Deck(name, cards, tuple(points.items()))


def read_cubes(game: str, preset: str = "standard") -> Cubes:
    """Likewise for a game of cubes."""
    path, name, table = _table(game, preset)
    _check_keys(path, name, table, {"black", "red"})
    return Cubes(name, _faces(path, name, table, "black"), _faces(path, name, table, "red"))


def presets(game: str) -> tuple[str, ...]:
    """The names of the presets in the game's own file."""
    return tuple(_load(data_path("decks", f"{game}.toml")))


def _table(game: str, preset: str) -> tuple[str, str, dict[str, Any]]:
    if preset.endswith(".toml") or os.path.sep in preset:
        path = preset
        tables = _load(path)
        if not tables:
            raise BadFile(path, "has no deck; add a table such as [standard]")
        name = next(iter(tables))
    else:
        path, name = data_path("decks", f"{game}.toml"), preset
        tables = _load(path)
    table = tables.get(name)
    if name in tables and not _is_table(table):
        raise BadFile(path, f"{name!r} is no deck; a deck is a table such as [standard]")
    if not _is_table(table):
        raise BadFile(path, f"has no deck named {name!r}; it has {', '.join(tables)}")
    return path, name, table


def _load(path: str) -> dict[str, Any]:
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - pathlib costs at start
            text = file.read()
    except FileNotFoundError:
        raise BadFile(path, "is not there; name another deck or install again") from None
    except OSError as problem:
        raise BadFile(path, f"cannot be read ({problem.strerror})") from None
    except ValueError:
        raise BadFile(path, "is no name of a file") from None
    try:
        return tomllib.loads(text.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadFile(path, "is not UTF-8 text; save it as UTF-8") from None
    except tomllib.TOMLDecodeError as problem:
        raise BadFile(path, f"is not TOML: {problem}") from None
    except RecursionError:
        raise BadFile(path, "is nested too deeply to be a deck") from None
    except ValueError:
        raise BadFile(path, "has a number of too many digits") from None


def _mapping(
    path: str, name: str, table: dict[str, Any], key: str, *, required: bool
) -> dict[str, int]:
    found: Any = table.get(key, {})
    if not _is_table(found) or (required and not found):
        raise BadFile(path, f"[{name}] needs {key} = {{ A = 4, B = 4, ... }}")
    for card, number in found.items():
        if type(number) is not int:
            raise BadFile(path, f"[{name}] {key}: {card} needs a whole number, not {number!r}")
    return found


def _check_card(path: str, name: str, card: str) -> None:
    if not (card.isascii() and card.isalpha() and card.isupper()):
        raise BadFile(path, f"[{name}] cards: {card!r} is no card; use capital letters A to Z")
    if len(card) > MAX_LETTERS:
        short = f"a card has {MAX_LETTERS} letters at most, not {len(card)}"
        raise BadFile(path, f"[{name}] cards: {card[:MAX_LETTERS]}...: {short}")


def _check_keys(path: str, name: str, table: dict[str, Any], known: set[str]) -> None:
    if strange := sorted(set(table) - known):
        raise BadFile(
            path, f"[{name}]: {strange[0]!r} is not known here; use {', '.join(sorted(known))}"
        )


def _faces(path: str, name: str, table: dict[str, Any], key: str) -> tuple[str, ...]:
    found: Any = table.get(key)
    if not _is_array(found) or not found:
        raise BadFile(path, f'[{name}] needs {key} = ["AAAEEE", ...]')
    for cube in found:
        good = isinstance(cube, str) and len(cube) == FACES and cube.isascii() and cube.isupper()
        if not (good and cube.isalpha()):
            raise BadFile(path, f"[{name}] {key}: {cube!r} is no cube; use six capital letters")
    return tuple(found)


def _is_table(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _is_array(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)
