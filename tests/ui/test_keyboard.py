"""Bytes from the terminal that are no keys."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual._xterm_parser import XTermParser

from ui.window import Window
from wordgames.ui.keyboard import tolerate_noise

PIECES = (
    *(
        "\x1b",
        "[",
        "[<",
        "[?",
        "O",
        "[48;",
        "[57",
        "0",
        "1",
        "9",
        "113",
        "1114112",
        "55296",
        "99999999",
    ),
    *(
        ";",
        ":",
        "u",
        "M",
        "m",
        "~",
        "A",
        "P",
        "$y",
        "t",
        "200~",
        "201~",
        "\x00",
        "\x7f",
        "é",
        "\ufffd",
    ),
)


def test_no_sequence_of_signs_is_too_odd_to_read() -> None:
    tolerate_noise()
    rng = Random(1)
    for _ in range(4000):
        parser = XTermParser()
        noise = "\x1b[" + "".join(rng.choice(PIECES) for _ in range(rng.randint(1, 8)))
        for event in [*parser.feed(noise), *parser.feed("")]:
            if isinstance(event, events.Key):
                (event.character or "").encode()
    assert [e.key for e in XTermParser().feed("q") if isinstance(e, events.Key)] == ["q"]


@pytest.mark.parametrize(
    "noise",
    [b"\xe9\xff", b"\x1b[113;1:3u", b"\x1b[99999999u", b"\x1b[55296u", b"\x1b[<0;999;999M"],
    ids=repr,
)
def test_noise_on_the_line_does_not_end_the_program(tmp_path: Path, noise: bytes) -> None:
    with Window(tmp_path) as window:
        window.wait_for("Skeeter")
        window.settle()
        os.write(window._master, noise)  # pyright: ignore[reportPrivateUsage]
        window.settle()
        window.press("\x03")
        assert window.gone()[0] == 0
        assert "Traceback" not in window.rest()
