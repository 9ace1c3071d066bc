"""Is that a word, and what does it mean? One key away from every screen."""

from wordgames.ui.lookup.page import LookUp

__all__ = ["LookUp"]
