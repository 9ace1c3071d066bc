"""What the commands about games take alike, and how they answer."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from wordgames.cli.streams import in_json
from wordgames.errors import BadSetup, Reason

SHOWN: Final = 20
"""Words that are shown unless somebody asks for more."""


class Parser(argparse.ArgumentParser):
    """Refuses like everything else here, in one line, and does not pass over a full disk."""

    def error(self, message: str) -> NoReturn:
        raise BadSetup(f"{message} ({self.prog} --help says more)")

    def _print_message(self, message: str, file: Any = None) -> None:
        (file or sys.stdout).write(message)


def parser(command: str, summary: str) -> Parser:
    """A parser that has ``--json`` and ``--dictionary`` and nothing else yet."""
    made = Parser(prog=f"wordgames {command}", description=summary)
    made.add_argument("--json", action="store_true", help="answer with one JSON document")
    made.add_argument(
        "--dictionary",
        metavar="NAME|PATH",
        default="broad",
        help="who judges words (wordgames dictionaries lists them); default: broad",
    )
    return made


def add_limit(made: Parser) -> None:
    """Add ``--limit``: how many words of a long answer are shown."""
    made.add_argument(
        "--limit",
        type=whole,
        default=SHOWN,
        metavar="N",
        help=f"how many words to show, 0 for all; default: {SHOWN}",
    )


def whole(text: str) -> int:
    """The number that an option takes; any but a whole one from 0 on is refused in its words."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a whole number from 0 on is needed, not {text!r}")
    return int(text)


def answer(document: Mapping[str, Any], text: str, *, as_json: bool) -> None:
    """Write the document, or the same for people to read."""
    if as_json:
        sys.stdout.write(in_json(document) + "\n")
    else:
        sys.stdout.write(text if text.endswith("\n") else text + "\n")


def answer_verdicts(verdicts: Sequence[tuple[str, Reason | None, str]], *, as_json: bool) -> bool:
    """Tell of words whether they are good: each has the reason against it and that in words.

    Answers whether all are good.
    """
    document = {
        "verdicts": [
            {"word": word, "valid": reason is None, "reason": reason}
            for word, reason, _ in verdicts
        ]
    }
    width = max(len(word) for word, _, _ in verdicts)
    lines = [
        f"{word:<{width}}  {'yes' if reason is None else 'no'}{f': {why}' if why else ''}"
        for word, reason, why in verdicts
    ]
    answer(document, "\n".join(lines), as_json=as_json)
    return all(reason is None for _, reason, _ in verdicts)
