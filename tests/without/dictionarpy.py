"""Found before the real one when this folder is on PYTHONPATH: as if it were not installed."""

raise ImportError("hidden, to see what works without it")
