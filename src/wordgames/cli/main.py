"""Which command the arguments name. Nothing is imported before it is known to be needed."""

from __future__ import annotations

import sys
from collections.abc import Callable

EXIT_YES = 0
EXIT_NO = 1
EXIT_USAGE = 2

USAGE = """\
usage: wordgames [COMMAND]

Without a command the app opens: PDQ, Quiddler, Perquackey and Skeeter.

  play GAME             straight to the table
  lookup WORD...        is that a word, and what does it mean?
  dictionaries          what can judge words here
  judge GAME ...        does that word fit?
  solve GAME ...        every word that fits, or the best of a hand or throw
  score GAME ...        points for a round played with real cards or cubes
  games ...             saved and finished games

wordgames COMMAND --help says more; --version names this one. --data DIR keeps games and
settings in that folder (or set WORDGAMES_DATA). --ascii draws with plain signs only.
"""


GAMES_OF = {
    "judge": ("pdq", "quiddler", "skeeter"),
    "solve": ("pdq", "quiddler", "perquackey", "skeeter"),
    "score": ("quiddler", "perquackey"),
}
"""The games that a command knows: those whose module here has a function of its name."""


def run(arguments: list[str]) -> int:
    """Carry out a command and answer its exit status: 0 yes, 1 no or refused, 2 wrong usage."""
    match arguments:
        case ["--data", folder, *rest] if folder:
            return _run_in(folder, rest)
        case [first, *rest] if first.startswith("--data=") and first != "--data=":
            return _run_in(first.removeprefix("--data="), rest)
        case ["--data" | "--data=", *_]:
            sys.stderr.write("wordgames: --data DIR wants the folder to keep games in\n")
            return EXIT_USAGE
        case ["-h" | "--help" | "help", *_]:
            sys.stdout.write(USAGE)
            return EXIT_YES
        case ["--version", *_]:
            from wordgames import __version__

            sys.stdout.write(f"wordgames {__version__}\n")
            return EXIT_YES
        case ["--ascii"]:
            return _carry_out(_open_app, arguments)
        case [name, *rest] if (command := _command(name)) is not None:
            return _carry_out(command, rest)
        case [name, *_]:
            from wordgames.complaints import complain

            complain(f"there is no command {name!r}; try wordgames --help")
            return EXIT_USAGE
        case _:
            return _carry_out(_open_app, [])


def _run_in(folder: str, arguments: list[str]) -> int:
    from wordgames.folders import choose_data_folder

    def chosen(arguments: list[str]) -> int:
        choose_data_folder(folder)
        return run(arguments)

    return _carry_out(chosen, arguments)


def _command(name: str) -> Callable[[list[str]], int] | None:
    """The function that carries out the command of that name."""
    match name:
        case "play" | "lookup" | "dictionaries" | "games":
            return _module_command(name)
        case "judge" | "solve" | "score":
            return _game_command(name)
        case _:
            return None


def _module_command(name: str) -> Callable[[list[str]], int]:
    """A command with a module of its own name: its ``run``."""

    def command(arguments: list[str]) -> int:
        from importlib import import_module

        status: int = import_module(f"wordgames.cli.{name}").run(arguments)
        return status

    return command


def _game_command(name: str) -> Callable[[list[str]], int]:
    """A command about a game: the function of that name in the module of the game's name."""

    def command(arguments: list[str]) -> int:
        from importlib import import_module

        games = GAMES_OF[name]
        if arguments[:1] and arguments[0] in games:
            action = getattr(import_module(f"wordgames.cli.{arguments[0]}"), name)
            status: int = action(arguments[1:])
            return status
        asked = arguments[:1] in (["-h"], ["--help"])
        (sys.stdout if asked else sys.stderr).write(
            f"usage: wordgames {name} {'|'.join(games)} ...\n"
            f"wordgames {name} GAME --help says more\n"
        )
        return EXIT_YES if asked else EXIT_USAGE

    return command


def _open_app(arguments: list[str]) -> int:
    from wordgames.ui.app import open_app

    return open_app(ascii_only=True if "--ascii" in arguments else None)


def _carry_out(command: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Errors of our own become one line."""
    from wordgames.complaints import complain
    from wordgames.errors import BadSetup, GameError

    try:
        return command(arguments)
    except BadSetup as problem:
        complain(problem)
        return EXIT_USAGE
    except GameError as problem:
        complain(problem)
        return EXIT_NO
