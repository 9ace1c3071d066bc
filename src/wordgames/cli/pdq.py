"""``wordgames judge pdq`` and ``wordgames solve pdq``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wordgames.cli.arguments import Parser, add_limit, answer, answer_verdicts, parser, whole
from wordgames.cli.main import EXIT_NO, EXIT_YES
from wordgames.engines.pdq.fit import fit
from wordgames.engines.pdq.rules import Rules, Variant
from wordgames.engines.pdq.sentences import why_not
from wordgames.errors import BadSetup, Reason
from wordgames.lexicon.folding import fault, fold, plain_word
from wordgames.lexicon.judges import open_dictionary
from wordgames.lexicon.sentences import no_word_in_words, printable, sentence

if TYPE_CHECKING:
    from wordgames.cards import Cards
    from wordgames.lexicon.protocols import Lexicon


def judge(arguments: list[str]) -> int:
    """Whether each word takes the cards, and why not."""
    made = _parser("judge", "Does each word take the cards, and if not, why?")
    made.add_argument("words", nargs="+", metavar="WORD", help="a word that somebody said")
    made.add_argument(
        "--no-dictionary", action="store_true", help="look at the letters only, any word counts"
    )
    chosen = made.parse_args(arguments)
    row = _row(chosen)
    rules = _rules(chosen, row)
    lexicon = None if chosen.no_dictionary else open_dictionary(chosen.dictionary)
    found = [_verdict(rules, row, text, lexicon) for text in chosen.words]
    good = answer_verdicts(found, as_json=chosen.json)
    return EXIT_YES if good else EXIT_NO


def solve(arguments: list[str]) -> int:
    """Every word that takes the cards, the longest first."""
    from wordgames.lexicon.choices import words_of
    from wordgames.solvers.pdq import answers

    made = _parser("solve", "Every word that takes the cards, the longest first.")
    add_limit(made)
    chosen = made.parse_args(arguments)
    row = _row(chosen)
    rules = _rules(chosen, row)
    found = answers(words_of(open_dictionary(chosen.dictionary)), rules, row, rules.minimum(0))
    shown = found[: chosen.limit] if chosen.limit else found
    more = len(found) - len(shown)
    lines = [*shown, f"... and {more} more (--limit 0 shows all)"] if more else shown
    text = "\n".join(lines) or "There is no such word."
    answer({"count": len(found), "words": shown}, text, as_json=chosen.json)
    return EXIT_YES if found else EXIT_NO


def _parser(command: str, summary: str) -> Parser:
    made = parser(f"{command} pdq", summary)
    made.add_argument("cards", metavar="CARDS", help="the row from left to right, such as PNA")
    made.add_argument(
        "--variant",
        choices=[variant.value for variant in Variant],
        default=Variant.REGULAR.value,
        metavar="V",
        help=", ".join(variant.value for variant in Variant) + "; default: regular",
    )
    made.add_argument(
        "--min", type=whole, metavar="N", help="letters a word needs; default: as the variant says"
    )
    made.add_argument(
        "--ex",
        action=argparse.BooleanOptionalAction,
        help="whether EX may stand for an outer X; default: on, but in any-which-way off",
    )
    return made


def _rules(chosen: argparse.Namespace, row: Cards) -> Rules:
    """The rules of that variant; the row is deck enough for judging it."""
    variant = Variant(chosen.variant)
    minimums = () if chosen.min is None else (chosen.min,)
    return Rules(
        players=1, deck=row, variant=variant, minimums=minimums, ex=chosen.ex, count_deals=1
    )


def _row(chosen: argparse.Namespace) -> Cards:
    cards = "".join(c for c in fold(chosen.cards) if c not in " ,-")
    if not (cards.isascii() and cards.isalpha()):
        raise BadSetup(f"{printable(chosen.cards)!r} are no cards; name letters, such as PNA")
    size = Variant(chosen.variant).row
    if len(cards) != size:
        raise BadSetup(f"{chosen.variant} is played with {size} cards, not with {len(cards)}")
    return tuple(cards)


def _verdict(
    rules: Rules, row: Cards, text: str, lexicon: Lexicon | None
) -> tuple[str, Reason | None, str]:
    """The word as it was understood, the reason against it, and the same in words."""
    word = plain_word(text)
    if word is None:
        reason = fault(text) or Reason.NOT_IN_DICTIONARY
        return printable(fold(text.strip())), reason, no_word_in_words(text)
    letters = fit(rules, row, word, rules.minimum(0))
    if letters.reason is not None:
        return word, letters.reason, why_not(letters, rules.minimum(0))
    if lexicon is None:
        return word, None, ""
    verdict = lexicon.judge(word)
    return word, verdict.reason, "" if verdict.valid else sentence(verdict)
