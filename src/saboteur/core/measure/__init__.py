"""Measuring: distances in the maze, categories of actions, and who holds which dwarf. Nothing here chooses."""
