"""Where the player's own files lie (games, settings, lists of words), and how they are written.

``--data DIR`` sets the environment variable for the process and whatever it starts; without it
the folders are those that the system has for such files.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from wordgames.errors import BadFile

VARIABLE: Final = "WORDGAMES_DATA"
"""The environment variable that names one folder for everything."""

_NAME: Final = "wordgames"


def choose_data_folder(folder: str) -> None:
    """Keep everything in that folder from now on."""
    os.environ[VARIABLE] = str(_expanded(folder))


def data_folder() -> Path:
    """The folder for games and backups; it may not exist yet. ``BadFile`` when there is no home."""
    return _chosen() or _of_the_system("user_data_path")


def settings_folder() -> Path:
    """The folder for settings and lists of words; the same as the other where one was chosen."""
    return _chosen() or _of_the_system("user_config_path")


def state_folder() -> Path:
    """The folder for reports of faults; the same as the others where one was chosen."""
    return _chosen() or _of_the_system("user_state_path")


def made(folder: Path) -> Path:
    """The folder, made if need be and readable by nobody else; ``BadFile`` when it can't be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise BadFile(folder, "is not a folder; name another with --data DIR") from None
    except OSError as problem:
        raise BadFile(
            folder, f"cannot be made ({problem.strerror}); name another folder with --data DIR"
        ) from None
    return folder


def write_whole(path: Path, text: str) -> None:
    """Write the whole text under that name, or leave what is there as it was."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _chosen() -> Path | None:
    folder = os.environ.get(VARIABLE, "")
    return _checked(_expanded(folder)) if folder else None


def _checked(folder: Path) -> Path:
    """The folder, which need not be there yet; a file in its place is no empty folder."""
    try:
        nearest = next((path for path in (folder, *folder.parents) if path.exists()), folder)
    except OSError as problem:
        raise BadFile(
            folder, f"is no name of a folder ({problem.strerror}); name another with --data DIR"
        ) from None
    if nearest.exists() and not nearest.is_dir():
        raise BadFile(nearest, "is not a folder; name another with --data DIR")
    return folder


def _of_the_system(which: str) -> Path:
    import platformdirs  # noqa: PLC0415 - costs at start

    try:
        folder: Path = getattr(platformdirs, which)(_NAME, appauthor=False)
    except RuntimeError:
        folder = Path("~")
    if not folder.is_absolute():
        raise _homeless()
    return folder


def _expanded(folder: str) -> Path:
    if "\0" in folder:
        raise BadFile(folder, "is no name of a folder")
    try:
        return Path(os.path.abspath(Path(folder).expanduser()))  # noqa: PTH100 - also of ".."
    except RuntimeError:
        raise _homeless() from None


def _homeless() -> BadFile:
    return BadFile("~", f"there is no home folder; use --data DIR or set {VARIABLE}")
