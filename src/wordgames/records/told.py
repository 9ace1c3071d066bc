"""Every move of every game, told in a short line as people at the table would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from wordgames.engines.pdq import actions as pdq
from wordgames.engines.pdq.state import Answering, Dealing, Racing, Writing
from wordgames.engines.perquackey import actions as perquackey
from wordgames.engines.quiddler import actions as quiddler
from wordgames.engines.skeeter import actions as skeeter
from wordgames.engines.skeeter.state import Turn
from wordgames.game import Move, TimeUp

SHUFFLED: Final = "the cards are shuffled"
TIME_UP: Final = "time is up"


def told(game: str, names: Sequence[str], move: Move, state: Any) -> str:
    """Who did what: "Ann says DRUM". ``state`` is the position before the move."""
    who = _name(names, move.player)
    match game:
        case "pdq":
            return _pdq(who, names, move, state)
        case "quiddler":
            return _quiddler(who, names, move, state)
        case "perquackey":
            return _perquackey(who, move)
        case "skeeter":
            return _skeeter(who, names, move, state)
        case _:
            return f"{who} {type(move.action).__name__}"


def _pdq(who: str, names: Sequence[str], move: Move, state: Any) -> str:  # noqa: C901 - a line an action
    match move.action:
        case pdq.Shuffle():
            return SHUFFLED
        case pdq.Deal():
            return f"{who} turns up a row"
        case pdq.Buzz():
            return f"{who} buzzes"
        case pdq.Say(word):
            return f"{who} says {word}"
        case pdq.GiveBack():
            return f"{who} has no word after all"
        case pdq.Agree():
            return f"{who} sees no word"
        case pdq.Pass():
            return f"{who} has no longer word"
        case pdq.Withdraw():
            return f"{who} thinks again"
        case pdq.GiveUp():
            return f"{who} gives up"
        case pdq.Ready():
            return f"{who} is ready"
        case pdq.Write(word):
            return f"{who} writes {word}"
        case pdq.Done():
            return f"{who} is done"
        case _:
            return _pdq_time_up(names, state.phase)


def _pdq_time_up(names: Sequence[str], phase: Any) -> str:
    match phase:
        case Dealing():
            return "a row is turned up"
        case Racing():
            return f"{TIME_UP} for this row"
        case Answering(buzzes=(buzzed,), closes=int()):
            return f"nobody ties with {_name(names, buzzed.player)}"
        case Answering(buzzes, closes=int()):
            tied = [_name(names, buzzed.player) for buzzed in buzzes]
            return f"{', '.join(tied[:-1])} and {tied[-1]} tie"
        case Answering(typing=int(player)) | Writing(player):
            return f"{TIME_UP} for {_name(names, player)}"
        case _:
            return TIME_UP


def _quiddler(who: str, names: Sequence[str], move: Move, state: Any) -> str:  # noqa: C901 - a line an action
    match move.action:
        case quiddler.ChooseDealer(dealer):
            return f"{_name(names, dealer)} deals first"
        case quiddler.Shuffle():
            return SHUFFLED
        case quiddler.Draw():
            return f"{who} draws"
        case quiddler.TakeDiscard():
            return f"{who} takes the {state.pile[-1]}"
        case quiddler.Discard(card):
            return f"{who} throws {card}"
        case quiddler.GoOut() as out:
            return f"{who} goes out: {_words(out.words)}; throws {out.card}"
        case quiddler.LayDown() as laid:
            return f"{who} lays {_words(laid.words)}; throws {laid.card}"
        case quiddler.Challenge(_, cards):
            word = quiddler.spelt(cards)
            verdict = "a word" if word in move.known else "no word"
            return f"{who} doubts {word}: {verdict}"
        case quiddler.Agree():
            return f"{who} doubts no word"
        case quiddler.MakeWord() as made:
            return f"{who} makes {_words(made.words)}"
        case quiddler.Refill(source):
            return f"{who} fills the gap from stack {source + 1}"
        case quiddler.GiveUp():
            return f"{who} gives up"
        case quiddler.WriteDown() as written:
            left = f", left {' '.join(written.left)}" if written.left else ""
            out_with = "out with " if written.out else ""
            return f"{_name(names, written.owner)}: {out_with}{_words(written.words)}{left}"
        case _:
            return "the round is scored"


def _perquackey(who: str, move: Move) -> str:  # noqa: C901 - a line an action
    match move.action:
        case perquackey.ThrowForFirst(letters):
            return f"who begins: red cubes {' '.join(letters)}"
        case perquackey.Throw():
            return f"{who} throws"
        case perquackey.Land(letters):
            return f"the cubes show {letters}"
        case perquackey.Lay(letters):
            return f"{who} lays {letters}" if letters else f"{who} throws real cubes"
        case perquackey.TurnGlass():
            return f"{who} turns the glass"
        case perquackey.Spell(word):
            return f"{who} calls {word}"
        case perquackey.Replace(word):
            return f"{who} calls {word} instead"
        case perquackey.Suggest(word):
            return f"{who} suggests {word}"
        case perquackey.Withdraw(word):
            return f"{who} takes {word} back"
        case perquackey.Finish():
            return f"{who} stops early"
        case perquackey.Challenge(word):
            return f"{who} doubts {word}"
        case perquackey.Strike(word):
            return f"{who} strikes {word}"
        case perquackey.Restore(word):
            return f"{who} lets {word} count"
        case perquackey.Bank():
            return f"{who} closes the throw"
        case perquackey.Stop():
            return f"{who} ends the game"
        case _:
            return TIME_UP


def _skeeter(who: str, names: Sequence[str], move: Move, state: Any) -> str:
    match move.action:
        case skeeter.Shuffle():
            return SHUFFLED
        case skeeter.Place(card, target, _, word):
            return f"{who} at {target}: {card}, {word}"
        case skeeter.Pass():
            return f"{who} passes"
        case skeeter.Challenge():
            verdict = "a word" if state.phase.good else "no word"
            return f"{who} doubts {state.phase.play.word}: {verdict}"
        case skeeter.Ready():
            return f"{who} doubts no word"
        case TimeUp() if isinstance(state.phase, Turn):
            return f"{TIME_UP} for {_name(names, state.phase.player)}"
        case _:
            return "nobody doubts it in time"


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or "no word"


def _name(names: Sequence[str], player: int) -> str:
    return names[player] if 0 <= player < len(names) else f"player {player + 1}"
