"""What is remembered of finished games: feats, figures, step by step."""
