"""What the pages about finished games say."""

from __future__ import annotations

from typing import Final

NO_GAMES: Final = "No game is over yet. Games come here by themselves."
FORGET: Final = "Del again puts it away; wordgames games restore takes it out again."
EXPORTED: Final = "Written to {0}"
NO_FIGURES: Final = "Nobody has finished a game yet."
NOTHING_POSSIBLE: Final = "nothing to find here"
SEARCHING: Final = "looking .."
UNUSUAL: Final = "This game cannot be shown: {0}"
