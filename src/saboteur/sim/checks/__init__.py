"""What must hold at every moment of every game, checked against slow and plain code of its own."""
