"""What the Quiddler screens say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordgames.engines.quiddler.actions import spelt
from wordgames.engines.quiddler.rules import Bonus, Referee, Rules, Ties
from wordgames.engines.quiddler.scoring import measure, points_of, winners
from wordgames.solvers.quiddler import best_lay_down
from wordgames.ui.sentences import counted, listed

if TYPE_CHECKING:
    from wordgames.engines.quiddler.rounds import Sheet, Turn, View
    from wordgames.engines.quiddler.scoring import LaidWord, Row
    from wordgames.game import Player
    from wordgames.solvers.quiddler import Best
    from wordgames.ui.sitting import Sitting

BONUSES: Final = {Bonus.LONGEST_WORD: "longest word", Bonus.MOST_WORDS: "most words"}

TAKE_A_CARD: Final = "Take a card: F2 draws from the pile, F4 takes the discard."
THROW_ONE: Final = "Left Right mark, Del throws it away; F6 goes out when all others lie in words."
HOW: Final = (
    "Each turn: take a card, throw one away. Whoever has all the others in words goes out; then "
    "everybody else has one last turn."
)
SOLITAIRE_HOW: Final = (
    "Two cards or more make a word; they go, and what lies below them is turned up. Where a stack "
    "is used up, the top card of another moves there. All 48 cards used: won."
)
NO_TURN_YET: Final = "Nobody has had a turn yet."
LAST_TURN: Final = "Your last turn: lay what you can, F6 lays it down and throws the marked card."
CANNOT_SPELL: Final = "Your free cards do not spell {0}."
NOT_TO_BE_HAD: Final = "The cards still to be had do not spell {0}."
NOT_SHOWN: Final = "The cards that show do not spell {0}."
WHICH: Final = "Two ways to spell {0}: press the number of the one you mean."
TWO_CARDS: Final = "A word takes two cards at least; {0} is one."
NOT_ALL_IN: Final = "{0} in no word yet; to go out exactly one is left to throw away."
NOTHING_LEFT: Final = "Every card lies in a word, so none is left to throw away; open a word first."
STILL_TYPING: Final = "The typed word is gone; Del again throws the marked card away."
LOOK_UP_CLOSED: Final = "No looking up on your own turn; the others may."
LOOK_UP_LATER: Final = "No looking up before the end; that would be too easy."
UNDONE: Final = "Your cards are back in your hand."
NOTHING_TO_UNDO: Final = "There is nothing to take back; a card from the draw pile has been seen."
TAKE_BACK_QUESTION: Final = "Take back the last thing done?"
GIVE_UP_AGAIN: Final = "Give up? Press F2 again."
LAY_NOTHING: Final = "No word at all? Press F6 again to lay nothing down."
REAL_CARDS_1: Final = "Play with your own cards; at the end of a round write down what each has."
REAL_CARDS_2: Final = "A word and Enter, cards left over and Tab, Enter again for the next player."
WHO_WENT_OUT: Final = "All hands are written down. Who went out? Up and Down, then F7; F8 scores."
NOBODY_WENT_OUT: Final = "A round ends when somebody goes out: Up, Down, F7. Or F8 again, without."
OUT_BUT_LEFT: Final = "Whoever goes out has no card left over: F7, or write the hand again."
NO_DOUBTS: Final = "There is no word to challenge."


def hint(best: Best) -> str:
    """What could be laid down, and what would be thrown away."""
    if not best.spelled:
        return "No common word lies in these cards."
    words = listed([" ".join(cards) for cards in best.spelled])
    left = f", left with {' '.join(best.left)}" if best.left else ""
    throw = "" if best.discard is None else f", throwing {best.discard}"
    return f"You could lay {words}{throw}{left}: {counted(best.score, 'point')}."


def missed_line(sitting: Sitting, rules: Rules, row: Row, player: Player) -> str | None:
    """What the cards of a closed round could have been, where that is more than was laid."""
    cards = (*(card for word in row.spread.words for card in word.cards), *row.spread.left)
    best = best_lay_down(cards, sitting.common, rules.value, shortest=rules.shortest)
    if best.score <= row.in_words - row.left_over:
        return None
    words = listed([spelt(cards) for cards in best.spelled])
    return f"{sitting.name(player)}'s cards could have made {words}: {best.score}"


def turn_line(sitting: Sitting, turn: Turn) -> str:
    """What everybody saw of a turn."""
    took = "drew from the pile" if turn.took is None else f"took the {turn.took}"
    return f"{sitting.name(turn.player)} {took} and threw {turn.threw}."


def short_turn(sitting: Sitting, turn: Turn) -> str:
    """The same in a few words."""
    took = "drew" if turn.took is None else f"took {turn.took}"
    return f"{sitting.name(turn.player)} {took}, threw {turn.threw}"


def judged(sitting: Sitting, word: LaidWord) -> str:
    """What has become of a word; nothing as long as nobody has asked."""
    if word.challenger is None:
        return ""
    name = sitting.name(word.challenger)
    return f"stands, {name} pays" if word.good else f"struck, {name} doubted it"


def to_beat(view: View) -> str:
    """What a last turn has to beat for the bonuses, from what lies on the table."""
    parts: list[str] = []
    for bonus in view.rules.bonuses:
        best = max(measure(bonus, spread) for spread in view.spreads)
        if best:
            much = counted(best, "letter" if bonus is Bonus.LONGEST_WORD else "word")
            parts.append(f"{BONUSES[bonus]} {much}")
    return f"To beat: {', '.join(parts)}." if parts else ""


def challenge_lines(sitting: Sitting, rules: Rules, word: LaidWord, owner: Player) -> str:
    """Who pays what for a challenge."""
    points = counted(points_of(word.cards, rules.value), "point")
    if word.good:
        assert word.challenger is not None  # noqa: S101 - a judged word has a challenger
        return f"{sitting.name(word.challenger)} loses {points}; the word counts."
    return f"{sitting.name(owner)} loses {points}; the word counts for nothing."


def row_parts(rules: Rules, row: Row) -> str:
    """How a row of the sheet adds up."""
    parts = [f"{row.in_words} in words"]
    if row.left_over:
        parts.append(f"- {row.left_over} left over ({' '.join(row.spread.left)})")
    if row.penalties:
        parts.append(f"- {row.penalties} for challenges")
    if row.floored:
        parts.append("counts as 0")
    parts += [f"+ {rules.bonus_points} {BONUSES[bonus]}" for bonus in row.bonuses]
    return "  ".join(parts)


def row_words(rules: Rules, row: Row) -> str:
    """The words of a row with their points; struck ones between dashes."""
    value = rules.value
    words = [
        f"{spelt(word.cards)} {points_of(word.cards, value)}"
        if word.counts
        else f"-{spelt(word.cards)}-"
        for word in row.spread.words
    ]
    return "  ".join(words) or "no word"


def bonus_lines(sitting: Sitting, rules: Rules, sheet: Sheet) -> list[str]:
    """Who got which bonus and why, or why nobody did."""
    spreads = [row.spread for row in sheet.rows]
    lines: list[str] = []
    for bonus in rules.bonuses:
        measures = [measure(bonus, spread) for spread in spreads]
        best = max(measures)
        paid = winners(bonus, spreads, rules.ties)
        much = counted(best, "letter" if bonus is Bonus.LONGEST_WORD else "word")
        tied = [sitting.name(p) for p, m in enumerate(measures) if m == best]
        if not best:
            lines.append(f"{BONUSES[bonus]}: nobody has a word")
        elif not paid:
            lines.append(f"{BONUSES[bonus]}: {listed(tied)} tie at {much}, so nobody is paid")
        else:
            names = listed([sitting.name(p) for p in paid])
            lines.append(f"{BONUSES[bonus]}: {names}, {much}")
    return lines


def house_rules(rules: Rules) -> str:
    """The rules in force that differ from game to game, for the score sheet."""
    parts = [
        "words are challenged" if rules.judge is Referee.CHALLENGE else "the dictionary judges",
        "a tied bonus pays all" if rules.ties is Ties.ALL else "a tied bonus pays nobody",
    ]
    if len(rules.bonuses) == 1:
        parts.append(f"bonus for the {BONUSES[rules.bonuses[0]]}")
    if not rules.floor:
        parts.append("rounds may go below zero")
    if not rules.out_in_first_lap:
        parts.append("nobody out in the first lap")
    if rules.shortest > 2:
        parts.append(f"words of {rules.shortest} letters or more")
    if any(rules.handicaps):
        parts.append("handicaps count")
    return "; ".join(parts)
