"""Which modules and options there are, which may meet, and making a ruleset of them (section 6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.cards import COMPONENTS
from saboteur.core.codes import cell_code
from saboteur.core.modules.base import Base
from saboteur.core.modules.chests import Chests
from saboteur.core.modules.detour import Detour
from saboteur.core.modules.goal_swap import GoalSwap
from saboteur.core.modules.greedy_dwarf import GreedyDwarf
from saboteur.core.modules.master_craftsman import MasterCraftsman
from saboteur.core.modules.mine import Mine
from saboteur.core.modules.new_goals import NewGoals
from saboteur.core.modules.path_specialist import PathSpecialist
from saboteur.core.modules.sabotaged_dwarf import SabotagedDwarf
from saboteur.core.modules.saboteur2 import Saboteur2
from saboteur.core.modules.toll import Toll
from saboteur.core.modules.tournament import Tournament
from saboteur.core.modules.trove import Trove
from saboteur.core.modules.tunnel_party import TunnelParty
from saboteur.core.modules.turnabout import Turnabout
from saboteur.core.modules.veto import Veto
from saboteur.core.modules.wardrobe import Wardrobe
from saboteur.core.refusal import Refusal, SetupRefused
from saboteur.core.rules import (
    ALL_PASSED,
    HANDS_EMPTY,
    LAST_CARD,
    LAST_PATH,
    LAST_TURN,
    REVISION,
    SORTED_CHESTS,
    Module,
    Rules,
)

FOUNDATIONS: Final = ("base", "saboteur2")
FIRST_SEAT: Final = "first_seat"


class Option:
    """Something that can be chosen for a game; the default comes first."""

    def __init__(self, key: str, values: tuple[str, ...], line: str, free: str = "") -> None:
        self.key = key
        self.values = values
        self.line = line
        self.free = free  # what else may be given, in words


class Spec:
    """What a front end shows of a module, and what composing checks."""

    def __init__(
        self,
        key: str,
        group: str,
        line: str,
        seats: tuple[int, int] = (2, 12),
        foundations: tuple[str, ...] = FOUNDATIONS,
        clashes: dict[str, str] | None = None,
        options: tuple[Option, ...] = (),
    ) -> None:
        self.key = key
        self.group = group  # foundation, championship, mini or variant
        self.line = line
        self.seats = seats
        self.foundations = foundations
        self.clashes = clashes or {}  # other module -> why
        self.options = options


_BASE_ONLY: Final = ("base",)

# In the fixed order in which modules compose.
SPECS: Final[list[Spec]] = [
    Spec("base", "foundation", "gold-diggers against saboteurs for gold cards", (3, 10), _BASE_ONLY, None, (
        Option("reached_goals", ("all", "one"), "how many reached goals one path turns (R-01)"),
        Option("must_connect", ("yes", "no"), "whether a path laid must be joined to the start (R-02)"),
        Option("round_end", ("hands_empty", "all_passed"), "when a round ends without the treasure (R-03)"),
        Option("next_starter", ("last_card", "last_turn", "last_path"), "who begins the next round (R-13)"),
        Option("self_sabotage", ("no", "yes"), "whether a broken tool may be laid before oneself (R-31)"),
    )),
    Spec("saboteur2", "foundation", "two teams, lone dwarfs, doors, thefts and swaps", (2, 12), ("saboteur2",)),
    Spec("greedy_dwarf", "championship", "one gold-digger wants it all (2016)", (3, 10), _BASE_ONLY,
         {"tournament": "the tournament brings its own greedy dwarfs"}),
    Spec("goal_swap", "championship", "swap two face-down goals, or pretend to (2017)"),
    Spec("trove", "championship", "keep one of the top five discards (2018)"),
    Spec("veto", "championship", "stop a card before it takes effect (2019)"),
    Spec("turnabout", "championship", "reverse the order of play (2020)"),
    Spec("master_craftsman", "championship", "a repair with all three symbols (2021)"),
    Spec("path_specialist", "championship", "lay two paths in one turn (2022)"),
    Spec("detour", "championship", "move the path laid last (2023)"),
    Spec("toll", "mini", "two dwarves who want to be paid for passage"),
    Spec("wardrobe", "mini", "whoever gets there first changes dwarfs",
         clashes={"tunnel_party": "they are two sides of one card",
                  "tournament": "the tournament has no spare dwarf to change with"}),
    Spec("tunnel_party", "mini", "whoever gets there first has all dwarfs dealt again"),
    Spec("new_goals", "mini", "sacks, dragons and a giant spider among the goals", options=(
        Option("treasure_always_out", ("yes", "no"), "whether the treasure is always among the goals (R-04)"),
    )),
    Spec("chests", "mini", "four chests in the maze with ten effects", options=(
        Option("chest_layout", ("a", "b"), "where the chests lie (M6)", 'four cells such as "3,-1 3,1 6,-1 6,1"'),
    )),
    Spec("sabotaged_dwarf", "variant", "broken tools cost you your gold card", (3, 10), _BASE_ONLY,
         {"tournament": "the tournament has no gold cards"}),
    Spec("tournament", "variant", "fixed roles, a card in the middle, coins", (5, 9), _BASE_ONLY),
]  # fmt: skip
BY_KEY: Final[dict[str, Spec]] = {spec.key: spec for spec in SPECS}
FIRST_SEAT_OPTION: Final = Option(FIRST_SEAT, ("random",), "who begins the first round (B5)", "a seat number")
OPTIONS: Final[dict[str, Option]] = {
    FIRST_SEAT: FIRST_SEAT_OPTION,
    **{option.key: option for spec in SPECS for option in spec.options},
}
OPTION_OWNER: Final[dict[str, str]] = {option.key: spec.key for spec in SPECS for option in spec.options}

CLASSIC: Final[dict[str, str]] = {
    "reached_goals": "one",
    "must_connect": "no",
    "round_end": "all_passed",
    "next_starter": "last_turn",
    "self_sabotage": "yes",
}
CLASSIC_KEY: Final = "classic"


def _make(key: str) -> Module:
    return {
        "base": Base, "saboteur2": Saboteur2, "greedy_dwarf": GreedyDwarf, "goal_swap": GoalSwap, "trove": Trove,
        "veto": Veto, "turnabout": Turnabout, "master_craftsman": MasterCraftsman,
        "path_specialist": PathSpecialist, "detour": Detour, "toll": Toll, "wardrobe": Wardrobe,
        "tunnel_party": TunnelParty, "new_goals": NewGoals, "chests": Chests, "sabotaged_dwarf": SabotagedDwarf,
        "tournament": Tournament,
    }[key]()  # fmt: skip


def normal_modules(modules: list[str], options: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """Spell the preset `classic` out and put modules in their fixed order; an option beside it overrides it."""
    if CLASSIC_KEY in modules:
        modules = [key for key in modules if key != CLASSIC_KEY]
        if "base" not in modules:
            modules.append("base")
        options = {**CLASSIC, **options}
    ordered = [spec.key for spec in SPECS if spec.key in modules]
    return ordered + [key for key in modules if key not in BY_KEY], options


def clashes(seats: int, modules: list[str], options: dict[str, str]) -> list[Refusal]:
    """List every reason why modules, options and seats do not go together."""
    found = [
        Refusal("no_such_module", f"there is no module {key!r}", {"module": key})
        for key in modules
        if key not in BY_KEY
    ]
    known = [key for key in modules if key in BY_KEY]
    foundations = [key for key in known if key in FOUNDATIONS]
    if len(foundations) != 1:
        named = " and ".join(foundations) or "none"
        sentence = f"exactly one foundation is needed, base or saboteur2; this has {named}"
        found.append(Refusal("one_foundation", sentence, {"count": len(foundations)}))
    for key in known:
        found += module_clashes(seats, BY_KEY[key], foundations, known)
    return found + option_clashes(seats, known, options) + cell_clashes(known, options)


def module_clashes(seats: int, spec: Spec, foundations: list[str], known: list[str]) -> list[Refusal]:
    """List why a module cannot be in this game."""
    found: list[Refusal] = []
    key = spec.key
    if foundations and key not in FOUNDATIONS and not set(foundations) & set(spec.foundations):
        only = spec.foundations[0]
        found.append(Refusal("other_foundation", f"{key} goes with {only} only", {"module": key, "foundation": only}))
    for other, why in spec.clashes.items():
        if other in known:
            sentence = f"{key} and {other} do not go together: {why}"
            found.append(Refusal("modules_clash", sentence, {"module": key, "other": other}))
    fewest, most = spec.seats
    if not fewest <= seats <= most:
        sentence = f"{key} is for {fewest} to {most} seats, not {seats}"
        found.append(
            Refusal("module_seats", sentence, {"module": key, "fewest": fewest, "most": most, "seats": seats})
        )
    return found


def option_clashes(seats: int, modules: list[str], options: dict[str, str]) -> list[Refusal]:
    """List what is wrong with the options."""
    found: list[Refusal] = []
    for key, value in options.items():
        option = OPTIONS.get(key)
        if option is None:
            found.append(Refusal("no_such_option", f"there is no option {key!r}", {"option": key}))
            continue
        owner = OPTION_OWNER.get(key)
        if owner is not None and owner not in modules and value != option.values[0]:  # a default says nothing
            sentence = f"the option {key} belongs to {owner}, which is not in this game"
            found.append(Refusal("option_unused", sentence, {"option": key, "module": owner}))
        elif owner is not None and owner not in modules:
            continue
        elif key == "chest_layout" and value not in option.values:
            found += layout_faults(value)
        elif value not in option.values and not _free_value(key, value, seats):
            free = f"{option.free} from 0 to {seats - 1}" if key == FIRST_SEAT else option.free
            allowed = ", ".join(option.values) + (f", or {free}" if free else "")
            sentence = f"the option {key} cannot be {value!r}; it is one of {allowed}"
            found.append(Refusal("option_value", sentence, {"option": key, "value": value}))
    if options.get("reached_goals") == "one" and "new_goals" in modules:
        sentence = "reached_goals: one does not go with new_goals"
        found.append(Refusal("option_clash", sentence, {"option": "reached_goals", "module": "new_goals"}))
    return found


def _free_value(key: str, value: str, seats: int) -> bool:
    return key == FIRST_SEAT and value.isdecimal() and value.isascii() and int(value) < seats


def own_layout(value: str) -> list[tuple[int, int]]:
    """Read cells of one's own, in their order; an empty list if the text is something else."""
    cells: list[tuple[int, int]] = []
    for word in value.split():
        x, _, y = word.partition(",")
        digits = y.removeprefix("-")
        if not (x.isdecimal() and digits.isdecimal() and x.isascii() and digits.isascii()):
            return []
        cells.append((int(x), int(y)))
    return cells


def layout_faults(value: str) -> list[Refusal]:
    """List what breaks M6 in a lay-out of one's own."""
    cells = own_layout(value)
    if len(cells) != 4:
        sentence = f"the option chest_layout cannot be {value!r}; it is a, b, or {OPTIONS['chest_layout'].free}"
        return [Refusal("option_value", sentence, {"option": "chest_layout", "value": value})]
    found = [
        _chest_fault("chest_outside", f"the chest at {x},{y} lies outside x 1 to 7, y -3 to 3", x, y)
        for x, y in cells
        if not _inside(x, y)
    ]
    found += [
        _chest_fault("chest_at_start", f"the chest at {x},{y} lies beside the start", x, y)
        for x, y in cells
        if abs(x) + abs(y) <= 1
    ]
    for i, (x, y) in enumerate(cells):
        for u, v in cells[i + 1 :]:
            if (x, y) == (u, v):
                found.append(_chest_fault("chests_same_cell", f"two chests lie at {x},{y}", x, y))
            elif abs(x - u) + abs(y - v) == 1:
                fault = _chest_fault("chests_touch", f"the chests at {x},{y} and {u},{v} lie side by side", x, y)
                fault.values["other"] = f"{u},{v}"
                found.append(fault)
    return found


def _chest_fault(code: str, sentence: str, x: int, y: int) -> Refusal:
    return Refusal(code, f"chest_layout: {sentence}", {"cell": f"{x},{y}"})


def _inside(x: int, y: int) -> bool:
    return 1 <= x <= 7 and -3 <= y <= 3


def chest_cells(options: dict[str, str]) -> list[tuple[int, int]]:
    """Return the cells of the chests by the option `chest_layout`."""
    layout = options.get("chest_layout", "a")
    if layout in COMPONENTS["chests"]["layouts"]:
        return [(x, y) for x, y in COMPONENTS["chests"]["layouts"][layout]]
    return own_layout(layout)


def cell_clashes(modules: list[str], options: dict[str, str]) -> list[Refusal]:
    """List set-up cells that two modules want (R-30)."""
    taken: dict[tuple[int, int], str] = {(0, 0): "the start"}
    found: list[Refusal] = []
    goals = COMPONENTS["new_goals" if "new_goals" in modules else "base"]["goal_cells"]
    wanted = [("the goals", [(x, y) for x, y in goals])]
    wanted += [
        (side, [(x, y) for x, y in COMPONENTS["large_card"][side]])
        for side in ("wardrobe", "tunnel_party")
        if side in modules
    ]
    if "tournament" in modules:
        x, y = COMPONENTS["tournament"]["middle_cell"]
        wanted.append(("tournament", [(x, y)]))
    if "chests" in modules:
        wanted.append(("chests", chest_cells(options)))
    for owner, cells in wanted:
        for cell in cells:
            if taken.get(cell, owner) != owner:
                place = f"{cell[0]},{cell[1]}"
                sentence = f"{taken[cell]} and {owner} both need the cell {place}"
                one, other = taken[cell].removeprefix("the "), owner.removeprefix("the ")
                found.append(Refusal("cell_clash", sentence, {"module": one, "other": other, "cell": place}))
            taken.setdefault(cell, owner)
    return found


def compose(seats: int, modules: list[str], options: dict[str, str], revision: int = REVISION) -> Rules:
    """Make a ruleset, or refuse with one message that lists every clash."""
    modules, options = normal_modules(modules, options)
    found = clashes(seats, modules, options)
    if found:
        raise SetupRefused(found)
    rules = Rules(seats)
    rules.revision = revision
    choose(rules, options)
    if "chests" in modules:
        cells = chest_cells(options)
        for x, y in sorted(cells) if revision == SORTED_CHESTS else cells:
            rules.chest_cells = append(rules.chest_cells, cell_code(x, y))
    rules.modules.append(Mine())
    for key in modules:
        rules.modules.append(_make(key))
    for module in rules.modules:
        module.claim(rules)
    rules.deck = sorted_vec(rules.deck)
    return rules


def choose(rules: Rules, options: dict[str, str]) -> None:
    """Set the traits that options decide."""
    rules.one_goal = options.get("reached_goals") == "one"
    rules.must_connect = options.get("must_connect") != "no"
    rules.round_end = ALL_PASSED if options.get("round_end") == "all_passed" else HANDS_EMPTY
    starters = {"last_card": LAST_CARD, "last_turn": LAST_TURN, "last_path": LAST_PATH}
    rules.next_starter = starters[options.get("next_starter", "last_card")]
    rules.self_sabotage = options.get("self_sabotage") == "yes"
    rules.treasure_out = options.get("treasure_always_out") != "no"
    first = options.get(FIRST_SEAT, "random")
    rules.first_seat = -1 if first == "random" else int(first)


def sorted_vec(values: vec[i64]) -> vec[i64]:
    """Sort, so that the deck before a shuffle does not depend on how modules were named."""
    out = vec[i64]()
    for value in sorted(values):
        out = append(out, value)
    return out
