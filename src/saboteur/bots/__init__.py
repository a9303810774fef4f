"""Bots: players who see exactly what a person in their seat sees."""

from saboteur.bots.levels import LEVELS, decide
from saboteur.bots.memory import Memory
from saboteur.bots.types import Decision
from saboteur.play.said import Said

__all__ = ["LEVELS", "Decision", "Memory", "Said", "decide"]
