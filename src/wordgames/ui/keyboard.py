"""Bytes that no keyboard sends: from a terminal with another encoding, or a program beside ours."""

from __future__ import annotations

import sys
from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from textual._xterm_parser import XTermParser

if TYPE_CHECKING:
    from textual.events import Key

PARSE: Final = "_parse_extended_key"
"""Textual's own reader of keys that a terminal tells by numbers."""


def tolerate_noise() -> None:
    """Let what is no key be no key, where Textual would end the program: text that is not UTF-8,
    and the numbers of keys and signs that do not exist.
    """
    setattr(XTermParser, PARSE, _extended_key)
    if sys.platform != "win32":
        from textual.drivers import linux_driver

        setattr(linux_driver, "getincrementaldecoder", _forgiving)  # noqa: B010 - it is none of its API


_strict: Callable[[XTermParser, str], list[Key] | None] = getattr(XTermParser, PARSE)


def _extended_key(parser: XTermParser, sequence: str) -> list[Key] | None:
    try:
        keys = _strict(parser, sequence)
    except (ValueError, OverflowError):
        return []
    return keys and [key for key in keys if not _is_half(key.character or "")]


def _is_half(sign: str) -> bool:
    """Whether it is half of a pair that stands for one sign, which cannot be written."""
    return any("\ud800" <= c <= "\udfff" for c in sign)


def _forgiving(encoding: str) -> Callable[[], IncrementalDecoder]:
    return partial(getincrementaldecoder(encoding), errors="replace")
