"""Ratings and tournaments as pure rules: who meets whom, how they stand, and what that says of their strength.

Nothing here reads a clock, a file or a socket: what is not in the arguments has no influence.
"""
