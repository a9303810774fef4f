"""What options are worth by rules of play alone."""
