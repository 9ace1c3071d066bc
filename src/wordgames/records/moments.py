"""A finished game at any point: how it lay there, who had what, and what could have been done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wordgames.engines import pdq, perquackey, skeeter
from wordgames.engines.perquackey.state import Forming, Judging, Lying
from wordgames.engines.quiddler import rounds, sheet, solitaire
from wordgames.engines.quiddler.actions import spelt
from wordgames.game import Player
from wordgames.lexicon.protocols import WordList

MOST: Final = 12
"""Words or placements that are named."""


def position(state: Any, names: Sequence[str]) -> list[str]:
    """How everything lies, hidden hands among it: the game is over."""
    match state:
        case pdq.State():
            return list(_pdq_position(state, names))
        case rounds.State():
            return list(_rounds_position(state, names))
        case solitaire.State():
            return [f"stack {n}: {_cards(stack)}" for n, stack in enumerate(state.stacks, 1)]
        case sheet.State():
            return list(_sheet_position(state, names))
        case perquackey.State():
            return list(_perquackey_position(state, names))
        case skeeter.State():
            return list(_skeeter_position(state, names))
        case _:
            return []


def points(state: Any) -> tuple[int, ...] | None:
    """What each seat had there; None in a game that this program does not know."""
    match state:
        case pdq.State():
            return state.points
        case rounds.State() | sheet.State():
            return state.totals
        case solitaire.State():
            return (sum(map(len, state.used)),)
        case perquackey.State(rules=rules):
            return tuple(state.scores[rules.side(player)] for player in range(rules.players))
        case skeeter.State():
            return state.scores
        case _:
            return None


def possible(state: Any, player: Player, words: WordList) -> list[str]:
    """What the player could have done there with words of that list; nothing where that is no
    question.
    """
    match state:
        case pdq.State():
            return list(_pdq_possible(state, player, words))
        case rounds.State():
            return list(_rounds_possible(state, player, words))
        case perquackey.State():
            return list(_perquackey_possible(state, words))
        case skeeter.State():
            return list(_skeeter_possible(state, player, words))
        case _:
            return []


def _cards(cards: Sequence[str], most: int = 14) -> str:
    shown = " ".join(cards[:most])
    return f"{shown} .." if len(cards) > most else shown or "none"


# PDQ.


def _pdq_position(state: pdq.State, names: Sequence[str]) -> Iterator[str]:
    yield f"row: {_cards(state.row)}"
    yield f"pack {len(state.pack)}, pile {len(state.aside)}"
    for name, won in zip(names, state.won, strict=False):
        yield f"{name}: {len(won)} cards"
    if state.results and not state.row:
        last = state.results[-1]
        yield f"last: {''.join(last.row)} {last.word or 'no word'}"


def _pdq_possible(state: pdq.State, player: Player, words: WordList) -> Iterator[str]:
    from wordgames.solvers.pdq import answers  # noqa: PLC0415 - one game at a time

    if not state.row:
        return
    least = state.rules.minimum(max(player, 0))
    found = answers(words, state.rules, state.row, least)
    yield f"{len(found):,} words for {''.join(state.row)}"
    yield from found[:MOST]


# Quiddler.


def _rounds_position(state: rounds.State, names: Sequence[str]) -> Iterator[str]:
    yield f"round {state.round}"
    for seat, name in enumerate(names[: len(state.hands)]):
        laid = " ".join(word.word for word in state.spreads[seat].words)
        yield f"{name} {state.totals[seat]}: {_cards(state.hands[seat])}" + (
            f"  laid {laid}" if laid else ""
        )
    yield f"discards: {_cards(state.pile[::-1], 6)}"


def _sheet_position(state: sheet.State, names: Sequence[str]) -> Iterator[str]:
    """Real cards: what stands there of the round."""
    yield f"round {state.round}"
    for seat, (name, spread) in enumerate(zip(names, state.spreads, strict=False)):
        words, left = "not written yet", ""
        if spread is not None:
            words = " ".join(word.word for word in spread.words) or "no word"
            left = f", left {_cards(spread.left)}" if spread.left else ""
        yield f"{name} {state.totals[seat]}: {words}{left}"


def _rounds_possible(state: rounds.State, player: Player, words: WordList) -> Iterator[str]:
    from wordgames.solvers.quiddler import MOST_CARDS, best_lay_down, way_out  # noqa: PLC0415 - one game at a time

    hands, rules = state.hands, state.rules
    if not 0 <= player < len(hands) or not 2 <= len(hands[player]) <= MOST_CARDS:  # noqa: PLR2004
        return
    hand = hands[player]
    going = way_out(hand, words, rules.value, shortest=rules.shortest)
    best = best_lay_down(hand, words, rules.value, shortest=rules.shortest)
    if going is not None:
        yield f"could go out: {_spelled(going.spelled)} for {going.score}"
    yield f"most points: {_spelled(best.spelled)} for {best.score}"
    if best.left:
        yield f"left over: {_cards(best.left)}"


def _spelled(words: Sequence[tuple[str, ...]]) -> str:
    return " ".join(map(spelt, words)) or "no word"


# Perquackey.


def _perquackey_position(state: perquackey.State, names: Sequence[str]) -> Iterator[str]:
    yield f"round {state.round + 1}, {names[state.player]}"
    if letters := _thrown(state):
        yield f"throw: {' '.join(letters)}" + ("  vulnerable" if state.vulnerable else "")
    match state.phase:
        case Forming(written=written) | Judging(written=written):
            yield from (f"  {entry.word}" for entry in written)
        case _:
            pass
    yield f"score: {' to '.join(f'{score:,}' for score in state.scores)}"


def _perquackey_possible(state: perquackey.State, words: WordList) -> Iterator[str]:
    from wordgames.solvers.perquackey import answers, best  # noqa: PLC0415 - one game at a time

    letters, rules = _thrown(state), state.rules
    if not letters:
        return
    found = answers(letters, words, vulnerable=state.vulnerable, longer_as_ten=rules.longer_as_ten)
    most = best(found, vulnerable=state.vulnerable, plural_by_the_letter=rules.plural_by_the_letter)
    yield f"{sum(map(len, found.values())):,} words; the best {most.reckoning.total:,} points:"
    yield from most.words[::-1][:MOST]


def _thrown(state: perquackey.State) -> str:
    """The letters that lie there; none before the throw, or where real cubes keep them."""
    match state.phase:
        case Lying(letters) | Forming(letters) | Judging(letters):
            return letters
        case _:
            return ""


# Skeeter.


def _skeeter_position(state: skeeter.State, names: Sequence[str]) -> Iterator[str]:
    for target in state.targets:
        owner = "" if target.owner is None else f"  {names[target.owner]} {target.word}"
        yield f"{target.value}: {_cards(target.row)}{owner}"
    for name, hand, score in zip(names, state.hands, state.scores, strict=False):
        yield f"{name} {score}: {_cards(hand)}"


def _skeeter_possible(state: skeeter.State, player: Player, words: WordList) -> Iterator[str]:
    from wordgames.solvers.skeeter import Rows  # noqa: PLC0415 - one game at a time

    if not 0 <= player < len(state.hands) or not state.hands[player]:
        return
    lanes = [(t.value, "".join(t.row)) for t in state.targets if t.owner != player and t.row]
    found = Rows(words).placements(state.hands[player], lanes)
    yield f"{len(found):,} placements"
    best = sorted(found, key=lambda p: (-p.target, -len(p.row)))
    for placed in best[:MOST]:
        yield f"{placed.target}: {placed.card} makes {placed.row} ({placed.word})"
