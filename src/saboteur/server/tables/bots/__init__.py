"""Bots that sit at tables."""
