"""``wordgames judge skeeter`` and ``solve skeeter``, for those who play with real cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wordgames.cli.arguments import add_limit, answer, answer_verdicts, parser
from wordgames.cli.main import EXIT_NO, EXIT_YES
from wordgames.engines.skeeter import misfit, spots
from wordgames.errors import BadSetup, Illegal, Reason
from wordgames.lexicon.folding import LONGEST, fault, fold, plain_word
from wordgames.lexicon.judges import open_dictionary
from wordgames.lexicon.sentences import no_word_in_words, printable, sentence

if TYPE_CHECKING:
    from wordgames.lexicon.protocols import Lexicon

ROW_HELP: Final = "the row's letters from left to right, such as RBT"


def judge(arguments: list[str]) -> int:
    """Say of each word whether it holds the row and is a word; 0 when all are good."""
    asked = parser("judge skeeter", "Does the word hold the row, in its order, and is it a word?")
    asked.add_argument("row", metavar="ROW", help=ROW_HELP)
    asked.add_argument("words", metavar="WORD", nargs="+", help="a word that somebody said")
    asked.add_argument(
        "--no-dictionary", action="store_true", help="look at the letters only, any word counts"
    )
    chosen = asked.parse_args(arguments)
    row = _letters("ROW", chosen.row)
    dictionary = None if chosen.no_dictionary else open_dictionary(chosen.dictionary)
    verdicts = [_verdict(text, row, dictionary) for text in chosen.words]
    good = answer_verdicts(verdicts, as_json=chosen.json)
    return EXIT_YES if good else EXIT_NO


def solve(arguments: list[str]) -> int:
    """List the words of a row, and with a hand the places where its cards fit; 1 for none."""
    asked = parser("solve skeeter", "Every word that holds the row, the longest first.")
    asked.add_argument("row", metavar="ROW", help=ROW_HELP)
    asked.add_argument(
        "--hand", metavar="CARDS", help="show where these cards can be added, with a word for each"
    )
    add_limit(asked)
    chosen = asked.parse_args(arguments)
    row = _letters("ROW", chosen.row)
    hand = None if chosen.hand is None else _letters("--hand", chosen.hand)

    from wordgames.lexicon.choices import words_of
    from wordgames.solvers.skeeter import Rows

    rows = Rows(words_of(open_dictionary(chosen.dictionary)))
    words = rows.words(row)
    shown = words[: chosen.limit or None]
    document: dict[str, Any] = {"count": len(words), "words": shown}
    lines = [_counted(len(words), row), *(lit(word, row) for word in shown)]
    if len(shown) < len(words):
        lines.append(f"... and {len(words) - len(shown):,} more; --limit 0 shows all")
    if hand is not None:
        placements = rows.placements(hand, [(0, row)])
        document["placements"] = [
            {"card": p.card, "position": p.position, "row": p.row, "word": p.word}
            for p in placements
        ]
        lines += ["", f"{hand} beside {row}:" if placements else f"No card of {hand} fits {row}."]
        lines += [f"{p.card}  {p.row}  {lit(p.word, p.row)}" for p in placements]
    answer(document, "\n".join(lines), as_json=chosen.json)
    return EXIT_YES if words else EXIT_NO


def lit(word: str, row: str) -> str:
    """The word with the row's letters in capitals: RaBbiT."""
    found = spots(word, row)
    return "".join(c if at in found else c.lower() for at, c in enumerate(word))


def _verdict(text: str, row: str, dictionary: Lexicon | None) -> tuple[str, Reason | None, str]:
    """The word, the reason why it is not good, and that in words."""
    word = plain_word(text)
    if word is None:
        return printable(fold(text.strip())), fault(text), no_word_in_words(text)
    if (problem := misfit(word, row)) is not None:
        return word, problem.reason, _misfit_in_words(word, row, problem)
    if dictionary is None or (verdict := dictionary.judge(word)).valid:
        return word, None, lit(word, row)
    return word, verdict.reason, sentence(verdict)


def _misfit_in_words(word: str, row: str, problem: Illegal) -> str:
    letter = problem.subject
    if problem.reason is not Reason.MISSING_LETTER:
        return f"it has the letters of {row}, but in another order"
    if letter in word:
        return f"{row} needs {letter} {row.count(letter)} times"
    return f"it has no {letter}"


def _counted(count: int, row: str) -> str:
    if not count:
        return f"No word holds {row}."
    return f"{count:,} word{'s' if count > 1 else ''} hold{'s' if count == 1 else ''} {row}:"


def _letters(what: str, text: str) -> str:
    letters = plain_word(text)
    if letters is None and len(text) > LONGEST:
        raise BadSetup(f"{what} takes {LONGEST} letters at most, not {len(text)}")
    if letters is None:
        not_this = printable(text) if text.strip() else "nothing"
        raise BadSetup(f"{what} takes letters without spaces, such as RBT, not {not_this}")
    return letters
