"""What a throw was worth, what was missed, and the best there was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from wordgames.engines.perquackey import Thrown
from wordgames.lexicon.lookup import LookUps
from wordgames.lexicon.sentences import sentence as dictionary_sentence
from wordgames.ui.commands import HELP, Command
from wordgames.ui.page import Page
from wordgames.ui.perquackey import sentences
from wordgames.ui.perquackey.lists import Lists
from wordgames.ui.perquackey.possible import Possible, possible
from wordgames.ui.perquackey.tray import Cube, Tray
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.ui.sitting import Sitting


class ReviewPage(Page[None]):
    """Opens by itself when a throw is closed; in duplicate when everybody has played it."""

    TOPIC: ClassVar[str] = "perquackey"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("review.go-on", "space,f10", "go_on", "Back to the table", "go on", "Space"),
        Command("review.meaning", "f5", "meaning", "What the marked word means", "meaning"),
        Command("review.best", "f2", "best", "The best words, or all that were missed", "best"),
        Command("review.left", "left", "move(-1)", "The word before", "choose", "Arrows"),
        Command("review.right", "right", "move(1)", "The next word"),
        Command("review.up", "up", "row(-1)", "A length up"),
        Command("review.down", "down", "row(1)", "A length down"),
        Command("review.other", "tab", "other", "The next player's words"),
    )
    DEFAULT_CSS = """
    ReviewPage #told { height: 2; }
    ReviewPage #tray { height: 4; }
    ReviewPage Lists { height: 1fr; }
    ReviewPage #meaning { height: 2; }
    ReviewPage.-low #tray { height: 1; }
    ReviewPage.-tall #tray { height: 7; }
    ReviewPage.-tall #meaning { height: 4; }
    """

    def __init__(self, sitting: Sitting, throws: Sequence[Thrown], told: str = "") -> None:
        super().__init__()
        self.sitting = sitting
        self.throws = tuple(throws)
        self._told = told
        self._at = 0
        self._show_best = False
        self.told = Notice(widget_id="told")
        self.tray = Tray("tray")
        self.lists = Lists()
        self.meaning = Notice(widget_id="meaning")

    def content(self) -> Iterator[Widget]:
        yield self.told
        yield self.tray
        yield self.lists
        yield self.meaning

    def on_mount(self) -> None:
        self._show()

    @property
    def throw(self) -> Thrown:
        return self.throws[self._at]

    @cached_property
    def _look_ups(self) -> LookUps:
        return LookUps(self.sitting.lexicon)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        match action:
            case "other":
                return len(self.throws) > 1
            case "best" | "meaning" | "move" | "row":
                return self.lists.marked is not None
            case _:
                return True

    def action_go_on(self) -> None:
        if self._at + 1 < len(self.throws):
            self.action_other()
        else:
            self.go_back()

    def action_other(self) -> None:
        self._at = (self._at + 1) % len(self.throws)
        self._show()

    def action_best(self) -> None:
        self._show_best = not self._show_best
        self._show()

    def action_move(self, step: int) -> None:
        self.lists.move(step)
        self._show_meaning("")

    def action_row(self, step: int) -> None:
        self.lists.row(step)
        self._show_meaning("")

    def action_meaning(self) -> None:
        word = self.lists.marked
        if word is None:
            return
        answer = self._look_ups.look_up(word)
        senses = [sense for entry in answer.entries for sense in entry.senses]
        if senses:
            said = "; ".join(sense.text for sense in senses[:3])
            self._show_meaning(f"{word}: {said}")
        else:
            self._show_meaning(dictionary_sentence(answer.verdict))

    def _show_meaning(self, text: str) -> None:
        marked = self.lists.marked
        offer = "" if marked is None else f"F5: what {marked} means"
        self.meaning.say(text or offer)

    def _show(self) -> None:
        throw, rules = self.throw, self.sitting.match.rules
        number = f"{self._at + 1} of {len(self.throws)}" if len(self.throws) > 1 else ""
        self.bar.show(
            "PERQUACKEY", f"{self.sitting.name(throw.player)}'s throw {number}", "F1 help"
        )
        blacks = len(rules.black)
        self.tray.show([Cube(letter, red=n >= blacks) for n, letter in enumerate(throw.letters)])
        banked = sentences.banked(self.sitting, rules, throw)
        told = "  ".join(part for part in (self._told, banked) if part)
        self.told.say(told, bad=throw.reckoning.set, good=not throw.reckoning.set)
        could = possible(self.sitting, throw)
        words = [written.word for written in throw.written]
        bad = {written.word for written in throw.written if not written.counts}
        if could is None:
            self.lists.show("Your words", _by_length(words), bad, {}, "")
        else:
            self._show_could(throw, could, words, bad)
        self._show_meaning("")
        self.refresh_keys()

    def _show_could(self, throw: Thrown, could: Possible, words: list[str], bad: set[str]) -> None:
        common, every = could.best_common.reckoning, could.best_of_all.reckoning
        told = f"Best possible {common.total:,} with common words, {every.total:,} with all"
        if self._show_best:
            chosen = could.best_of_all if every.total > common.total else could.best_common
            self.lists.show("The best words", {}, set(), _by_length(chosen.words), told)
            return
        missed = {
            length: [word for word in listed if word not in words]
            for length, listed in could.common.items()
        }
        name = self.sitting.name(throw.player)
        self.lists.show(
            f"{name}'s words, then what was missed", _by_length(words), bad, missed, told
        )


def _by_length(words: Sequence[str]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for word in words:
        found.setdefault(len(word), []).append(word)
    return found
