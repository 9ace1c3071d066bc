"""``wordgames solve quiddler`` and its sisters, for those who play with real cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from wordgames.cards import Cards
from wordgames.cli.arguments import Parser, answer, parser, whole
from wordgames.cli.main import EXIT_NO, EXIT_YES
from wordgames.decks import Deck, read_deck
from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.rules import LARGEST_HAND, Ties
from wordgames.engines.quiddler.scoring import points_of
from wordgames.errors import BadSetup, Reason
from wordgames.lexicon.folding import fold, plain_word

if TYPE_CHECKING:
    from wordgames.cli.quiddler_sheet import ScoredGame, ScoredRound
    from wordgames.engines.quiddler.scoring import LaidWord
    from wordgames.solvers.quiddler import Best

CARDS_HELP: Final = "the cards of the hand, such as QU I T E R A"
BONUS_NAMES: Final = {"longest-word": "longest word", "most-words": "most words"}


def solve(arguments: list[str]) -> int:
    """Say the best way to lay a hand down; 1 when it has no word."""
    chosen = _solver().parse_args(arguments)
    deck = read_deck("quiddler", chosen.deck)
    hand = _hand(chosen.cards, deck)

    from wordgames.lexicon.capitals import capital_adjectives
    from wordgames.lexicon.choices import words_of
    from wordgames.lexicon.houserules import HouseRules
    from wordgames.lexicon.judges import open_dictionary
    from wordgames.solvers.quiddler import Rivals, best_lay_down, way_out

    dictionary = HouseRules(open_dictionary(chosen.dictionary), allowed=capital_adjectives())
    words = words_of(dictionary)
    value = dict(deck.points)
    rivals = Rivals(chosen.longest, chosen.most_words, Ties(chosen.ties))
    best: Best | None
    if chosen.out:
        best = way_out(hand, words, value, rivals=rivals, shortest=chosen.shortest)
    else:
        best = best_lay_down(
            hand,
            words,
            value,
            leave_one=chosen.leave_one,
            rivals=rivals,
            floor=chosen.floor,
            shortest=chosen.shortest,
        )
    document = _document(best, hand)
    if chosen.leave_one or chosen.out:
        document["discard"] = None if best is None else best.discard
    if rivals.longest is not None or rivals.most_words is not None:
        document["bonuses"] = [] if best is None else list(best.bonuses)
    text = "There is no way out with these cards." if best is None else _laid_out(best, value)
    answer(document, text, as_json=chosen.json)
    return EXIT_YES if best is not None and best.spelled else EXIT_NO


def judge(arguments: list[str]) -> int:
    """Say of each word whether the hand spells it and it is a word; 0 when all are good."""
    asked = parser("judge quiddler", "Do these cards spell the word, and is it a word?")
    asked.add_argument("cards", metavar="CARDS", help=f"in quotes: {CARDS_HELP}")
    asked.add_argument("words", metavar="WORD", nargs="+")
    asked.add_argument("--deck", metavar="NAME|PATH", default="standard", help="default: standard")
    chosen = asked.parse_args(arguments)
    deck = read_deck("quiddler", chosen.deck)
    hand = _hand([chosen.cards], deck)

    from wordgames.lexicon.capitals import capital_adjectives
    from wordgames.lexicon.houserules import HouseRules
    from wordgames.lexicon.judges import open_dictionary
    from wordgames.lexicon.sentences import sentence
    from wordgames.solvers.spelling import spellings

    dictionary = HouseRules(open_dictionary(chosen.dictionary), allowed=capital_adjectives())
    verdicts: list[dict[str, object]] = []
    lines: list[str] = []
    for text in chosen.words:
        verdict = dictionary.judge(text)
        word = plain_word(text)
        reason: Reason | None = verdict.reason
        line = sentence(verdict)
        if word is not None:
            ways = spellings(word, hand)
            if not ways:
                reason = Reason.MISSING_LETTER
                line = f"{word}: no, these cards do not spell it"
            elif len(ways[0]) == len(ways[-1]) == 1:
                reason = Reason.TOO_FEW_CARDS
                line = f"{word}: no, a word needs two cards or more"
            elif verdict.valid:
                value = dict(deck.points)
                how = " or ".join(f"{' '.join(w)}, {points_of(w, value)} points" for w in ways)
                line = f"{word}: {how}. {line}"
        verdicts.append({"word": verdict.word, "valid": reason is None, "reason": reason})
        lines.append(line)
    answer({"verdicts": verdicts}, "\n".join(lines), as_json=chosen.json)
    return EXIT_YES if all(verdict["valid"] for verdict in verdicts) else EXIT_NO


def score(arguments: list[str]) -> int:
    """Score a round, or a game of rounds, that was played with real cards."""
    from wordgames.cli import quiddler_sheet

    asked = parser("score quiddler", "Points, penalties and bonuses of a round in a JSON file.")
    asked.epilog = (
        'The file: {"hands": [{"player": "Ann", "words": ["QU I T", "A T"], "left": [], '
        '"out": true}, {"player": "Bob", "words": ["TH E"], "left": ["Z", "O", "N"]}], '
        '"challenges": [{"by": "Bob", "player": "Ann", "word": "QU I T"}], '
        '"rules": {"ties": "all"}}; or {"rounds": [{"hands": ...}, ...]} for a whole game. '
        "A challenge may say who was right with good: true or false, else the dictionary does."
    )
    asked.add_argument("file", metavar="FILE.json", help="the round; - reads standard input")
    chosen = asked.parse_args(arguments)

    from wordgames.lexicon.judges import open_dictionary

    scored = quiddler_sheet.score_file(chosen.file, open_dictionary(chosen.dictionary))
    rounds = [_round_document(scored, one) for one in scored.rounds]
    document: dict[str, Any] = rounds[0]
    if not scored.single:
        totals = dict(zip(scored.names, scored.totals, strict=True))
        document = {"rounds": rounds, "totals": totals}
    answer(document, _sheet_text(scored), as_json=chosen.json)
    return EXIT_YES


def _solver() -> Parser:
    asked = parser("solve quiddler", "The best way to lay these cards down as words.")
    add = asked.add_argument
    add("cards", metavar="CARD", nargs="+", help=CARDS_HELP)
    add("--leave-one", action="store_true", help="keep a card back to throw away")
    add("--out", action="store_true", help="only ways to go out, one card thrown away")
    add("--longest", metavar="N", type=whole, help="the others' longest word has N letters")
    add("--most-words", metavar="N", type=whole, help="the others have laid N words at most")
    add("--ties", choices=list(Ties), default=Ties.NOBODY.value, help="who is paid a tied bonus")
    add("--floor", action="store_true", help="count less than nothing as nothing")
    add("--shortest", metavar="N", type=int, default=2, choices=(2, 3), help="2 or 3 letters")
    add("--deck", metavar="NAME|PATH", default="standard", help="default: standard")
    return asked


def _document(best: Best | None, hand: Cards) -> dict[str, Any]:
    return {
        "words": [] if best is None else [list(cards) for cards in best.spelled],
        "left": [*hand] if best is None else [*best.left],
        "score": 0 if best is None else best.score,
    }


def _hand(texts: Sequence[str], deck: Deck) -> Cards:
    """Cards as people type them: spaces or commas between them, in any case."""
    value = dict(deck.points)
    if not value:
        raise BadSetup(f"the deck {deck.name} gives no points; Quiddler needs points = {{ ... }}")
    cards = tuple(fold(face) for text in texts for face in text.replace(",", " ").split())
    if not cards:
        raise BadSetup("name the cards, with spaces between them: QU I T E R A")
    for card in cards:
        if card not in value:
            raise BadSetup(f"{card} is no card of the deck; put spaces between cards: QU I T")
    counts = Counter(deck.cards)
    for card, many in Counter(cards).items():
        if many > counts[card]:
            raise BadSetup(f"the deck has only {counts[card]} {card} cards, not {many}")
    if len(cards) > LARGEST_HAND + 1:
        raise BadSetup(f"a hand has at most {LARGEST_HAND + 1} cards, these are {len(cards)}")
    return cards


def _laid_out(best: Best, value: Mapping[str, int]) -> str:
    lines = [_word_line(cards, value) for cards in best.spelled]
    if not lines:
        lines = ["These cards spell no word."]
    if best.left:
        lines.append(_line(f"left over  {' '.join(best.left)}", -points_of(best.left, value)))
    if best.discard is not None:
        lines.append(f"throw away {best.discard}")
    lines += [_line(BONUS_NAMES[bonus], 10) for bonus in best.bonuses]
    lines.append(_line("together", best.score))
    return "\n".join(lines)


def _word_line(cards: Cards, value: Mapping[str, int]) -> str:
    return _line(f"{spelt(cards):<14}{' '.join(cards)}", points_of(cards, value))


def _line(text: str, points: int) -> str:
    return f"{text:<42}{points:>5}"


def _round_document(scored: ScoredGame, one: ScoredRound) -> dict[str, Any]:
    return {
        "hands": [
            {
                "player": name,
                "out": one.out == player,
                "words": [_word_document(scored, word) for word in row.spread.words],
                "left": list(row.spread.left),
                "in_words": row.in_words,
                "left_over": row.left_over,
                "penalties": row.penalties,
                "bonuses": list(row.bonuses),
                "floored": row.floored,
                "score": row.points,
            }
            for player, (name, row) in enumerate(zip(scored.names, one.rows, strict=True))
        ],
    }


def _word_document(scored: ScoredGame, word: LaidWord) -> dict[str, Any]:
    return {
        "word": word.word,
        "cards": list(word.cards),
        "points": points_of(word.cards, scored.rules.value),
        "challenged_by": None if word.challenger is None else scored.names[word.challenger],
        "good": word.good,
    }


def _sheet_text(scored: ScoredGame) -> str:
    lines: list[str] = []
    for number, one in enumerate(scored.rounds):
        if not scored.single:
            lines.append(f"Round {number + 1}")
        for player, row in enumerate(one.rows):
            went = "  (went out)" if one.out == player else ""
            lines.append(f"{scored.names[player]}{went}")
            for word in row.spread.words:
                points = points_of(word.cards, scored.rules.value)
                lines.append("  " + _line(f"{_judged(scored, word)}", points))
            if row.spread.left:
                lines.append(
                    "  " + _line(f"left over  {' '.join(row.spread.left)}", -row.left_over)
                )
            if row.penalties:
                lines.append("  " + _line("challenges", -row.penalties))
            if row.floored:
                lines.append("  " + _line("less than nothing counts as nothing", 0))
            lines += [
                "  " + _line(BONUS_NAMES[bonus], scored.rules.bonus_points) for bonus in row.bonuses
            ]
            lines.append("  " + _line("round", row.points))
    if not scored.single:
        lines.append("Totals")
        lines += [
            "  " + _line(name, total)
            for name, total in zip(scored.names, scored.totals, strict=True)
        ]
    return "\n".join(lines)


def _judged(scored: ScoredGame, word: LaidWord) -> str:
    text = f"{word.word:<12}{' '.join(word.cards)}"
    if word.challenger is None:
        return text
    by = scored.names[word.challenger]
    return f"{text}  ({by} doubted it: {'a word' if word.good else 'no word'})"
