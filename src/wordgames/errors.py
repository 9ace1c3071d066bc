"""What can go wrong in a game, and why: the whole family of errors raised on purpose."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why a word or an action is refused. The codes are stable; each front end words them."""

    # The table, in every game.
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    TOO_LATE = "too-late"
    TOO_EARLY = "too-early"
    NOT_HELD = "not-held"

    # The dictionary.
    NOT_IN_DICTIONARY = "not-in-dictionary"
    PROPER_NOUN = "proper-noun"
    ABBREVIATION = "abbreviation"
    COMPOUND = "compound"
    FOREIGN = "foreign"
    CONTRACTION = "contraction"
    FILTERED = "filtered"
    BANNED = "banned"

    # The letters.
    NO_WORD = "no-word"
    TOO_SHORT = "too-short"
    MISSING_LETTER = "missing-letter"
    WRONG_ORDER = "wrong-order"
    WRONG_START = "wrong-start"
    WRONG_END = "wrong-end"
    NOT_LEFT_TO_RIGHT = "not-left-to-right"

    # What was said before.
    ALREADY_USED = "already-used"
    EXTENSION_OF_A_SAID_WORD = "extension-of-a-said-word"
    NOT_LONGER = "not-longer"
    WRITTEN_BY_ANOTHER = "written-by-another"

    # PDQ: why somebody may do nothing now.
    FLOOR_TAKEN = "floor-taken"
    OUT_OF_THE_DEAL = "out-of-the-deal"
    NOT_IN_THE_TIE = "not-in-the-tie"

    # Perquackey.
    GROUP_FULL = "group-full"
    PLURAL_OF_A_USED_WORD = "plural-of-a-used-word"
    SINGULAR_OF_A_USED_WORD = "singular-of-a-used-word"
    NO_SCORE = "no-score"
    NO_THREE_LETTER_WORDS = "no-three-letter-words"
    WRONG_NUMBER_OF_LETTERS = "wrong-number-of-letters"

    # Quiddler.
    TOO_FEW_CARDS = "too-few-cards"
    CARDS_LEFT_OVER = "cards-left-over"
    NOTHING_TO_TAKE = "nothing-to-take"
    NOT_IN_THE_FIRST_LAP = "not-in-the-first-lap"
    ALREADY_CHALLENGED = "already-challenged"
    OWN_WORD = "own-word"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    NOT_IN_THE_DECK = "not-in-the-deck"

    # Skeeter.
    OWN_TARGET = "own-target"
    UNKNOWN_PLACE = "unknown-place"
    OUT_OF_THE_ROUND = "out-of-the-round"


class GameError(Exception):
    """The base of every error this package raises on purpose."""


class Illegal(GameError):
    """The rules forbid the action; the state is as it was.

    ``subject`` names the word, card or letter that the reason is about.
    """

    def __init__(self, reason: Reason, subject: str = "") -> None:
        super().__init__(f"{reason}: {subject}" if subject else str(reason))
        self.reason = reason
        self.subject = subject


class BrokenLog(GameError):
    """A saved game cannot be read or does not replay; the text says which line and why."""


class BadSetup(GameError):
    """A game cannot be set up like that; the text names the option and what it takes."""


class BadFile(GameError):
    """A file this program needs cannot be used; the text is one line that says what to do.

    ``path`` is the file, ``line`` the line in it where that is known.
    """

    def __init__(self, path: object, problem: str, line: int | None = None) -> None:
        place = f"{path}, line {line}" if line is not None else str(path)
        super().__init__(f"{place}: {problem}")
        self.path = path
        self.problem = problem
        self.line = line
