"""What the screens say; the sentences of a single game lie beside its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from wordgames.errors import Illegal, Reason
from wordgames.ui.commands import key_name

REASONS: Final[Mapping[Reason, str]] = {
    Reason.GAME_OVER: "The game is over.",
    Reason.NOT_YOUR_TURN: "It is not your turn.",
    Reason.WRONG_PHASE: "Not now.",
    Reason.TOO_LATE: "Too late: the time is up.",
    Reason.TOO_EARLY: "Too early.",
    Reason.NOT_HELD: "You do not hold {0}.",
    Reason.NOT_IN_DICTIONARY: "{0} is not in the dictionary.",
    Reason.PROPER_NOUN: "{0} is a name, and names do not count.",
    Reason.ABBREVIATION: "{0} is an abbreviation; those do not count.",
    Reason.COMPOUND: "{0} is written as two words or with a hyphen.",
    Reason.FOREIGN: "{0} is a word of another language.",
    Reason.CONTRACTION: "{0} is written with an apostrophe.",
    Reason.FILTERED: "{0} is held back by the family filter.",
    Reason.BANNED: "{0} is on this table's list of words that do not count.",
    Reason.NO_WORD: "Type a word first.",
    Reason.TOO_SHORT: "{0} is too short.",
    Reason.MISSING_LETTER: "{0} lacks a letter.",
    Reason.WRONG_ORDER: "{0} has the letters in the wrong order.",
    Reason.WRONG_START: "{0} starts with the wrong letter.",
    Reason.WRONG_END: "{0} ends with the wrong letter.",
    Reason.NOT_LEFT_TO_RIGHT: "{0} fits only from right to left; here it goes from left to right.",
    Reason.ALREADY_USED: "{0} is there already.",
    Reason.EXTENSION_OF_A_SAID_WORD: "{0} only adds an ending to a word said before.",
    Reason.NOT_LONGER: "{0} is not longer than the word to beat.",
    Reason.WRITTEN_BY_ANOTHER: "{0} was written by somebody else too.",
    Reason.FLOOR_TAKEN: "Too late: somebody else has the floor.",
    Reason.OUT_OF_THE_DEAL: "Out for the rest of this row.",
    Reason.NOT_IN_THE_TIE: "This row is for those who tied.",
    Reason.GROUP_FULL: "That group is full.",
    Reason.PLURAL_OF_A_USED_WORD: "{0} is the plural of a word that is there.",
    Reason.SINGULAR_OF_A_USED_WORD: "{0} is the singular of a word that is there.",
    Reason.NO_SCORE: "The chart pays nothing for {0}.",
    Reason.NO_THREE_LETTER_WORDS: "No words of three letters when vulnerable.",
    Reason.WRONG_NUMBER_OF_LETTERS: "Type all {0} letters, or none.",
    Reason.TOO_FEW_CARDS: "A word takes at least two cards.",
    Reason.CARDS_LEFT_OVER: "All cards but one must lie in words to go out.",
    Reason.NOTHING_TO_TAKE: "There is nothing to take.",
    Reason.NOT_IN_THE_FIRST_LAP: "Nobody goes out in the first lap here.",
    Reason.ALREADY_CHALLENGED: "{0} has been challenged already, and that stands.",
    Reason.OWN_WORD: "Nobody challenges an own word.",
    Reason.WRONG_NUMBER_OF_CARDS: "These are {0} cards.",
    Reason.NOT_IN_THE_DECK: "The deck has no more {0} cards.",
    Reason.OWN_TARGET: "You hold that target already.",
    Reason.UNKNOWN_PLACE: "There is no such place.",
    Reason.OUT_OF_THE_ROUND: "Whoever has passed is out of the round.",
}

NOT_YOUR_KEY: Final = "That is the key of {0}, whose turn it is not."
KEY_FIRST: Final = "Not yet: first the own key of {0}, then Enter."

ABOUT: Final[Mapping[str, str]] = {
    "1": "A race. Three letters lie on the table; whoever first has a word that begins with an "
    "outer one and goes on with the others in their order takes the cards: with P N A that "
    "is PINEAPPLE, or ANTELOPE from the right. Buzz with your own key, then type. For up to "
    "8, in eleven variants, some for children and some for experts.",
    "2": "Rummy with letters, for up to 8: eight rounds with hands of three to ten cards. Draw a "
    "card, throw one away, and go out as soon as all the others lie in words; the longest "
    "word and most words are worth ten points more. Bluff if you dare: a word lies until "
    "somebody doubts it. Keeps the score of real cards, too.",
    "3": "Three minutes for words from ten cubes. A chart pays for them by their length, and "
    "more for full groups beside each other; from 2,000 points it is thirteen cubes and no "
    "short words. First to 5,000. In turn, in teams, or all with the same throw.",
    "4": "Five rows of letters worth 10 to 50, for 2 to 4. Put a card anywhere into a row and "
    "say a word that holds its letters in order: B between R and T makes R B T, and that is "
    "RABBIT. Whoever placed the last card holds the target, until somebody takes it.",
    "p": "PDQ without a race: row after row, from left to right, until the first that stumps "
    "you. Your best score is kept.",
    "q": "Words from the top cards of eight stacks, until no card is left or no word is in "
    "sight. Your best score is kept.",
    "k": "A few throws of the cubes, three minutes each: their sum counts, or the best of them if "
    "you like. Your best score is kept.",
}
"""What the games on the first page are, by the keys that open them."""

ABOUT_GOING_ON: Final = (
    "Enter goes on where you left: at the same card, covered and with the clock standing until you "
    "say so. Del, pressed twice, puts the game away."
)

PLAYER_COLUMNS: Final = {
    "name": "Name: type it. Up and Down: players; Left and Right: columns. F4 adds, F6 removes.",
    "colour": "Colour: Space changes it. A player is always number, mark, name and colour.",
    "key": "Key: press the key that this player buzzes and agrees with; corners work best.",
    "letters": "Letters: the fewest this player's words may have; Space or + and - change it.",
    "points": "Points: a head start for this player; + and - change it.",
}
CHAIRS_FULL: Final = "There are only {0} chairs at this game."
LAST_PLAYER: Final = "Somebody has to play."
KEY_TAKEN: Final = "{0} is {1}'s key already; press another."
KEY_UNFIT: Final = "{0} is needed for other things; press a letter, a digit or Space."
NOTHING_TO_TAKE_BACK: Final = "There is nothing to take back."
TAKE_BACK_QUESTION: Final = "Take back what {0} did last?"
TAKEN_BACK: Final = "Taken back."
NOTHING_TO_DO_AGAIN: Final = "There is nothing to do again."
DONE_AGAIN: Final = "Done again."


def sentence(problem: Illegal) -> str:
    """Why the rules forbid it."""
    return REASONS[problem.reason].format(problem.subject or "That")


def key_test(seen: Sequence[str], keys: Sequence[str]) -> str:
    """What the key test has seen so far."""
    own = [key for key in keys if key]
    missing = [key_name(key) for key in own if key not in seen]
    if not seen:
        return "Key test: press all keys together. F2 ends it."
    if missing:
        return f"Seen {' '.join(key_name(key) for key in seen)}; missing {' '.join(missing)}"
    return "All keys arrive: this keyboard is fine. F2 ends the test."


def listed(items: Sequence[str]) -> str:
    """Ann; Ann and Bob; Ann, Bob and Cy."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} and {items[-1]}"


def counted(number: int, thing: str, things: str = "") -> str:
    """1 card, 2 cards."""
    return f"{number:,} {thing if number == 1 else things or thing + 's'}"
