"""PDQ on the screen."""

from typing import Final

from wordgames.ui.pdq.help import HELP
from wordgames.ui.pdq.story import remarkable, scores
from wordgames.ui.pdq.table import PdqTable

TABLE: Final = PdqTable

__all__ = ["HELP", "TABLE", "remarkable", "scores"]
