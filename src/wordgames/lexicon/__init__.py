"""Words: which there are, which count, what they mean."""
