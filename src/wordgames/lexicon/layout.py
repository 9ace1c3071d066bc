"""The layout of the lexicon file, agreed between who writes it and who reads it.

Little-endian throughout. First the header: MAGIC, the size of the file and the number of words
(32 bits each), the first DIGEST bytes of the SHA-256 of all that follows. Then for each name in
SECTIONS its place and length (32 bits each). Then the sections, at multiples of eight:

- ``text``: a line feed, then every word in alphabetical order, each followed by one byte that
  tells its tier (SHOWN plus its number in TIERS, or HIDDEN plus it for words that are judged but
  never shown; both sort before the letters) and a line feed;
- ``blocks`` (32 bits): where in the text each BLOCK-th word begins; ``places`` (16 bits): where
  each word begins, counted from its block; one more for the end;
- ``firsts`` (32 bits): the number of the first word under each letter; one more for the end;
- ``near`` (signed 16 bits): how far away the base word of each word is; ``kinds`` (8 bits): what
  the word is of it, 0 for no base; ``more`` (pairs of 32 bits): a word's number, and a base's
  number and kind, for further bases;
- ``rows`` (triples of 32 bits): letter (0 for A), least number of it, SPARSE or not; place and
  length in ``bits``, where a row is a bit map over the words or, when sparse, a list of numbers;
- ``readings`` (pairs of 32 bits): three letters, the first in bits 16 to 23; and a place in
  ``read``, where a bit map over the words under the first letter tells which have the other two
  after it in that order. Only for letters that OFTEN or more words read: others are sought as
  quickly;
- ``notes``: a line feed, then for spellings worth a remark, in order: spelling, tab, kind letter
  and how it is commonly written.
"""

from __future__ import annotations

MAGIC = b"WORDS\x1a\x00\x02"
DIGEST = 16
HEADER = 8 + 4 + 4 + DIGEST
SECTION = 8
SECTIONS = (
    "text", "blocks", "places", "firsts", "near", "kinds", "more", "rows", "bits", "readings",
    "read", "notes",
)  # fmt: skip
TIERS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
"""The sizes of the source lists, the commonest words first."""
SHOWN = ord("0")
HIDDEN = ord("!")
BLOCK = 2048
SPARSE = 1 << 31
OFTEN = 1_500

PLURAL = 1
THIRD = 2
PAST = 4
GERUND = 8
ADVERB = 16
COMPARATIVE = 32
SUPERLATIVE = 64
