"""Makes the pictures of the README from the app itself: ``python tools/pictures.py [NAME...]``.

The moments are those that the tests look at (``tests/ui/scenes.py``). A game adds its picture by a
scene there and a line in ``PICTURES`` here. ``--look FOLDER`` draws every scene in both sizes and
both themes as PNG, to be looked at (needs ``rsvg-convert``).
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from ui.scenes import SCENES, picture  # noqa: E402 - the tests are no package of the program

PICTURES: Final = (
    "home",
    "set-up",
    "pdq",
    "quiddler-hand",
    "perquackey",
    "skeeter-hand",
    "podium",
)
"""Scenes that the README shows, at 80x24."""

FOLDER: Final = ROOT / "docs" / "pictures"
USUAL, LARGE = (80, 24), (120, 40)
CELL: Final = 12.2
"""Width of a cell in these drawings."""

_TEXT: Final = re.compile(
    r'(<text [^>]*?)x="([\d.]+)"( y="[\d.]+" )textLength="([\d.]+)"([^>]*)>((?:&#160;)+)(?=[^<&])'
)
_FONT: Final = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def main(arguments: list[str]) -> None:
    """Make the pictures named, or all."""
    match arguments:
        case ["--look", folder, *names]:
            look(Path(folder), names or list(SCENES))
        case _:
            FOLDER.mkdir(parents=True, exist_ok=True)
            for name in arguments or PICTURES:
                drawn = plain(asyncio.run(picture(SCENES[name], USUAL)))
                (FOLDER / f"{name}.svg").write_text(drawn, encoding="utf-8")


def look(folder: Path, names: list[str]) -> None:
    """Every scene, large and small, dark and light, as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        for theme in ("dark", "light"):
            for size in (USUAL, LARGE):
                drawn = plain(asyncio.run(picture(SCENES[name], size, theme=theme)))
                path = folder / f"{name}-{theme}-{size[0]}.svg"
                path.write_text(drawn, encoding="utf-8")
                command = ["rsvg-convert", str(path), "-o", str(path.with_suffix(".png"))]
                subprocess.run(command, check=True)


def plain(svg: str) -> str:
    """The drawing without fonts from the network, and with spaces that no viewer drops."""
    svg = _FONT.sub("", svg).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")

    def moved(found: re.Match[str]) -> str:
        shift = CELL * found[6].count("&#160;")
        x, length = float(found[2]) + shift, float(found[4]) - shift
        return f'{found[1]}x="{x:g}"{found[3]}textLength="{length:g}"{found[5]}>'

    return _TEXT.sub(moved, svg)


if __name__ == "__main__":
    main(sys.argv[1:])
