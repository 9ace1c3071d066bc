"""``wordgames judge skeeter`` and ``solve skeeter``, for those who play with real cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wordgames.cli.arguments import answer, parser
from wordgames.engines.skeeter import misfit
from wordgames.errors import BadSetup, Reason
from wordgames.lexicon.folding import fault, plain_word

if TYPE_CHECKING:
    from wordgames.lexicon.protocols import Lexicon
    from wordgames.lexicon.verdict import Verdict

EXIT_YES: Final = 0
EXIT_NO: Final = 1

SHOWN: Final = 20
"""Words that ``solve`` shows unless told otherwise."""

ROW_HELP: Final = "the row's letters from left to right, such as RBT"


def judge(arguments: list[str]) -> int:
    """Say of each word whether it holds the row and is a word; 0 when all are good."""
    asked = parser("judge skeeter", "Does the word hold the row, in its order, and is it a word?")
    asked.add_argument("row", metavar="ROW", help=ROW_HELP)
    asked.add_argument("words", metavar="WORD", nargs="+")
    chosen = asked.parse_args(arguments)
    row = _letters("ROW", chosen.row)

    from wordgames.lexicon.judges import open_dictionary

    dictionary = open_dictionary(chosen.dictionary)
    verdicts = [_verdict(text, row, dictionary) for text in chosen.words]
    document = {
        "verdicts": [
            {"word": word, "valid": reason is None, "reason": reason}
            for word, reason, _ in verdicts
        ]
    }
    answer(document, "\n".join(sentence for _, _, sentence in verdicts), as_json=chosen.json)
    return EXIT_YES if all(reason is None for _, reason, _ in verdicts) else EXIT_NO


def solve(arguments: list[str]) -> int:
    """List the words of a row, and with a hand the places where its cards fit; 1 for none."""
    asked = parser("solve skeeter", "Every word that holds the row, the longest first.")
    asked.add_argument("row", metavar="ROW", help=ROW_HELP)
    asked.add_argument(
        "--hand", metavar="CARDS", help="show where these cards can be added, with a word for each"
    )
    asked.add_argument(
        "--limit",
        metavar="N",
        type=int,
        default=SHOWN,
        help=f"show so many words, 0 for all; default: {SHOWN}",
    )
    chosen = asked.parse_args(arguments)
    row = _letters("ROW", chosen.row)
    hand = None if chosen.hand is None else _letters("--hand", chosen.hand)
    if chosen.limit < 0:
        raise BadSetup(f"--limit is 0 or more, not {chosen.limit}")

    from wordgames.lexicon.judges import open_dictionary, words_of
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
    """The word with the row's letters in capitals: rABbiT."""
    letters = list(row)
    return "".join(
        letters.pop(0) if letters and letter == letters[0] else letter.lower() for letter in word
    )


def _verdict(text: str, row: str, dictionary: Lexicon) -> tuple[str, Reason | None, str]:
    """The word, the reason why it is not good, and a sentence about it."""
    from wordgames.lexicon.sentences import sentence

    if fault(text) is None and (word := plain_word(text)) is not None:
        if (problem := misfit(word, row)) is not None:
            return (
                word,
                problem.reason,
                _misfit_sentence(word, row, problem.reason, problem.subject),
            )
        verdict = dictionary.judge(word)
        return word, verdict.reason, _good(verdict, row) if verdict.valid else sentence(verdict)
    verdict = dictionary.judge(text)
    return verdict.word, verdict.reason or Reason.NOT_IN_DICTIONARY, sentence(verdict)


def _good(verdict: Verdict, row: str) -> str:
    from wordgames.lexicon.sentences import sentence

    return f"{lit(verdict.word, row)}: holds {row}. {sentence(verdict)}"


def _misfit_sentence(word: str, row: str, reason: Reason, letter: str) -> str:
    if reason is Reason.MISSING_LETTER:
        times = row.count(letter)
        lacks = f"has no {letter}" if letter not in word else f"needs {letter} {times} times"
        return f"{word}: no, it {lacks}, and the row is {row}"
    return f"{word}: no, it has the letters of {row}, but not in that order"


def _counted(count: int, row: str) -> str:
    if not count:
        return f"No word holds {row}."
    return f"{count:,} word{'s' if count > 1 else ''} hold{'s' if count == 1 else ''} {row}:"


def _letters(what: str, text: str) -> str:
    letters = plain_word(text)
    if letters is None:
        raise BadSetup(f"{what} takes letters without spaces, such as RBT, not {text!r}")
    return letters
