"""Skeeter on the screen."""

from typing import Final

from wordgames.ui.skeeter.help import HELP
from wordgames.ui.skeeter.story import judged, remarkable, scores
from wordgames.ui.skeeter.table import SkeeterTable

TABLE: Final = SkeeterTable

__all__ = ["HELP", "TABLE", "judged", "remarkable", "scores"]
