"""Writing a game to a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordgames.errors import GameError
from wordgames.folders import data_folder, made, write_whole
from wordgames.ui.history import sentences

if TYPE_CHECKING:
    from wordgames.store import Store
    from wordgames.ui.program import WordGames


def export(app: WordGames, store: Store, game: str) -> None:
    """Write the game to the folder of exports, and say where that is; not on the app's thread."""
    name = game
    try:
        text = store.export_text(game)
        name = f"{store.listed(game).game}-{game}.txt"
        path = made(made(data_folder()) / "exports") / name
        write_whole(path, text)
    except GameError as problem:
        app.call_from_thread(app.say, str(problem))
    except OSError as problem:
        app.call_from_thread(app.say, f"{name}: cannot be written ({problem.strerror})")
    else:
        app.call_from_thread(app.say, sentences.EXPORTED.format(path))
