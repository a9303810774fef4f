"""Bots against bots: matches, comparisons with intervals, and the figures made of them."""
