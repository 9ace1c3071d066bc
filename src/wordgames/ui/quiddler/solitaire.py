"""The solitaire: eight stacks, and the words made of the cards that show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from wordgames.engines.quiddler import solitaire
from wordgames.engines.quiddler.actions import GiveUp, MakeWord, Refill, spelt
from wordgames.engines.quiddler.rules import STACK_DEPTH, STACKS
from wordgames.engines.quiddler.solitaire import Ended, Refilling, Spelling
from wordgames.errors import Illegal
from wordgames.solvers.spelling import spellings
from wordgames.ui.commands import HELP, LEAVE, LOOK_UP, PAUSE, TAKE_BACK, Command
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.entry import Entry
from wordgames.ui.quiddler.hand_cards import HandCards
from wordgames.ui.quiddler.spelling import SpellingPage
from wordgames.ui.quiddler.used import Used
from wordgames.ui.sentences import NOTHING_TO_TAKE_BACK, TAKEN_BACK
from wordgames.ui.table import TableScreen
from wordgames.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from textual.widget import Widget

    from wordgames.cards import Cards
    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting

ALL = STACKS * STACK_DEPTH
BEST = "Quiddler solitaire"
SHOWN = 5
"""Words that are named at the end."""


class SolitaireTable(TableScreen, SpellingPage):
    """One player, so nothing is covered but what lies face down."""

    TOPIC: ClassVar[str] = "quiddler"
    SECTION: ClassVar[str] = "Solitaire"
    KEYS: ClassVar[tuple[Command, ...]] = (
        HELP,
        Command("solitaire.lay", "enter", "lay", "Make the word, or move the marked card", "word"),
        Command("solitaire.go-on", "enter", "go_on", "Go on to the end of the game", "go on"),
        Command("solitaire.pick", "space", "pick", "Put the marked card to the word", "pick"),
        Command("solitaire.end", "f2", "give_up", "Give up: no word is left", "give up"),
        TAKE_BACK,
        LOOK_UP,
        Command("solitaire.left", "left", "mark(-1)", "Mark the stack to the left"),
        Command("solitaire.right", "right", "mark(1)", "Mark the stack to the right"),
        Command("solitaire.clear", "escape", "clear", "Give the word up that is being typed"),
        PAUSE,
        LEAVE,
    )
    DEFAULT_CSS = """
    SolitaireTable #status { height: 2; }
    SolitaireTable HandCards { height: 8; }
    SolitaireTable #verdict { height: 2; }
    SolitaireTable Used { height: 1fr; }
    SolitaireTable.-low HandCards { height: 6; }
    SolitaireTable.-tall HandCards { height: 10; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.status = Notice(widget_id="status", centred=True)
        self.stacks = HandCards()
        self.entry = Entry()
        self.notice = Notice(widget_id="verdict")
        self.used = Used()
        self._typed = ""
        self._picked: list[int] = []
        self._marked = 0
        self._sure = False

    @property
    def seen(self) -> solitaire.View:
        """What the player sees."""
        view: solitaire.View = self.match.view(0)
        return view

    def content(self) -> Iterator[Widget]:
        yield self.status
        yield self.stacks
        yield self.entry
        yield self.notice
        yield self.used

    # What is drawn.

    def show(self) -> None:
        view, value = self.seen, self.match.rules.value
        faces = tuple(card or "" for card in view.showing)
        below = tuple(f"x {deep}" if deep else "empty" for deep in view.depth)
        if self.covered:
            self.stacks.show(("",) * STACKS, value, None)
        else:
            self.stacks.show(faces, value, self._marked, tuple(self._picked), below)
        self.entry.show(self._typed, self.ways(), value, asking=self.asking)
        best = self.app.settings.best(BEST)
        self.bar.show(
            "QUIDDLER  solitaire",
            f"{view.cards_used} of {ALL} cards used   "
            + ("no best score yet" if best is None else f"best {best}"),
            "F1 help",
        )
        self.status.say(self._status(view), strong=True)
        self.used.show(view.used)

    def _status(self, view: solitaire.View) -> str:
        match view.phase:
            case Spelling():
                return "Type a word of the cards that show; Space picks a card"
            case Refilling():
                return "A stack is used up. Mark the stack whose top card goes there, then Enter"
            case Ended() if view.cards_used == ALL:
                return "All 48 cards are used: you have won! Enter goes on"
            case Ended():
                return f"{view.cards_used} of {ALL} cards used. Enter goes on"
            case _:
                return ""

    # The word that is typed.

    @property
    def typed(self) -> str:
        return self._typed

    def ways(self) -> tuple[Cards, ...]:
        showing = self.seen.showing
        if self._picked:
            return (self._picked_cards(),)
        held = tuple(card for card in showing if card is not None)
        return spellings(self._typed, held) if self._typed else ()

    def write(self, letters: str) -> None:
        self._picked = []
        self._typed += letters
        self._changed()

    def erase(self) -> None:
        if self._picked:
            self._picked.pop()
            self._typed = spelt(self._picked_cards())
        else:
            self._typed = self._typed[:-1]
        self._changed()

    def make(self, way: Cards) -> None:
        """Equal cards are taken from the deepest stack, unless they were picked by hand."""
        view = self.seen
        places = list(self._picked)
        if not places:
            for card in way:
                free = [p for p, face in enumerate(view.showing) if face == card]
                free = [place for place in free if place not in places]
                places.append(max(free, key=lambda place: view.depth[place]))
        if self.act(0, MakeWord(tuple(places), way)) is not None:
            self._typed, self._picked, self.asking = "", [], False
            self.notice.say(f"{spelt(way)} is laid.", good=True)
            self.refreshed()

    # What is done.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        phase = self.seen.phase
        spelling, ended = isinstance(phase, Spelling), isinstance(phase, Ended)
        here = {"give_up": spelling, "pick": spelling, "lay": not ended, "go_on": ended}
        return here.get(action, True)

    def on_hand_cards_clicked(self, event: HandCards.Clicked) -> None:
        event.stop()
        self._marked = event.index
        if isinstance(self.seen.phase, Refilling):
            self.action_lay()
        else:
            self.action_pick()

    def on_hand_cards_carried(self, event: HandCards.Carried) -> None:
        """Stacks stay where they are."""
        event.stop()

    def action_mark(self, step: int) -> None:
        self._marked = (self._marked + step) % STACKS
        self._changed()

    def action_pick(self) -> None:
        view = self.seen
        if view.showing[self._marked] is None or not isinstance(view.phase, Spelling):
            return
        if self._typed and not self._picked:
            self._typed = ""
        if self._marked in self._picked:
            self._picked.remove(self._marked)
        else:
            self._picked.append(self._marked)
        self._typed = spelt(self._picked_cards())
        self._changed()

    def action_clear(self) -> None:
        self._typed, self._picked = "", []
        self._changed()

    def action_lay(self) -> None:
        view = self.seen
        match view.phase:
            case Refilling():
                self.act(0, Refill(self._marked))
            case _ if not self._typed:
                self._changed()
            case _:
                self.spell(sentences.NOT_SHOWN)

    def action_go_on(self) -> None:
        super().finish()

    def action_look_up(self) -> None:
        if self.match.outcome is None:
            self.notice.say(sentences.LOOK_UP_LATER, bad=True)
        else:
            from wordgames.ui.lookup import LookUp

            self.app.push_screen(LookUp(self.sitting))

    def action_give_up(self) -> None:
        if not self._sure:
            self._sure = True
            self.notice.say(sentences.GIVE_UP_AGAIN, strong=True)
            return
        view = self.seen
        held = tuple(card for card in view.showing if card is not None)
        self.action_clear()
        if self.act(0, GiveUp()) is not None:
            self.notice.say(self._could_have(held))

    def action_take_back(self) -> None:
        if self.sitting.table.offer is None:
            self.notice.say(NOTHING_TO_TAKE_BACK, bad=True)
        else:
            self.action_clear()
            self.sitting.table.take_back(0)
            self.refreshed()
            self.notice.say(TAKEN_BACK)

    def say_aside(self, text: str) -> None:
        self.notice.say(text)

    def refused(self, problem: Illegal, player: Player) -> None:
        del player
        self.notice.say(self.sitting.told(problem), bad=True)

    def finish(self) -> None:
        """The end is shown first; the podium follows at a key."""
        self.show()
        self.refresh_keys()
        self.app.keep_best(BEST, self.seen.cards_used)

    def _picked_cards(self) -> Cards:
        showing = self.seen.showing
        return tuple(showing[place] or "" for place in self._picked)

    def _could_have(self, held: Cards) -> str:
        """Words that there still were, of those a hint may show."""
        found = [
            word
            for word in self.sitting.common.spellable(spelt(held))
            if any(len(way) > 1 for way in spellings(word, held))
        ]
        best = sorted(found, key=lambda word: (-len(word), word))[:SHOWN]
        if not best:
            return "There was no common word left."
        return f"There was still: {', '.join(best)}."

    def _changed(self) -> None:
        self.asking = self._sure = False
        self.notice.say("")
        self.show()
