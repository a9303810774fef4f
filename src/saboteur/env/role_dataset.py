"""Role inference from public play, as a benchmark: games of bots as Parquet, with fixed splits and scores.

A folder holds `games-*.parquet` (one row a game: setup, levels, the record with what the bots thought) and
`steps-*.parquet` (one row for every public action, with what everybody could know then, and the truth). Deals whose
seed is a multiple of five are the test split.
"""

import hashlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import by_side, spread
from saboteur.bots.levels import no_level, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import classify, evidence_of
from saboteur.core.measure.posterior import marginals
from saboteur.core.table.cards import ROLES
from saboteur.core.table.slots import KIND_MASK
from saboteur.env.single_game import OneGame
from saboteur.env.vector import VERSION
from saboteur.extras import how_to_get
from saboteur.play import events as ev
from saboteur.play.actions import pack
from saboteur.play.setup import Setup
from saboteur.workers import Workers

SPLITS = ("train", "test")
SUMS = "SHA256SUMS"
EVERY = 5  # deals whose seed is a multiple are kept for the test
ACTION_EVENTS = (ev.CardPlayed, ev.Passed, ev.FrontDropped)
KINDS = ("prior", "plain", "posterior")


class DatasetError(ValueError):
    """The dataset cannot be made or read as asked."""


class Wish(msgspec.Struct, frozen=True):
    """Which games are to be played."""

    seats: int
    modules: list[str]
    diggers: str
    saboteurs: str
    first: int
    games: int


def split_of(seed: int) -> str:
    """Return the split that a deal belongs to."""
    return "test" if seed % EVERY == 0 else "train"


def arrow() -> Any:
    """Import pyarrow, or say how to get it."""
    try:
        import pyarrow.parquet  # noqa: PLC0415 - an extra
    except ImportError:
        raise DatasetError(f"Parquet needs pyarrow: {how_to_get('dataset')}") from None
    return pyarrow


def make(folder: Path, wish: Wish, workers: Workers, quiet: bool = False) -> dict[str, int]:
    """Play the games and write the folder; the same wish gives the same rows whoever does the work."""
    check(wish)
    arrow()
    folder.mkdir(parents=True, exist_ok=True)
    games: dict[str, list[dict[str, Any]]] = {split: [] for split in SPLITS}
    steps: dict[str, list[dict[str, Any]]] = {split: [] for split in SPLITS}
    seeds = range(wish.first, wish.first + wish.games)
    for game, rows in spread(partial(played, wish), seeds, workers, "games", quiet):
        games[split_of(game["seed"])].append(game)
        steps[split_of(game["seed"])] += rows
    for split in SPLITS:
        write(folder / f"games-{split}.parquet", games[split])
        write(folder / f"steps-{split}.parquet", steps[split])
    sums = [f"{checksum(path)}  {path.name}\n" for path in sorted(folder.glob("*.parquet"))]
    (folder / SUMS).write_text("".join(sums), "utf-8")
    (folder / "README.md").write_text(card(wish, {split: len(games[split]) for split in SPLITS}), "utf-8")
    return {split: len(steps[split]) for split in SPLITS}


def check(wish: Wish) -> None:
    """Refuse what cannot be played, before anything is."""
    for level in (wish.diggers, wish.saboteurs):
        if not playable(level):
            raise DatasetError(no_level(level))
    Setup(seats=wish.seats, modules=wish.modules, seed=wish.first)


def write(path: Path, rows: list[dict[str, Any]]) -> None:
    """Write rows, also none."""
    pa = arrow()
    pa.parquet.write_table(pa.Table.from_pylist(rows), path, compression="zstd")


def read(folder: Path, name: str) -> list[dict[str, Any]]:
    """Read rows back."""
    path = folder / f"{name}.parquet"
    if not path.is_file():
        raise DatasetError(f"{path} is not there; saboteur dataset make writes it")
    pa = arrow()
    check_sum(folder, path)
    try:
        rows: list[dict[str, Any]] = pa.parquet.read_table(path).to_pylist()
    except pa.ArrowInvalid as error:
        raise DatasetError(f"{path} cannot be read: {error}") from None
    return rows


def checksum(path: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check_sum(folder: Path, path: Path) -> None:
    """Refuse a file that is not the one that was made; folders of before have no sums."""
    sums = folder / SUMS
    if not sums.is_file():
        return
    if f"{checksum(path)}  {path.name}" not in sums.read_text("utf-8").splitlines():
        raise DatasetError(f"{path} is not the file that was made: its SHA-256 is not the one in {sums.name}")


# -- one game --------------------------------------------------------------------------------------------


def played(wish: Wish, seed: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Play one game and look at it with a spectator's eyes."""
    setup = Setup(seats=wish.seats, modules=wish.modules, seed=seed)
    done = play(setup, partial(by_side, wish.diggers, wish.saboteurs), keep=True)
    record = done.record
    assert record is not None
    game = {
        "seed": seed,
        "seats": wish.seats,
        "modules": list(setup.modules),
        "diggers": wish.diggers,
        "saboteurs": wish.saboteurs,
        "gold": done.gold,
        "record": record.dump(),
    }
    rows = list(watched(setup, record.moves()))
    shares(rows)
    return game, rows


def watched(setup: Setup, moves: Any) -> Iterator[dict[str, Any]]:
    """Yield a row for every public action, with what everybody could think after it."""
    game = OneGame(setup)
    memory = Memory.start(game.view(None))
    number = 0
    for seat, action in moves:
        roles = [ROLES[int(slot) & KIND_MASK] for slot in game.state.hidden.roles]
        playing = int(game.state.table.round)
        told = [raw_event.seen_by(None) for raw_event in game.act(seat, pack(action))]
        observed = None
        for event in told:
            if isinstance(event, ACTION_EVENTS):
                observed = classify(memory, event)
            if isinstance(event, ev.RoundStarted):
                number = 0
            memory = memory.hear(event)
        t = game.state.table
        if observed is None or t.round != playing or len(t.shown_roles) or game.over:
            continue  # no action, or the round is over and the dwarfs are turned up (B15)
        number += 1
        yield {
            "seed": int(str(setup.seed), 16),
            "round": playing,
            "step": number,
            "seat": observed.seat,
            "situation": observed.situation,
            "drawer": observed.category,
            "events": msgspec.json.encode(told).decode(),
            "observation": game.observation(None).tobytes(),
            "roles": roles,
            "saboteur": [role == "saboteur" for role in roles],
            **dict(zip(KINDS, opinions(memory), strict=True)),
        }


def opinions(memory: Memory) -> list[list[float]]:
    """Return every seat's chance of being a saboteur by prior, rule of thumb and posterior, for a spectator."""
    if "saboteur" not in memory.roles:
        return [[0.0] * memory.seats for _ in KINDS]
    bad = memory.roles.index("saboteur")
    blank = [[0.0] * len(memory.roles) for _ in memory.rows]
    plain = [[mark * (i == bad) for i in range(len(memory.roles))] for mark in memory.marks]
    evidence = (blank, plain + blank[len(plain) :], evidence_of(memory))
    tables = [marginals(rows, tuple(memory.counts), memory.seats, {}) for rows in evidence]
    return [[round(row[bad], 6) for row in table] for table in tables]


def shares(rows: list[dict[str, Any]]) -> None:
    """Note of every step which quarter of its round it lies in, 1 to 4."""
    longest: dict[int, int] = {}
    for row in rows:
        longest[row["round"]] = max(longest.get(row["round"], 0), row["step"])
    for row in rows:
        row["quarter"] = min(4, 1 + 4 * (row["step"] - 1) // longest[row["round"]])


def card(wish: Wish, numbers: dict[str, int]) -> str:
    """Describe the folder to whoever finds it."""
    command = (
        f"saboteur dataset make --seats {wish.seats} --modules {','.join(wish.modules)} --diggers {wish.diggers} "
        f"--saboteurs {wish.saboteurs} --first {wish.first} --games {wish.games}"
    )
    return f"""# Saboteur: role inference from public play

{numbers["train"]} games for training and {numbers["test"]} for testing, played by bots: {wish.diggers} diggers and
{wish.saboteurs} saboteurs, {wish.seats} seats, modules {", ".join(wish.modules)}. Made by

    {command} --out FOLDER

which gives the same rows again. Deals whose seed is a multiple of {EVERY} are the test split. `{SUMS}` has the sum
of every file; files that are not those are not scored.

`games-*.parquet`: seed, seats, modules, levels, gold at the end, and the record: every action, the shuffles, and
what the bots thought. `steps-*.parquet`: one row for every public action with seed, round, step, quarter of the
round, the seat that acted, the situation and category of its action, the public events (JSON), the public observation
of {VERSION} (bytes), and as truth the roles. `prior`, `plain` and `posterior` are the chances of being a saboteur by
seat that the baselines give from public events alone. No person took part; names and talk are not in it.

The task: from everything public up to a step, give each seat's chance of being a saboteur. `saboteur dataset score`
reckons log loss, Brier score and calibration by quarter of a round.
"""
