"""Clubs: logs that are folded to their state, and what opens their evenings and counts them."""
