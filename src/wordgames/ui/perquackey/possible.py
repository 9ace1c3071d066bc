"""What a throw allowed, for the review and the podium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from wordgames.engines.perquackey import Rules, Thrown
from wordgames.lexicon.choices import words_of
from wordgames.solvers.perquackey import Best, answers, best

if TYPE_CHECKING:
    from wordgames.lexicon.protocols import WordList
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
    common = _found(sitting, throw, sitting.common)
    every = _found(sitting, throw, words_of(sitting.lexicon))
    return Possible(common, _best(sitting, throw, common), _best(sitting, throw, every, common))


def left_over(sitting: Sitting, throw: Thrown) -> int:
    """How many more points common words allowed; 0 when nobody typed the letters in."""
    if not throw.letters:
        return 0
    most = _best(sitting, throw, _found(sitting, throw, sitting.common))
    return max(0, most.reckoning.total - throw.reckoning.total)


def _found(sitting: Sitting, throw: Thrown, words: WordList) -> dict[int, list[str]]:
    rules: Rules = sitting.match.rules
    return answers(
        throw.letters, words, vulnerable=throw.vulnerable, longer_as_ten=rules.longer_as_ten
    )


def _best(
    sitting: Sitting,
    throw: Thrown,
    found: Mapping[int, Sequence[str]],
    preferred: Mapping[int, Sequence[str]] | None = None,
) -> Best:
    rules: Rules = sitting.match.rules
    known = frozenset(chain(*(preferred or {}).values()))
    return best(
        found,
        vulnerable=throw.vulnerable,
        plural_by_the_letter=rules.plural_by_the_letter,
        rank=lambda word: word not in known,
    )
