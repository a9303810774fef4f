"""What follows from a table's log and is kept beside it."""
