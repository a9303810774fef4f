"""No field of the state is forgotten: each is copied, digested, saved, loaded, imagined, resampled, or has a reason.

A new field of `Table` or `Hidden` fails here until every one of these places knows it. What modules keep needs none
of this: `Field` in a module's spec, public or secret, has room in all of them already.
"""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.checks.digest import digest
from saboteur.core.rules.rounds import start_game
from saboteur.core.table.chance import Chance
from saboteur.core.table.state import Hidden, State, Table
from saboteur.play.setup import Setup

SRC = Path(__file__).resolve().parents[2] / "src" / "saboteur"
PLACES = {
    "saving": ["play/positions/saving.py", "play/positions/entries.py", "play/positions/toll_dwarfs.py"],
    "loading": ["play/positions/loading.py", "play/positions/maze_builder.py", "play/positions/toll_dwarfs.py"],
    "imagining": ["play/imagining/imagined_state.py", "play/imagining/imagined_table.py"],
    "resample": ["core/knowledge/resample.py"],
}
PUBLIC = "lies face up: every world that a seat cannot tell apart has the same"
# By place and field: why the place need not name it.
REASONS: dict[tuple[str, str], str] = {
    ("saving", "Table.shown_roles"): "the roles, once the ending says that the dwarfs are turned up",
    ("imagining", "Table.over"): "nobody thinks when the game is over",
    ("imagining", "Hidden.vetoer"): "nobody has vetoed yet in the world of a seat that is still asked",
    ("imagining", "Hidden.chance"): "a world for search throws dice of its own",
    ("resample", "Hidden.chance"): "a world for search throws dice of its own",
    ("resample", "Hidden.hand_sizes"): "how many cards a hand has is public",
    ("resample", "Hidden.coins"): "coins change hands in sight of all",
    ("resample", "Hidden.next_group"): "a counter that says nothing",
}


def fields(kind: type) -> list[str]:
    """Name the fields of a class of the state, as its `__init__` has them."""
    tree = ast.parse((SRC / "core/table/state.py").read_text("utf-8"))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__).body
    init = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    targets = [node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
               for node in ast.walk(init) if isinstance(node, ast.Assign | ast.AnnAssign)]  # fmt: skip
    return [target.attr for target in targets if isinstance(target, ast.Attribute)]


ALL = [(kind, name) for kind in (Table, Hidden) for name in fields(kind)]
NAMES = [f"{kind.__name__}.{name}" for kind, name in ALL]


def state() -> State:
    setup = Setup(seats=4, modules=["base", "chests", "toll"], seed=1)
    return start_game(setup.rules(), Chance(setup.seed_bytes(), 0, 1), False)


def changed(s: State, kind: type, name: str) -> None:
    """Give a field a value that it did not have."""
    part: Any = s.table if kind is Table else s.hidden
    value = getattr(part, name)
    if name == "chance":
        value.count += 1
    elif name == "maze":
        value.lift(s.table.goal_cells[0])
    elif isinstance(value, int):
        setattr(part, name, value + 1)
    elif name == "pile":  # only what is left of it counts
        setattr(part, name, vec[i64]([int(value[0]) + 1, *list(value)[1:]]))
    else:
        setattr(part, name, vec[i64]([*value, 77]))


@pytest.mark.parametrize(("kind", "name"), ALL, ids=NAMES)
def test_a_copy_has_every_field_and_the_digest_depends_on_it(kind: type, name: str) -> None:
    s = state()
    before = digest(s)
    changed(s, kind, name)
    assert digest(s) != before, f"src/saboteur/core/checks/digest.py forgets {kind.__name__}.{name}"
    assert digest(s.copy()) == digest(s), f"{kind.__name__}.copy in src/saboteur/core/table/state.py forgets {name}"


@cache
def named(file: Path) -> frozenset[str]:
    """Name the fields that a file reads or writes of something called `t`, `h`, `table` or `hidden`."""
    found = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Attribute)]
    short = [one.attr for one in found if isinstance(one.value, ast.Name) and one.value.id in ("t", "h")]
    long = [
        one.attr for one in found if isinstance(one.value, ast.Attribute) and one.value.attr in ("table", "hidden")
    ]
    return frozenset(short + long)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("kind", "name"), ALL, ids=NAMES)
def test_every_field_is_known_or_has_a_reason(place: str, kind: type, name: str) -> None:
    known = set().union(*(named(SRC / file) for file in PLACES[place]))
    reason = PUBLIC if place == "resample" and kind is Table else REASONS.get((place, f"{kind.__name__}.{name}"))
    if reason is None:
        where = f"src/saboteur/{PLACES[place][0]}"
        assert name in known, f"{where} does not know {kind.__name__}.{name}; add it there, or a reason here"
    elif place != "resample":
        assert name not in known, f"{place} knows {kind.__name__}.{name}: the reason against it is out of date"


def test_every_reason_is_about_a_field() -> None:
    assert {name for _, name in REASONS} <= set(NAMES)
