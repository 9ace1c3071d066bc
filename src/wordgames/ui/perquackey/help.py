"""How Perquackey is played, for the help."""

from __future__ import annotations

from typing import Final

HELP: Final = (
    "# Perquackey",
    "",
    "Ten cubes are thrown, and for three minutes you call words that their letters make. Each cube "
    "counts once in a word, but again in the next one. Type a word and press Enter; the chart "
    "below does the sums.",
    "",
    "1  Whoever throws the letter nearest to A with a red cube begins; equal letters throw again. "
    "The cup goes round the table.",
    "",
    "2  A word has three letters at least, and five words of a length fill that length. A word "
    "counts once in a throw. The chart ends at ten letters.",
    "",
    "3  A word and the same word with an S do not both stand. The second one is refused, and Tab "
    "takes it in place of the first. PRINCES and PRINCESS are two words: the shorter one ends in "
    "S already.",
    "",
    "4  With 2,000 points in the bank you are VULNERABLE (V): thirteen cubes are thrown, words "
    "need four letters, and a throw of fewer than 500 points is a SET: it counts nothing and costs "
    "500. Below 2,000 again you are back to ten cubes.",
    "",
    "5  The first to bank 5,000 wins when that throw is closed.",
    "",
    "6  Partners share a score and sit opposite. While one plays, the other may suggest words (F4) "
    "once the 3- and 4-letter groups are full; for the vulnerable the 4-letter group is enough. "
    "Earlier than that a suggestion gives every other team 300 points.",
    "",
    "7  The dictionary refuses what is no word at once, and no time is lost. The set-up can leave "
    "that to the end, or to the others, who then strike or challenge single words.",
    "",
    "8  What is half typed when time is up does not count; it is named. Then you see what the "
    "throw allowed.",
    "",
    "# What words pay",
    "",
    "Not the single word pays but the group: so many words of so many letters together.",
    "",
    "~letters      3     4     5     6     7     8     9     10",
    "~one         60   120   200   300   500   750 1,000  1,500",
    "~two         70   140   250   400   650 1,000 1,500  3,000",
    "~three       80   160   300   500   800 1,250 2,000  4,500",
    "~four        90   180   350   600   950 1,500 2,500  6,000",
    "~five       100   200   400   700 1,100 1,750 3,000  7,500",
    "",
    "Two full groups side by side pay a bonus besides, and every such pair pays:",
    "",
    "~3 and 4    300     4 and 5    500     5 and 6    800",
    "~6 and 7  1,200     7 and 8  1,850",
    "",
    "# Two throws",
    "",
    "~POT PAT TAP TOP HOT           100",
    "~GOAT TREE TEAR PEAR HEAR      200    and 3 + 4 full   300",
    "~THERE THREE AGREE GREET GREAT 400    and 4 + 5 full   500",
    "~THREAT THROAT                 400    together       1,900",
    "",
    "~TOW HOG TAG                    80",
    "~TREE TORE GORE GEAR TEAR      200    (3 letters are not full: no bonus)",
    "~TOWER WATER                   250",
    "~TETHER                        300    together         830",
    "",
    "# At the table",
    "",
    "Cubes that your half-typed word uses are dimmed; a click on a cube types its letter. F2 "
    "shuffles the tray. Ctrl+Z takes out the word called last; typing a word again and Tab takes "
    "out that one. F6 twice closes the throw before time is up. F3 covers the cubes and stops the "
    "clock. Red cubes have a double frame.",
    "",
    "# Other games",
    "",
    "So many throws: the most points after a few throws, or the best single throw.",
    "",
    "Duplicate: everybody plays the same throw, unseen by those who play it later.",
    "",
    "Practice: no clock and no end; F7 stops.",
    "",
    "Cubes of your own (an option): throw real cubes and type what they show, or nothing. The "
    "clock, the words, the chart and the race are kept here; seat 1 begins.",
)
