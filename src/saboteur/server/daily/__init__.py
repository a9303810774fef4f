"""The daily mine on the server: a log for each day, tries at tables of their own, lines judged and opened."""
