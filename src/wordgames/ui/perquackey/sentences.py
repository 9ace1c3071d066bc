"""What the screens of Perquackey say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from wordgames.engines.perquackey import Rules, Thrown, Variant, View
from wordgames.engines.perquackey.chart import (
    AWARD,
    BONUSES,
    FULL,
    MINIMUM,
    SHORTEST,
    Prospect,
    counted,
    gain,
    group_of,
    prospects,
    value,
)
from wordgames.errors import Illegal, Reason
from wordgames.ui.sentences import counted as number_of
from wordgames.ui.sentences import listed

if TYPE_CHECKING:
    from wordgames.game import Player
    from wordgames.ui.sitting import Sitting

VARIANTS: Final[Mapping[Variant, str]] = {
    Variant.RACE: "Race",
    Variant.THROWS: "So many throws",
    Variant.DUPLICATE: "Duplicate",
    Variant.PRACTICE: "Practice",
}
NUMBERS: Final = ("no", "one", "two", "three", "four", "five")

HOW: Final = "Find words in the letters: type one, Enter, the next."
READY: Final = "{0} has the cup:  Space throws"
READY_UNSEEN: Final = "{0}: everybody else looks away.  Your own key [{1}], then Space throws"
READY_UNLOCKED: Final = "{0}:  Space throws"
OWN_KEY_FIRST: Final = "{0}: press your own key first, {1}."
LYING: Final = "{0}'s throw lies there.  {1} turns the glass: own key, or Space"
LAST: Final = "LAST TEN SECONDS"
LAY: Final = "What do the cubes show?  Type all letters and Enter; Enter alone keeps them to you"
OVER: Final = "The game is over:  Space shows the podium"
SURE: Final = "F6 again closes the throw before time is up."
NOTHING_TO_STRIKE: Final = "Nothing to take back: no word stands."
NOTHING_OFFERED: Final = "Tab takes what is offered here; nothing is now."
STRUCK: Final = "{0} is taken out."
EARLY: Final = "Too early, {0}: {2} for {3}.  First fill {1}."


def refusal(sitting: Sitting, view: View, word: str, problem: Illegal) -> str:
    """Why the word does not stand, and what would be right."""
    match problem.reason:
        case Reason.MISSING_LETTER:
            letter = problem.subject
            shown = view.letters.count(letter)
            times = "no" if not shown else f"only {NUMBERS[shown] if shown < 6 else shown}"
            return f"{word}: the cubes show {times} {letter}."
        case Reason.TOO_SHORT:
            return f"{word}: three letters at least."
        case Reason.NO_THREE_LETTER_WORDS:
            return f"{word}: whoever is vulnerable needs four letters at least."
        case Reason.GROUP_FULL:
            group = min(len(word), 10)
            return f"{word}: five words of {group} letters stand already, that group is full."
        case Reason.PLURAL_OF_A_USED_WORD | Reason.SINGULAR_OF_A_USED_WORD | Reason.ALREADY_USED:
            return _offer(word, problem)
        case Reason.NO_SCORE:
            return f"{word}: the chart ends at ten letters, so it pays nothing."
        case Reason.WRONG_NUMBER_OF_LETTERS:
            return f"{number_of(len(word), 'letter')}: type all {problem.subject}, or none."
        case _:
            return sitting.told(problem)


def _offer(word: str, problem: Illegal) -> str:
    """A refusal that Tab can turn into something else."""
    match problem.reason:
        case Reason.PLURAL_OF_A_USED_WORD:
            return f"{word} is the plural of {problem.subject}.  Tab takes {word} instead."
        case Reason.SINGULAR_OF_A_USED_WORD:
            return f"{word}: its plural {problem.subject} stands.  Tab takes {word} instead."
        case _:
            return f"{word} stands already.  Tab takes it out."


def live(view: View, word: str) -> str:
    """What the letters typed so far do; never what the dictionary thinks."""
    lacking = missing(view.letters, word) if view.letters else ""
    if lacking:
        return f"no {lacking} left" if lacking in view.letters else f"no {lacking}"
    group = group_of(len(word), longer_as_ten=view.rules.longer_as_ten)
    if group is None:
        return "too short" if len(word) < SHORTEST else "pays nothing"
    if view.vulnerable and group == SHORTEST:
        return "too short"
    have = counts(view).get(group, 0)
    if have >= FULL:
        return f"{len(word)} letters: full"
    return f"{len(word)} letters: +{gain(group, have):,}"


def missing(letters: str, word: str) -> str:
    """The first letter of the word that the cubes do not show often enough."""
    left = list(letters)
    for letter in word:
        if letter not in left:
            return letter
        left.remove(letter)
    return ""


def counts(view: View) -> dict[int, int]:
    """How many words each group has that count."""
    words = (seen.word for seen in view.words if seen.counts)
    return counted(words, longer_as_ten=view.rules.longer_as_ten)


def stands(view: View, word: str) -> str:
    """The word was taken: what it brought, and the announcement of a full group."""
    group = group_of(len(word), longer_as_ten=view.rules.longer_as_ten)
    have = counts(view)
    if group is None:
        return ""
    count = have[group]
    if count < FULL:
        return f"{word}: +{gain(group, count - 1):,}"
    told = f"{word}: {group} letters are FULL, {value(group, FULL):,}"
    paid = [
        (pair, bonus)
        for pair, bonus in BONUSES.items()
        if group in pair and all(have.get(part, 0) >= FULL for part in pair)
    ]
    for (short, long), bonus in paid:
        told += f".  BONUS for {short} and {long}: +{bonus:,}"
    return told + "!"


def summary(view: View) -> tuple[str, str]:
    """The sum so far and what is nearest; and whether that is good, bad or plain news."""
    total = view.sum.total
    bonus = sum(points for *_, points in view.sum.bonuses)
    told = f"This throw {total:,}" + (f" with bonus {bonus:,}" if bonus else "")
    if view.vulnerable and total < MINIMUM:
        return f"{told}.  {MINIMUM - total} more, or {MINIMUM} are lost", "bad"
    nearest = next(iter(prospects(counts(view), vulnerable=view.vulnerable)), None)
    if nearest is not None and nearest.words <= FULL:
        told += f".  {prospect(nearest)}"
    return told, "plain"


def prospect(nearest: Prospect) -> str:
    """What is missing for a bonus, and what it brings: "Two more 4-letter words: +340"."""
    if len(nearest.missing) == 1:
        ((group, lacking),) = nearest.missing
        words = "word" if lacking == 1 else "words"
        return f"{NUMBERS[lacking].capitalize()} more {group}-letter {words}: +{nearest.points:,}"
    parts = " and ".join(f"{NUMBERS[lacking]} of {group}" for group, lacking in nearest.missing)
    return f"{parts} letters more: +{nearest.points:,}".capitalize()


def hints(view: View) -> list[str]:
    """More about bonuses, for a chart that has the room."""
    lines = [
        f"Bonus for {short} and {long} letters: {points:,}"
        for short, long, points in view.sum.bonuses
    ]
    lines += [
        prospect(nearest)
        for nearest in prospects(counts(view), vulnerable=view.vulnerable)
        if nearest.words <= FULL
    ]
    would = view.scores[view.side] + view.sum.total
    if view.rules.variant is Variant.RACE and view.sum.total and not view.sum.set:
        lines.append(f"Would bank {would:,}")
    return lines


def groups_to_fill(view: View) -> str:
    """What must be full before a partner may speak."""
    return "the 4-letter group" if view.vulnerable else "the 3- and 4-letter groups"


def opening(sitting: Sitting, view: View) -> str:
    """Who threw what for the first turn."""
    goes = [
        ", ".join(f"{sitting.name(player)} {letter}" for player, letter in go)
        for go in view.opening
    ]
    if not goes:
        return ""
    return f"{sitting.name(view.player)} begins. A red cube each: {'; again '.join(goes)}."


def banked(sitting: Sitting, rules: Rules, throw: Thrown) -> str:
    """What a closed throw came to."""
    name = sitting.name(throw.player)
    total = throw.reckoning.total
    if throw.reckoning.set:
        return f"SET: {total:,} is fewer than {MINIMUM}, so {name} loses {MINIMUM}."
    bonus = sum(points for *_, points in throw.reckoning.bonuses)
    groups = total - bonus
    told = f"{name} banks {total:,}"
    if bonus:
        told += f": {groups:,} and bonuses of {bonus:,}"
    if throw.early:
        offences = number_of(len(throw.early), "early suggestion")
        others = side_names(sitting, rules, throw.player)
        told += f"; {offences} gave {others} {len(throw.early) * AWARD}"
    return told + "."


def side_names(sitting: Sitting, rules: Rules, player: Player) -> str:
    """Everybody who is not on that player's side."""
    return listed(
        [sitting.name(p) for p in range(rules.players) if rules.side(p) != rules.side(player)]
    )


def unfinished(word: str, *, late: bool) -> str:
    """What becomes of a word that was not called in time."""
    if not word:
        return ""
    return f"{word} came too late." if late else f"{word} was not finished."
