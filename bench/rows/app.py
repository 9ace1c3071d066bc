"""How long a player waits for the app, seen from the other end of its terminal."""

from importlib.util import find_spec

from bench.measure import by_turns
from bench.process import PYTHON, WORDGAMES
from bench.row import Effort, Figure, Limit, NotMeasured, row
from bench.terminal import ESCAPES, Terminal

GAMES = ("PDQ", "Quiddler", "Perquackey", "Skeeter")


@row(
    "first-frame",
    "the home page, every game on it, 80x24",
    against="the first frame of an empty Textual app",
    limit=Limit(ratio=1.4),
)
def first_frame(effort: Effort) -> Figure:
    _need_the_app()
    timing = by_turns(range(effort.times(20)), lambda _: _home_page(), lambda _: _blank_page())
    with Terminal(WORDGAMES) as terminal:
        terminal.wait_for(GAMES[-1])
        terminal.settle()
        page = terminal.screen()
    return Figure(timing, wrong=sum(game not in page for game in GAMES), checked=len(GAMES))


def _home_page() -> float:
    with Terminal(WORDGAMES) as terminal:
        return max(terminal.wait_for(game) for game in GAMES) - terminal.begun


def _blank_page() -> float:
    with Terminal(PYTHON, "-m", "bench.peers.empty") as terminal:
        return terminal.wait(_every_cell_is_painted, "a blank page") - terminal.begun


def _every_cell_is_painted(raw: bytes) -> bool:
    return ESCAPES.sub(b"", raw).count(b" ") >= 80 * 24


def _need_the_app(part: str = "wordgames.ui.app") -> None:
    if find_spec(part) is None:
        raise NotMeasured("the app is not here")


@row(
    "buzz",
    "a buzz key to BUZZED on the screen, PDQ, 80x24",
    against="a key to its letter in a bare Input",
    limit=Limit(ratio=2),
)
def buzz(effort: Effort) -> Figure:
    _need_the_app("wordgames.ui.pdq")
    rounds = effort.times(20)
    wrong = 0

    def ours(_: int) -> float:
        nonlocal wrong
        with Terminal(WORDGAMES, *TABLE) as terminal:
            terminal.wait_for("Space")
            terminal.press(" ")
            terminal.wait_for("READY")
            terminal.settle()
            took = _key_to(terminal, "p", "BUZZED")
            terminal.settle(0.05)
            wrong += not _buzzed_alone(terminal.screen(), "Bob", "Ann")
        return took

    timing = by_turns(range(rounds), ours, lambda _: _letter_in_an_input())
    return Figure(timing, wrong, checked=rounds)


TABLE = ("play", "pdq", "--players", "Ann, Bob", "--keys", "q, p", "--seed", "1")


def _buzzed_alone(page: str, who: str, other: str) -> bool:
    """Whether the frame below that name says BUZZED, and the other's does not."""
    lines = page.splitlines()
    top = next(line for line in lines if f" {who} " in line)
    left, right = sorted((top.index(f" {who} "), top.index(f" {other} ")))
    middle = (left + right) // 2
    seat = lines[lines.index(top) + 1 : lines.index(top) + 3]
    halves = {
        "left": any("BUZZED" in line[:middle] for line in seat),
        "right": any("BUZZED" in line[middle:] for line in seat),
    }
    side = "right" if top.index(f" {who} ") == right else "left"
    return halves == {"left": side == "left", "right": side == "right"}


def _letter_in_an_input() -> float:
    with Terminal(PYTHON, "-m", "bench.peers.box") as terminal:
        terminal.wait_for("eady")
        terminal.settle()
        return _key_to(terminal, "p", "p")


def _key_to(terminal: Terminal, key: str, text: str) -> float:
    seen = len(terminal.raw)
    pressed = terminal.press(key)
    return terminal.wait_for(text, since=seen) - pressed
