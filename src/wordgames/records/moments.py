"""A finished game at any point: how it lay there, and what could have been done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wordgames.game import Player
from wordgames.lexicon.protocols import WordList

MOST: Final = 12
"""Words or placements that are named."""


def position(game: str, state: Any, names: Sequence[str]) -> list[str]:
    """How everything lies, hidden hands among it: the game is over."""
    return list(_POSITIONS.get(game, _nothing)(state, names))


def possible(game: str, state: Any, player: Player, words: WordList) -> list[str]:
    """What the player could have done there with words of that list; nothing where that is no
    question.
    """
    return list(_POSSIBLE.get(game, _nothing)(state, player, words))


def _cards(cards: Sequence[str], most: int = 14) -> str:
    shown = " ".join(cards[:most])
    return f"{shown} .." if len(cards) > most else shown or "none"


# PDQ.


def _pdq_position(state: Any, names: Sequence[str]) -> Iterator[str]:
    yield f"row: {_cards(state.row)}"
    yield f"pack {len(state.pack)}, pile {len(state.aside)}"
    for name, won in zip(names, state.won, strict=False):
        yield f"{name}: {len(won)} cards"
    if state.results and not state.row:
        last = state.results[-1]
        yield f"last: {''.join(last.row)} {last.word or 'no word'}"


def _pdq_possible(state: Any, player: Player, words: WordList) -> Iterator[str]:
    from wordgames.solvers.pdq import answers  # noqa: PLC0415 - one game at a time

    if not state.row:
        return
    least = state.rules.minimum(max(player, 0))
    found = answers(words, state.rules, state.row, least)
    yield f"{len(found):,} words for {''.join(state.row)}"
    yield from found[:MOST]


# Quiddler.


def _quiddler_position(state: Any, names: Sequence[str]) -> Iterator[str]:
    if hasattr(state, "stacks"):
        for number, stack in enumerate(state.stacks):
            yield f"stack {number + 1}: {_cards(stack)}"
        return
    yield f"round {state.round}"
    if not hasattr(state, "hands"):
        yield from _written_down(state, names)
        return
    for seat, name in enumerate(names[: len(state.hands)]):
        laid = " ".join(word.word for word in state.spreads[seat].words)
        yield f"{name} {state.totals[seat]}: {_cards(state.hands[seat])}" + (
            f"  laid {laid}" if laid else ""
        )
    yield f"discards: {_cards(state.pile[::-1], 6)}"


def _written_down(state: Any, names: Sequence[str]) -> Iterator[str]:
    """Real cards: what stands there of the round."""
    for seat, (name, spread) in enumerate(zip(names, state.spreads, strict=False)):
        words, left = "not written yet", ""
        if spread is not None:
            words = " ".join(word.word for word in spread.words) or "no word"
            left = f", left {_cards(spread.left)}" if spread.left else ""
        yield f"{name} {state.totals[seat]}: {words}{left}"


def _quiddler_possible(state: Any, player: Player, words: WordList) -> Iterator[str]:
    from wordgames.solvers.quiddler import MOST_CARDS, best_lay_down, way_out  # noqa: PLC0415 - one game at a time

    hands = getattr(state, "hands", ())
    if not 0 <= player < len(hands) or not 2 <= len(hands[player]) <= MOST_CARDS:  # noqa: PLR2004
        return
    hand, rules = hands[player], state.rules
    going = way_out(hand, words, rules.value, shortest=rules.shortest)
    best = best_lay_down(hand, words, rules.value, shortest=rules.shortest)
    if going is not None:
        yield f"could go out: {_spelled(going)} for {going.score}"
    yield f"most points: {_spelled(best)} for {best.score}"
    if best.left:
        yield f"left over: {_cards(best.left)}"


def _spelled(best: Any) -> str:
    return " ".join("".join(cards) for cards in best.spelled) or "no word"


# Perquackey.


def _perquackey_position(state: Any, names: Sequence[str]) -> Iterator[str]:
    letters = getattr(state.phase, "letters", "")
    yield f"round {state.round + 1}, {names[state.player]}"
    if letters:
        yield f"throw: {' '.join(letters)}" + ("  vulnerable" if state.vulnerable else "")
    for written in getattr(state.phase, "written", ()):
        yield f"  {written.word}"
    yield f"score: {' to '.join(f'{score:,}' for score in state.scores)}"


def _perquackey_possible(state: Any, player: Player, words: WordList) -> Iterator[str]:
    from wordgames.solvers.perquackey import answers, best  # noqa: PLC0415 - one game at a time

    del player
    letters = getattr(state.phase, "letters", "")
    if not letters:
        return
    found = answers(letters, words, vulnerable=state.vulnerable)
    most = best(found, vulnerable=state.vulnerable)
    yield f"{sum(map(len, found.values())):,} words; the best {most.reckoning.total:,} points:"
    yield from most.words[::-1][:MOST]


# Skeeter.


def _skeeter_position(state: Any, names: Sequence[str]) -> Iterator[str]:
    for target in state.targets:
        owner = "" if target.owner is None else f"  {names[target.owner]} {target.word}"
        yield f"{target.value}: {_cards(target.row)}{owner}"
    for name, hand, score in zip(names, state.hands, state.scores, strict=False):
        yield f"{name} {score}: {_cards(hand)}"


def _skeeter_possible(state: Any, player: Player, words: WordList) -> Iterator[str]:
    from wordgames.solvers.skeeter import Rows  # noqa: PLC0415 - one game at a time

    if not 0 <= player < len(state.hands) or not state.hands[player]:
        return
    lanes = [(t.value, "".join(t.row)) for t in state.targets if t.owner != player and t.row]
    found = Rows(words).placements(state.hands[player], lanes)
    yield f"{len(found):,} placements"
    best = sorted(found, key=lambda p: (-p.target, -len(p.row)))
    for placed in best[:MOST]:
        yield f"{placed.target}: {placed.card} makes {placed.row} ({placed.word})"


def _nothing(*_: object) -> Iterator[str]:
    return iter(())


_POSITIONS: Final[dict[str, Any]] = {
    "pdq": _pdq_position,
    "quiddler": _quiddler_position,
    "perquackey": _perquackey_position,
    "skeeter": _skeeter_position,
}
_POSSIBLE: Final[dict[str, Any]] = {
    "pdq": _pdq_possible,
    "quiddler": _quiddler_possible,
    "perquackey": _perquackey_possible,
    "skeeter": _skeeter_possible,
}
