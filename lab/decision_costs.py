"""What a decision costs: every level is asked at the same moments of the same games."""

import random
import time
from collections import defaultdict

from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.play.game import Game
from saboteur.play.setup import Setup


def costs(seats: int, modules: list[str], levels: list[str], games: int, first: int) -> dict[str, list[float]]:
    """Return the milliseconds of processor time of every decision, by level, sorted; the first level's are played."""
    out: dict[str, list[float]] = defaultdict(list)
    for seed in range(first, first + games):
        game = Game.new(Setup(seats=seats, modules=modules, seed=seed))
        memories = [Memory.start(game.view(seat)) for seat in range(seats)]
        dice = random.Random(seed)
        while not game.over:
            seat = min(game.to_act)
            view, options = game.view(seat), game.legal(seat)
            played = None
            for level in levels:
                started = time.process_time_ns()
                answer = decide(level, view, options, memories[seat], dice)
                if len(options) > 1:
                    out[level].append((time.process_time_ns() - started) / 1e6)
                played = played or answer
            assert played is not None
            for raw_event in game.apply(seat, played.action):
                memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
    return {level: sorted(found) for level, found in out.items()}
