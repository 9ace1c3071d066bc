"""What a throw allowed, for the review and the podium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wordgames.engines.perquackey import Rules, Thrown
from wordgames.lexicon.choices import words_of
from wordgames.solvers.perquackey import Best, answers, best

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Possible:
    """What a throw allowed: all common words by length, and the best with common words, and with
    every word of the dictionary.
    """

    common: Mapping[int, Sequence[str]]
    best_common: Best
    best_of_all: Best


def possible(sitting: Sitting, throw: Thrown) -> Possible | None:
    """What the throw allowed; None when nobody typed its letters in."""
    if not throw.letters:
        return None
    rules: Rules = sitting.match.rules
    found = [
        answers(
            throw.letters,
            words,
            vulnerable=throw.vulnerable,
            longer_as_ten=rules.longer_as_ten,
        )
        for words in (sitting.common, words_of(sitting.lexicon))
    ]
    made = [
        best(
            some,
            vulnerable=throw.vulnerable,
            plural_by_the_letter=rules.plural_by_the_letter,
            rank=lambda word: word not in sitting.common,
        )
        for some in found
    ]
    return Possible(found[0], made[0], made[1])
