"""The smallest programs of their kind, to measure ours beside."""
