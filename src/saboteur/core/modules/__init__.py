"""One small file for each module of the game: the difference that it makes. None of them imports another."""
