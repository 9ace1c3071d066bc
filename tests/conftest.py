"""What every test may count on."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from wordgames.folders import VARIABLE


@pytest.fixture(autouse=True)
def no_folder_is_chosen() -> Iterator[None]:
    """``--data DIR`` holds for the whole process; it must not hold for the tests after."""
    before = os.environ.pop(VARIABLE, None)
    yield
    os.environ.pop(VARIABLE, None)
    if before is not None:
        os.environ[VARIABLE] = before
