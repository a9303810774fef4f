"""A careful observer: what one could have thought of each seat, step by step, from what everybody saw.

It looks at a game that has been recorded, with a spectator's eyes, not a player's, so it tells no secret. What it
thinks is what `network/public_beliefs.py` says to whoever saw nothing else.
"""

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.network.public_beliefs import evidence, guilt
from saboteur.play.records.record import Record


def suspicions(record: Record) -> list[list[float]]:
    """Return, after each action of a record, each seat's chance of being a saboteur by public events alone.

    The list has an entry for every action, and each entry a number for every seat. Dwarfs are dealt again for every
    round, and suspicion begins again.
    """
    game = record.beginning()
    memory = Memory.start(game.view(None))
    out = []
    for seat, action in record.moves():
        for raw_event in game.apply(seat, action):
            memory = memory.hear(raw_event.seen_by(None))
        out.append(suspicion(memory))
    return out


def suspicion(memory: Memory) -> list[float]:
    """Return each seat's chance of being a saboteur, as a spectator's memory has it."""
    return [round(chance, 4) for chance in guilt(memory, evidence(memory))]
