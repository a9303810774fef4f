"""Puzzles on the server: what is asked of one, its solution, and a table that goes on from it."""
