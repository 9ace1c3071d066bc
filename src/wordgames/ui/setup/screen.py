"""The set-up page: players, variant, options; Enter begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal

from wordgames.errors import GameError
from wordgames.lexicon.judges import open_dictionary
from wordgames.setups.options import Value
from wordgames.ui.commands import HELP, LOOK_UP, Command
from wordgames.ui.page import Page
from wordgames.ui.setup.draft import Draft
from wordgames.ui.setup.options import Options
from wordgames.ui.setup.players import Players
from wordgames.ui.setup.variants import Variants
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.widget import Widget


class SetupPage(Page[None]):
    """Choose everything about a game before it begins."""

    TOPIC: ClassVar[str] = "setup"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("setup.start", "enter", "start", "Begin the game", "begin"),
        Command("setup.next", "tab", "app.focus_next", "The next box", "next box"),
        Command("setup.test", "f2", "test", "See whether all keys arrive together", "key test"),
        Command("setup.add", "f4", "add", "One more player"),
        Command("setup.remove", "f6", "remove", "The marked player leaves"),
        LOOK_UP,
        Command("setup.leave", "escape,f10", "leave", "Back to the first page", "back", "Esc"),
    )
    DEFAULT_CSS = """
    SetupPage #upper { height: 13; }
    SetupPage #players { width: 5fr; height: 100%; }
    SetupPage #variants { width: 3fr; height: 100%; }
    SetupPage #options { height: 1fr; }
    SetupPage Notice { height: 2; }
    SetupPage.-narrow Notice { height: 3; }
    SetupPage.-low #upper { height: 8; }
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Value] | None = None,
        *,
        alone: bool = False,
    ) -> None:
        super().__init__()
        settings = self.app.settings
        last = settings.setup(game)
        other = settings.last_game()
        known = None if last is not None or other is None else settings.setup(other)
        guests = () if known is None else known.seats
        self.draft = Draft.begin(game, last, options or {}, alone=alone, guests=guests)
        self.players = Players(self.draft)
        self.options = Options(self.draft)
        pick = self.draft.game.variants
        self.variants = None if pick is None else Variants(self.draft, pick)
        self.notice = Notice()

    def content(self) -> Iterator[Widget]:
        with Horizontal(id="upper"):
            yield self.players
            if self.variants is not None:
                yield self.variants
        yield self.options
        yield self.notice

    def on_mount(self) -> None:
        self.bar.show("NEW GAME", self.draft.game.title, "F1 help")
        self.players.focus()

    def on_players_changed(self, event: Players.Changed) -> None:
        self._explain(self.players.explanation, event.problem)

    def on_variants_changed(self) -> None:
        assert self.variants is not None  # noqa: S101
        self.options.refresh()
        self._explain(self.variants.explanation)

    def on_options_changed(self, event: Options.Changed) -> None:
        self._explain(self.options.explanation, event.problem)

    def action_start(self) -> None:
        try:
            setup, seed = self.draft.setup(), self.draft.seed()
            open_dictionary(setup.dictionary)
        except GameError as problem:
            self.notice.say(str(problem), bad=True)
            return
        self.app.remember(setup)
        self.app.play(setup, seed)

    def action_test(self) -> None:
        self.players.start_test()

    def action_add(self) -> None:
        self.players.focus()
        self.players.add_player()

    def action_remove(self) -> None:
        self.players.remove_player()

    def action_leave(self) -> None:
        self.go_back()

    def _explain(self, text: str, problem: str = "") -> None:
        if problem:
            self.notice.say(problem, bad=True)
        else:
            self.notice.say(text)
