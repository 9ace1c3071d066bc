"""The door: ``wordgames`` and ``python -m wordgames``."""

import sys


def main() -> int:
    """Open the app, or carry out the command that the arguments name."""
    from wordgames.cli.main import run
    from wordgames.cli.streams import guarded

    return guarded(lambda: run(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())
