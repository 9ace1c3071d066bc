"""Which variant is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.message import Message

from wordgames.ui.canvas import Canvas, Drawing, shortened

if TYPE_CHECKING:
    from textual.events import Click, Key

    from wordgames.setups.options import Pick
    from wordgames.ui.look import Look
    from wordgames.ui.setup.draft import Draft


class Variants(Drawing, can_focus=True):
    """One line a variant; Up and Down choose."""

    class Changed(Message):
        """Another variant is chosen, or the list has the focus now."""

    def __init__(self, draft: Draft, pick: Pick) -> None:
        super().__init__(id="variants")
        self._draft = draft
        self._pick = pick
        self._top = 0

    @property
    def index(self) -> int:
        return self._pick.names.index(str(self._draft.value(self._pick)))

    @property
    def explanation(self) -> str:
        _, label, meaning = self._pick.choices[self.index]
        return f"{label}: {meaning}"

    def choose(self, index: int) -> None:
        """Choose the variant at that place."""
        index %= len(self._pick.choices)
        self._draft.set(self._pick.name, self._pick.names[index])
        self.refresh()
        self.post_message(self.Changed())

    def on_key(self, event: Key) -> None:
        step = {"up": -1, "down": 1, "left": -1, "right": 1, "space": 1}.get(event.key)
        if step is not None:
            event.stop()
            self.choose(self.index + step)

    def on_click(self, event: Click) -> None:
        index = event.y - 1 + self._top
        if 0 <= index < len(self._pick.choices):
            self.choose(index)

    def on_focus(self) -> None:
        self.refresh()
        self.post_message(self.Changed())

    def on_blur(self) -> None:
        self.refresh()

    def paint(self, canvas: Canvas, look: Look) -> None:
        active, glyphs = self.has_focus, look.glyphs
        frame = glyphs.heavy if active else glyphs.thin
        canvas.box(0, 0, canvas.width, canvas.height, frame, look.accent if active else look.line)
        canvas.put(2, 0, f" {self._pick.label} ", look.strong)
        room = canvas.height - 2
        choices = self._pick.choices
        self._top = max(0, min(self.index - room // 2, len(choices) - room))
        for row, (_, label, _) in enumerate(choices[self._top : self._top + room]):
            chosen = row + self._top == self.index
            style = look.cursor if chosen and active else look.strong if chosen else look.ink
            sign = glyphs.chosen if chosen else glyphs.unchosen
            text = shortened(f"{sign} {label}", canvas.width - 4)
            canvas.put(2, row + 1, text.ljust(canvas.width - 4), style)
