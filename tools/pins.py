"""Pin what must stay while the code is rebuilt, and compare: records, perft, the environment, what bots do.

    python -m tools.pins                       play everything again and name what differs from tests/golden/pins.json
    python -m tools.pins decisions beliefs     some parts of it
    python -m tools.pins --write               a change is meant: pin what is there now, and review the diff

What is hashed must be the same to the byte. Worths, distances and chances are numbers, which may differ by rounding.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.review.spectator import suspicion
from saboteur.core.checks.digest import digest
from saboteur.env.vector import VectorGames
from saboteur.play.actions import LayPath
from saboteur.play.game import Game
from saboteur.play.notation import write
from saboteur.play.records.record import Record
from saboteur.play.setup import Setup
from saboteur.sim.perft_counts import counts, fingerprint, start
from saboteur.sim.random_rulesets import everything, random_ruleset

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests/golden"
STORED: Final = GOLDEN / "pins.json"
ROUNDING: Final = 0.011  # by which two numbers with two places may differ
QUICK: Final = ("novice", "steady", "steady-cunning", "shrewd", "shrewd-bold")
SEARCHING: Final = ("master", "grandmaster", "grandmaster-network")
DECISIONS: Final = 24  # of a game that every quick level is asked for,
LAYING: Final = 0.7  # how often a path is laid that can be
EVERY: Final = 8  # and every which of them the searching ones
TABLES: Final[dict[str, tuple[int, list[str]]]] = {
    "base 3": (3, ["base"]),
    "base 5": (5, ["base"]),
    "base 10": (10, ["base"]),
    "tournament 6": (6, ["base", "tournament"]),
    "saboteur2 4": (4, ["saboteur2"]),
    "saboteur2 9": (9, ["saboteur2"]),
    "everything 8": (8, everything("base", 8)[1]),
    "everything2 12": (12, everything("saboteur2", 12)[1]),
}


def hashed(*parts: bytes) -> str:
    """Name bytes by their hash."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "little") + part)
    return whole.hexdigest()[:20]


def digests() -> dict[str, Any]:
    """Play games of random rulesets at random; hash the state now and then."""
    rng = random.Random(24)
    out = {}
    for number in range(40):
        seats, modules, options = random_ruleset(rng)
        setup = Setup(seats=seats, modules=modules, options=dict(options), seed=number)
        ends = [digest(start(setup, after))[:16] for after in (0, 40, 160)]
        out[f"{number} {' '.join(modules)} {seats}"] = ends
    return out


def perft() -> dict[str, Any]:
    """Count legal sequences and fingerprint the order of legal actions at every table."""
    out = {}
    for name, (seats, modules) in TABLES.items():
        state = start(Setup(seats=seats, modules=modules, seed=1), 60)
        out[name] = [fingerprint(state), *counts(state, 2)]
    return out


def records() -> dict[str, Any]:
    """Replay the golden records; hash what every seat was told and shown."""
    out = {}
    for path in sorted(GOLDEN.glob("[0-9]*.json")):
        game = Record.load(path.read_text("utf-8")).game()
        seats = [*range(game.setup.seats), None]
        told = [msgspec.json.encode(list(game.events(seat))) for seat in seats]
        shown = [msgspec.json.encode(game.view(seat)) for seat in seats]
        out[path.stem] = [hashed(*told), hashed(*shown), digest(game._state)[:16]]
    return out


def environment() -> dict[str, Any]:
    """Step vectors of games at random; hash every array that they show."""
    out = {}
    for name, (seats, modules) in TABLES.items():
        games = VectorGames(
            12, Setup(seats=seats, modules=modules, seed=0), seed=7,
            masks=True, suspicion=True, beliefs=True, truth=True, room=12,
        )  # fmt: skip
        rng = np.random.default_rng(7)
        arrays = (
            "observations", "maze", "options", "codes", "numbers", "masks", "truth", "seats", "rewards", "ended"
        )  # fmt: skip
        hashes = {array: hashlib.sha256() for array in arrays}
        beliefs = 0.0
        for _ in range(150):
            for array, whole in hashes.items():
                whole.update(np.ascontiguousarray(getattr(games, array)).tobytes())
            beliefs += float((games.beliefs**2).sum())
            games.step(games.random(rng))
        out[name] = {array: whole.hexdigest()[:20] for array, whole in hashes.items()}
        out[name]["beliefs"] = f"{beliefs:.2f}"
    return out


def moments(name: str) -> Iterator[tuple[Game, int, list[Memory], Memory]]:
    """Play a game by chance, most often laying paths, whatever bots would do; stop where somebody has a choice."""
    seats, modules = TABLES[name]
    game = Game.new(Setup(seats=seats, modules=modules, seed=24))
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    public = Memory.start(game.view(None))
    rng = random.Random(24)
    while not game.over:
        seat = min(game.to_act)
        options = game.legal(seat)
        if len(options) > 1:
            yield game, seat, memories, public
        paths = [option for option in options if isinstance(option, LayPath)]
        for raw_event in game.apply(seat, rng.choice(paths if paths and rng.random() < LAYING else options)):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
            public = public.hear(raw_event.seen_by(None))


def decisions() -> dict[str, Any]:
    """Ask every level at the same moments: what it chooses, how far it thinks the treasure, what it compared."""
    out: dict[str, Any] = {}
    for name in TABLES:
        asked: dict[str, list[Any]] = {level: [] for level in (*QUICK, *SEARCHING)}
        for number, (game, seat, memories, _) in enumerate(moments(name)):
            if number >= 4 * DECISIONS:
                break
            if number % 4:
                continue
            for level in QUICK if number % (4 * EVERY) else (*QUICK, *SEARCHING):
                asked[level].append(decided(level, game, seat, memories[seat], number))
        out[name] = asked
    return out


def decided(level: str, game: Game, seat: int, memory: Memory, number: int) -> list[Any]:
    """Return the choice of a level and its reason, in short."""
    answer = decide(level, game.view(seat), game.legal(seat), memory, random.Random(number))
    reason = answer.reason
    compared = [f"{write(one.action)} {one.ground}" for one in reason.compared]
    return [write(answer.action), reason.ground, reason.far, *compared, *[one.worth for one in reason.compared]]


def beliefs() -> dict[str, Any]:
    """Write what a spectator and a seat think of everybody, and where the treasure lies, as a game goes on."""
    out: dict[str, Any] = {}
    for name in TABLES:
        rows = []
        for number, (_, seat, memories, public) in enumerate(moments(name)):
            if number % 8 or number > 240:
                continue
            memory = memories[seat]
            rows.append(
                [
                    [round(chance, 2) for chance in suspicion(public)],
                    [round(value, 2) for row in memory.rows for value in row],
                    [round(chance, 2) for chance in memory.goals.values()],
                    [round(mark, 2) for mark in memory.marks],
                ]
            )
        out[name] = rows
    return out


PARTS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    part.__name__: part for part in (digests, perft, records, environment, decisions, beliefs)
}


def differences(old: Any, new: Any, where: str = "") -> list[str]:
    """Say where two values differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [*old, *(key for key in new if key not in old)]
        return [line for key in keys for line in differences(old.get(key), new.get(key), f"{where} · {key}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True), 1)
        return [line for i, (one, two) in pairs for line in differences(one, two, f"{where} · {i}")]
    numbers = isinstance(old, int | float) and isinstance(new, int | float)
    same = abs(old - new) <= ROUNDING if numbers else old == new
    return [] if same else [f"{where.removeprefix(' · ')}: {old} was pinned, {new} is there"]


def written(pins: dict[str, Any]) -> str:
    """Write pins so that each is a line."""
    lines = []
    for part, tables in pins.items():
        inner = []
        for table, value in tables.items():
            if part == "decisions":
                levels = [
                    f"   {json.dumps(level)}: [\n    "
                    + ",\n    ".join(json.dumps(one, ensure_ascii=False) for one in asked)
                    + "\n   ]"
                    for level, asked in value.items()
                ]
                inner.append(f"  {json.dumps(table)}: {{\n" + ",\n".join(levels) + "\n  }")
            else:
                inner.append(f"  {json.dumps(table)}: {json.dumps(value)}")
        lines.append(f" {json.dumps(part)}: {{\n" + ",\n".join(inner) + "\n }")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compare(parts: list[str]) -> list[str]:
    """Play some parts again; say what differs."""
    pins = json.loads(STORED.read_text("utf-8"))
    return [line for part in parts for line in differences(pins[part], PARTS[part](), part)]


def main() -> int:
    """Compare, or write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(PARTS)}; all without")
    parser.add_argument("--write", action="store_true", help="pin what is there now")
    options = parser.parse_args()
    unknown = [part for part in options.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; parts are {', '.join(PARTS)}")
    parts = options.parts or list(PARTS)
    if options.write:
        pins = json.loads(STORED.read_text("utf-8")) if STORED.exists() else {}
        pins |= {part: PARTS[part]() for part in parts}
        STORED.write_text(written({part: pins[part] for part in PARTS if part in pins}), "utf-8")
        return 0
    found = compare(parts)
    print("\n".join(found) or f"{', '.join(parts)}: as pinned")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
