"""The commands of the screens: one table gives keys, the line of keys, the palette and the help."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from textual.binding import Binding


@dataclass(frozen=True, slots=True)
class Command:
    """Something a screen can be told to do.

    ``keys`` are Textual's names of keys with commas between, ``action`` is a Textual action. A
    command with a ``label`` stands in the line of keys, which has room for five. ``id`` is stable:
    the settings may give it other keys.
    """

    id: str
    keys: str
    action: str
    explanation: str
    label: str = ""
    key_name: str = ""
    """How the keys are called in the line of keys and the help, where that is not plain."""

    @property
    def binding(self) -> Binding:
        """F keys and Ctrl go past a word box that has the focus; letters never do. A letter is
        heard with Shift and Caps Lock, too: it is shown as a capital.
        """
        keys = self.keys.split(",")
        first = keys[0]
        capitals = [key.upper() for key in keys if len(key) == 1 and key.isalpha()]
        return Binding(
            ",".join([*keys, *capitals]),
            self.action,
            self.explanation,
            id=self.id,
            show=False,
            priority=first.startswith("ctrl+") or is_function_key(first),
        )

    @property
    def shown_key(self) -> str:
        return self.key_name or " ".join(key_name(key) for key in self.keys.split(","))


HELP: Final = Command("help", "f1", "help", "Rules and keys of what is on the screen", "help")
LEAVE: Final = Command("leave", "f10", "leave", "Go back to the first page", "leave")
PAUSE: Final = Command(
    "pause", "f3", "pause", "Pause: covers the letters, stops the clock", "pause"
)
TAKE_BACK: Final = Command("take-back", "ctrl+z", "take_back", "Take back the last thing done")
REDO: Final = Command("redo", "ctrl+y", "redo", "Do again what was taken back")
COVER: Final = Command("cover", "f9", "cover", "Cover the hand", "cover")
LOOK_UP: Final = Command("look-up", "f5", "look_up", "Look up a word")

_NAMES: Final = {
    "escape": "Esc",
    "enter": "Enter",
    "space": "Space",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "backspace": "Backspace",
    "delete": "Del",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
    "slash": "/",
    "question_mark": "?",
    "plus": "+",
    "minus": "-",
    "comma": ",",
    "full_stop": ".",
    "semicolon": ";",
    "apostrophe": "'",
    "equals_sign": "=",
    "grave_accent": "`",
    "backslash": "\\",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
}

_MODIFIERS: Final = frozenset(
    f"{side}{name}"
    for side in ("", "left_", "right_")
    for name in ("shift", "control", "ctrl", "alt", "super", "hyper", "meta")
) | {"caps_lock", "num_lock", "scroll_lock", "iso_level3_shift"}

_NO_BUZZ: Final = frozenset({"escape", "tab", "backspace", "delete", "up", "down", "left", "right"})


def is_function_key(key: str) -> bool:
    """Whether it is one of F1 to F12."""
    return key[:1] == "f" and key[1:].isdigit()


def key_name(key: str) -> str:
    """How a key is called on the keyboard: ``f1`` is F1, ``space`` is Space, ``q`` is Q."""
    if key in _NAMES:
        return _NAMES[key]
    if key.startswith("ctrl+"):
        return f"Ctrl+{key[5:].upper()}"
    return key.upper() if len(key) == 1 or is_function_key(key) else key.replace("_", " ").title()


def plain_key(key: str) -> str:
    """The key without what was held with it: q for q, Q, shift+q and alt+q."""
    return key if len(key) == 1 and key != "+" else key.rsplit("+", 1)[-1].lower()


def pressed_key(key: str) -> str | None:
    """The key that was pressed, as buzz keys are noted; None for Shift and its like alone, and
    for a command with Ctrl: Ctrl+Z is nobody's Z.
    """
    plain = plain_key(key).lower()
    return None if plain in _MODIFIERS or key.startswith("ctrl+") else plain


def may_buzz(key: str) -> bool:
    """Whether somebody may choose the key for own: it must not be a command anywhere, and Esc is
    late in most terminals.
    """
    return not is_function_key(key) and not key.startswith("ctrl+") and key not in _NO_BUZZ


def bindings(commands: Iterable[Command]) -> list[Binding]:
    """The commands as Textual takes them."""
    return [command.binding for command in commands]
