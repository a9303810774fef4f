"""The log of a table and the state that it comes to."""
