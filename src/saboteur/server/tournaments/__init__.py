"""Tournaments: logs that are folded to their state, and tables that report to them."""
