"""What the table of PDQ says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordgames.cards import Cards
from wordgames.engines.pdq import Claim, Ending, Result, Rules, Variant, fit
from wordgames.engines.pdq.sentences import why_not
from wordgames.errors import Illegal, Reason
from wordgames.game import Player
from wordgames.lexicon.choices import is_plain, words_of
from wordgames.solvers.pdq import answers, samples
from wordgames.ui.sentences import counted, listed

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting

VARIANTS: Final = {
    Variant.REGULAR: "regular",
    Variant.EXPERTS: "experts",
    Variant.YOUNGER: "younger",
    Variant.YOUNGER_BOTH_ENDS: "younger, both ends",
    Variant.INTERGENERATIONAL: "intergenerational",
    Variant.PDL: "PDL",
    Variant.SOLITAIRE: "solitaire",
    Variant.ANY_WHICH_WAY: "any-which-way",
    Variant.FOUR_SCORE: "four score",
    Variant.STUCK_IN_THE_MIDDLE: "stuck in the middle",
    Variant.WORD_COUNT: "word count",
}

_AN_OUTER_ONE: Final = "It starts with an outer letter and has the others in order, either way."
_FITS: Final = {
    Variant.REGULAR: _AN_OUTER_ONE,
    Variant.EXPERTS: _AN_OUTER_ONE,
    Variant.YOUNGER: "It starts with one of the letters and has the other.",
    Variant.YOUNGER_BOTH_ENDS: "It starts with one of the letters and ends with the other.",
    Variant.INTERGENERATIONAL: _AN_OUTER_ONE,
    Variant.PDL: f"{_AN_OUTER_ONE} The longest wins.",
    Variant.SOLITAIRE: "It starts with the left letter and has the others in order.",
    Variant.ANY_WHICH_WAY: "It starts with any of the letters and has the others in any order.",
    Variant.FOUR_SCORE: _AN_OUTER_ONE,
    Variant.STUCK_IN_THE_MIDDLE: "It has the letters in order, others before and between them.",
    Variant.WORD_COUNT: _AN_OUTER_ONE,
}
"""Which words take the cards, for whoever sees the game for the first time."""

STILL_DEALING: Final = "Not yet: the cards are still being dealt."
LEADS: Final = "{} leads and need not pass."
GIVE_UP_AGAIN: Final = "F2 again gives this row up, and the game ends."
TAKE_BACK_QUESTION: Final = "Take back what decided the last row?"


def how(sitting: Sitting, variant: Variant) -> str:
    """What there is to do, before anything was done: the hands first, then the word."""
    if variant is Variant.WORD_COUNT:
        return f"Write as many words as you can before time is up. {_FITS[variant]}"
    if sitting.alone:
        return f"Type a word that takes the letters. {_FITS[variant]}"
    return f"See a word? Press your own key, then type it. {_FITS[variant]}"


def refusal(sitting: Sitting, rules: Rules, row: Cards, claim: Claim) -> str:
    """Why a word does not count, and what would: "PAINTER: the A comes before the N"."""
    reason = claim.reason
    assert reason is not None  # noqa: S101 - a refused word has its reason
    if not claim.word:
        return silence(sitting.name(claim.player), reason)
    return why(sitting, rules, row, claim.word, claim.player, reason)


def refusals(sitting: Sitting, rules: Rules, row: Cards, claims: Sequence[Claim]) -> list[str]:
    """The same for all bad words among the claims; with names when there were several."""
    told: list[str] = []
    for claim in claims:
        if not claim.good:
            text = refusal(sitting, rules, row, claim)
            several = len(claims) > 1 and claim.word
            told.append(f"{sitting.name(claim.player)}: {text}" if several else text)
    return told


def why(
    sitting: Sitting, rules: Rules, row: Cards, word: str, player: Player, reason: Reason
) -> str:
    """Why that word of that player does not count."""
    letters = fit(rules, row, word, rules.minimum(player))
    if letters.reason is reason:
        return f"{word}: {why_not(letters, rules.minimum(player))}"
    return sitting.told(Illegal(reason, word))


def silence(name: str, reason: Reason) -> str:
    """No word came."""
    if reason is Reason.TOO_LATE:
        return f"{name}: the time is up."
    return f"{name} gives the floor back."


def live(rules: Rules, row: Cards, word: str, player: Player) -> str:
    """What the letters of the word do so far; nothing that a dictionary knows."""
    found = fit(rules, row, word, rules.minimum(player))
    told = {Reason.WRONG_START, Reason.NOT_LEFT_TO_RIGHT}
    if found.good:
        return f"{found.trace}   fits: yes"
    if found.reason in told or (
        found.reason is Reason.TOO_SHORT and len(found.positions) == len(row)
    ):
        return f"{found.trace}   {why_not(found, rules.minimum(player))}"
    return f"{found.trace}   fits: not yet"


def ending(sitting: Sitting, result: Result) -> str:
    """How a deal ended, in a line."""
    row = "".join(result.row)
    match result.ending:
        case Ending.WON if result.winner is not None:
            name = sitting.name(result.winner)
            prize = counted(len(result.prize), "card")
            return f"{row}: {name} takes {prize} with {result.word} ({len(result.word)})"
        case Ending.TIED:
            words = [f"{sitting.name(c.player)} {c.word}" for c in result.claims if c.good]
            return f"{row}: a tie, {listed(words)}; the next row is for them alone"
        case Ending.TIME_UP:
            return f"{row}: the time is up, the cards go to the pile"
        case Ending.GIVEN_UP:
            return f"{row}: given up"
        case Ending.COUNTED:
            return f"{row}: {listed(_tally(sitting, result.claims))}"
        case _:
            return f"{row}: nobody has a word, the cards go to the pile"


def examples(sitting: Sitting, rules: Rules, row: Cards) -> tuple[str, ...]:
    """A few words that could have been said, such as people know."""
    return samples(sitting.well_known, rules, row, rules.least, plain=is_plain)


def could_have(sitting: Sitting, rules: Rules, row: Cards, common: int) -> str:
    """Whether there was a word, and examples; ``common`` is how many common ones there are."""
    if not common:
        return f"{''.join(row)}: {_nothing_common(sitting, rules, row)}."
    words = examples(sitting, rules, row)
    fit_or_fits = "fits" if common == 1 else "fit"
    link = ":" if common <= len(words) else ", such as"
    told = f"{counted(common, 'common word')} {fit_or_fits}{link} {', '.join(words)}"
    return f"{''.join(row)}: {told}"


def missed(sitting: Sitting, rules: Rules, row: Cards) -> str:
    """The same for a game that is over: the examples, or that there are none."""
    words = examples(sitting, rules, row)
    told = ", ".join(words) if words else _nothing_common(sitting, rules, row)
    what = "stumped by" if sitting.alone else "nobody had"
    return f"{what} {''.join(row)}: {told}"


def _nothing_common(sitting: Sitting, rules: Rules, row: Cards) -> str:
    """Rare words are counted, not shown."""
    rare = len(answers(words_of(sitting.lexicon), rules, row, rules.least))
    if not rare:
        return "no word fits"
    return f"no common word fits, but {counted(rare, 'rare one')} {'does' if rare == 1 else 'do'}"


def written(sitting: Sitting, result: Result) -> list[str]:
    """Word count: everybody's list, and what on it did not count."""
    lines: list[str] = []
    for player in range(len(sitting.seats)):
        own = [claim for claim in result.claims if claim.player == player]
        good = [claim.word for claim in own if claim.good]
        shared = [c.word for c in own if c.reason is Reason.WRITTEN_BY_ANOTHER]
        bad = [claim.word for claim in own if not claim.good and claim.word not in shared]
        parts = [f"{counted(len(good), 'word')} {', '.join(good)}".rstrip()]
        parts += [f"others have too: {', '.join(shared)}"] if shared else []
        parts += [f"not in the dictionary: {', '.join(bad)}"] if bad else []
        lines.append(f"{sitting.name(player)}: {'; '.join(parts)}")
    return lines


def _tally(sitting: Sitting, claims: Sequence[Claim]) -> list[str]:
    players = range(len(sitting.seats))
    good = [sum(c.good and c.player == player for c in claims) for player in players]
    return [f"{sitting.name(player)} {counted(good[player], 'word')}" for player in players]
