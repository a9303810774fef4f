"""What happens: the flow of a game, rounds, what is reached, and what modules share."""
