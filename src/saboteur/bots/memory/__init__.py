"""What a bot remembers of what its seat was told, and what that is worth as evidence."""
