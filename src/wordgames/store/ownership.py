"""Who plays a game: one process at a time, and a dead one's game is free again by itself."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from wordgames.errors import BadFile, GameError
from wordgames.folders import made

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1000, os.SEEK_SET)  # beyond the name, which others read
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Taken(GameError):
    """Another process is playing this game; the text names it."""


class Ownership:
    """Holds a game for this process until it is let go or the process ends, however it ends.

    The system drops the lock of a process that dies, so nothing is left to clean up. Where the
    disk knows no locks the game is not held; the writer still never mixes two courses of it.
    """

    def __init__(self, folder: Path, game: str) -> None:
        self._path = folder / "playing" / game
        self._descriptor: int | None = None
        try:
            made(made(folder) / "playing")
            self._take()
        except (BadFile, OSError):
            self._descriptor = None

    def let_go(self) -> None:
        """Somebody else may play the game from now on."""
        if self._descriptor is not None:
            try:
                if sys.platform != "win32":
                    self._path.unlink(missing_ok=True)
                os.close(self._descriptor)
            except OSError:
                pass
            self._descriptor = None

    def _take(self) -> None:
        while True:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(descriptor)
            except (BlockingIOError, PermissionError):
                owner = _text(descriptor)
                os.close(descriptor)
                raise Taken(
                    f"this game is open in another window ({owner or 'just opened'});"
                    " leave it there with F10 to go on here"
                ) from None
            except OSError:
                os.close(descriptor)
                raise
            if self._still_there(descriptor):
                break
            os.close(descriptor)  # its owner removed it between our opening and locking it
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.truncate(descriptor, 0)
        os.write(descriptor, f"process {os.getpid()} on {socket.gethostname()}\n".encode())
        self._descriptor = descriptor

    def _still_there(self, descriptor: int) -> bool:
        try:
            there, held = self._path.stat(), os.fstat(descriptor)
        except FileNotFoundError:
            return False
        return sys.platform == "win32" or (there.st_ino, there.st_dev) == (held.st_ino, held.st_dev)


def _text(descriptor: int) -> str:
    os.lseek(descriptor, 0, os.SEEK_SET)
    return os.read(descriptor, 200).decode(errors="replace").strip()
