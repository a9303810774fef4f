"""What a game is made of: cards, the maze, hidden cards, the state, and the ruleset that it is played by."""
