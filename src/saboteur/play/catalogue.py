"""What can be played: modules with their options, and presets, for any front end to show."""

import msgspec

from saboteur.core.compose import CLASSIC_KEY, clashes, normal_modules
from saboteur.core.registry import OPTION_OWNER, OPTIONS, SPECS
from saboteur.core.table.spec import Option
from saboteur.play.extensions.packages import load_waiting


class OptionInfo(msgspec.Struct, frozen=True):
    """Something to choose. The default comes first; `free` says in words what else may be given."""

    key: str  # its name in a setup
    values: list[str]  # what it can be, the default first
    line: str  # what it decides
    free: str = ""  # what else may be given, in words; empty: nothing


class ModuleInfo(msgspec.Struct, frozen=True):
    """A module: its group (foundation, championship, mini, variant, house), a line on it, and what it goes with.

    `package` names the package that brought a module from outside, with its version.
    `clashes` has every module that it cannot meet, with the reason; the foundations are told apart from that.
    """

    key: str  # its name in a setup
    group: str  # foundation, championship, mini, variant or house
    line: str  # what it brings
    fewest_seats: int  # that it can be played with
    most_seats: int  # that it can be played with
    foundations: list[str]  # base, saboteur2, or both: what it goes with
    clashes: dict[str, str]  # modules that it cannot meet, each with the reason
    options: list[OptionInfo]  # what can be chosen of it
    package: str = ""  # that brought it, with its version; empty: ours


class Preset(msgspec.Struct, frozen=True):
    """A ready choice of modules and options with its character in a line."""

    key: str  # its name
    line: str  # its character
    modules: list[str]  # what it is played with
    options: dict[str, str]  # those that are set; the others are at their default
    fewest_seats: int  # that it can be played with
    most_seats: int  # that it can be played with


def modules() -> tuple[ModuleInfo, ...]:
    """List every module in the order in which they compose."""
    load_waiting()
    return tuple(
        ModuleInfo(
            spec.key,
            spec.group,
            spec.line,
            spec.seats[0],
            spec.seats[1],
            list(spec.foundations),
            _clashes_of(spec.key),
            [_option(option) for option in spec.options],
            f"{spec.package} {spec.version}".strip(),
        )
        for spec in SPECS
    )


def common_options() -> tuple[OptionInfo, ...]:
    """List the options that belong to no module: they go with every game."""
    return tuple(_option(option) for key, option in OPTIONS.items() if key not in OPTION_OWNER)


def presets() -> tuple[Preset, ...]:
    """List the presets."""
    return tuple(_preset(key, line, list(chosen)) for key, line, chosen in _PRESETS)


def _option(option: Option) -> OptionInfo:
    return OptionInfo(option.key, list(option.values), option.line, option.free)


def _clashes_of(key: str) -> dict[str, str]:
    """Return both directions: composing names each clash once."""
    found = {other.key: other.clashes[key] for other in SPECS if key in other.clashes}
    return {**found, **next(spec.clashes for spec in SPECS if spec.key == key)}


def _all_with(foundation: str, *without: str) -> tuple[str, ...]:
    """Return a foundation with everything that can join it."""
    others = [spec for spec in SPECS if spec.group in ("championship", "mini") and foundation in spec.foundations]
    return (foundation, *(spec.key for spec in others if spec.key not in without))


_CHAMPIONSHIP = tuple(spec.key for spec in SPECS if spec.group == "championship")
_PRESETS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("base", "the game itself: dig for gold, and trust nobody", ("base",)),
    (CLASSIC_KEY, "the base game as the older edition has it", (CLASSIC_KEY,)),
    ("saboteur2", "two teams and a few who play for themselves", ("saboteur2",)),
    ("championship", "the base game with all eight championship cards", ("base", *_CHAMPIONSHIP)),
    ("treasures", "the base game with sacks, dragons, a spider and chests", ("base", "new_goals", "chests")),
    (
        "doubt",
        "the same, but perhaps without a treasure: a lone saboteur has a chance",
        ("base", "new_goals", "chests"),
    ),
    ("tournament", "fixed roles and coins, as championships are played", ("base", "tournament")),
    ("everything", "the base game with all that can join it", _all_with("base", "tunnel_party")),
    ("everything2", "Saboteur 2 with all that can join it", _all_with("saboteur2", "wardrobe")),
)


# What else than the usual a preset sets.
_SET: dict[str, dict[str, str]] = {"doubt": {"treasure_always_out": "no"}}


def _preset(key: str, line: str, chosen: list[str]) -> Preset:
    chosen, options = normal_modules(chosen, _SET.get(key, {}))
    seats = [number for number in range(2, 13) if not clashes(number, chosen, options)]
    return Preset(key, line, chosen, options, seats[0], seats[-1])
