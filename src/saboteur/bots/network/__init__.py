"""Networks that learned from games, with numpy alone."""
