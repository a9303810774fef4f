"""Worlds that may be the real one: made of one seat's view, or of a state with other luck."""
