"""The door: ``wordgames`` and ``python -m wordgames``."""

import sys


def main() -> int:
    """Open the app, or carry out the command that the arguments name."""
    try:
        from wordgames.cli.main import run
        from wordgames.cli.streams import guarded

        return guarded(lambda: run(sys.argv[1:]))
    except KeyboardInterrupt:  # while that was imported
        return 130


if __name__ == "__main__":
    sys.exit(main())
