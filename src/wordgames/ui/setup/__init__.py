"""The page on which a game is set up; all of it is drawn from what the game declares."""
