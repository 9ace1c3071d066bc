"""Reading all games and playing them again, to know that they are sound."""

from __future__ import annotations

from wordgames.errors import GameError
from wordgames.setups import find_game
from wordgames.store.damage import find_damage
from wordgames.store.store import Store
from wordgames.store.text import FindGame, parse, replayed


def faults_of(store: Store, find: FindGame = find_game) -> tuple[int, int, list[str]]:
    """How many games and lines there are, and what is wrong, a line a fault."""
    faults: list[str] = []
    try:
        problem = store.ask(lambda connection: find_damage(connection, thorough=True))
        if problem is not None:
            faults.append(f"the file: {problem}; open the app, which saves what can be read")
        rows = (*store.unfinished(), *store.finished(), *store.forgotten())
    except GameError as broken:
        return 0, 0, [*faults, str(broken)]
    lines = 0
    for row in rows:
        try:
            text = store.export_text(row.id)
            if replayed(parse(text.encode()), find).lines.text != text:
                faults.append(f"game {row.id}: is not written as it should be")
            lines += row.plies
        except GameError as broken:
            faults.append(f"game {row.id}: {broken}")
    return len(rows), lines, faults
