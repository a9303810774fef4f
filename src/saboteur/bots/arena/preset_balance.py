"""How even the presets are: how often the treasure is found among steady players, for every number of seats.

python -m saboteur.bots.arena.preset_balance --deals 100 --jobs 2          all presets (about an hour on one core)
python -m saboteur.bots.arena.preset_balance --preset base --deals 300     one preset; the figures of the others stay

The figures lie in `balance.json` beside this file; the catalogue shows them where a preset is chosen.
"""

import argparse
import sys
from functools import cache, partial
from pathlib import Path

import msgspec

from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import spread
from saboteur.bots.arena.intervals import rate_line
from saboteur.play.catalogue import Preset, presets
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIGURES = Path(__file__).with_name("balance.json")
LEVEL = "steady"
FIRST = 10_040  # deals that no setting of the bots was tuned on


class Balance(msgspec.Struct, frozen=True):
    """How often diggers win: the treasure is found in so many of a hundred rounds."""

    seats: int
    found: int  # of a hundred rounds
    within: int  # half of the 95 % interval, of a hundred
    rounds: int  # that were played


@cache
def figures() -> dict[str, list[Balance]]:
    """Return what was measured, by preset; nothing for presets that were not."""
    return msgspec.json.decode(FIGURES.read_bytes(), type=dict[str, list[Balance]])


def play_one(preset: Preset, seats: int, deal: int) -> list[bool]:
    """Play a game among steady players; return for each round whether the treasure was found."""
    setup = Setup(seats=seats, modules=preset.modules, options=preset.options, seed=deal)
    return [result.ending == "treasure" for result in play(setup, lambda _seat, _view: LEVEL).rounds]


def measure(preset: Preset, seats: int, deals: int, jobs: int) -> Balance:
    """Play many deals of a preset."""
    todo = range(FIRST, FIRST + deals)
    games = spread(partial(play_one, preset, seats), todo, Workers(jobs), f"{preset.key}, {seats} seats")
    rounds = [float(found) for game in games for found in game]
    line = rate_line("treasure found", rounds)
    return Balance(seats, round(100 * line.value), round(100 * line.half), len(rounds))


def main(words: list[str] | None = None) -> int:
    """Measure what is asked for and write the figures after each preset."""
    known = {preset.key: preset for preset in presets()}
    parser = argparse.ArgumentParser(
        prog="saboteur.bots.arena.preset_balance", description="Measure how even the presets are."
    )
    parser.add_argument("--preset", action="append", choices=known, help="only this one; may be given several times")
    parser.add_argument("--deals", type=int, default=100, help="games for each number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--file", type=Path, default=FIGURES, help="where the figures go")
    options = parser.parse_args(words)
    if options.deals < 1 or options.jobs < 1:
        parser.error("--deals and --jobs are numbers from 1")
    found = msgspec.json.decode(options.file.read_bytes()) if options.file.exists() else {}
    for key in options.preset or known:
        preset = known[key]
        every = range(preset.fewest_seats, preset.most_seats + 1)
        found[key] = [measure(preset, seats, options.deals, options.jobs) for seats in every]
        options.file.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
