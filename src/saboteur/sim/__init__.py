"""Playing in volume: random rulesets, and what must hold at every moment of every game."""
