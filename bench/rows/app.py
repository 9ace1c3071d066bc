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


def _need_the_app() -> None:
    if find_spec("wordgames.ui.app") is None:
        raise NotMeasured("the app is not here")
