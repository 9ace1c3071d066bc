"""The chapters of the help that are about the program; each game brings its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

CHAPTERS: Final[Mapping[str, Sequence[str]]] = {
    "home": (
        "# Word games at one keyboard",
        "",
        "Four games with letters. Choose one, say who plays, and press Enter: everything has a "
        "sensible beginning, and the last set-up is offered again.",
        "",
        "PDQ is a race: letters lie on the table, and whoever first has a word with them takes "
        "them. Quiddler, Perquackey and Skeeter are played in turn.",
        "",
        "Several people share the keyboard. Each has an own key to buzz, to agree and to take over "
        "the keyboard. Hands are covered whenever the keyboard changes hands; nobody can be kept "
        "from looking, but nothing is shown by accident.",
        "",
        "Words are judged by a dictionary that comes with the program. / looks a word up.",
        "",
        "Every move is saved at once; there is nothing to do for it. Games that are not over stand "
        "under Go on: R takes up the one played last, covered and with the clock standing. Del, "
        "pressed twice, puts one away. H has the games that are over, T what they say.",
    ),
    "history": (
        "# Games that are over",
        "",
        "Every finished game is kept. G, P and V show only one game, one player's games, one "
        "variant; press again for the next, and at last all are shown again.",
        "",
        "Enter steps through the marked game. X writes it to a file, which wordgames games import "
        "takes in anywhere. Del puts a game away without destroying it.",
    ),
    "review": (
        "# A game, move by move",
        "",
        "Left and Right go back and on. You see how everything lay before the marked move, hidden "
        "hands among it, and what could have been done there with common words.",
        "",
        "For example: in PDQ, the row D R U, and all the words for it, DRUMSTICK first.",
    ),
    "statistics": (
        "# What everybody has done",
        "",
        "Up and Down choose a player, Left and Right one of the games played. Games at a table are "
        "counted for wins and for wins in a row; games alone have their own list of best scores, "
        "for each variant and dictionary, since those cannot be compared.",
    ),
    "setup": (
        "# Setting up a game",
        "",
        "Three boxes; Tab goes from one to the next, arrows move inside, Enter begins the game.",
        "",
        "Players: type a name. Left and Right go through the columns: name, colour, own key. In "
        "the column of keys the next key you press is yours; choose keys far apart. F4 adds a "
        "player, F6 removes one, F2 tests whether the keyboard tells all keys apart when they are "
        "pressed together (many cannot tell three).",
        "",
        "Variant and options: what is marked is explained in the line below. Left and Right "
        "change a value; numbers can be typed. Whatever differs from the usual is shown bright.",
        "",
        "The table's own words: what you allow or ban here goes before the dictionary.",
    ),
    "hand-over": (
        "# Passing the keyboard",
        "",
        "The player named presses the own key and then Enter. Two keys, so that a late Enter of "
        "the player before opens nothing.",
    ),
    "pause": (
        "# A pause",
        "",
        "The letters are covered and the clock stands. The game pauses by itself when the window "
        "loses the focus, when it becomes too small, and when the computer slept.",
    ),
    "podium": (
        "# The end of a game",
        "",
        "Equal scores share a place. A plays the same game again with the same players.",
    ),
    "look-up": (
        "# Looking up a word",
        "",
        "Type a word: whether it counts, why not, what it means where that is known, words like "
        "it and its neighbours in the list.",
        "",
        "Type a pattern to find words: ? is one letter, * any number of letters; P-N-A is for "
        "words with those letters in that order, from either end, as in PDQ. While letters lie on "
        "a table only whole words are looked up.",
        "",
        "At a table F4 lets everybody agree, each with the own key, that a word shall count or "
        "shall no longer; it counts from then on and stands in the record of the game. Before "
        "anything is typed, the page lists what was decided on words so far.",
    ),
    "preferences": (
        "# How things look",
        "",
        "Changes are seen at once and kept. NO_COLOR in the environment turns all colours off; "
        "then bold and reversed letters say the same.",
    ),
    "keys": (
        "# Keys",
        "",
        "Everything that can be done has a key, and most things can be clicked.",
    ),
}
