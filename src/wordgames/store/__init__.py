"""Nothing is ever lost: all games in one SQLite file, line by line as they are played.

``Store`` is the whole of it for a front end; ``text`` is the format of exports.
"""

from wordgames.store.listing import Filter, Listed
from wordgames.store.notices import (
    KeptAsText,
    Notice,
    NotSaved,
    SavedAgain,
    SetAside,
    SlowDisk,
    WentOnElsewhere,
)
from wordgames.store.ownership import Taken
from wordgames.store.record import Record
from wordgames.store.store import Store
from wordgames.store.text import Dictionary, Ending, Header, Saved, match_of

__all__ = [
    "Dictionary",
    "Ending",
    "Filter",
    "Header",
    "KeptAsText",
    "Listed",
    "NotSaved",
    "Notice",
    "Record",
    "Saved",
    "SavedAgain",
    "SetAside",
    "SlowDisk",
    "Store",
    "Taken",
    "WentOnElsewhere",
    "match_of",
]
