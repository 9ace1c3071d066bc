"""Pages on which letters are typed to make a word of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.laying import check_word
from wordgames.errors import Illegal
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.entry import Entry
from wordgames.ui.table import PlayScreen
from wordgames.ui.typing import carry_out
from wordgames.ui.widgets.wordbox import folded

if TYPE_CHECKING:
    from textual.events import Key, Paste

    from wordgames.cards import Cards
    from wordgames.game import Player
    from wordgames.ui.widgets.notice import Notice

LONGEST_WORD: Final = 24


class SpellingPage(PlayScreen):
    """All letters go into the word that is typed; while the page is ``asking``, a digit says which
    of several ways to spell it is meant.
    """

    notice: Notice
    asking = False

    @property
    def typed(self) -> str:
        """The letters so far."""
        raise NotImplementedError

    def ways(self) -> tuple[Cards, ...]:
        """How cards spell what is typed."""
        raise NotImplementedError

    def write(self, letters: str) -> None:
        """Put these letters to the word."""
        raise NotImplementedError

    def erase(self) -> None:
        """Take the last thing typed back."""
        raise NotImplementedError

    def make(self, way: Cards) -> None:
        """Make the word, of these cards."""
        raise NotImplementedError

    def spell(self, cannot: str) -> None:
        """Make the word in the only way there is; ask for the way where there are several, and say
        that the cards ``cannot`` where there is none.
        """
        match self.ways():
            case ():
                self.notice.say(cannot.format(self.typed), bad=True)
            case (way,):
                self.make(way)
            case _:
                self.asking = True
                self.notice.say(sentences.WHICH.format(self.typed), strong=True)
                self.show()

    def counts(self, way: Cards, player: Player) -> bool:
        """Whether the rules take these cards for a word; says why not."""
        word = spelt(way)
        known = frozenset({word} if self.match.accepts(word) else ())
        try:
            check_word(self.match.rules, way, known)
        except Illegal as problem:
            self.refused(problem, player)
            return False
        return True

    async def on_key(self, event: Key) -> None:
        character = event.character or ""
        if self.asking and character.isdigit():
            event.stop()
            self._choose(int(character) - 1)
        elif event.key == "backspace":
            event.stop()
            self.erase()
        elif len(character) == 1 and character.isalpha():
            event.stop()
            self._type(character)
        else:
            await carry_out(self, event)

    def on_paste(self, event: Paste) -> None:
        event.stop()
        self._type(event.text)

    def on_entry_chosen(self, event: Entry.Chosen) -> None:
        event.stop()
        self._choose(event.index)

    def _type(self, text: str) -> None:
        room = max(0, LONGEST_WORD - len(self.typed))
        self.write(folded(text)[:room])

    def _choose(self, index: int) -> None:
        ways = self.ways()
        if 0 <= index < len(ways):
            self.make(ways[index])
