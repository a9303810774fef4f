"""Which modules and options may meet, and making a ruleset of them (section 6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.registry import (
    BY_KEY,
    CLASSES,
    FAILED,
    FIRST_SEAT,
    OPTION_OWNER,
    OPTIONS,
    RESEARCH_OPTIONS,
    RESEARCH_OWNER,
    ROUNDS,
    ROUNDS_OPTION,
    SPECS,
)
from saboteur.core.table.cards import COMPONENTS
from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.core.table.ruleset import REVISION, ModuleConflictError, Rules
from saboteur.core.table.spec import FOUNDATIONS, SHARED, ModuleSpec
from saboteur.core.table.state import HAND_ROOM

CLASSIC: Final[dict[str, str]] = {
    "reached_goals": "one",
    "must_connect": "no",
    "round_end": "all_passed",
    "next_starter": "last_turn",
    "self_sabotage": "yes",
}
CLASSIC_KEY: Final = "classic"


def normal_modules(modules: list[str], options: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """Spell the preset `classic` out and put modules in their fixed order; an option beside it overrides it."""
    if CLASSIC_KEY in modules:
        modules = [key for key in modules if key != CLASSIC_KEY]
        if "base" not in modules:
            modules.append("base")
        options = {**CLASSIC, **options}
    ordered = [spec.key for spec in SPECS if spec.key in modules]
    return ordered + [key for key in modules if key not in ordered], options


def clashes(seats: int, modules: list[str], options: dict[str, str]) -> list[Refusal]:
    """List every reason why modules, options and seats do not go together."""
    found = [Refusal("no_such_module", no_module(key), {"module": key}) for key in modules if key not in BY_KEY]
    known = [key for key in modules if key in BY_KEY]
    foundations = [key for key in known if key in FOUNDATIONS]
    if len(foundations) != 1:
        named = " and ".join(foundations) or "none"
        sentence = f"exactly one foundation is needed, base or saboteur2; this has {named}"
        found.append(Refusal("one_foundation", sentence, {"count": len(foundations)}))
    for key in known:
        found += module_clashes(seats, BY_KEY[key], foundations, known)
    return found + option_clashes(seats, known, options) + cell_clashes(known, options)


def no_module(key: str) -> str:
    """Say that a module is not there, and why, if it was installed."""
    return f"there is no module {key!r}" + (f": {FAILED[key]}" if key in FAILED else "")


def module_clashes(seats: int, spec: ModuleSpec, foundations: list[str], known: list[str]) -> list[Refusal]:
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
        option = OPTIONS.get(key, RESEARCH_OPTIONS.get(key))
        if option is None:
            found.append(Refusal("no_such_option", f"there is no option {key!r}", {"option": key}))
            continue
        owner = OPTION_OWNER.get(key, RESEARCH_OWNER.get(key))
        if owner is not None and owner not in modules and value != option.values[0]:  # a default says nothing
            sentence = f"the option {key} belongs to {owner}, which is not in this game"
            found.append(Refusal("option_unused", sentence, {"option": key, "module": owner}))
        elif owner is not None and owner not in modules:
            continue
        elif owner is not None and option.free and value not in option.values:
            found += CLASSES[owner]().option_faults(key, value, seats)
        elif value not in option.values and not _free_value(key, value, seats):
            free = f"{option.free} from 0 to {seats - 1}" if key == FIRST_SEAT else option.free
            allowed = ", ".join(option.values) + (f", or {free}" if free else "")
            sentence = f"the option {key} cannot be {value!r}; it is one of {allowed}"
            found.append(Refusal("option_value", sentence, {"option": key, "value": value}))
    for module in modules:
        for key, value in BY_KEY[module].bars.items():
            if options.get(key) == value:
                sentence = f"{key}: {value} does not go with {module}"
                found.append(Refusal("option_clash", sentence, {"option": key, "module": module}))
    return found


def _free_value(key: str, value: str, seats: int) -> bool:
    return key == FIRST_SEAT and value.isdecimal() and value.isascii() and int(value) < seats


def cell_clashes(modules: list[str], options: dict[str, str]) -> list[Refusal]:
    """List set-up cells that two modules want (R-30)."""
    taken: dict[tuple[int, int], str] = {(0, 0): "the start"}
    found: list[Refusal] = []
    goals = COMPONENTS["new_goals" if "new_goals" in modules else "base"]["goal_cells"]
    wanted = [("the goals", [(x, y) for x, y in goals])]
    fixed_first = sorted(modules, key=lambda key: not BY_KEY[key].cells)  # then those that options decide
    wanted += [(key, CLASSES[key]().cells(options)) for key in fixed_first]
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
    rules = Rules(seats, options)
    rules.revision = revision
    first = options.get(FIRST_SEAT, "random")
    rules.first_seat = -1 if first == "random" else int(first)
    rules.rounds = int(options.get(ROUNDS, ROUNDS_OPTION.values[0]))
    shared = [key for key, module in CLASSES.items() if module.spec.group == SHARED]
    for key in shared + modules:
        rules.modules.append(CLASSES[key]())
    for module in rules.modules:
        module.claim(rules)
    if rules.most_cards() > HAND_ROOM:
        raise ModuleConflictError(
            f"modules let a hand grow to {rules.most_cards()} cards; there is room for {HAND_ROOM}"
        )
    rules.deck = sorted_vec(rules.deck)
    return rules


def sorted_vec(values: vec[i64]) -> vec[i64]:
    """Sort, so that the deck before a shuffle does not depend on how modules were named."""
    out = vec[i64]()
    for value in sorted(values):
        out = append(out, value)
    return out
