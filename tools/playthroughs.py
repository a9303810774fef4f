"""Write playthroughs: golden games step by step, with what every seat is told and shown.

    python tools/playthroughs.py    # writes tests/golden/*.txt again; review the change like any other

A step gives the action, the options' number, and whatever changed in the views: a line `all` for what a spectator
sees, a line for a seat where it sees something else. So a change in who sees what shows up as a changed line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from saboteur.play.game import Game
from saboteur.play.records.record import Record

FOLDER = Path(__file__).resolve().parent.parent / "tests/golden"
STEPS = 150  # of each game: in most a whole round, its payout and the next deal

Fields = dict[str, Any]


def playthrough(record: Record) -> Iterator[str]:
    """Return the lines of a game's playthrough."""
    game = record.beginning()
    viewers: list[int | None] = [None, *range(game.setup.seats)]
    seen: dict[int | None, Fields] = {viewer: {} for viewer in viewers}
    yield from changes(game, viewers, seen)
    for number, (seat, action) in enumerate(record.moves()[:STEPS], 1):
        yield ""
        yield f"{number}. {record.actions[number - 1]}   (one of {len(game.legal(seat))})"
        game.apply(seat, action)
        yield from changes(game, viewers, seen)


def changes(game: Game, viewers: list[int | None], seen: dict[int | None, Fields]) -> Iterator[str]:
    """Return what changed since the last step: for everybody, then for each seat what differs from that."""
    shared: Fields = {}
    for viewer in viewers:
        now = flat(game, viewer)
        changed = {key: value for key, value in now.items() if seen[viewer].get(key, "") != value}
        seen[viewer] = now
        if viewer is None:
            shared = changed
        for key, value in changed.items():
            if viewer is None or key not in shared or shared[key] != value:
                who = "all" if viewer is None else f"seat {viewer}"
                yield f"  {who}: {key} = {msgspec.json.encode(value).decode()}"


def flat(game: Game, viewer: int | None) -> Fields:
    """Return a view as fields, with what is the seat's own among them."""
    fields: Fields = msgspec.to_builtins(game.view(viewer))
    own = fields.pop("own") or {}
    if not fields["fields"]:
        del fields["fields"]  # no module in the game keeps anything
    fields |= {f"own.{key}": value for key, value in own.items()}
    return dict(pair for key, value in fields.items() for pair in apart(key, value))


def apart(key: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Take a list of things apart, so that one new card in the maze is one line."""
    if not (isinstance(value, list) and value and isinstance(value[0], dict)):
        yield key, value
        return
    yield f"number of {key}", len(value)
    for at, item in enumerate(value):
        yield f"{key}[{at}]", {name: part for name, part in item.items() if part is not None}


def written(path: Path) -> str:
    """Return the playthrough of a golden record as a text."""
    return "\n".join(playthrough(Record.load(path.read_text("utf-8")))) + "\n"


def main() -> None:
    """Write all of them."""
    for path in sorted(FOLDER.glob("[0-9]*.json")):
        path.with_suffix(".txt").write_text(written(path), "utf-8")


if __name__ == "__main__":
    main()
