"""What words mean, from the dictionaries of meanings that this machine has."""
