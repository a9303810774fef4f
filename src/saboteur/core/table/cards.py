"""Every card as a small number, with the tables the hot code reads.

A *kind* is what a card is; cards are values, so two cards of one kind are the same thing (law 7).
Path kinds come first, so that a kind is also its shape; an *oriented* id is ``2 * kind + turned``.
The facts come from ``components.toml``.
"""

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDES: Final = "NESW"

BLUE: Final = 1
GREEN: Final = 2

TOOLS: Final = ("pick", "lantern", "cart")
# What can lie before a seat; the bit's place is also the number of the card in an action (S3).
FRONTS: Final = ("pick", "lantern", "cart", "theft", "trapped")
FRONT_BROKEN: Final = 7
FRONT_THEFT: Final = 3
FRONT_TRAPPED: Final = 4
FRONT_BLOCKS: Final = 1 << 4 | 7  # who has one of these in front may not lay paths (B9, S8)

ROLES: Final = ("digger", "saboteur", "greedy", "blue", "green", "boss", "profiteer", "geologist")
DIGGER: Final = 0
SABOTEUR: Final = 1
GREEDY: Final = 2
TEAM_BLUE: Final = 3
TEAM_GREEN: Final = 4
BOSS: Final = 5
PROFITEER: Final = 6
GEOLOGIST: Final = 7

GOALS: Final = ("treasure", "stone", "sack", "dragon", "spider")
TREASURE: Final = 0
STONE: Final = 1
SACK: Final = 2
DRAGON: Final = 3
SPIDER: Final = 4

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(
    resources.files("saboteur.core.table").joinpath("components.toml").read_text("utf-8")
)


def canonical(groups: str) -> str:
    """Name groups with sides in the order N E S W, the larger group first."""
    parts = ["".join(s for s in SIDES if s in part) for part in groups.split("|")]
    parts.sort(key=lambda part: (-len(part), SIDES.index(part[0])))
    return "|".join(parts)


def turned_groups(groups: str) -> str:
    """Return the groups after a turn by 180 degrees."""
    return canonical(groups.translate(str.maketrans("NESW", "SWNE")))


def side_mask(group: str) -> int:
    """Sum the bits of the sides named."""
    return sum(1 << SIDES.index(side) for side in group)


class Face:
    """What is printed on a path card."""

    def __init__(self, groups: str, door: str, ladder: bool, crystals: int) -> None:
        self.groups = canonical(groups)
        self.door = door
        self.ladder = ladder
        self.crystals = crystals

    @property
    def name(self) -> str:
        """Name the card as notation writes it, such as ``NS+blue``."""
        extra = self.door or ("ladder" if self.ladder else "") or ("crystal" if self.crystals else "")
        return f"{self.groups}+{extra}" if extra else self.groups


FACES: Final[list[Face]] = []  # FACES[kind] for 1 .. PATH_KINDS; index 0 is not a card
NAMES: Final[list[str]] = ["nothing"]  # NAMES[kind] for every kind
KIND: Final[dict[str, int]] = {}  # the way back


def _add_face(face: Face) -> int:
    if face.name not in KIND:
        KIND[face.name] = len(NAMES)
        NAMES.append(face.name)
        FACES.append(face)
    return KIND[face.name]


def _path_decks() -> tuple[dict[int, int], dict[int, int]]:
    FACES.append(Face("N", "", False, 0))  # stands for "no card"
    base = {_add_face(Face(groups, "", False, 0)): count for groups, count in COMPONENTS["base"]["paths"].items()}
    more: dict[int, int] = {}
    for card in COMPONENTS["saboteur2"]["paths"]:
        face = Face(card["groups"], card.get("door", ""), card.get("ladder", False), card.get("crystals", 0))
        kind = _add_face(face)
        more[kind] = more.get(kind, 0) + card.get("count", 1)
    _add_face(Face(COMPONENTS["base"]["start"]["groups"], "", True, 0))
    return base, more


_PATHS: Final = _path_decks()
BASE_PATHS: Final[dict[int, int]] = _PATHS[0]
S2_PATHS: Final[dict[int, int]] = _PATHS[1]
PATH_KINDS: Final[i64] = len(NAMES) - 1
START_KIND: Final[int] = PATH_KINDS


def _action_deck(counts: dict[str, int]) -> dict[int, int]:
    for name in counts:
        if name not in KIND:
            KIND[name] = len(NAMES)
            NAMES.append(name)
    return {KIND[name]: count for name, count in counts.items()}


ROOM: Final = 128  # kinds that there can be: an action has seven bits for its card

BASE_ACTIONS: Final[dict[int, int]] = _action_deck(COMPONENTS["base"]["actions"])
_action_deck(COMPONENTS["saboteur2"]["actions"])
_action_deck(dict.fromkeys(COMPONENTS["championship"]["cards"], 1))
# Up to here a card's number is part of the digests in records, and stays; cards of later modules are numbered by
# `register` in whatever order they come, and digests do not depend on that.
NUMBERED: Final[int] = len(NAMES)
TARGETS_OF: Final[list[tuple[str, ...]]] = [()] * ROOM  # by kind: what a card of a module is played on


def number_card(name: str, targets: tuple[str, ...]) -> int:
    """Return the number of a card that a module brings, a new one if it has none."""
    if name not in KIND:
        if len(NAMES) == ROOM:
            raise ValueError(f"there is no room for the card {name}: there are {ROOM - 1} kinds of cards already")
        KIND[name] = len(NAMES)
        NAMES.append(name)
        TARGETS_OF[KIND[name]] = targets
    return KIND[name]


class GoalFace:
    """What is printed on a goal card."""

    def __init__(self, kind: str, groups: str, gold: int) -> None:
        self.kind = GOALS.index(kind)
        self.shape = KIND[canonical(groups)]
        self.gold = gold
        self.name = f"{kind}{gold or ''}:{canonical(groups)}"


def _goal_faces() -> list[GoalFace]:
    faces: dict[str, GoalFace] = {}
    for box in (COMPONENTS["base"], COMPONENTS["new_goals"]):
        for card in box["goals"]:
            face = GoalFace(card["kind"], card["groups"], card.get("gold", 0))
            faces.setdefault(face.name, face)
    return list(faces.values())


GOAL_FACES: Final[list[GoalFace]] = _goal_faces()
GOAL_NAMES: Final[list[str]] = [face.name for face in GOAL_FACES]


def goal_number(card: dict[str, Any]) -> int:
    """Find the number of the goal face that a line of ``components.toml`` describes."""
    return GOAL_NAMES.index(GoalFace(card["kind"], card["groups"], card.get("gold", 0)).name)


def _vec(values: list[int]) -> vec[i64]:
    out = vec[i64]()
    for value in values:
        out = append(out, value)
    return out


def _oriented(groups: str, turned: int) -> str:
    return turned_groups(groups) if turned else canonical(groups)


def _shape_tables() -> tuple[list[int], list[int], list[int], list[int]]:
    """Tables by oriented id: fitting byte, group of each side (four a card), doors, symmetric or not."""
    fit: list[int] = []
    group: list[int] = []
    door: list[int] = []
    same: list[int] = []
    for face in FACES:
        for turned in (0, 1):
            groups = _oriented(face.groups, turned)
            sides = side_mask(groups.replace("|", ""))
            fit.append(sides | (15 ^ sides) << 4)
            group.extend(next((side_mask(part) for part in groups.split("|") if side in part), 0) for side in SIDES)
            colour = {"": 0, "blue": BLUE, "green": GREEN}[face.door]
            # A door stands on the card's through group; a stub beside it has none (components.toml).
            door.append(side_mask(groups.split("|", maxsplit=1)[0]) << (4 * colour - 4) if colour else 0)
            same.append(int(turned_groups(face.groups) == face.groups))
    return fit, group, door, same


_TABLES: Final = _shape_tables()
# FIT[oriented]: open sides, and the closed ones four bits higher: ``FIT & need == need`` is the whole of B7's fit.
FIT: Final[vec[i64]] = _vec(_TABLES[0])
# GROUP[4 * oriented + side number]: the sides joined inside the card to that side, itself among them.
GROUP: Final[vec[i64]] = _vec(_TABLES[1])
# DOOR[oriented]: sides behind a blue door, and those behind a green one four bits higher.
DOOR: Final[vec[i64]] = _vec(_TABLES[2])
# SAME[oriented]: whether turning the card changes nothing.
SAME: Final[vec[i64]] = _vec(_TABLES[3])
LADDER: Final[vec[i64]] = _vec([int(face.ladder) for face in FACES])
CRYSTALS: Final[vec[i64]] = _vec([face.crystals for face in FACES])
GOAL_KIND: Final[vec[i64]] = _vec([face.kind for face in GOAL_FACES])
GOAL_SHAPE: Final[vec[i64]] = _vec([face.shape for face in GOAL_FACES])
GOAL_GOLD: Final[vec[i64]] = _vec([face.gold for face in GOAL_FACES])


def open_sides(oriented: i64) -> i64:
    """Return the set of sides at which a card is open."""
    return FIT[oriented] & 15


def is_blue(door: i64) -> bool:
    """Return whether a door, a number of `DOOR` other than 0, is blue."""
    return door & 15 != 0


def _tool_masks() -> list[int]:
    """Which tools a repair mends, and (shifted by three) which one a broken-tool card breaks."""
    masks = [0] * ROOM
    for name, kind in KIND.items():
        words = name.split("_")
        bits = sum(1 << TOOLS.index(word) for word in words[1:] if word in TOOLS)
        if words[0] == "fix":
            masks[kind] = bits
        elif words[0] == "break":
            masks[kind] = bits << 3
    masks[KIND["master_craftsman"]] = FRONT_BROKEN  # C21: a repair with all three symbols
    return masks


TOOL_MASK: Final[vec[i64]] = _vec(_tool_masks())
