"""What the program remembers between two evenings: how it should look, and the last set-ups.

One TOML file that people may edit. Whatever is in it and not known here stays in it; a file that
cannot be read is never overwritten but set aside, with one line that says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeGuard

from wordgames.errors import BadFile, BadSetup
from wordgames.folders import made, settings_folder, write_whole

if TYPE_CHECKING:
    from wordgames.setups.game import Setup

THEMES = ("dark", "light")


@dataclass(frozen=True, slots=True)
class Preferences:
    """How the program looks and sounds; ``keys`` gives commands other keys, by command id."""

    theme: str = "dark"
    ascii: bool = False
    reduced_motion: bool = False
    sound: bool = False
    keys: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class Settings:
    """The settings of a user. ``problem`` is the line to show when the file could not be used."""

    path: Path | None
    preferences: Preferences = field(default_factory=Preferences)
    problem: str = ""
    _tables: dict[str, Any] = field(default_factory=dict[str, Any])
    _broken: bool = False

    @classmethod
    def load(cls, path: str | None = None) -> Settings:
        """The settings in that file (the user's own by default); never fails."""
        settings = cls(None if path is None else Path(path))
        try:
            if settings.path is None:
                settings.path = settings_folder() / "settings.toml"
            settings._tables = tomllib.loads(settings.path.read_text(encoding="utf-8"))
            settings.preferences = _preferences(settings._tables.get("preferences", {}))
            for name in ("setups", "best"):
                if not _is_table(settings._tables.get(name, {})):
                    raise BadSetup(f"[{name}] is no table")
        except FileNotFoundError:
            pass
        except BadFile as problem:
            settings.problem = str(problem)
        except OSError as problem:
            settings._refuse(f"cannot be read ({problem.strerror})")
        except UnicodeDecodeError:
            settings._refuse("is not UTF-8 text")
        except (BadSetup, ValueError) as problem:
            settings._refuse(str(problem))
        except RecursionError:
            settings._refuse("is nested too deeply")
        return settings

    def setup(self, game: str) -> Setup | None:
        """The set-up with which that game was last begun, or None."""
        table = self._tables.get("setups", {})
        last = table.get(game) if _is_table(table) else None
        if not _is_table(last):
            return None
        try:
            return _setup(game, last)
        except BadSetup as problem:
            self.problem = f"{self.path}: the last set-up of {game} was left out ({problem})"
            return None

    def last_game(self) -> str | None:
        """The game that was begun last."""
        found = self._tables.get("last_game")
        return found if isinstance(found, str) else None

    def best(self, name: str) -> int | None:
        """The best score that was reached at something, or None."""
        table = self._tables.get("best")
        found = table.get(name) if _is_table(table) else None
        return found if type(found) is int else None

    def keep_best(self, name: str, score: int) -> None:
        """Keep the score if it is the best; ``BadFile`` when it cannot be written."""
        best = self.best(name)
        if best is None or score > best:
            self._change(lambda document: document.setdefault("best", {}).update({name: score}))

    def remember(self, setup: Setup) -> None:
        """Offer this set-up again next time; ``BadFile`` when it cannot be written."""

        def change(document: Any) -> None:
            document["last_game"] = setup.game
            setups = document.setdefault("setups", {})
            setups[setup.game] = _setup_table(setup)

        self._change(change)

    def prefer(self, preferences: Preferences) -> None:
        """Look like this from now on; ``BadFile`` when it cannot be written."""
        self.preferences = preferences

        def change(document: Any) -> None:
            table = document.setdefault("preferences", {})
            for name, value in asdict(preferences).items():
                table[name] = dict(value) if name == "keys" else value

        self._change(change)

    def _refuse(self, problem: str) -> None:
        self._broken = True
        self.problem = f"{self.path}: {problem}; the defaults are used and the file is left alone"

    def _change(self, change: Callable[[Any], None]) -> None:
        """Change the file as it is now, so that comments and other programs' changes stay."""
        import tomlkit  # noqa: PLC0415 - only who saves pays for it

        path = settings_folder() / "settings.toml" if self.path is None else self.path
        try:
            made(path.parent)
            document = self._document(path, tomlkit)
            change(document)
            text, self._tables = _text(path, document, tomlkit)
            write_whole(path, text)
        except OSError as problem:
            raise BadFile(path, f"settings were not saved ({problem.strerror})") from None

    def _document(self, path: Path, tomlkit: Any) -> Any:
        if self._broken:
            self._set_aside(path)
        try:
            return tomlkit.parse(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return tomlkit.document()
        except (ValueError, RecursionError, tomlkit.exceptions.TOMLKitError):
            self._set_aside(path)
            return tomlkit.document()

    def _set_aside(self, path: Path) -> None:
        from datetime import UTC, datetime  # noqa: PLC0415 - hardly ever needed

        stamp = f"{datetime.now(UTC):%Y%m%d-%H%M%S}"
        with suppress(FileNotFoundError):
            path.rename(path.with_name(f"{path.name}.corrupt-{stamp}"))
        self._broken = False


def _text(path: Path, document: Any, tomlkit: Any) -> tuple[str, dict[str, Any]]:
    """The document as text, and what the text says. Where keys with dots in them lead to a text
    that says something else, it is written anew, without its comments.
    """
    meant: dict[str, Any] = document.unwrap()
    for text in (tomlkit.dumps(document), tomlkit.dumps(meant)):
        with suppress(tomllib.TOMLDecodeError):
            if _ordered(said := tomllib.loads(text)) == _ordered(meant):
                return text, said
    raise BadFile(path, "settings were not saved (they cannot be written as TOML)")


def _ordered(tables: dict[str, Any]) -> str:
    """The same text for the same values: nan, which TOML has, does not even equal itself."""
    import json  # noqa: PLC0415 - only who saves pays for it

    return json.dumps(tables, sort_keys=True, default=str)


def _preferences(table: Any) -> Preferences:
    if not _is_table(table):
        raise BadSetup("[preferences] is no table")
    known = {f.name: table[f.name] for f in fields(Preferences) if f.name in table}
    for name, value in known.items():
        match name:
            case "theme":
                good, wanted = value in THEMES, f"one of {', '.join(THEMES)}"
            case "keys":
                good = _is_table(value) and all(isinstance(key, str) for key in value.values())
                wanted = 'a table such as { pause = "f4" }'
            case _:
                good, wanted = isinstance(value, bool), "true or false"
        if not good:
            raise BadSetup(f"[preferences] {name} is {wanted}, not {value!r}")
    known["keys"] = tuple(known.get("keys", {}).items())
    return Preferences(**known)


def _setup(game: str, table: Mapping[str, Any]) -> Setup:
    import msgspec  # noqa: PLC0415 - not before a set-up is opened

    from wordgames.setups import find_game  # noqa: PLC0415
    from wordgames.setups.game import Setup  # noqa: PLC0415

    whole = dict(table) | {"game": game}
    options = whole.get("options", {})
    if not _is_table(options):
        raise BadSetup("its options are no table")
    nones: Any = whole.pop("none", [])
    if not _is_array(nones):
        raise BadSetup("its none is no list")
    whole["options"] = [*options.items(), *((name, None) for name in nones)]
    try:
        found = msgspec.convert(whole, Setup)
    except msgspec.ValidationError as problem:
        raise BadSetup(str(problem)) from None
    names = (text for seat in found.seats for text in (seat.name, seat.key or ""))
    texts = (found.dictionary, found.deck, *found.allowed, *found.banned, *names)
    if strange := [text for text in texts if not text.isprintable()]:
        raise BadSetup(f"{strange[0]!r} has signs that cannot be shown")
    for option in find_game(game).options:
        if option.name in found.chosen:
            option.check(found.chosen[option.name])
    return found


def _setup_table(setup: Setup) -> dict[str, Any]:
    """As TOML can hold it: there is no null, so options set to none are listed by name."""
    table = asdict(setup)
    del table["game"]
    table["seats"] = [
        {name: value for name, value in seat.items() if value is not None}
        for seat in table["seats"]
    ]
    table["options"] = {name: value for name, value in setup.options if value is not None}
    table["none"] = [name for name, value in setup.options if value is None]
    for name in ("allowed", "banned"):
        table[name] = list(table[name])
    return table


def _is_table(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _is_array(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)
