"""``wordgames lookup``: is that a word, and what does it mean?

The commonest command; it starts without the argument parser and what that brings along.
"""

from __future__ import annotations

import os
import sys

from wordgames.cli.main import EXIT_NO, EXIT_YES
from wordgames.cli.streams import in_json
from wordgames.complaints import complain
from wordgames.errors import BadSetup
from wordgames.lexicon.judges import DEFAULT, open_dictionary
from wordgames.lexicon.lookup import Answer, LookUps
from wordgames.lexicon.sentences import printable, sentence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

USAGE = """\
usage: wordgames lookup [options] WORD...
       wordgames lookup [options] -          words from standard input, with spaces between

Says whether each word counts, why (not), and what it means.

  --dictionary NAME|PATH   who judges (wordgames dictionaries lists them); default: broad
  --no-definitions         the verdict only
  --family-filter          refuse coarse words, as a table may
  --json                   answer with one JSON document

Exit status: 0 when every word counts, 1 when one does not, 2 for wrong usage.
"""
SWITCHES = ("--json", "--no-definitions", "--family-filter")
MOST_SENSES = 5
_INDENT = 13


def run(arguments: list[str]) -> int:
    """Carry the command out; the exit status."""
    if "-h" in arguments or "--help" in arguments:
        sys.stdout.write(USAGE)
        return EXIT_YES
    options, words = _read(arguments)
    judge = open_dictionary(options.get("--dictionary", DEFAULT))
    if "--family-filter" in options:
        from wordgames.lexicon.houserules import HouseRules

        judge = HouseRules(judge, family_filter=True)
    look_ups = LookUps(judge)
    meanings = "--no-definitions" not in options
    answers = (look_ups.look_up(word, meanings=meanings) for word in _words(words))
    status = _answer_json(answers) if "--json" in options else _answer_text(answers)
    for trouble in look_ups.definitions.troubles():
        complain(trouble)
    return status


def _read(arguments: list[str]) -> tuple[dict[str, str], list[str]]:
    """The options and the words, or ``BadSetup`` about the first that is wrong."""
    options: dict[str, str] = {}
    words: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name == "--":
            words += waiting
        elif name in SWITCHES and not equals:
            options[name] = name
        elif name == "--dictionary":
            options[name] = value if equals else next(waiting, "")
            if not options[name]:
                raise BadSetup("lookup: --dictionary needs a name or a path")
        elif name.startswith("--"):
            raise BadSetup(f"lookup: no such option {printable(name)}; see lookup --help")
        else:
            words.append(argument)
    if not words and sys.stdin.isatty():
        raise BadSetup("lookup: which word? (wordgames lookup cat, or - for standard input)")
    return options, words or ["-"]


def _words(words: list[str]) -> Iterator[str]:
    for word in words:
        if word == "-":
            for line in sys.stdin.buffer:
                yield from line.decode("utf-8", "replace").split()
        else:
            yield word


def _answer_text(answers: Iterable[Answer]) -> int:
    status = 0
    width = _width()
    for number, answer in enumerate(answers):
        status = status if answer.verdict.valid else 1
        gap = "\n" if number and answer.entries else ""
        sys.stdout.write(gap + "\n".join(_lines(answer, width)) + "\n")
    return status


def _lines(answer: Answer, width: int) -> Iterator[str]:
    yield sentence(answer.verdict)
    for entry in answer.entries:
        if entry.word != answer.verdict.word:
            yield f"  {entry.word}"
        for sense in entry.senses[:MOST_SENSES]:
            yield from _folded(f"  {sense.part or '-':<{_INDENT - 2}}", sense.text, width)
        more = len(entry.senses) - MOST_SENSES
        yield " " * _INDENT + (
            f"({entry.source}; {more} more)" if more > 0 else f"({entry.source})"
        )
    if answer.second_opinion:
        yield "  A spell-checker knows it; the table may allow it."
    if answer.suggestions:
        yield f"  Like it: {', '.join(answer.suggestions)}"


def _folded(head: str, text: str, width: int) -> Iterator[str]:
    """The text in lines no wider than the terminal, the first after the head."""
    line = head
    for word in text.split():
        if len(line) + 1 + len(word) > width and line.strip():
            yield line.rstrip()
            line = " " * _INDENT
        line += word if line.endswith(" ") else f" {word}"
    yield line


def _width() -> int:
    """The terminal's; without one, lines are not folded."""
    try:
        return max(40, os.get_terminal_size(sys.stdout.fileno()).columns)
    except (OSError, ValueError):
        return sys.maxsize


def _answer_json(answers: Iterable[Answer]) -> int:
    made = list(answers)
    document = {"words": [_document(answer) for answer in made]}
    sys.stdout.write(in_json(document) + "\n")
    return EXIT_YES if all(answer.verdict.valid for answer in made) else EXIT_NO


def _document(answer: Answer) -> dict[str, object]:
    verdict = answer.verdict
    inflection = verdict.inflections[0] if verdict.inflections else None
    return {
        "word": verdict.word,
        "valid": verdict.valid,
        "reason": verdict.reason,
        "explanation": sentence(verdict),
        "tier": verdict.tier,
        "base": verdict.base,
        "inflection": " ".join(sorted(inflection.kinds)) if inflection else None,
        "also_name": verdict.also_name,
        "dictionary": verdict.dictionary,
        "definitions": [
            {"word": entry.word, "source": entry.source, "part": sense.part, "text": sense.text}
            for entry in answer.entries
            for sense in entry.senses
        ],
        "second_opinion": answer.second_opinion,
        "suggestions": list(answer.suggestions),
    }
