"""A hand of real cards that is being written down."""

from __future__ import annotations

from dataclasses import dataclass, field

from wordgames.cards import Cards


@dataclass(slots=True)
class Draft:
    """What is being written for a player, before it stands."""

    spelled: list[Cards] = field(default_factory=list[Cards])
    left: list[str] = field(default_factory=list[str])
    out: bool = False

    @property
    def cards(self) -> Cards:
        """All cards that are written already."""
        return (*(card for cards in self.spelled for card in cards), *self.left)

    def erase(self) -> None:
        """Strike the last card left over, or the last word."""
        if self.left:
            self.left.pop()
        elif self.spelled:
            self.spelled.pop()
