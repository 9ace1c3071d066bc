"""Who plays: names, colours, keys, and what a game asks of each player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from textual.message import Message

from wordgames.setups.game import MAX_NAME, Seat
from wordgames.ui.canvas import Canvas, Drawing, shortened
from wordgames.ui.commands import key_name, may_buzz, pressed_key
from wordgames.ui.look import CHIPS, COLOUR_NAMES, MARKS
from wordgames.ui.sentences import CHAIRS_FULL, KEY_TAKEN, KEY_UNFIT, LAST_PLAYER, key_test

if TYPE_CHECKING:
    from textual.events import Click, Key, Paste

    from wordgames.ui.look import Look
    from wordgames.ui.setup.draft import Draft

NAME, COLOUR, KEY, MINIMUM, HANDICAP = "name", "colour", "key", "letters", "points"
LOWEST_MINIMUM: Final = 2
HIGHEST_MINIMUM: Final = 8
POINTS_STEP: Final = 5
POINTS_MOST: Final = 200


class Players(Drawing, can_focus=True):
    """One line a player. Up and Down move between players, Left and Right between columns.

    Typing writes the name; in the column of keys the next key pressed is the player's own. The
    line below the last player takes one more as soon as a name is typed there.
    """

    class Changed(Message):
        """Something is another; ``problem`` says what did not go, if anything."""

        def __init__(self, problem: str = "") -> None:
            super().__init__()
            self.problem = problem

    def __init__(self, draft: Draft) -> None:
        super().__init__(id="players")
        self._draft = draft
        self.row = 0
        self.column = NAME
        self.testing = False
        self._seen: list[str] = []
        self._fresh = True
        self._places: list[tuple[int, str]] = []

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns that mean something in this game."""
        game = self._draft.game
        extra = (MINIMUM,) * game.minimum_per_player + (HANDICAP,) * game.handicaps
        return (NAME, COLOUR, KEY, *extra)

    @property
    def explanation(self) -> str:
        from wordgames.ui.sentences import PLAYER_COLUMNS

        return PLAYER_COLUMNS[self.column]

    def start_test(self) -> None:
        """Show which keys arrive when all are pressed together; again ends it."""
        self.testing = not self.testing
        self._seen = []
        self.focus()
        self._tell()

    def add_player(self) -> None:
        """One more player."""
        if self._draft.add_seat():
            self.row, self.column, self._fresh = len(self._draft.seats) - 1, NAME, True
            self._tell()
        else:
            self._tell(CHAIRS_FULL.format(self._draft.game.most_players))

    def remove_player(self) -> None:
        """The marked player leaves."""
        if self._draft.remove_seat(self.row):
            self.row = min(self.row, len(self._draft.seats) - 1)
            self._fresh = True
            self._tell()
        else:
            self._tell(LAST_PLAYER)

    def on_key(self, event: Key) -> None:
        if self.testing:
            if event.key != "escape":
                self._test(event)
                return
            self.testing = False
        elif not self._moved(event) and not self._edited(event):
            return
        event.stop()
        event.prevent_default()
        self._tell(self._problem)

    _problem = ""

    def _moved(self, event: Key) -> bool:
        self._problem = ""
        columns = self.columns
        match event.key:
            case "up":
                self.row = max(0, self.row - 1)
            case "down":
                self.row = min(len(self._draft.seats), self.row + 1)
            case "left":
                self.column = columns[max(0, columns.index(self.column) - 1)]
            case "right":
                self.column = columns[min(len(columns) - 1, columns.index(self.column) + 1)]
            case _:
                return False
        self._fresh = True
        return True

    def _edited(self, event: Key) -> bool:
        self._problem = ""
        match self.column:
            case "name":
                return self._typed(event)
            case "key":
                return self._pressed(event)
            case _:
                step = {"space": 1, "plus": 1, "equals_sign": 1, "minus": -1}.get(event.key, 0)
                if step and self.row < len(self._draft.seats):
                    self._stepped(step)
                return bool(step)

    def _typed(self, event: Key) -> bool:
        if event.key == "backspace":
            self._write(lambda name: name[:-1])
        elif event.key == "delete":
            self._write(lambda _: "")
        elif event.is_printable and event.character:
            self._add_text(event.character)
        else:
            return False
        return True

    def on_paste(self, event: Paste) -> None:
        if self.column == NAME and not self.testing:
            event.stop()
            self._problem = ""
            self._add_text(" ".join(event.text.split()))
            self._tell(self._problem)

    def _add_text(self, text: str) -> None:
        """The first letter typed over a name replaces it, as in a field that is selected."""
        if self.row == len(self._draft.seats):
            if not self._draft.add_seat(text[:MAX_NAME]):
                self._problem = CHAIRS_FULL.format(self._draft.game.most_players)
            self._fresh = False
            return
        fresh = self._fresh
        self._write(lambda name: ("" if fresh else name) + text)

    def _write(self, change: Callable[[str], str]) -> None:
        self._fresh = False
        if self.row < len(self._draft.seats):
            seat = self._draft.seats[self.row]
            text = "".join(c for c in change(seat.name) if c.isprintable())
            self._draft.change_seat(self.row, replace(seat, name=text[:MAX_NAME]))

    def _pressed(self, event: Key) -> bool:
        if event.key in {"enter", "tab", "shift+tab", "escape"} or self.row >= len(
            self._draft.seats
        ):
            return False
        key = pressed_key(event.key)
        if key is None:
            return True
        if not may_buzz(event.key) and not may_buzz(key):
            if event.key.startswith(("ctrl+", "f")):
                return False
            self._problem = KEY_UNFIT.format(key_name(key))
            return True
        owner = next((s for s in self._draft.seats if s.key == key), None)
        seat = self._draft.seats[self.row]
        if owner is not None and owner is not seat:
            self._problem = KEY_TAKEN.format(key_name(key), owner.name)
            return True
        self._draft.change_seat(self.row, replace(seat, key=key))
        return True

    def _stepped(self, step: int) -> None:
        seat = self._draft.seats[self.row]
        match self.column:
            case "colour":
                seat = replace(seat, colour=(seat.colour + step) % len(CHIPS))
            case "letters":
                now = seat.minimum
                if now is None:
                    after: int | None = LOWEST_MINIMUM + 1 if step > 0 else HIGHEST_MINIMUM
                else:
                    after = now + step
                    after = after if LOWEST_MINIMUM <= after <= HIGHEST_MINIMUM else None
                seat = replace(seat, minimum=after)
            case _:
                points = seat.handicap + step * POINTS_STEP
                seat = replace(seat, handicap=max(0, min(POINTS_MOST, points)))
        self._draft.change_seat(self.row, seat)

    def _test(self, event: Key) -> None:
        if event.key in {"f2", "f1", "f10", "ctrl+c"}:
            return
        event.stop()
        event.prevent_default()
        key = pressed_key(event.key)
        if key is not None:
            self._seen = [*[seen for seen in self._seen if seen != key], key][-8:]
        self._tell()

    def _tell(self, problem: str = "") -> None:
        self.refresh()
        self.post_message(self.Changed(problem))

    def on_focus(self) -> None:
        self._tell()

    def on_blur(self) -> None:
        self.testing = False
        self.refresh()

    def on_click(self, event: Click) -> None:
        row = event.y - 2
        if 0 <= row <= len(self._draft.seats):
            self.row, self._fresh = row, True
            hits = [column for start, column in self._places if event.x >= start]
            self.column = hits[-1] if hits else NAME
            if self.column not in (NAME, KEY) and row < len(self._draft.seats):
                self._stepped(1)
            self._tell()

    def paint(self, canvas: Canvas, look: Look) -> None:
        active = self.has_focus
        frame = look.glyphs.heavy if active else look.glyphs.thin
        canvas.box(0, 0, canvas.width, canvas.height, frame, look.accent if active else look.line)
        canvas.put(2, 0, " Players ", look.strong)
        narrow = canvas.width < 48
        starts = {NAME: 8, COLOUR: canvas.width - (20 if narrow else 26)}
        starts[KEY] = canvas.width - (11 if narrow else 17)
        for column in reversed(self.columns[3:]):
            starts[COLOUR] -= 3
            starts[KEY] -= 3
            starts[column] = canvas.width - 9
        self._places = sorted((start, column) for column, start in starts.items())
        canvas.put(2, 1, "seat", look.faint)
        for column, start in starts.items():
            if column in self.columns:
                canvas.put(start, 1, column, look.faint)
        room = canvas.height - 4
        top = max(0, min(self.row - room + 1, len(self._draft.seats) + 1 - room))
        for row in range(top, min(len(self._draft.seats) + 1, top + room)):
            self._paint_row(canvas, look, 2 + row - top, row, starts)
        seats = self._draft.seats
        line = key_test(self._seen, [s.key for s in seats]) if self.testing else ""
        if line:
            canvas.put(2, canvas.height - 2, shortened(line, canvas.width - 4), look.accent)

    def _paint_row(
        self, canvas: Canvas, look: Look, y: int, row: int, starts: dict[str, int]
    ) -> None:
        marked = self.has_focus and row == self.row
        if row == len(self._draft.seats):
            if row < self._draft.game.most_players:
                text = "type a name to add a player"
                canvas.put(8, y, text, look.cursor if marked else look.faint)
            return
        seat = self._draft.seats[row]
        x = canvas.put(2, y, f" {row + 1} {MARKS[row]} ", look.chip(seat.colour))
        del x
        lit = self.testing and seat.key in self._seen
        for column in self.columns:
            at = marked and column == self.column
            style = look.cursor if at else look.good if lit and column == KEY else look.ink
            canvas.put(starts[column], y, self._cell(seat, column, canvas, starts, at=at), style)

    def _cell(
        self, seat: Seat, column: str, canvas: Canvas, starts: dict[str, int], *, at: bool
    ) -> str:
        del canvas
        match column:
            case "name":
                name = shortened(seat.name, starts[COLOUR] - starts[NAME] - 2)
                return f"{name}_" if at and not self._fresh else name or " "
            case "colour":
                return COLOUR_NAMES[seat.colour]
            case "key":
                return f"[{key_name(seat.key)}]" if seat.key else "press one" if at else "[ ]"
            case "letters":
                return "as rule" if seat.minimum is None else str(seat.minimum)
            case _:
                return str(seat.handicap)
