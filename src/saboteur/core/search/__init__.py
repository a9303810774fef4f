"""What search needs besides the rules: distances, beliefs, policies and values. The rules never import it."""
