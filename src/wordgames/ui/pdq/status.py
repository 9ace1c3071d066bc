"""Where the race stands: the first line, what is going on, and how long it may take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.engines.pdq import Rules, Stage, Variant, View
from wordgames.game import Millis, Player
from wordgames.ui.pdq.sentences import VARIANTS
from wordgames.ui.sentences import counted, listed

if TYPE_CHECKING:
    from wordgames.settings import Settings
    from wordgames.ui.sitting import Sitting


def passing(view: View) -> bool:
    """Whether agreeing means having no longer word."""
    return view.rules.variant is Variant.PDL and not view.tied


def best_name(rules: Rules) -> str:
    """Under what a best score of solitaire is kept: only like is compared with like."""
    points = ", doubles" if rules.double_scoring else ""
    timed = "" if rules.deal_time is None else f", {rules.deal_time // 1000} s"
    return f"PDQ solitaire, {rules.minimum(0)} letters{points}{timed}"


def heading(view: View, settings: Settings) -> tuple[str, str]:
    """The variant, and how far the game has come."""
    lies = view.deal - (view.stage is Stage.DEALING and bool(view.results))
    left = view.pack // view.rules.row if _stumped(view) else view.deals_left
    parts = [f"row {lies} of {view.deal + left}", f"pack {view.pack}"]
    if view.rules.variant is not Variant.WORD_COUNT:
        parts.append(f"pile {len(view.aside)}")
    if view.rules.variant is Variant.SOLITAIRE:
        best = settings.best(best_name(view.rules))
        parts.append("no best score yet" if best is None else f"best score {best}")
    return f"PDQ  {VARIANTS[view.rules.variant]}{_minimum(view.rules)}", "   ".join(parts)


def _stumped(view: View) -> bool:
    """Whether a solitaire has ended before its last row was taken."""
    ended = view.rules.variant is Variant.SOLITAIRE and view.stage is Stage.OVER
    return ended and view.last is not None and view.last.winner is None


def _minimum(rules: Rules) -> str:
    """How many letters a word needs, where the table has its own mind about that; what differs
    from player to player stands at the seats.
    """
    asked = {*rules.minimums} - {rules.variant.minimum}
    return f", {rules.least} letters" if asked and len({*rules.minimums}) == 1 else ""


def status(sitting: Sitting, view: View, *, voting: bool) -> tuple[str, bool]:
    """What is going on, in words, and whether it is said loudly."""
    match view.stage:
        case Stage.SHUFFLING | Stage.DEALING:
            only = f" for {_names(sitting, view.tied)} alone" if view.tied else ""
            which = "next" if view.results else "first"
            return f"Space deals the {which} row{only}", True
        case Stage.RACING if voting:
            what = "has no longer word" if passing(view) else "sees no word"
            return f"Whoever {what}: own key.   Esc: keep looking", True
        case Stage.RACING if sitting.alone:
            return "READY   type your word", True
        case Stage.RACING if view.best:
            best = view.best[0].word
            return f"READY   who has one longer than {best} ({len(best)})?", True
        case Stage.RACING:
            only = f" of {_names(sitting, view.playing)}" if view.tied else ""
            return f"READY   any buzz key{only}", True
        case Stage.BUZZED:
            return "BUZZED", True
        case Stage.TYPING:
            return _typing(sitting, view), False
        case Stage.WAITING | Stage.WRITING:
            return _next_list(sitting, view), True
        case Stage.OVER:
            won = counted(sum(view.won), "card")
            told = f"Stumped, with {won}." if _stumped(view) else "That was the last row."
            return f"{told}   Space shows the podium", True


def whole_time(view: View) -> Millis | None:
    """How long the clock had for what is going on; None where there is none."""
    rules = view.rules
    match view.stage:
        case Stage.TYPING:
            return rules.time_to_type
        case Stage.RACING:
            return rules.beat_time if view.best and rules.beat_time else rules.deal_time
        case Stage.DEALING:
            return rules.rest
        case _:
            return None


def _typing(sitting: Sitting, view: View) -> str:
    if len(view.buzzes) > 1:
        gap = view.buzzes[-1][1]
        return f"A TIE, {gap} ms apart: all type unseen, the longest word wins"
    return "" if view.typing is None else f"{sitting.name(view.typing)} has the floor"


def _next_list(sitting: Sitting, view: View) -> str:
    if sitting.alone or view.turn is None:
        return "Space goes on to your list"
    return f"Space: the keyboard goes to {sitting.name(view.turn)}"


def _names(sitting: Sitting, players: frozenset[Player]) -> str:
    return listed([sitting.name(player) for player in sorted(players)])
