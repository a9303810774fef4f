"""Bots see what a person in their seat sees: nothing they import or are handed leads to the state."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

import saboteur.bots
from saboteur.bots import Memory, decide
from saboteur.bots.beliefs.imagined_worlds import Imagined, Worlds
from saboteur.core.knowledge.resample import resample
from saboteur.core.measure.posterior import Rows
from saboteur.core.table.chance import Chance
from saboteur.core.table.state import Hidden, State, Table
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.imagining.imagined_state import imagine
from saboteur.play.knowledge.ledger import Ledger
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import Own, View

# `arena` and `review` run games between bots or look back at them; what decides cannot reach them.
RUNNING = ("arena", "review")
FORBIDDEN = (
    "saboteur.core.table.state", "saboteur.core.rules.flow", "saboteur.core.rules.rounds",
    "saboteur.core.knowledge.resample", "saboteur.core.search.random_play", "saboteur.play.game",
    "saboteur.play.positions", "saboteur.play.records.record",
)  # fmt: skip
# What imagines worlds handles states, but only ones that are made of a view and a memory.
IMAGINING = (
    "learned_player.py", "thinking.py", "beliefs/imagined_worlds.py", "review/verdict.py", "search/imagined_play.py",
    "search/option_search.py",
)  # fmt: skip
FORBIDDEN_THERE = (
    "saboteur.core.rules.rounds", "saboteur.play.game", "saboteur.play.positions", "saboteur.play.records.record",
    "saboteur.play.imagining.other_worlds",
)  # fmt: skip
HOME = Path(saboteur.bots.__file__).parent
CORE = HOME.parent / "core"
THINKING = [
    path
    for path in sorted(HOME.rglob("*.py"))
    if not path.relative_to(HOME).as_posix().startswith(RUNNING)
    and path.relative_to(HOME).as_posix() not in IMAGINING
]
# The last two live beside the rules, to be compiled with them.
DECIDES = [*THINKING, CORE / "measure/known_maze.py", CORE / "measure/posterior.py"]


def imports_of(path: Path) -> Iterator[str]:
    """List the modules a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def runs_games(module: str) -> bool:
    """Whether a module is one of those that run games; a verdict on a move thinks as bots do."""
    return module.startswith(tuple(f"saboteur.bots.{room}" for room in RUNNING)) and "verdict" not in module


@pytest.mark.parametrize("path", DECIDES, ids=lambda path: path.stem)
def test_what_decides_imports_no_game_and_no_state(path: Path) -> None:
    found = set(imports_of(path))
    assert not {module for module in found if module.startswith(FORBIDDEN)}
    assert not {module for module in found if runs_games(module)}
    reaching = {"gc", "inspect", "sys", "ctypes"}  # ways to reach what one was not handed
    if path.name == "own_bots.py":
        reaching.remove("sys")  # it looks for others' classes in the folder where one is, and plays nothing itself
    assert not found & reaching


@pytest.mark.parametrize("name", IMAGINING)
def test_what_imagines_worlds_imports_no_game_and_nothing_that_could_hand_it_a_state(name: str) -> None:
    found = set(imports_of(HOME / name))
    assert not {module for module in found if module.startswith(FORBIDDEN_THERE)}
    assert not {module for module in found if runs_games(module)}
    assert not found & {"gc", "inspect", "sys", "ctypes"}


def test_worlds_are_imagined_from_a_view_a_memory_and_dice() -> None:
    """Neither what imagines nor what it is made with takes a state or a game."""
    handed = {View, Own, Memory, Ledger, random.Random, Rows | None, dict[int, float] | None, Imagined | None}
    for function in (Worlds.__init__, Imagined.__init__, imagine):
        hints = get_type_hints(function)
        hints.pop("return")
        assert set(hints.values()) <= handed


def reachable(value: Any, seen: set[int]) -> Iterator[Any]:
    """Walk through everything a value holds."""
    if id(value) in seen:
        return
    seen.add(id(value))
    yield value
    if isinstance(value, msgspec.Struct):
        parts: list[Any] = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        parts = list(value)
    else:
        assert value is None or isinstance(value, str | int | float), type(value)
        parts = []
    for part in parts:
        yield from reachable(part, seen)


def test_nothing_a_bot_is_handed_holds_a_game_a_state_or_an_untold_event() -> None:
    game = Game.new(Setup(seats=4, modules=["saboteur2", "veto", "chests"], seed=2))
    memories = [Memory.start(game.view(seat)) for seat in range(4)]
    for _ in range(40):
        seat = min(game.to_act)
        view, options = game.view(seat), game.legal(seat)
        for handed in (view, options, memories[seat]):
            for part in reachable(handed, set()):
                assert not isinstance(part, Game | State | Hidden | Table | RawEvent)
        answer = decide("shrewd", view, options, memories[seat], random.Random(1))
        for raw_event in game.apply(seat, answer.action):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]


@pytest.mark.parametrize("level", ["novice", "steady", "shrewd", "master", "grandmaster"])
def test_in_another_world_that_looks_the_same_a_bot_decides_the_same(level: str) -> None:
    """Hands, piles, dwarfs and goals that the seat cannot know are exchanged before every decision."""
    game = Game.new(Setup(seats=5, modules=["base", "veto", "goal_swap"], seed=8))
    memories = [Memory.start(game.view(seat)) for seat in range(5)]
    dice = Chance(b"worlds", 0, 1)
    different = 0
    for _ in range(60):
        seat = min(game.to_act)
        other = game.copy()
        other._state = resample(game._state, seat, dice)
        different += other.digest() != game.digest()
        answers = [
            decide(level, world.view(seat), world.legal(seat), memories[seat], random.Random(7))
            for world in (game, other)
        ]
        assert answers[0] == answers[1]
        for raw_event in game.apply(seat, answers[0].action):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
    assert different > 50
