"""Opening a table: ids, what is offered, the lesson, and going on from a finished game."""
