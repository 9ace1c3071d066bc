"""Time is up, and the others look through the words before the sum is banked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from wordgames.engines import perquackey
from wordgames.engines.perquackey import Mark, Referee, Seen, View
from wordgames.engines.perquackey.chart import group_of, reckon
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.challenge import ChallengePage, Doubt, Reveal
from wordgames.ui.commands import HELP, LEAVE, Command
from wordgames.ui.page import Page
from wordgames.ui.perquackey import sentences
from wordgames.ui.sentences import listed
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.events import Click
    from textual.widget import Widget

    from wordgames.game import Player
    from wordgames.ui.look import Look
    from wordgames.ui.perquackey.table import PerquackeyTable

MARKS_IN_WORDS = {
    Mark.NONE: "",
    Mark.STRUCK: "struck",
    Mark.UPHELD: "challenged: it is a word",
    Mark.REFUTED: "no word",
}


class JudgingPage(Page[None]):
    """Lists the words. Leftover letters and Enter of whoever typed to the last do nothing here."""

    TOPIC: ClassVar[str] = "perquackey"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command(
            "judging.strike", "space", "strike", "Strike the marked word, or restore it", "strike"
        ),
        Command("judging.challenge", "f4", "challenge", "Ask the dictionary about it", "challenge"),
        Command("judging.bank", "f2", "bank", "Write the sum down", "bank"),
        Command("judging.up", "up", "move(-1)", "The word above"),
        Command("judging.down", "down", "move(1)", "The word below"),
        LEAVE,
    )
    DEFAULT_CSS = """
    JudgingPage #told { height: 2; }
    JudgingPage _Words { height: 1fr; }
    JudgingPage #sum { height: 1; }
    """

    def __init__(self, table: PerquackeyTable) -> None:
        super().__init__()
        self.table = table
        self.told = Notice(widget_id="told")
        self.sum = Notice(widget_id="sum")
        self.words = _Words()

    @property
    def seen(self) -> View:
        return self.table.seen

    def content(self) -> Iterator[Widget]:
        yield self.told
        yield self.words
        yield self.sum

    def on_mount(self) -> None:
        view = self.seen
        sitting = self.table.sitting
        judges = listed([sitting.name(player) for player in self.table.judges()])
        late = self.table.unfinished()
        if self.table.referee is Referee.CHALLENGE:
            what = f"{judges}: challenge or strike words one by one, then bank the sum."
        else:
            what = f"The dictionary has judged. {judges}: strike what else should not count."
        self.told.say(" ".join(part for part in (late, what) if part), strong=True)
        self.bar.show("PERQUACKEY", f"{sitting.name(view.player)}'s words", "F1 help")
        self.show()

    def show(self) -> None:
        """Draw the list as it stands."""
        view = self.seen
        self.words.show(sorted(view.words, key=lambda seen: (len(seen.word), seen.word)))
        told = f"The sum: {view.sum.total:,}"
        for short, long, points in view.sum.bonuses:
            told += f", with the {short} and {long} letter bonus {points:,}"
        if view.sum.set:
            told += ".  Fewer than 500: banked like this it is a SET"
        self.sum.say(told, strong=True, bad=view.sum.set)
        self.refresh_keys()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        marked = self.words.marked
        match action:
            case "strike":
                return marked is not None and marked.mark in {Mark.NONE, Mark.STRUCK}
            case "challenge":
                asked = self.table.referee is Referee.CHALLENGE
                return asked and marked is not None and marked.mark is Mark.NONE
            case _:
                return True

    def action_move(self, step: int) -> None:
        self.words.move(step)
        self.refresh_keys()

    def action_strike(self) -> None:
        marked = self.words.marked
        if marked is not None:
            kind = perquackey.Restore if marked.mark is Mark.STRUCK else perquackey.Strike
            self.table.act(self.table.judges()[0], kind(marked.word))
            self.show()

    def action_challenge(self) -> None:
        marked = self.words.marked
        if marked is None:
            return
        view = self.seen
        stake = f"{self._worth(view, marked.word):,} points"
        doubt = Doubt(marked.by, marked.word, stake=stake)
        judges = self.table.judges()
        word = marked.word
        self.app.push_screen(
            ChallengePage(self.table.sitting, doubt, judges, lambda who: self._settle(who, word)),
            lambda _: self.show(),
        )

    def action_bank(self) -> None:
        self.go_back()
        self.table.act(self.table.judges()[0], perquackey.Bank())

    def action_leave(self) -> None:
        self.app.go_home()

    def _settle(self, who: Player, word: str) -> Reveal:
        before = self.seen.sum.total
        self.table.act(who, perquackey.Challenge(word))
        view = self.seen
        good = any(seen.word == word and seen.good for seen in view.words)
        headline = f"{word} is a word." if good else f"{word} is no word."
        if good:
            return Reveal(good, headline, ("It stands, and nobody can strike it now.",))
        lost = before - view.sum.total
        return Reveal(good, headline, (f"It is out: {lost:,} points less.",))

    def _worth(self, view: View, word: str) -> int:
        """What the word brings to the sum."""
        group = group_of(len(word), longer_as_ten=view.rules.longer_as_ten)
        have = sentences.counts(view)
        if group is None or not have.get(group):
            return 0
        less = {**have, group: have[group] - 1}
        with_it, without_it = (reckon(each, vulnerable=False).total for each in (have, less))
        return with_it - without_it


class _Words(Drawing):
    """The words by length, in columns, with a mark on one of them."""

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[Seen, ...] = ()
        self._mark = 0
        self._rows = 1

    @property
    def marked(self) -> Seen | None:
        return self._words[self._mark] if self._words else None

    def show(self, words: Sequence[Seen]) -> None:
        """Show these; the mark stays where it is."""
        self._words = tuple(words)
        self._mark = min(self._mark, max(0, len(words) - 1))
        self.refresh()

    def move(self, step: int) -> None:
        if self._words:
            self._mark = (self._mark + step) % len(self._words)
            self.refresh()

    def on_click(self, event: Click) -> None:
        width = self.size.width // max(1, -(-len(self._words) // self._rows))
        index = event.x // max(1, width) * self._rows + event.y - 1
        if 0 <= event.y - 1 < self._rows and 0 <= index < len(self._words):
            self._mark = index
            self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, look.glyphs.thin, look.line)
        if not self._words:
            canvas.centre(canvas.height // 2, "No word was called.", look.faint)
            return
        self._rows = max(1, canvas.height - 2)
        columns = -(-len(self._words) // self._rows)
        width = (canvas.width - 2) // columns
        for index, seen in enumerate(self._words):
            column, row = divmod(index, self._rows)
            x, y = 1 + column * width, 1 + row
            marked = index == self._mark
            style = look.cursor if marked else look.ink if seen.counts else look.faint
            if marked:
                canvas.fill(x, y, width - 1, 1, look.cursor)
            sign = "x" if not seen.counts else "+" if seen.mark is Mark.UPHELD else " "
            text = f"{'>' if marked else ' '} {sign} {seen.word:<13} {MARKS_IN_WORDS[seen.mark]}"
            canvas.put(x, y, shortened(text, width - 1), style)
