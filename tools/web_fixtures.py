"""Write web/src/fixtures: real positions and stories of real games for the browser client's tests and gallery.

positions.json has one for each kind of question, in a game with many modules, and a few mid-game mazes; story.json
has what charts and reveals are made of. Regenerated, never edited.
"""

import random
from pathlib import Path

import msgspec

from saboteur.core.table.codes import QUESTIONS
from saboteur.play.actions import AnyAction, DropRocks, LayPath, MakeDetour, Pass, PlaceToll
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.records.record import record_of
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.server import messages as m
from saboteur.server.finished.story import chapters, charts, scored, tell_round

FIXTURES = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures"
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
    wanted = set(QUESTIONS)
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


def story() -> m.Story:
    """Return a game in which everybody talks and one seat guesses."""
    chance, game = random.Random(7), Game.new(GAMES["base"])
    talk: list[m.TalkLine] = []
    names = ["Ann", "Bob", "Cyd", "Dan", "Eve"]
    while not game.over:
        seat = min(game.to_act)
        if chance.random() < 0.1:
            claim = m.IAm(role="digger") if chance.random() < 0.5 else m.GoalIs(cell=Cell(8, 0), kind="treasure")
            talk.append(m.TalkLine(seq=len(talk), at=0, seat=seat, name=names[seat], claim=claim, step=game.steps))
        game.apply(seat, choose(game, seat, chance))
    drawn, view = charts(record_of(game)), game.view(None)
    guesses = m.LockedGuesses(round=1, turn=9, guesses=[m.RoleGuess(seat=seat, role="saboteur") for seat in (1, 2)])
    scores = {chapter.number: [scored(view, chapter.result, 0, guesses)] for chapter in chapters(game)}
    rounds = [tell_round(chapter, None, talk, scores[chapter.number], [], []) for chapter in chapters(game)]
    return m.Story(names=names, starts=drawn.starts, moments=drawn.moments, deeds=drawn.deeds, rounds=rounds)


def write(name: str, what: object) -> None:
    """Write a fixture."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    (FIXTURES / name).write_bytes(msgspec.json.format(msgspec.json.encode(what), indent=0) + b"\n")


if __name__ == "__main__":
    write("positions.json", positions())
    write("story.json", story())
