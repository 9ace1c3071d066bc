"""A Textual app with nothing but an Input."""

from collections.abc import Iterator

from textual.app import App
from textual.widget import Widget
from textual.widgets import Input


class Box(App[None]):
    """One line to type in."""

    def compose(self) -> Iterator[Widget]:
        yield Input(placeholder="ready")


if __name__ == "__main__":
    Box().run()
