"""After the game: history, records, replays, stories, guesses."""
