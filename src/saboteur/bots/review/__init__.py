"""Looking back at finished games: chances, costs of moves, lies, and what a spectator could think."""
