"""Quick match: strangers who wait are seated together."""
