"""Draws docs/pictures/layers.svg: the rooms of the program, and that imports go downwards only.

    python tools/draw_layers.py

The rows are the layers of the import contract in pyproject.toml, which holds the code to them;
what a room is for is the first sentence of its docstring. So the picture can't be wrong for long.
"""

from __future__ import annotations

import ast
import re
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "wordgames"
PICTURE = ROOT / "docs" / "pictures" / "layers.svg"

WIDTH, MARGIN, GAP = 880, 28, 8
ROW, LINE, NAMES = 34, 19, 128
TEXT = "font-family='ui-monospace, Menlo, Consolas, monospace'"


def main() -> None:
    """Write the picture."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")


def picture() -> str:
    """The whole SVG."""
    parts: list[str] = []
    y = MARGIN
    for rooms in layers():
        parts.append(_layer(rooms, y))
        y += _height(rooms) + GAP
    height = y - GAP + MARGIN
    arrow = f"M{MARGIN - 14} {MARGIN} V{height - MARGIN} m-4 -7 l4 7 l4 -7"
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
            f' width="{WIDTH}" height="{height}" role="img">',
            "<title>The rooms of the program; imports go downwards only</title>",
            f'<rect width="{WIDTH}" height="{height}" rx="10" fill="#14252c"/>',
            f'<path d="{arrow}" stroke="#f5b83d" stroke-width="1.5" fill="none"/>',
            *parts,
            "</svg>",
            "",
        )
    )


def layers() -> list[list[str]]:
    """The rooms of each layer, from the top, as the contract names them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    (contract,) = (each for each in contracts if each["type"] == "layers")
    named = [re.findall(r"\w+", layer) for layer in contract["layers"]]
    there = [[room for room in rooms if _source(room).exists()] for rooms in named]
    return [rooms for rooms in there if rooms]


def purpose(room: str) -> str:
    """The first sentence of the room's docstring, or what it says before a colon."""
    docstring = ast.get_docstring(ast.parse(_source(room).read_text(encoding="utf-8"))) or ""
    return re.split(r"\.(?:\s|$)", docstring.replace("\n", " "), maxsplit=1)[0]


def _layer(rooms: list[str], y: int) -> str:
    """One band: each room's name and what it is for."""
    band = (
        f'<rect x="{MARGIN}" y="{y}" width="{WIDTH - 2 * MARGIN}" height="{_height(rooms)}"'
        ' rx="6" fill="#1d343d" stroke="#3b5a66"/>'
    )
    lines = [band]
    for place, room in enumerate(rooms):
        base = y + 22 + place * LINE
        lines.append(
            f'<text x="{MARGIN + 14}" y="{base}" {TEXT} font-size="14" font-weight="bold"'
            f' fill="#f2f5f6">{room}</text>'
        )
        lines.append(
            f'<text x="{MARGIN + NAMES}" y="{base}" {TEXT} font-size="11.5" fill="#b7c6cc">'
            f"{escape(_short(purpose(room)))}</text>"
        )
    return "\n".join(lines)


def _short(text: str, most: int = 98) -> str:
    """Cut at a comma or a word, so that it stays within the band."""
    if len(text) <= most:
        return text
    cut = text[: most - 2]
    return cut[: max(cut.rfind(","), cut.rfind(":"), 0) or cut.rfind(" ")]


def _height(rooms: list[str]) -> int:
    return ROW + LINE * (len(rooms) - 1)


def _source(room: str) -> Path:
    module = PACKAGE / f"{room}.py"
    return module if module.exists() else PACKAGE / room / "__init__.py"


if __name__ == "__main__":
    main()
