"""A hand as its player arranges it: the order of the cards, and the words built so far.

Nothing of this is in the game's log; it lasts from one turn to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wordgames.cards import Card, Cards
from wordgames.engines.quiddler.actions import spelt
from wordgames.solvers.spelling import spellings


@dataclass(slots=True)
class Building:
    """Cards are known by numbers here, so that two equal cards stay apart."""

    faces: dict[int, Card] = field(default_factory=dict[int, Card])
    order: list[int] = field(default_factory=list[int])
    """All cards, those in words included, as they are arranged."""
    words: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    typed: str = ""
    picked: list[int] = field(default_factory=list[int])
    """The cards that were picked one by one for the word that is being built."""
    marked: int = 0
    """Which of the free cards the mark is on."""

    @property
    def free(self) -> list[int]:
        """The cards in no word, in their order."""
        used = {number for word in self.words for number in word}
        return [number for number in self.order if number not in used]

    @property
    def left(self) -> Cards:
        return tuple(self.faces[number] for number in self.free)

    @property
    def spelled(self) -> tuple[Cards, ...]:
        return tuple(self._cards(word) for word in self.words)

    @property
    def marked_card(self) -> Card | None:
        free = self.free
        return self.faces[free[self.marked]] if self.marked < len(free) else None

    def hold(self, hand: Cards) -> None:
        """Take over what is held now: new cards come last, words of cards that are gone open."""
        missing = Counter(self.faces[number] for number in self.order) - Counter(hand)
        fresh = Counter(hand) - Counter(self.faces[number] for number in self.order)
        for number in [*reversed(self.free), *(n for word in self.words for n in word)]:
            face = self.faces[number]
            if missing[face]:
                missing[face] -= 1
                self.order.remove(number)
                del self.faces[number]
        self.words = [word for word in self.words if all(n in self.faces for n in word)]
        self.picked = [number for number in self.picked if number in self.faces]
        for card in hand:
            if not fresh[card]:
                continue
            fresh[card] -= 1
            number = max(self.faces, default=-1) + 1
            self.faces[number] = card
            self.order.append(number)
            self.marked = len(self.free) - 1
        self._mark_inside()

    def type(self, letters: str) -> None:
        self.typed += letters
        self.picked = []

    def erase(self) -> None:
        """Take the last letter or picked card back."""
        if self.picked:
            self.picked.pop()
            self.typed = spelt(self._cards(self.picked))
        else:
            self.typed = self.typed[:-1]

    def clear(self) -> None:
        self.typed, self.picked = "", []

    def pick(self) -> None:
        """Put the marked card to the word that is being built, or take it back from there."""
        free = self.free
        if self.marked >= len(free):
            return
        number = free[self.marked]
        if self.typed and not self.picked:
            self.clear()
        if number in self.picked:
            self.picked.remove(number)
        else:
            self.picked.append(number)
        self.typed = spelt(self._cards(self.picked))

    def ways(self) -> tuple[Cards, ...]:
        """How the free cards spell what is typed; picked cards are one way."""
        if self.picked:
            return (self._cards(self.picked),)
        return spellings(self.typed, self.left) if self.typed else ()

    def lay(self, way: Cards) -> None:
        """Make a word of these cards."""
        free, chosen = self.free, list(self.picked)
        if not chosen:
            for card in way:
                number = next(n for n in free if self.faces[n] == card and n not in chosen)
                chosen.append(number)
        self.words.append(tuple(chosen))
        self.clear()
        self._mark_inside()

    def take_back(self, index: int = -1) -> bool:
        """Open a word again: its cards are free; False where there is none."""
        if not self.words:
            return False
        self.words.pop(index)
        return True

    def move(self, step: int) -> None:
        """Move the mark."""
        if free := self.free:
            self.marked = (self.marked + step) % len(free)

    def mark(self, index: int) -> None:
        self.marked = index
        self._mark_inside()

    def carry(self, step: int) -> None:
        """Move the marked card itself, past the next free card."""
        free = self.free
        target = self.marked + step
        if self.marked < len(free) and 0 <= target < len(free):
            one, other = self.order.index(free[self.marked]), self.order.index(free[target])
            self.order[one], self.order[other] = self.order[other], self.order[one]
            self.marked = target

    def put(self, index: int, place: int) -> None:
        """Put a free card where another one lies; those between move up."""
        free = self.free
        if index < len(free) and place < len(free):
            target = self.order.index(free[place])
            self.order.remove(free[index])
            self.order.insert(target, free[index])
            self.marked = place

    def sort(self, value: Mapping[Card, int]) -> None:
        """By letters; once they lie so, by points."""
        by_letter = sorted(self.order, key=lambda n: (self.faces[n], n))
        by_points = sorted(self.order, key=lambda n: (-value[self.faces[n]], self.faces[n], n))
        sorted_already = self._faces(self.order) == self._faces(by_letter)
        self.order = by_points if sorted_already else by_letter

    def _mark_inside(self) -> None:
        self.marked = max(0, min(self.marked, len(self.free) - 1))

    def _cards(self, numbers: Sequence[int]) -> Cards:
        return tuple(self.faces[number] for number in numbers)

    def _faces(self, numbers: Sequence[int]) -> list[Card]:
        return [self.faces[number] for number in numbers]
