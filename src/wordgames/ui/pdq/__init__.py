"""PDQ on the screen."""

from typing import Final

from wordgames.ui.pdq.help import HELP
from wordgames.ui.pdq.story import judged, remarkable, scores
from wordgames.ui.pdq.table import PdqTable

TABLE: Final = PdqTable

__all__ = ["HELP", "TABLE", "judged", "remarkable", "scores"]
