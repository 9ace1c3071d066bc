"""``wordgames solve perquackey`` and ``wordgames score perquackey``."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING, Any, Final

from wordgames.cli.arguments import answer, parser
from wordgames.cli.main import EXIT_NO, EXIT_YES
from wordgames.engines.perquackey import chart, words
from wordgames.engines.perquackey.chart import Reckoning
from wordgames.errors import BadSetup, Illegal, Reason
from wordgames.lexicon.folding import plain_word

if TYPE_CHECKING:
    from wordgames.lexicon.protocols import Lexicon
    from wordgames.solvers.perquackey import Best

MOST_CUBES: Final = 13
_WIDTH: Final = 78


def solve(arguments: list[str]) -> int:
    """List the words of a throw by length, and the most that it is worth; 1 for no word."""
    asked = parser(
        "solve perquackey", "Every word of a throw by its length, and the best score it allows."
    )
    asked.add_argument("letters", metavar="LETTERS", help="the top faces, such as TOPAHGREET")
    _add_rules(asked)
    chosen = asked.parse_args(arguments)
    letters = _letters(chosen.letters)

    from wordgames.lexicon.choices import words_of, words_to_show
    from wordgames.lexicon.judges import open_dictionary
    from wordgames.solvers.perquackey import answers, best

    dictionary = open_dictionary(chosen.dictionary)
    common = words_to_show(dictionary)
    found = answers(
        letters,
        words_of(dictionary),
        vulnerable=chosen.vulnerable,
        longer_as_ten=chosen.longer == "as-ten",
    )
    most = best(
        found,
        vulnerable=chosen.vulnerable,
        plural_by_the_letter=chosen.plurals == "by-the-letter",
        rank=lambda word: word not in common,
    )
    document = {
        "words": {str(length): listed for length, listed in found.items()},
        "best": {"score": most.reckoning.banked, "words": list(most.words)},
    }
    answer(document, _solution(letters, found, most), as_json=chosen.json)
    return EXIT_YES if found else EXIT_NO


def score(arguments: list[str]) -> int:
    """Reckon the words of a throw of real cubes; 1 when one of them cannot count."""
    asked = parser("score perquackey", "What the words of a throw of real cubes are worth.")
    asked.add_argument("words", metavar="WORD", nargs="*", help="the words, in the order called")
    asked.add_argument("--letters", help="the top faces, to check that the words can be formed")
    asked.add_argument(
        "--no-dictionary", action="store_true", help="take every word for one, unasked"
    )
    _add_rules(asked)
    chosen = asked.parse_args(arguments)
    letters = None if chosen.letters is None else _letters(chosen.letters)

    from wordgames.lexicon.judges import open_dictionary

    scorer = _Scorer(
        lexicon=None if chosen.no_dictionary else open_dictionary(chosen.dictionary),
        letters=letters,
        vulnerable=chosen.vulnerable,
        longer_as_ten=chosen.longer == "as-ten",
        by_the_letter=chosen.plurals == "by-the-letter",
    )
    for text in chosen.words:
        scorer.call(text)
    reckoning = scorer.reckoning
    document: dict[str, Any] = {
        "total": reckoning.banked,
        "groups": {str(group): points for group, _, points in reckoning.groups},
        "bonuses": [
            {"lengths": [short, long], "points": points}
            for short, long, points in reckoning.bonuses
        ],
        "set": reckoning.set,
    }
    if scorer.refused:
        document["refused"] = [
            {"word": word, "reason": reason} for word, reason, _ in scorer.refused
        ]
    lines = [sentence for *_, sentence in scorer.refused]
    answer(document, "\n".join([*lines, *_sheet(reckoning)]), as_json=chosen.json)
    return EXIT_NO if scorer.refused else EXIT_YES


class _Scorer:
    """Takes words one by one, as the player calls them, and refuses those that cannot count."""

    def __init__(
        self,
        *,
        lexicon: Lexicon | None,
        letters: str | None,
        vulnerable: bool,
        longer_as_ten: bool,
        by_the_letter: bool,
    ) -> None:
        self.refused: list[tuple[str, Reason, str]] = []
        self._standing: list[str] = []
        self._lexicon = lexicon
        self._letters = letters
        self._vulnerable = vulnerable
        self._longer_as_ten = longer_as_ten
        self._by_the_letter = by_the_letter

    @property
    def reckoning(self) -> Reckoning:
        """What stands so far."""
        counts = chart.counted(self._standing, longer_as_ten=self._longer_as_ten)
        return chart.reckon(counts, vulnerable=self._vulnerable)

    def call(self, text: str) -> None:
        """The word stands, or is refused with its reason and a sentence."""
        word = plain_word(text)
        if word is None:
            self._ask(text)
            return
        try:
            self._check(word)
        except Illegal as problem:
            self.refused.append((word, problem.reason, _why_not(word, problem)))
            return
        if self._ask(word):
            self._standing.append(word)

    def _check(self, word: str) -> None:
        group = words.check_length(
            word, vulnerable=self._vulnerable, longer_as_ten=self._longer_as_ten
        )
        if self._letters is not None:
            words.check_letters(word, self._letters)
        words.check_room(word, group, self._standing)
        words.check_plural(word, self._standing, by_the_letter=self._by_the_letter)

    def _ask(self, text: str) -> bool:
        """Whether the dictionary has it; what is no word of letters needs no dictionary."""
        if self._lexicon is None:
            if plain_word(text) is not None:
                return True
            raise BadSetup(f"a word has the letters A to Z only, unlike {text!r}")
        from wordgames.lexicon.sentences import sentence

        verdict = self._lexicon.judge(text)
        if not verdict.valid:
            reason = verdict.reason or Reason.NOT_IN_DICTIONARY
            self.refused.append((verdict.word, reason, sentence(verdict)))
        return verdict.valid


def _add_rules(asked: ArgumentParser) -> None:
    """The options of the game that decide what words are worth, as the set-up names them."""
    asked.add_argument(
        "--vulnerable",
        action="store_true",
        help="no words of three letters, and fewer than 500 points cost 500",
    )
    asked.add_argument(
        "--plurals",
        choices=("both-ways", "by-the-letter"),
        default="both-ways",
        help="whether a plural bars its singular too; default: both-ways",
    )
    asked.add_argument(
        "--longer",
        choices=("no-score", "as-ten"),
        default="no-score",
        help="what words of more than ten letters are; default: no-score",
    )


def _letters(text: str) -> str:
    letters = plain_word(text.replace(" ", ""))
    if letters is None or len(letters) > MOST_CUBES:
        raise BadSetup(
            f"the letters are the top faces of 1 to {MOST_CUBES} cubes, such as TOPAHGREET,"
            f" not {text!r}"
        )
    return letters


def _why_not(word: str, problem: Illegal) -> str:
    """One line about a word that the rules refuse."""
    match problem.reason:
        case Reason.TOO_SHORT:
            return f"{word}: no, a word needs three letters"
        case Reason.NO_THREE_LETTER_WORDS:
            return f"{word}: no, the vulnerable need four letters"
        case Reason.NO_SCORE:
            return f"{word}: no, the chart ends at ten letters (--longer as-ten counts it)"
        case Reason.MISSING_LETTER:
            return f"{word}: no, the cubes do not show that many {problem.subject}"
        case Reason.ALREADY_USED:
            return f"{word}: no, it is there already"
        case Reason.GROUP_FULL:
            group = min(len(word), chart.LONGEST)
            return f"{word}: no, there are five words of {group} letters already"
        case Reason.PLURAL_OF_A_USED_WORD:
            return f"{word}: no, it is the plural of {problem.subject}"
        case Reason.SINGULAR_OF_A_USED_WORD:
            return f"{word}: no, its plural {problem.subject} is there"
        case _:
            return f"{word}: no ({problem.reason})"


def _sheet(reckoning: Reckoning) -> list[str]:
    """The sum, line by line."""
    lines = [
        f"{group:>2} letters  {count} word{'s' if count > 1 else ' '}  {points:>6,}"
        for group, count, points in reckoning.groups
    ]
    lines += [
        f"{short} and {long} letters full  {points:>5,}"
        for short, long, points in reckoning.bonuses
    ]
    lines.append(f"{'total':<19}  {reckoning.total:>6,}")
    if reckoning.set:
        lines.append(f"set: fewer than {chart.MINIMUM}, so {chart.MINIMUM} are subtracted")
    return lines


def _solution(letters: str, found: dict[int, list[str]], most: Best) -> str:
    from textwrap import wrap

    if not found:
        return f"No word can be made of {letters}."
    lines: list[str] = []
    for length, listed in found.items():
        lines.append(f"{length} letters, {len(listed):,}:")
        lines += wrap(" ".join(listed), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    lines.append(f"The best is {most.reckoning.total:,}:")
    lines += wrap(" ".join(most.words), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    lines += _sheet(most.reckoning)
    return "\n".join(lines)
