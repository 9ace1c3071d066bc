"""A Textual app with nothing in it."""

from textual.app import App


class Empty(App[None]):
    """One blank screen."""


if __name__ == "__main__":
    Empty().run()
