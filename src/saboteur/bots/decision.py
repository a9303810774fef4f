"""What a bot hands back: the action, its memory, and why."""

import msgspec

from saboteur.bots.memory.bot_memory import Memory
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.thoughts import Reason


class Decision(msgspec.Struct, frozen=True):
    """A bot's answer to a question."""

    action: AnyAction
    memory: Memory
    reason: Reason
