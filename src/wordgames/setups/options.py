"""The kinds of options a game offers; both the set-up screen and the shell are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import TypeAlias

from wordgames.errors import BadSetup
from wordgames.game import Millis

Value: TypeAlias = bool | int | str | None
"""What an option is set to; None is "none", where an option has that."""


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off: ``--double-scoring`` and ``--no-double-scoring`` in the shell."""

    name: str
    label: str
    explanation: str
    default: bool = False
    variants: frozenset[str] | None = None
    """The variants in which it means something; None is all of them."""

    def check(self, value: Value) -> Value:
        """The value, if the option can be set to it; ``BadSetup`` says what it takes."""
        if not isinstance(value, bool):
            raise BadSetup(f"{self.name} is on or off, not {value!r}")
        return value

    def parse(self, text: str) -> Value:
        """The value that somebody typed; ``BadSetup`` says what the option takes."""
        match text.casefold():
            case "on" | "yes" | "true" | "1":
                return True
            case "off" | "no" | "false" | "0":
                return False
            case _:
                raise BadSetup(f"{self.name} is on or off, not {text!r}")


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number in a range, or none where ``may_be_none``. Times are given in ``unit``."""

    name: str
    label: str
    explanation: str
    _: KW_ONLY
    default: int | None
    low: int
    high: int
    step: int = 1
    unit: str = ""
    may_be_none: bool = False
    variants: frozenset[str] | None = None

    def check(self, value: Value) -> Value:
        """The value, if the option can be set to it; ``BadSetup`` says what it takes."""
        if value is None and self.may_be_none:
            return value
        if type(value) is not int or not self.low <= value <= self.high:
            raise BadSetup(f"{self.name} is {self.range}, not {value!r}")
        return value

    def parse(self, text: str) -> Value:
        """The value that somebody typed; ``BadSetup`` says what the option takes."""
        if self.may_be_none and text.casefold() in {"none", "off"}:
            return None
        try:
            return self.check(int(text))
        except ValueError:
            raise BadSetup(f"{self.name} is {self.range}, not {text!r}") from None

    @property
    def range(self) -> str:
        """What it takes, in words."""
        unit = f" {self.unit}" if self.unit else ""
        return f"{self.low} to {self.high}{unit}" + (" or none" if self.may_be_none else "")


@dataclass(frozen=True, slots=True)
class Pick:
    """One of several; each is its name in the shell, its label and a line that explains it."""

    name: str
    label: str
    explanation: str
    default: str
    choices: tuple[tuple[str, str, str], ...]
    variants: frozenset[str] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What the choices are called in the shell and in saved games."""
        return tuple(name for name, _, _ in self.choices)

    def check(self, value: Value) -> Value:
        """The value, if the option can be set to it; ``BadSetup`` says what it takes."""
        if value not in self.names:
            raise BadSetup(f"{self.name} is one of {', '.join(self.names)}, not {value!r}")
        return value

    def parse(self, text: str) -> Value:
        """The value that somebody typed; ``BadSetup`` says what the option takes."""
        return self.check(text)


Option: TypeAlias = Switch | Number | Pick


def settled(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Every option with its value, defaults filled in; ``BadSetup`` names an unknown or bad one."""
    known = {option.name: option for option in options}
    if strange := sorted(set(chosen) - set(known)):
        raise BadSetup(f"there is no option {strange[0]!r} here; there are {', '.join(known)}")
    return {
        name: option.check(chosen[name]) if name in chosen else option.default
        for name, option in known.items()
    }


def whole(value: Value) -> int:
    """The settled value of a ``Number``."""
    if type(value) is not int:
        raise BadSetup(f"a whole number is needed, not {value!r}")
    return value


def whole_or_none(value: Value) -> int | None:
    """The settled value of a ``Number`` that may be none."""
    return None if value is None else whole(value)


def millis(seconds: Value) -> Millis | None:
    """A settled time in milliseconds, or none."""
    return None if seconds is None else whole(seconds) * 1000
