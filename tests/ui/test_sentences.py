"""Every refusal has its sentence."""

import pytest

from wordgames.errors import Illegal, Reason
from wordgames.ui.sentences import counted, listed, sentence


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_worded(reason: Reason) -> None:
    told = sentence(Illegal(reason, "WORD"))
    assert told[0].isupper()
    assert told.endswith(".")
    assert "{" not in sentence(Illegal(reason))


def test_lists_and_counts() -> None:
    assert listed([]) == ""
    assert listed(["Ann"]) == "Ann"
    assert listed(["Ann", "Bob", "Cy"]) == "Ann, Bob and Cy"
    assert counted(1, "card") == "1 card"
    assert counted(1200, "card") == "1,200 cards"
