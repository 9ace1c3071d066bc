"""How Quiddler is played, for the help."""

from __future__ import annotations

from typing import Final

HELP: Final = (
    "# Quiddler",
    "",
    "Eight rounds; in the first everybody holds three cards, in the last ten. Whoever can spell "
    "the whole hand into words goes out, and the others have one turn more. The highest total "
    "after the last round wins; equal totals share the win.",
    "",
    "# A turn",
    "",
    "Take a card: the unseen one from the draw pile (F2), or the one that lies open on the "
    "discards (F4). Then throw one away (mark it with the arrows, Del), or go out (F6).",
    "",
    "Type a word and press Enter: its cards move up from your hand. Some cards have two letters; "
    "where a word can be spelled with such a card or without it, you are asked which way, with the "
    "points of both. Space puts the marked card to the word instead of typing. Backspace opens the "
    "last word again. Nothing counts before you go out, so try what you like. Shift with an arrow "
    "carries a card, as the mouse does; F7 sorts. The order stays until your next turn.",
    "",
    "# Going out",
    "",
    "Every card but one lies in a word, and that one is thrown away. A word takes at least two "
    "cards. Then all others have exactly one turn: take a card, lay what you can, throw one away. "
    "What is left over counts against you.",
    "",
    "# Scoring",
    "",
    "The points of the cards in words, less those of cards left over, less what challenges cost. "
    "A round that would cost you points counts as nothing, unless the table wants it otherwise. "
    "After that ten points for the longest word (letters are counted, not cards) and ten for the "
    "most words. A tie pays nobody. Two players play for one of the two bonuses only.",
    "",
    "# Challenges",
    "",
    "Words are laid unjudged. Until the round is scored anybody else may doubt one: mark it on the "
    "table, F6, and the doubter's own key. Is it in the dictionary, the doubter loses its points. "
    "Is it not, it scores nothing, its owner loses its points, and it wins no bonus; going out "
    "stands all the same. F5 looks words up, but not on your own turn.",
    "",
    "Names, abbreviations and words with a hyphen are no words. Adjectives count even where they "
    "are written with a capital letter, such as SCOTTISH, unless the table has switched that off.",
    "",
    "# An example",
    "",
    "Six cards each. Ann holds QU I T E A N and draws an R. QU+I+T+E and R+A+N would be all seven, "
    "but one has to be thrown away. So she lays QU+I+T+E (9+2+3+2) and A+N (2+5), throws the R and "
    "is out with 23. Bob holds TH E N I T Z and draws a V: he lays TH+E+N (16) and I+T (5), throws "
    "the V and is left with the Z (14), which makes 7. QUITE has five letters and THEN four, so "
    "Ann gets ten more: 33. Bob doubts AN; it is a word, so he loses its 7 points and has 0.",
    "",
    "# With real cards",
    "",
    "Choose the variant Real cards where you have the deck. Play the round at your table; then "
    "type each player's words (Enter) and the cards left over (Tab), Enter once more writes the "
    "hand down. F7 says who went out, F6 challenges a word, F8 scores the round. F2 starts a timer "
    "for whoever thinks too long.",
    "",
    "# Solitaire",
    "",
    "Eight stacks of six cards, the top one of each open. Make a word of two or more open cards; "
    "they go, and what is below is turned up. Where a stack is used up, choose another whose top "
    "card moves there. You win when all 48 cards are used.",
)
