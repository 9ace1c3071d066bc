"""What builds data/lexicon/words.lexicon: sources, policy, inflections, the file."""
