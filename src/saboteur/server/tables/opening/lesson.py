"""The lesson: a table with a known deal and companions who follow a script, so that everybody meets the same things.

The learner plays for real: the server offers every legal action and takes any of them. A companion whose line does
not fit any more, because the learner went another way, goes on as an ordinary bot. Lessons are in no statistics.
"""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.play.actions import AnyAction, BreakTool, LayPath, Pass, pack
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.server import messages as m

# Found by trying: the learner is a gold-digger and holds one card of each kind that is taught, the treasure lies in
# the middle, and the companions hold what the script wants. It is not a secret, and no other table ever uses it.
SEED = f"{2914583:032x}"


def _path(card: str, x: int, y: int = 0) -> LayPath:
    return LayPath(card=card, cell=Cell(x, y))


# What each companion does in its first turns. Seat 1 digs straight on, seat 2 is the saboteur.
SCRIPT: dict[int, Sequence[AnyAction]] = {
    1: [_path("EW", 2), _path("NEW", 3), _path("NESW", 4), _path("NESW", 5), _path("NEW", 6)],
    2: [
        BreakTool(tool="pick", seat=0),
        _path("N|S", 0, -1),
        Pass(cards=["NS"]),
        Pass(cards=["NW"]),
        Pass(cards=["fix_lantern"]),
    ],
}


def table(name: str) -> m.NewTable:
    """Say what table a lesson is; whoever learns sits at seat 0 and begins."""
    setup = m.TableSetup(seats=3, modules=["base"], options={"first_seat": "0"})
    options = m.TableOptions(private=True, clock="none", bot_level="novice", chat=False)
    return m.NewTable(name=name, setup=setup, options=options, bots=True, start=True, lesson=True)


def wish(game: Game, seat: int, codes: list[int]) -> int | None:
    """Return a companion's next line, packed, if it still fits."""
    lines = SCRIPT.get(seat, ())
    said = sum(one == seat for one, _ in game.actions)
    code = pack(lines[said]) if said < len(lines) else None
    return code if code in codes else None
