"""What has been decided on words in this game, as far as everybody may know it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from wordgames.log import Ruling
from wordgames.ui.lookup import sentences

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Ruled:
    """A word and what became of it."""

    word: str
    good: bool
    how: str


def rulings(sitting: Sitting) -> list[Ruled]:
    """The table's own rulings first, then what the dictionary said, each the latest first.

    A game says by ``judged(sitting)`` in ``wordgames.ui.NAME`` which verdicts are public; without
    it none is.
    """
    setup = sitting.setup
    own = [Ruled(word, good=True, how=sentences.ALLOWED) for word in setup.allowed]
    own += [Ruled(word, good=False, how=sentences.BANNED) for word in setup.banned]
    for entry in sitting.match.log:
        if isinstance(entry, Ruling):
            how = sentences.ALLOWED if entry.allowed else sentences.BANNED
            own.append(Ruled(entry.word, entry.allowed, how))
    judged = getattr(import_module(f"wordgames.ui.{sitting.game.name}"), "judged", None)
    verdicts: list[tuple[str, bool]] = list(judged(sitting)) if judged is not None else []
    said = [
        Ruled(word, good, sentences.GOOD if good else sentences.REFUSED) for word, good in verdicts
    ]
    latest = {ruled.word: ruled for ruled in own}
    return [*reversed(latest.values()), *reversed(said)]
