"""How Skeeter is played, for the help."""

from __future__ import annotations

from typing import Final

HELP: Final = (
    "# Skeeter",
    "",
    "Five targets are worth 10 to 50 points. Beside each lies a row of cards, one to begin with. "
    "You hold six cards. Whoever lengthened a row last has its chip, and at the end of a round "
    "the chips pay.",
    "",
    "# A turn",
    "",
    "1. Put one card into a row whose chip is not yours: at the left end, at the right end, or "
    "between two cards. What lies there keeps its order.",
    "",
    "2. Say a word with all letters of that row in that order. Other letters may stand before, "
    "between and after them. A letter that lies there twice has to be in the word twice.",
    "",
    "3. The chip is yours, and you draw a card while there are any.",
    "",
    "Or pass; then you are out until the next round.",
    "",
    "# An example",
    "",
    "At 10 lie R and T. With a B you could make B R T (BARTER), R B T (RABBIT, ORBIT, ROBOT) or "
    "R T B (RATBAG). You put it in the middle and say RABBIT; the row's letters light up in it: "
    "R a B b i T. The next who wants the 10 needs a word for four letters.",
    "",
    "# The end of a round",
    "",
    "A round ends when all have passed. Targets without a chip pay nobody. All cards are shuffled "
    "for the next round; three rounds as a rule, and the highest total wins. One card is turned up "
    "to see who begins: whoever's last name comes first in the alphabet from that letter on, "
    "after Z from A.",
    "",
    "Without cards you have to pass, and also when all five chips are yours: there is no target "
    "left for you. You are warned before you take the fifth.",
    "",
    "# Challenges",
    "",
    "A word stands unless somebody doubts it before the next turn (F6, then the own key). Nothing "
    "shows before what the dictionary thinks. Is the word bad, then the card goes back to its "
    "hand, the chip stays where it was, and the turn is lost. Is it good, then whoever doubted it "
    "loses the next turn. A lost turn is not a pass. A word can be doubted once, and not by "
    "somebody who is out of the round.",
    "",
    "The next player says by the own key that the game goes on. With a time to challenge all "
    "others have that long, unless all are ready before.",
    "",
    "With the dictionary as referee a bad word is refused at once: try another, or pass.",
    "",
    "# Looking words up",
    "",
    "F5 on the table looks a word up, for everybody but the player on turn, and not while a word "
    "can be doubted.",
    "",
    "# In your hand",
    "",
    "~letter       takes that card",
    "~1 to 5       the target: 1 is the 10, 5 is the 50; Up and Down too",
    "~Left Right   the place in the row; cards, rows and gaps can be clicked",
    "~Enter        type the word; Enter again says it, Esc goes back to the cards",
    "~F2           puts the hand into order",
    "~F4           pass",
    "~F9           cover the hand",
)
