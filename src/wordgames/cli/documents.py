"""JSON that people have written: what is wrong with it is told with its place."""

from __future__ import annotations

import json
import sys
from typing import Any, NoReturn

from wordgames.errors import BadFile


class Document:
    """One file, ``-`` is standard input; what is not as it should be raises ``BadFile``."""

    def __init__(self, path: str) -> None:
        self.path = path

    def read(self) -> Any:
        """All that stands in it."""
        try:
            if self.path == "-":
                text = sys.stdin.read()
            else:
                with open(self.path, encoding="utf-8-sig") as file:  # noqa: PTH123 - as everywhere
                    text = file.read()
        except OSError as problem:
            raise BadFile(self.path, f"cannot be read ({problem.strerror})") from None
        except UnicodeDecodeError:
            raise BadFile(self.path, "is not UTF-8 text; save it as UTF-8") from None
        except ValueError:
            raise BadFile(self.path, "is no name of a file") from None
        try:
            return json.loads(text)
        except json.JSONDecodeError as problem:
            raise BadFile(self.path, f"is not JSON: {problem.msg}", problem.lineno) from None
        except RecursionError:
            raise BadFile(self.path, "is nested too deeply to be read") from None
        except ValueError:
            raise BadFile(self.path, "has a number of too many digits") from None

    def object(self, place: str, given: Any, known: set[str]) -> dict[str, Any]:
        """An object with no other fields than these."""
        fields: dict[str, Any] = self._kind(place, given, dict, "an object { ... }")
        if strange := sorted(set(fields) - known):
            self.refuse(place, f"{strange[0]!r} is not known here; use {', '.join(sorted(known))}")
        return fields

    def list_of(self, place: str, given: Any) -> list[Any]:
        """A list, of anything."""
        found: list[Any] = self._kind(place, given, list, "a list [ ... ]")
        return found

    def text(self, place: str, given: Any) -> str:
        """A text."""
        text: str = self._kind(place, given, str, 'a text "..."')
        return text

    def yes_no(self, place: str, given: Any) -> bool:
        """True or false."""
        answer: bool = self._kind(place, given, bool, "true or false")
        return answer

    def refuse(self, place: str, problem: str) -> NoReturn:
        """Say what is wrong there."""
        raise BadFile(self.path, f"{place}: {problem}")

    def _kind(self, place: str, given: Any, kind: type, wanted: str) -> Any:
        if given is None:
            self.refuse(place, f"is missing; it is {wanted}")
        if not isinstance(given, kind):
            self.refuse(place, f"is {wanted}, not {json.dumps(given)[:40]}")
        return given
