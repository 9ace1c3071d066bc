"""Perquackey on the screen."""

from typing import Final

from wordgames.ui.perquackey.help import HELP
from wordgames.ui.perquackey.story import judged, remarkable, scores
from wordgames.ui.perquackey.table import PerquackeyTable

TABLE: Final = PerquackeyTable

__all__ = ["HELP", "TABLE", "judged", "remarkable", "scores"]
