"""A hand that is arranged: words are built of its cards, and the others put in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.rules import FEWEST_CARDS
from wordgames.ui.quiddler import sentences
from wordgames.ui.quiddler.hand_cards import HandCards
from wordgames.ui.quiddler.spelling import SpellingPage
from wordgames.ui.quiddler.words import Words

if TYPE_CHECKING:
    from wordgames.cards import Cards
    from wordgames.game import Player
    from wordgames.ui.quiddler.building import Building


class ArrangingPage(SpellingPage):
    """Nothing of this is a move of the game; it is all done in the ``building``."""

    building: Building
    player: Player

    @property
    def typed(self) -> str:
        return self.building.typed

    def ways(self) -> tuple[Cards, ...]:
        return self.building.ways()

    def write(self, letters: str) -> None:
        self.building.type(letters)
        self.changed()

    def erase(self) -> None:
        if self.building.typed:
            self.building.erase()
        else:
            self.building.take_back()
        self.changed()

    def make(self, way: Cards) -> None:
        if len(way) < FEWEST_CARDS:
            self.notice.say(sentences.TWO_CARDS.format(spelt(way)), bad=True)
        elif self.counts(way, self.player):
            self.building.lay(way)
            self.changed()

    def action_lay(self) -> None:
        if self.building.typed:
            self.spell(sentences.CANNOT_SPELL)
        else:
            self.changed()

    def on_hand_cards_clicked(self, event: HandCards.Clicked) -> None:
        event.stop()
        again = event.index == self.building.marked
        self.building.mark(event.index)
        if again:
            self.building.pick()
        self.changed()

    def on_hand_cards_carried(self, event: HandCards.Carried) -> None:
        event.stop()
        self.building.put(event.index, event.place)
        self.changed()

    def on_words_clicked(self, event: Words.Clicked) -> None:
        event.stop()
        self.building.take_back(event.index)
        self.changed()

    def action_mark(self, step: int) -> None:
        self.building.move(step)
        self.changed()

    def action_carry(self, step: int) -> None:
        self.building.carry(step)
        self.changed()

    def action_sort(self) -> None:
        self.building.sort(self.match.rules.value)
        self.changed()

    def action_pick(self) -> None:
        self.building.pick()
        self.changed()

    def action_clear(self) -> None:
        self.building.clear()
        self.changed()

    def changed(self) -> None:
        """Something in the hand was moved: whatever was said about it is no longer true."""
        self.asking = False
        self.notice.say("")
        self.show()
