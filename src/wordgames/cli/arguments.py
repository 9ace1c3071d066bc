"""What the commands about games take alike, and how they answer."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any


def parser(command: str, summary: str) -> argparse.ArgumentParser:
    """A parser that has ``--json`` and ``--dictionary`` and nothing else yet."""
    made = argparse.ArgumentParser(prog=f"wordgames {command}", description=summary)
    made.add_argument("--json", action="store_true", help="answer with one JSON document")
    made.add_argument(
        "--dictionary",
        metavar="NAME|PATH",
        default="broad",
        help="who judges words (wordgames dictionaries lists them); default: broad",
    )
    return made


def answer(document: Mapping[str, Any], text: str, *, as_json: bool) -> None:
    """Write the document, or the same for people to read."""
    if as_json:
        json.dump(document, sys.stdout, ensure_ascii=False, separators=(",", ":"))
        sys.stdout.write("\n")
    else:
        sys.stdout.write(text if text.endswith("\n") else text + "\n")
