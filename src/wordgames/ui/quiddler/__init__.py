"""Quiddler on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.engines.quiddler.rules import Variant
from wordgames.ui.quiddler.help import HELP
from wordgames.ui.quiddler.story import judged, remarkable, scores
from wordgames.ui.quiddler.table import QuiddlerTable

if TYPE_CHECKING:
    from wordgames.ui.sitting import Sitting
    from wordgames.ui.table import TableScreen


def TABLE(sitting: Sitting) -> TableScreen:  # noqa: N802 - stands where other games have a class
    """The table of the variant that is played."""
    match sitting.match.rules.variant:
        case Variant.SOLITAIRE:
            from wordgames.ui.quiddler.solitaire import SolitaireTable

            return SolitaireTable(sitting)
        case Variant.REAL_CARDS:
            from wordgames.ui.quiddler.real_cards import RealCardsTable

            return RealCardsTable(sitting)
        case _:
            return QuiddlerTable(sitting)


__all__ = ["HELP", "TABLE", "judged", "remarkable", "scores"]
