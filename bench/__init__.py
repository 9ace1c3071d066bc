"""Measures the program: how quick it is beside something everybody knows, and whether it was right.

It is not shipped. A figure is a promise about the code beside it, made by whoever changes that
code; a player has no use for it, and what it runs beside (an empty Textual app, ``grep``, slow
independent methods) is no part of a game. So it lies at the top of the repository, where
``script/bench`` finds it, and the wheel holds nothing of it.
"""
