"""When two names are the same to whoever reads them."""

from __future__ import annotations

from typing import Final

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164")
"""Signs that take no ink though they count as letters or marks."""

_ALIKE: Final = str.maketrans(
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405"
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd",
    "ABEKMHOPCTYXIJSaeopcyxijsABEZHIKMNOPTYXov",
)
"""Cyrillic and Greek letters that look as Latin ones do."""


def name_key(name: str) -> str:
    """The name as it is looked for: composed or not, in any case, with any spaces, it is one."""
    if not name.isascii():
        from unicodedata import category, normalize  # noqa: PLC0415 - plain ASCII must not pay for it

        folded = normalize("NFKC", normalize("NFKC", name).casefold())
        name = "".join(c for c in folded if c not in _BLANK and not _is_selector(c, category(c)))
    return " ".join(name.casefold().split())


def looks_like(name: str) -> str:
    """What a reader sees of a name, whatever alphabet its letters are from."""
    return name_key(name.translate(_ALIKE))


def _is_selector(character: str, category: str) -> bool:
    """Whether it only picks a form of the sign before it, or is no sign at all."""
    return category == "Cf" or "\ufe00" <= character <= "\ufe0f" or character >= "\U000e0100"
