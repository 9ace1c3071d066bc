"""What is written about the program is true: commands in the README work, links lead somewhere,
pictures are up to date, and no file speaks of anything but the project.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wordgames.cli.main import USAGE

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
THIRD_PARTY = {"data/lexicon/NOTICE"}
LEFT_BEHIND = {
    ".git",
    "snapshot_report.html",
    ".venv",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
}

# In pieces, or this file would name what no file may.
FOREIGN = {
    "a folder of somebody's machine": r"(?<![\w.])/(?:(?:home|Users)/(?!ann\b)|work/|root/)[\w.-]+",
    "a host of packages": r"\b(?:pypi|files\.python" + r"hosted|registry\.npmjs|deb\.debian)\.\w+",
    "a number in a tracker": r"(?i)\bissue" + r" #?\d+\b",
}


def commands() -> list[str]:
    """The lines of the README that call the program."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)
    lines = (line.partition(" #")[0].strip() for block in blocks for line in block.splitlines())
    return [line for line in lines if line.startswith("wordgames")]


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_readme_works(line: str, tmp_path: Path) -> None:
    """It is understood and answers; what opens the app says that there is no terminal here."""
    words = shlex.split(line)
    run = subprocess.run(
        [sys.executable, "-P", "-m", *words],
        cwd=tmp_path,
        env={**os.environ, "WORDGAMES_DATA": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in run.stderr
    assert run.returncode in {0, 1}, run.stderr
    opens_the_app = words[1:2] in ([], ["play"])
    assert ("terminal" in run.stderr) is opens_the_app


def test_the_readme_names_every_command() -> None:
    named = {shlex.split(line)[1] for line in commands() if " " in line}
    known = set(re.findall(r"^  (\w+) ", USAGE, flags=re.MULTILINE))
    assert known <= named


def test_the_readme_names_scripts_that_are_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\bscript/(\w+)", text))
    assert {"play", "test", "lint", "bench"} <= named
    assert all((ROOT / "script" / name).exists() for name in named)


def test_the_figures_of_the_readme_are_those_that_were_measured() -> None:
    """They are cells of the page that the measuring writes."""

    def rows(name: str, line: str) -> dict[str, set[str]]:
        text = (ROOT / name).read_text(encoding="utf-8")
        found = re.findall(line, text, flags=re.MULTILINE)
        return {row: {cell.strip() for cell in cells.split("|")} for row, cells in found}

    shown = rows("README.md", r"^\| `([\w-]+)`: (.*)")
    measured = rows("docs/figures.md", r"^\| `([\w-]+)` \|(.*)")
    assert len(shown) > 8
    assert not [row for row, cells in shown.items() if cells - {""} - measured.get(row, set())]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
    own = (target.partition("#")[0] for target in targets if "://" not in target)
    assert not [target for target in own if target and not (page.parent / target).exists()]


def test_the_picture_of_the_layers_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("draw_layers", ROOT / "tools" / "draw_layers.py")
    assert spec is not None
    assert spec.loader is not None
    draw_layers = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(draw_layers)
    drawn = draw_layers.PICTURE.read_text(encoding="utf-8")
    assert drawn == draw_layers.picture(), "run python tools/draw_layers.py"


@pytest.mark.parametrize("what", FOREIGN)
def test_no_file_speaks_of_anything_but_the_project(what: str) -> None:
    pattern = re.compile(FOREIGN[what])
    found = [
        f"{name}:{number}: {match.group()}"
        for name, text in own_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if (match := pattern.search(line))
    ]
    assert not found


@pytest.mark.parametrize("layer", ["engines", "solvers"])
def test_rules_say_nothing_to_people(layer: str) -> None:
    """They answer reasons, and there is a room of sentences for them. What set-up may not ask
    for is named where rules are checked.
    """
    speaking = [
        f"{path.relative_to(ROOT)}:{number}: {text}"
        for path in (ROOT / "src" / "wordgames" / layer).rglob("*.py")
        if path.name not in {"rules.py", "sentences.py"}
        for number, text in sentences(path)
    ]
    assert not speaking


def own_texts() -> Iterator[tuple[str, str]]:
    """Every text file of the project, by its path."""
    for path in sorted(ROOT.rglob("*")):
        name = path.relative_to(ROOT)
        if not path.is_file() or LEFT_BEHIND & set(name.parts) or is_cache(name):
            continue
        if name.as_posix() in THIRD_PARTY:
            continue
        try:
            yield name.as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def is_cache(name: Path) -> bool:
    return any(part.startswith(".") and part.endswith("_cache") for part in name.parts) or (
        name.parts[0] == ".hypothesis"
    )


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Strings of four words and more, with their lines; but no docstrings, and nothing that is
    raised: that is for programmers.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    others = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr | ast.Raise)
        for inner in (ast.walk(node) if isinstance(node, ast.Raise) else [node.value])
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in others
            and len(re.findall(r"[A-Za-z']+", node.value)) >= 4
        ):
            yield node.lineno, node.value
