"""How long the shell waits for an answer."""

import json

from bench.measure import race
from bench.process import PYTHON, ROOT, WORDGAMES, command, output
from bench.row import Effort, Figure, Limit, row


@row(
    "help",
    "wordgames --help",
    against="python -c pass",
    limit=Limit(ratio=5),
)
def help_page(effort: Effort) -> Figure:
    ours = command(WORDGAMES, "--help")
    timing = race(ours, command(PYTHON, "-c", "pass"), rounds=effort.times(40, least=2))
    said = output(WORDGAMES, "--help")
    named = ("play", "lookup", "dictionaries", "judge", "solve", "score", "games")
    missing = sum(f"\n  {name} " not in said for name in named)
    return Figure(timing, wrong=missing, checked=len(named))


@row(
    "lookup",
    "wordgames lookup cat, with its meaning",
    against="python -c pass",
    limit=Limit(ratio=3),
)
def lookup(effort: Effort) -> Figure:
    timing = race(
        command(WORDGAMES, "lookup", "cat"),
        command(PYTHON, "-c", "pass"),
        rounds=effort.times(40, least=2),
    )
    expected = {"CAT": True, "QI": True, "CXT": False, "LONDON": False}
    said = json.loads(output(WORDGAMES, "lookup", "--json", *expected))["words"]
    wrong = sum(expected.pop(each["word"]) != each["valid"] for each in said) + len(expected)
    return Figure(timing, wrong=wrong, checked=4)


@row(
    "script-play",
    "script/play --version",
    against="wordgames --version",
    limit=Limit(ratio=2),
)
def script_play(effort: Effort) -> Figure:
    timing = race(
        command(str(ROOT / "script" / "play"), "--version"),
        command(WORDGAMES, "--version"),
        rounds=effort.times(40, least=2),
    )
    same = output(str(ROOT / "script" / "play"), "--version") == output(WORDGAMES, "--version")
    return Figure(timing, wrong=not same, checked=1)
