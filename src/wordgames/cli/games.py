"""``wordgames games``: what was played and saved, from the shell."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wordgames.cli.arguments import Parser, answer
from wordgames.cli.main import EXIT_NO, EXIT_YES
from wordgames.cli.saved import document_of, line_of, move_of, results_as_csv, scores_of, told_of
from wordgames.complaints import complain
from wordgames.errors import BadFile, GameError
from wordgames.setups.names import name_key

if TYPE_CHECKING:
    from wordgames.store import Listed, Store

EXPLANATION = """\
Every game is saved move by move. ID is the game's id or the beginning of it. An exported game is
a text: a header, then one line of JSON a move, then how it ended.
"""
STILL_HIDDEN = (
    "game {id} is not over, and its moves tell what is hidden; --open shows them all the same"
)
STILL_HIDDEN_IN_TEXT = (
    "game {id} is not over, and its text tells what is hidden; name a file for it: export {id} FILE"
)
NOTHING = "No games yet."
ALL_WELL = "All is well: {games} games, {lines} moves."


def run(arguments: list[str]) -> int:
    """Carry out one of the commands and answer its exit status; without one, ``list``."""
    plain = not arguments or (arguments[0].startswith("-") and arguments[0] not in {"-h", "--help"})
    asked = _parser().parse_args(["list", *arguments] if plain else arguments)
    from wordgames.store import Store

    store = Store(writing=asked.command in {"import", "forget", "restore"})
    try:
        status: int = asked.carry_out(store, asked)
        return status
    finally:
        store.close(5)


def list_games(store: Store, asked: argparse.Namespace) -> int:
    """The games there are, as a table or as CSV of the results."""
    from wordgames.setups import find_game
    from wordgames.store import Filter

    if asked.game is not None:
        find_game(asked.game)
    over = Filter(asked.game, asked.variant, asked.player)
    rows = [] if asked.unfinished or asked.csv else store.finished(over)
    if asked.csv:
        _write(results_as_csv(store.finished(over)).encode())
        return EXIT_YES
    if not asked.finished:
        rows = [row for row in store.unfinished() if _matches(row, asked)] + rows
    if asked.forgotten:
        rows = store.forgotten()
    text = "\n".join(map(line_of, rows)) or NOTHING
    answer({"games": [document_of(row) for row in rows]}, text, as_json=asked.json)
    return EXIT_YES


def show(store: Store, asked: argparse.Namespace) -> int:
    """What there is to know of a game but its moves."""
    row = store.listed(asked.id)
    saved = store.load(row.id)
    header = saved.header
    document = {
        **document_of(row),
        "seed": header.seed,
        "version": header.version,
        "dictionary": {
            "name": header.dictionary.name,
            "words": header.dictionary.words,
            "hash": header.dictionary.hash,
        },
        "options": dict(header.setup.options),
    }
    lines = [
        line_of(row),
        f"seed {header.seed}, dictionary {header.dictionary.name}"
        f" ({header.dictionary.words:,} words), version {header.version} of the rules",
        *(f"{name}: {value}" for name, value in header.setup.options),
    ]
    answer(document, "\n".join(lines), as_json=asked.json)
    return EXIT_YES


def replay(store: Store, asked: argparse.Namespace) -> int:
    """Every move of a game, checked by the rules again."""
    from wordgames.store import match_of

    row = store.listed(asked.id)
    if row.ending is None and not asked.open:
        raise GameError(STILL_HIDDEN.format(id=row.id))
    saved = store.load(row.id)
    outcome = match_of(saved).outcome
    moves = [move_of(saved, number) for number in range(len(saved.entries))]
    lines = [told_of(move) for move in moves]
    document: dict[str, Any] = {"id": row.id, "moves": moves, "outcome": None}
    if outcome is not None:
        document["outcome"] = {"scores": outcome.scores, "winners": outcome.winners}
        lines.append(scores_of(row.players, outcome.scores, outcome.winners))
    answer(document, "\n".join(lines), as_json=asked.json)
    return EXIT_YES


def export(store: Store, asked: argparse.Namespace) -> int:
    """A game as text, to a file or to standard output."""
    if asked.output is None and sys.stdout.isatty():
        row = store.listed(asked.id)
        if row.ending is None:
            raise GameError(STILL_HIDDEN_IN_TEXT.format(id=row.id))
    data = store.export_text(asked.id).encode()
    if asked.output is None:
        _write(data)
        return EXIT_YES
    path = Path(asked.output)
    try:
        with path.open("wb" if asked.force else "xb") as file:
            file.write(data)
    except FileExistsError:
        raise BadFile(path, "is there already; --force writes over it") from None
    except OSError as problem:
        raise BadFile(path, f"cannot be written ({problem.strerror})") from None
    return EXIT_YES


def take_in(store: Store, asked: argparse.Namespace) -> int:
    """Import exported games; one that is no such file does not keep the others out."""
    from wordgames.store.text import LARGEST

    taken: list[dict[str, Any]] = []
    lines: list[str] = []
    bad = False
    for name in asked.files:
        try:
            game, new = store.import_text(_read(name, LARGEST + 1))
        except (OSError, GameError, ValueError) as problem:
            bad = True
            why = problem.strerror if isinstance(problem, OSError) else problem
            complain(f"{name}: {why}")
            continue
        taken.append({"file": name, "id": game, "new": new})
        lines.append(f"{name}: game {game}" + ("" if new else " (was here already)"))
    if lines or asked.json:
        answer({"games": taken}, "\n".join(lines), as_json=asked.json)
    return EXIT_NO if bad else EXIT_YES


def verify(store: Store, asked: argparse.Namespace) -> int:
    """Read the file and play every game again."""
    from wordgames.store.verify import faults_of

    games, lines, faults = faults_of(store)
    text = "\n".join(faults) or ALL_WELL.format(games=games, lines=lines)
    answer({"games": games, "moves": lines, "faults": faults}, text, as_json=asked.json)
    return EXIT_NO if faults else EXIT_YES


def forget(store: Store, asked: argparse.Namespace) -> int:
    """Put a game away, or take it out again."""
    row = store.listed(asked.id)
    store.forget(row.id, forgotten=asked.command == "forget")
    return EXIT_YES


def _parser() -> Parser:
    parser = Parser(
        prog="wordgames games",
        description="Saved and finished games.",
        epilog=EXPLANATION,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, carry_out: object, summary: str) -> Parser:
        made = commands.add_parser(name, help=summary, description=summary)
        made.add_argument("--json", action="store_true", help="answer with one JSON document")
        made.set_defaults(carry_out=carry_out)
        return made

    listing = command("list", list_games, "The games there are, the last played first.")
    listing.add_argument("--game", help="only this game (pdq, quiddler, perquackey, skeeter)")
    listing.add_argument("--variant", help="only this variant")
    listing.add_argument("--player", help="only games with this player")
    which = listing.add_mutually_exclusive_group()
    which.add_argument("--finished", action="store_true", help="only games that are over")
    which.add_argument("--unfinished", action="store_true", help="only games that are not")
    which.add_argument("--forgotten", action="store_true", help="games that were put away")
    which.add_argument("--csv", action="store_true", help="the results as CSV, a line a player")
    command("show", show, "What there is to know of a game.").add_argument("id", metavar="ID")
    again = command("replay", replay, "Every move of a game, played again by the rules.")
    again.add_argument("id", metavar="ID")
    again.add_argument("--open", action="store_true", help="also when hands are still hidden")
    out = command("export", export, "A game as text.")
    out.add_argument("id", metavar="ID")
    out.add_argument("output", metavar="FILE", nargs="?", help="by default standard output")
    out.add_argument("--force", action="store_true", help="write over a file that is there")
    into = command("import", take_in, "Take exported games in.")
    into.add_argument("files", metavar="FILE", nargs="+", help="- is standard input")
    command("verify", verify, "Read all games and play them again.")
    for name, summary in (
        ("forget", "Put a game away: it is no longer listed."),
        ("restore", "Take a forgotten game out again."),
    ):
        command(name, forget, summary).add_argument("id", metavar="ID")
    return parser


def _read(name: str, enough: int) -> bytes:
    """The file, or so many bytes of it."""
    if name == "-":
        return sys.stdin.buffer.read(enough)
    with Path(name).open("rb") as file:
        return file.read(enough)


def _write(data: bytes) -> None:
    """Bytes to standard output, as they are."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def _matches(row: Listed, asked: argparse.Namespace) -> bool:
    player = asked.player and name_key(asked.player)
    return (
        (asked.game is None or row.game == asked.game)
        and (asked.variant is None or row.variant == asked.variant)
        and (player is None or player in set(map(name_key, row.players)))
    )
