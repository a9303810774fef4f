"""The table server: rooms that own games, the protocol, and everything around them."""
