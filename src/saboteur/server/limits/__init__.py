"""What anybody may use up: rates, and connections at a time."""
