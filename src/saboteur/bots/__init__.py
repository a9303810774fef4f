"""Bots: players who see exactly what a person in their seat sees."""

from saboteur.bots.levels import LEVELS, decide
from saboteur.bots.memory import Memory
from saboteur.bots.types import Belief, Compared, Decision, Reason

__all__ = ["LEVELS", "Belief", "Compared", "Decision", "Memory", "Reason", "decide"]
