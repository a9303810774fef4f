"""A careful observer: what one could have thought of each seat, step by step, from what everybody saw.

It looks at a game that has been recorded, with a spectator's eyes, so it is no player's thought and tells no secret.
"""

from saboteur.bots.memory import Memory
from saboteur.bots.observed import evidence_of
from saboteur.core.search.inference import marginals
from saboteur.play.records import Record


def suspicions(record: Record) -> list[list[float]]:
    """Return, after each action of a record, each seat's chance of being a saboteur by public events alone.

    The list has an entry for every action, and each entry a number for every seat. Dwarfs are dealt anew for every
    round, and suspicion begins anew.
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
    """Return each seat's chance of being a saboteur, as a memory has it."""
    if "saboteur" not in memory.roles:
        return [0.0] * memory.seats
    bad = memory.roles.index("saboteur")
    chances = marginals(evidence_of(memory), tuple(memory.counts), memory.seats, memory.known)
    return [round(row[bad], 4) for row in chances]
