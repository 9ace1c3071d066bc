"""``wordgames play GAME``: straight to the table, with every option that the set-up page has."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from wordgames.cli.arguments import Parser, whole
from wordgames.cli.main import EXIT_USAGE, EXIT_YES
from wordgames.errors import BadSetup
from wordgames.lexicon.folding import plain_word
from wordgames.lexicon.sentences import printable
from wordgames.setups import GAMES, find_game
from wordgames.setups.game import COLOURS, DEFAULT_KEYS, Game, Seat, Setup
from wordgames.setups.options import Number, Option, Pick, Switch, Value

T = TypeVar("T")
USAGE = f"""\
usage: wordgames play {"|".join(GAMES)} [options]
wordgames play GAME --help lists the options of that game
"""


def run(arguments: list[str]) -> int:
    """Carry the command out; the exit status is the app's."""
    if not arguments or arguments[0] in {"-h", "--help"}:
        (sys.stdout if arguments else sys.stderr).write(USAGE)
        return EXIT_YES if arguments else EXIT_USAGE
    plain = "--ascii" in arguments
    setup, seed = read([argument for argument in arguments if argument != "--ascii"])
    from wordgames.ui.app import open_app

    return open_app(setup, seed, ascii_only=True if plain else None)


def read(arguments: Sequence[str]) -> tuple[Setup, int | None]:
    """The set-up and the seed that the arguments ask for, checked against the game's rules.

    :raises BadSetup: when something does not go; the text names the option
    :raises BadFile: when the deck or the dictionary is a file that can't be used
    """
    game = find_game(printable(arguments[0]))
    chosen = vars(_parser(game).parse_args(arguments[1:]))
    options = {
        option.name: _parsed(option, chosen[option.name])
        for option in game.options
        if chosen[option.name] is not None
    }
    _check_meaning(game, options)
    setup = Setup(
        game=game.name,
        seats=_seats(game, options, chosen),
        options=tuple(
            (option.name, options[option.name])
            for option in game.options
            if options.get(option.name, option.default) != option.default
        ),
        dictionary=chosen["dictionary"],
        deck=chosen["deck"],
        allowed=_words(chosen["allow"], "--allow"),
        banned=_words(chosen["ban"], "--ban"),
        family=chosen["family_filter"],
    )
    game.rules(setup)
    _check_dictionary(setup.dictionary)
    return setup, chosen["seed"]


def _parser(game: Game) -> Parser:
    made = Parser(
        prog=f"wordgames play {game.name}",
        description=f"{game.title}: {game.summary}.",
        allow_abbrev=False,
    )
    table = made.add_argument_group("the table")
    table.add_argument("--players", metavar="'ANN, BOB'", help="who plays, with commas between")
    table.add_argument("--keys", metavar="'q, p'", help="the key of each player")
    if game.minimum_per_player:
        table.add_argument(
            "--minimums", metavar="'5, 4'", help="letters a word of each player needs"
        )
    if game.handicaps:
        table.add_argument("--handicaps", metavar="'0, 20'", help="points each player starts with")
    table.add_argument("--seed", type=whole, help="the same number gives the same cards")
    table.add_argument(
        "--dictionary", metavar="NAME|PATH", default="broad", help="who judges words"
    )
    table.add_argument("--deck", metavar="NAME|PATH", default="standard", help="which cards")
    table.add_argument("--family-filter", action="store_true", help="refuse coarse words")
    table.add_argument("--allow", metavar="'QI, ZA'", help="words that count at this table")
    table.add_argument("--ban", metavar="'QI, ZA'", help="words that do not")
    table.add_argument("--ascii", action="store_true", help="draw with plain signs only")
    rules = made.add_argument_group("options of the game")
    for option in game.options:
        _add(rules.add_argument, option, game)
    return made


def _add(add: Callable[..., object], option: Option, game: Game) -> None:
    """One option of the game as one of the shell; the value is read by the option itself."""
    flag = f"--{option.name}"
    text = (option.explanation.removesuffix(".") + _scope(option, game)).replace("%", "%%")
    match option:
        case Switch(name=name, default=default):
            off = name.removeprefix("no-") if name.startswith("no-") else f"no-{name}"
            usual = f"default: {'on' if default else 'off'}; --{off} is off"
            add(flag, dest=name, action="store_const", const=True, help=f"{text}; {usual}")
            add(
                f"--{off}",
                dest=name,
                action="store_const",
                const=False,
                help=argparse.SUPPRESS,
            )
        case Number(default=default):
            usual = "none" if default is None else str(default)
            add(
                flag,
                dest=option.name,
                metavar="N",
                help=f"{text}; {option.range}; default: {usual}",
            )
        case Pick(default=default):
            names = ", ".join(option.names)
            add(flag, dest=option.name, metavar="NAME", help=f"{text}; {names}; default: {default}")


def _scope(option: Option, game: Game) -> str:
    """The variants in which the option means something, whichever way is shorter to say."""
    if option.variants is None or game.variants is None:
        return ""
    names = game.variants.names
    inside = [name for name in names if name in option.variants]
    outside = [name for name in names if name not in option.variants]
    if len(inside) <= len(outside):
        return f" (in {', '.join(inside)})"
    return f" (not in {', '.join(outside)})" if outside else ""


def _parsed(option: Option, value: bool | str) -> Value:
    return option.check(value) if isinstance(value, bool) else option.parse(value)


def _check_meaning(game: Game, options: dict[str, Value]) -> None:
    """Refuse an option that the variant has no use for, rather than drop it."""
    pick = game.variants
    if pick is None:
        return
    variant = str(options.get(pick.name, pick.default))
    for option in game.options:
        if (
            option.name in options
            and option.variants is not None
            and variant not in option.variants
        ):
            raise BadSetup(f"--{option.name} means nothing in {variant}; leave it out")


def _seats(
    game: Game, options: dict[str, Value], chosen: dict[str, str | None]
) -> tuple[Seat, ...]:
    names = _list(chosen["players"])
    if not names:
        alone = options.get("variant") == "solitaire"
        names = [f"Player {n + 1}" for n in range(1 if alone else max(2, game.fewest_players))]
    if bots := [name for name in names if name.casefold().startswith("bot:")]:
        raise BadSetup(f"{printable(bots[0])}: only people can sit at the table; name a person")
    if len(names) > game.most_players:
        raise BadSetup(f"{game.title} is for {game.most_players} at most, not for {len(names)}")
    keys = _each(chosen["keys"], "--keys", len(names), _key)
    minimums = _each(chosen.get("minimums"), "--minimums", len(names), _number("--minimums"))
    handicaps = _each(chosen.get("handicaps"), "--handicaps", len(names), _number("--handicaps"))
    free = [key for key in DEFAULT_KEYS if key not in keys]
    return tuple(
        Seat(
            name,
            colour=number % COLOURS,
            key=free[number] if keys[number] is None else keys[number] or "",
            minimum=minimums[number],
            handicap=handicaps[number] or 0,
        )
        for number, name in enumerate(names)
    )


def _list(text: str | None) -> list[str]:
    return [] if text is None or not text.strip() else [item.strip() for item in text.split(",")]


def _each(
    text: str | None, flag: str, players: int, read_one: Callable[[str], T]
) -> list[T | None]:
    """One value for each player; nothing between two commas is the usual."""
    items = _list(text)
    if items and len(items) != players:
        raise BadSetup(f"{flag} has {len(items)} values for {players} players; give each one")
    return [read_one(item) if item else None for item in items] or [None] * players


def _key(text: str) -> str:
    key = text.casefold()
    if not (key == "space" or (len(key) == 1 and key.isascii() and key.isalnum())):
        raise BadSetup(f"{printable(text)!r} is no key to buzz with; use letters, digits or space")
    return key


def _number(flag: str) -> Callable[[str], int]:
    def parsed(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadSetup(f"{flag} has whole numbers, not {printable(text)!r}") from None

    return parsed


def _words(text: str | None, flag: str) -> tuple[str, ...]:
    found: list[str] = []
    for item in (text or "").replace(",", " ").split():
        word = plain_word(item)
        if word is None:
            raise BadSetup(f"{flag}: {printable(item)!r} is no word of the letters A to Z")
        found.append(word)
    return tuple(dict.fromkeys(found))


def _check_dictionary(name: str) -> None:
    """Find out now, before the screen opens, that it can't be used."""
    from wordgames.lexicon.judges import open_dictionary

    open_dictionary(name)
