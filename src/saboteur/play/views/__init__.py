"""What one seat, or a spectator, sees: the types, and making them of a state."""
