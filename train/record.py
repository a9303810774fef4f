"""Record what levels do, to clone them: `python -m train.record CONFIG --out FOLDER --seconds 60 --jobs 15`.

Every seat of a game plays some level; each decision in a turn is kept as the network would be shown it, with what the
level chose. Now and then something at random is done instead, so that clones know what to do after others' slips.
"""

import argparse
import io
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from saboteur.bots.learned import written
from saboteur.bots.levels import decide
from saboteur.bots.memory import Memory
from saboteur.core.batch import net_layout as layout
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from train.commands import check_level, command, folder, positive, write_whole
from train.settings import Settings, read

SLIPS = 0.08  # of all actions
FIRST = 5 * 10**6  # deals that nothing is measured on

Decided = tuple[bytes, bytes, int, int, int]  # state, options, how many, the choice, the level's number


def game(settings: Settings, levels: list[str], deal: int) -> Iterator[Decided]:
    """Play a game; yield its decisions."""
    rng = random.Random(deal)
    ruleset = rng.choices(settings.rulesets, [one.weight for one in settings.rulesets])[0]
    table = Game.new(Setup(seats=ruleset.seats, modules=list(ruleset.modules), seed=deal))
    seated = [rng.randrange(len(levels)) for _ in range(ruleset.seats)]
    memories = [Memory.start(table.view(seat)) for seat in range(ruleset.seats)]
    while not table.over:
        seat = min(table.to_act)
        view, options = table.view(seat), table.legal(seat)
        answer = decide(levels[seated[seat]], view, options, memories[seat], rng)
        action, memories[seat] = answer.action, answer.memory
        turn = view.question is not None and view.question.kind == "take_turn"
        if turn and 1 < len(options) <= layout.OPTION_ROOM and memories[seat].ledger is not None:
            state, listed = written(view, memories[seat], options, None, rng)
            yield state, listed, len(options), options.index(action), seated[seat]
            if rng.random() < SLIPS:
                action = rng.choice(options)
        for raw_event in table.apply(seat, action):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]


def record(settings: Settings, levels: list[str], first: int, seconds: float, path: Path) -> int:
    """Record games until the time is over; return the number of decisions."""
    began = time.monotonic()
    states, options, counts, choices, who = bytearray(), bytearray(), [], [], []
    while time.monotonic() - began < seconds:
        for state, listed, number, choice, level in game(settings, levels, first):
            states += state
            options += listed
            counts.append(number)
            choices.append(choice)
            who.append(level)
        first += 1
    out = io.BytesIO()
    np.savez(
        out, states=np.frombuffer(states, np.uint8).reshape(-1, layout.STATE),
        options=np.frombuffer(options, np.uint8).reshape(-1, layout.OPTION), counts=np.array(counts, np.uint8),
        choices=np.array(choices, np.uint8), levels=np.array(who, np.uint8), names=np.array(levels),
    )  # fmt: skip
    write_whole(path, out.getvalue())
    return len(choices)


@command
def main(words: list[str] | None = None) -> int:
    """Record from the command line."""
    parser = argparse.ArgumentParser(prog="python -m train.record")
    parser.add_argument("config", type=Path, help="whose rulesets are played")
    parser.add_argument("--out", type=folder, required=True, help="folder for what is recorded")
    parser.add_argument("--levels", default="steady,shrewd", help="that play, with commas between them")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each process; a game is ended")
    parser.add_argument("--jobs", type=positive, default=1, help="processes")
    args = parser.parse_args(words)
    settings = read(args.config)
    levels = args.levels.split(",")
    for level in levels:
        check_level(level)
    with ProcessPoolExecutor(args.jobs) as pool:
        done = [
            pool.submit(record, settings, levels, FIRST + 10**5 * job, args.seconds, args.out / f"{job}.npz")
            for job in range(args.jobs)
        ]
        print(f"{sum(one.result() for one in done)} decisions recorded", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
