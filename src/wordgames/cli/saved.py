"""Saved games as the shell writes them: a row, a move, results."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wordgames.store import Listed, Saved


def document_of(row: Listed) -> dict[str, Any]:
    """What is known of a game without opening it."""
    ending = row.ending
    return {
        "id": row.id,
        "game": row.game,
        "variant": row.variant,
        "dictionary": row.dictionary,
        "players": row.players,
        "begun": row.begun,
        "played": row.touched,
        "moves": row.plies,
        "place": row.place,
        "ended": ending and ending.ended,
        "scores": ending and ending.scores,
        "winners": ending and ending.winners,
    }


def line_of(row: Listed) -> str:
    """The same in a line."""
    game = f"{row.game} {row.variant}".strip()
    if row.ending is None:
        where = f"{', '.join(row.players)}: {row.place or 'not begun'}"
    else:
        where = scores_of(row.players, row.ending.scores, row.ending.winners)
    return f"{row.id}  {_local(row.touched)}  {game:<12}  {where}"


def scores_of(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> str:
    """Who has what; winners have a star."""
    return ", ".join(
        f"{name} {score}{'*' if seat in winners and len(names) > 1 else ''}"
        for seat, (name, score) in enumerate(zip(names, scores, strict=False))
    )


def move_of(saved: Saved, number: int) -> dict[str, Any]:
    """A line of the log, with its number and the name of whoever it is of."""
    from wordgames import codec

    entry: dict[str, Any] = json.loads(codec.dump(saved.entries[number]))
    seat: int = entry.get("player", -3)
    names: dict[int, str] = {-1: "chance", -2: "the clock"}
    players = [player.name for player in saved.setup.seats]
    who = players[seat] if 0 <= seat < len(players) else names.get(seat, "the table")
    return {"number": number + 1, "name": who, **entry}


def told_of(move: Mapping[str, Any]) -> str:
    """The same in words."""
    minutes, millis = divmod(move["at"], 60_000)
    if "do" in move:
        arguments = " ".join(_argument(value) for value in move.get("with", {}).values())
        what = f"{move['do']} {arguments}".rstrip()
    elif "take_back" in move:
        what = f"takes back to move {move['take_back']}"
    else:
        what = f"allows {move['allow']}" if "allow" in move else f"bans {move.get('ban')}"
    return f"{move['number']:>5}  {minutes}:{millis / 1000:06.3f}  {move['name']}: {what}"


def results_as_csv(rows: Sequence[Listed]) -> str:
    """A line for each player of each finished game."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(
        ("id", "game", "variant", "dictionary", "begun", "ended", "seat", "player", "score", "won")
    )
    for row in rows:
        if row.ending is None:
            continue
        for seat, (name, score) in enumerate(zip(row.players, row.ending.scores, strict=False)):
            table.writerow(
                (
                    *(row.id, row.game, row.variant, row.dictionary, row.begun, row.ending.ended),
                    *(seat + 1, name, score, int(seat in row.ending.winners)),
                )
            )
    return text.getvalue()


def _local(instant: str) -> str:
    from wordgames.store.text import moment

    return moment(instant).astimezone().strftime("%Y-%m-%d %H:%M")


def _argument(value: Any) -> str:
    if not isinstance(value, list):
        return str(value)
    items: list[Any] = value  # pyright: ignore[reportUnknownVariableType]
    flat = all(isinstance(item, str) for item in items)
    return (" " if flat else ", ").join(_argument(item) for item in items)
