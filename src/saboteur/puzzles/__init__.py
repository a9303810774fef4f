"""Puzzles out of games: what would you do, who is it, which claim is a lie. Made, checked and solved without I/O."""
