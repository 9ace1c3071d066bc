"""Every screen as it was looked at and found good, in two sizes.

After a change that is meant: ``script/test tests/ui/test_snapshots.py --snapshot-update``, and look
at what has changed (``python tools/pictures.py --look FOLDER``).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ui.driving import LARGE, USUAL
from ui.scenes import SCENES, Scene

SHOWN = (
    "home",
    "set-up",
    "pdq-tie",
    "pdq",
    "pdq-nobody",
    "pdq-crowd",
    "pdq-solitaire",
    "pdq-word-count",
    "pause",
    "hand-over",
    "challenge",
    "quiddler-hand",
    "quiddler-laid",
    "quiddler-sheet",
    "quiddler-solitaire",
    "quiddler-real-cards",
    "perquackey",
    "perquackey-vulnerable",
    "perquackey-review",
    "perquackey-judging",
    "skeeter",
    "skeeter-hand",
    "skeeter-sheet",
)
LIGHT = ("home", "pdq-tie", "quiddler-hand", "perquackey", "skeeter")


@pytest.mark.parametrize("size", [USUAL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("scene", [SCENES[name] for name in SHOWN], ids=SHOWN)
def test_looks_as_before(
    snap_compare: Callable[..., bool], tmp_path: Path, scene: Scene, size: tuple[int, int]
) -> None:
    assert snap_compare(scene.app(tmp_path), terminal_size=size, run_before=scene.act)


def test_the_podium_looks_as_before(snap_compare: Callable[..., bool], tmp_path: Path) -> None:
    scene = SCENES["podium"]
    assert snap_compare(scene.app(tmp_path), terminal_size=USUAL, run_before=scene.act)


@pytest.mark.parametrize("scene", [SCENES[name] for name in LIGHT], ids=LIGHT)
def test_looks_as_before_in_the_light_theme(
    snap_compare: Callable[..., bool], tmp_path: Path, scene: Scene
) -> None:
    app = scene.app(tmp_path, theme="light")
    assert snap_compare(app, terminal_size=USUAL, run_before=scene.act)
