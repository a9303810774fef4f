"""What packages and modules bring themselves: their rules and their words."""
