"""Checks on whole states: a hash, counts of legal sequences, and what must hold at every step."""
