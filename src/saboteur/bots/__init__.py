"""Bots: players who see exactly what a person in their seat sees."""

from saboteur.bots.decision import Decision
from saboteur.bots.levels import LEVELS, decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.own_bots import Bot, BotFault
from saboteur.play.commentary.said import Said

__all__ = ["LEVELS", "Bot", "BotFault", "Decision", "Memory", "Said", "decide"]
