"""What is said of a game besides playing it: claims, a bot's reasons, a judge's analysis."""
