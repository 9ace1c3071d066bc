"""What the table of Skeeter says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from wordgames.engines.skeeter import (
    Challenge,
    Pass,
    Place,
    Shuffle,
    Turn,
    Verdict,
    View,
    holds,
    spots,
)
from wordgames.errors import Illegal, Reason
from wordgames.game import Move, Player, TimeUp
from wordgames.ui.commands import key_name
from wordgames.ui.sentences import counted, listed, sentence

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting

HOW: Final = "Put a card in a row, say a word with its letters in order."
HOW_TO_CHOOSE: Final = "letter: card   1-5: target   Left Right: place   Enter: word"
SURE: Final = "F4 again: you pass and are out of this round."
YOURS: Final = "The chip of {0} is yours; take another target."
NO_CARD: Final = "You do not hold {0}."
ALL_FIVE: Final = "All five chips are yours: no target is left, so you have to pass (F4)."
EMPTY_HAND: Final = "You have no card left, so you have to pass (F4)."
TYPE_FIRST: Final = "Type the word, then Enter says it. Esc goes back to the cards."
DICTIONARY_SPOKE: Final = "The dictionary has spoken since; that stays."
CLOSED_FOR_YOU: Final = "{0}, look-ups are closed to you while it is your turn."
NOT_BEFORE_SETTLED: Final = "No look-ups yet."
WHO_LOOKS_UP: Final = "Who looks a word up? Press your own key."

_REASONS: Final[Mapping[Reason, str]] = {
    Reason.NO_WORD: "Type a word with the row in it first.",
    Reason.MISSING_LETTER: "The word lacks the {0}.",
    Reason.WRONG_ORDER: "{0} has the letters, but not in the order of the row.",
    Reason.OWN_TARGET: YOURS,
    Reason.UNKNOWN_PLACE: "There is no such place in that row.",
    Reason.NOT_HELD: NO_CARD,
    Reason.ALREADY_USED: "{0} has been said in this round; this table wants another word.",
    Reason.OUT_OF_THE_ROUND: "You have passed and are out of this round.",
}


def refusal(sitting: Sitting, problem: Illegal) -> str:
    """Why the rules refuse it, and where it helps, what to do."""
    text = _REASONS.get(problem.reason)
    if text is not None:
        return text.format(problem.subject)
    if problem.reason is Reason.NOT_IN_DICTIONARY:
        return f"{sitting.told(problem)} Try another, or pass."
    return sentence(problem)


def fit(word: str, row: Sequence[str]) -> tuple[str, bool]:
    """What the letters of a half-typed word do so far, and whether the row is in it.

    Nothing that a dictionary knows.
    """
    if holds(word, row):
        return "fits: yes", True
    found = len(spots(word, row))
    return f"still to come: {' '.join(row[found:])}", False


def asked(view: View, value: int, row: Sequence[str], player: Player) -> str:
    """What the chosen placement would do; the warning before a forced pass comes first."""
    others = [target for target in view.targets if target.value != value]
    if all(target.owner == player for target in others):
        return f"{value} would be your fifth chip: you must pass next turn if nobody takes one."
    return f"{''.join(row)} at {value}     {HOW_TO_CHOOSE}"


def turn(sitting: Sitting, view: View, player: Player) -> str:
    """Whose turn it is, and what opens the hand."""
    name = sitting.name(player)
    key = key_name(sitting.own_key(player))
    begins = not view.said and not any(view.out)
    what = f"The card {view.starter}: {name} begins" if begins else f"{name} to play"
    return f"{what}.   [{key}], then Enter opens the hand"


def waiting(sitting: Sitting, view: View) -> str:
    """Who has to say that the game goes on, and how to doubt the word."""
    parts = [f"{sitting.name(p)} [{key_name(sitting.own_key(p))}]" for p in view.waiting]
    verb = "goes" if len(parts) == 1 else "go"
    return f"F6 doubts the word.   {listed(parts)} {verb} on"


def said(sitting: Sitting, player: Player, value: int) -> str:
    """In front of a word that was just said."""
    return f"{sitting.name(player)} at {value}:"


def happened(sitting: Sitting) -> str:
    """What was done last, for everybody to know."""
    states = sitting.states()
    for move, before, after in zip(
        reversed(sitting.match.moves), reversed(states[:-1]), reversed(states[1:]), strict=True
    ):
        match move.action, before.phase:
            case Place(_, target, _, word), _:
                return f"{sitting.name(move.player)} has the {target} with {word}."
            case Pass(), _:
                return f"{sitting.name(move.player)} passes and is out of the round."
            case TimeUp(), Turn(late):
                return f"Time is up: {sitting.name(late)} is out of the round."
            case Challenge(), _ if after.verdict is not None:
                return " ".join([headline(sitting, after.verdict), *costs(sitting, after.verdict)])
            case Shuffle(), _:
                return ""
            case _:
                continue
    return ""


def headline(sitting: Sitting, verdict: Verdict) -> str:
    """What the dictionary says of a word that was doubted."""
    word = verdict.play.word
    if verdict.upheld:
        return sitting.told(Illegal(Reason.NOT_IN_DICTIONARY, word))
    return f"{word} is a word."


def costs(sitting: Sitting, verdict: Verdict) -> tuple[str, ...]:
    """What a challenge costs whom."""
    play = verdict.play
    name = sitting.name(play.player)
    if verdict.upheld:
        return (
            f"The {play.card} goes back to {name}, the turn is lost.",
            f"The chip of {play.target} stays where it was.",
        )
    return (
        f"{sitting.name(verdict.challenger)} loses the next turn.",
        f"{name} has the {play.target}.",
    )


def lost_turns(number: int) -> str:
    """A player who sits out."""
    return "loses a turn" if number == 1 else f"loses {number} turns"


def cards(number: int) -> str:
    """So many cards, in words."""
    return counted(number, "card")


def unfinished(word: str) -> str:
    """A word that was being typed when the time was up."""
    return f"{word} was not finished." if word else ""


def take_back(sitting: Sitting, move: Move) -> str:
    """What everybody is asked before it is taken back."""
    name = sitting.name(move.player)
    match move.action:
        case Place(_, target, _, word):
            return f"Take back {name}'s {word} at {target}?"
        case _:
            return f"Take back that {name} passed?"
