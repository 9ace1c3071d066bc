"""Where the data that come with the program lie."""

from __future__ import annotations

import os.path

_PACKAGE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib costs at start


def data_path(*parts: str) -> str:
    """The path of a file that comes with the program: in the package once installed,
    in ``data/`` of the checkout otherwise. The file may be missing; who opens it says so.
    """
    installed = os.path.join(_PACKAGE, "data")  # noqa: PTH118
    checkout = os.path.join(_PACKAGE, "..", "..", "data")  # noqa: PTH118
    folder = installed if os.path.isdir(installed) else os.path.normpath(checkout)  # noqa: PTH112
    return os.path.join(folder, *parts)  # noqa: PTH118
