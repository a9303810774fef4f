"""The daily mine: one deal a day for everybody, what one's line was worth, and what others chose. Pure: no I/O."""
