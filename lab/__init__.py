"""What measures, tunes and tries: a laboratory beside the package, which nothing of the package needs."""
