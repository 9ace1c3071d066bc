"""How PDQ is played, for the help."""

from __future__ import annotations

from typing import Final

HELP: Final = (
    "# PDQ",
    "",
    "Three letters lie on the table. Whoever first has a word with them takes the cards; most "
    "cards at the end win.",
    "",
    "The word starts with the left or the right card. From there the other letters come in the "
    "order in which they lie, with anything between and after them; four letters at least. For "
    "P N A that is PINEAPPLE (from the left) or ANTELOPE (from the right), but not PAINTER: its A "
    "comes before its N.",
    "",
    "An outside X may be EX: for X C L a word like EXCEL starts well.",
    "",
    "# A row",
    "",
    "Press your own key as soon as you have a word, then type it and press Enter. Keys that come "
    "within the tie window (150 ms as a rule) are a tie: each types, hidden from the others, and "
    "the longest word wins. Equally long: the cards go aside and the next row is for these "
    "players alone, who play for both.",
    "",
    "A wrong word costs nothing unless the table has chosen otherwise; the floor is open again.",
    "",
    "Nobody sees a word? F2 opens the vote, and everybody still in agrees with the own key. The "
    "cards go to the pile, which the next winner takes as well. Then you see whether there was a "
    "word after all; F6 shows them all.",
    "",
    "Ctrl+Z takes back what decided the last row, if everybody agrees.",
    "",
    "# The variants",
    "",
    "~Experts             five letters at least, or more",
    "~Younger             two cards, three letters",
    "~  both ends         the word starts with one card and ends with the other",
    "~Intergenerational   a minimum for every player",
    "~PDL                 the longest word takes the row; everybody else passes (F2)",
    "~Solitaire           left to right, until the first row you give up",
    "~Any-which-way       starts with any card, the others anywhere",
    "~Four score          four cards",
    "~Stuck in the middle the letters in order anywhere in the word",
    "~Word count          as many words as you can, on time; words others have do not count",
    "",
    "In word count F6 shows everybody's list afterwards, and what on it did not count.",
    "",
    "In PDL nobody may beat your word by a mere plural, -LY, -ED or -ING form of it.",
)
