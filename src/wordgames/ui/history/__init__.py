"""What was: finished games, step by step, and what they say of their players."""
