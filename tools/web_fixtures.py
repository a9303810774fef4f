"""Write web/src/fixtures/positions.json: real positions of real games for the browser client's tests and gallery.

One for each kind of question, in a game with many modules, and a few mid-game mazes. Regenerated, never edited.
"""

import random
from pathlib import Path

import msgspec

from saboteur.core.codes import FIRST_STEP, FRAMES
from saboteur.play.actions import AnyAction, DropRocks, LayPath, MakeDetour, Pass, PlaceToll
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views import View

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures" / "positions.json"
CHAMPIONSHIP = (
    "goal_swap", "trove", "veto", "turnabout", "master_craftsman", "path_specialist", "detour",
)  # fmt: skip
GAMES = {
    "base": Setup(seats=5, modules=("base",), seed=11),
    "tournament": Setup(seats=6, modules=("base", "tournament", "chests"), seed=12),
    "saboteur2": Setup(seats=8, modules=("saboteur2",), seed=13),
    "everything": Setup(
        seats=12, modules=("saboteur2", *CHAMPIONSHIP, "toll", "tunnel_party", "new_goals", "chests"), seed=14
    ),
    "wardrobe": Setup(
        seats=4, modules=("base", *CHAMPIONSHIP, "toll", "wardrobe", "new_goals", "chests", "greedy_dwarf"), seed=15
    ),
}
MIDDLE = 17  # cards in the maze of a mid-game position
SEEDS = 25  # games looked at for each kind of question


class Position(msgspec.Struct):
    """What one seat would be shown."""

    name: str
    view: View
    options: list[AnyAction]
    events: list[object]


def choose(game: Game, seat: int, chance: random.Random) -> AnyAction:
    """Play mostly towards the goals, so that the mazes look like mazes."""
    legal = game.legal(seat)
    lays = [a for a in legal if isinstance(a, LayPath | MakeDetour)]
    if lays and chance.random() < 0.8:
        best = max(a.cell.x + chance.random() * 3 for a in lays)
        return next(a for a in lays if a.cell.x + 3 > best)
    rest = [a for a in legal if not isinstance(a, Pass | DropRocks | PlaceToll)] or legal
    if chance.random() < 0.15:
        rest = legal
    return rest[chance.randrange(len(rest))]


def position(name: str, game: Game) -> Position:
    """Show the position to the first seat that is asked."""
    seat = min(game.to_act) if game.to_act else 0
    events = game.events(seat)[-40:]
    return Position(name, game.view(seat), game.legal(seat) if game.to_act else [], list(events))


def positions() -> list[Position]:
    """Play, and keep the positions wanted."""
    found: dict[str, Position] = {}
    wanted = set(FRAMES[1:FIRST_STEP])
    for name, setup in GAMES.items():
        for number in range(SEEDS):
            chance = random.Random(number)
            game = Game.new(Setup(seats=setup.seats, modules=setup.modules, seed=1000 + number))
            while not game.over:
                kind = game.view(None).question
                key = f"{name}:{kind.kind}" if kind else ""
                if kind and kind.kind in wanted and kind.kind != "take_turn" and key not in found:
                    found[key] = position(key, game)
                seat = min(game.to_act)
                game.apply(seat, choose(game, seat, chance))
                if f"{name}:middle" in found or game.over:
                    continue
                now = game.view(None)
                if len(now.maze) >= MIDDLE and now.question and now.question.kind == "take_turn":
                    found[f"{name}:middle"] = position(f"{name}:middle", game)
            if f"{name}:over" not in found:
                found[f"{name}:over"] = position(f"{name}:over", game)
    return [found[key] for key in sorted(found)]


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(msgspec.json.format(msgspec.json.encode(positions()), indent=0) + b"\n")
