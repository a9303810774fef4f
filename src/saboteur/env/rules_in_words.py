"""The rules of what is being played, in the sentences that people read, for whoever knows nothing of the game."""

from functools import cache
from typing import Final

from saboteur.bots.memory.bot_memory import dwarfs_of
from saboteur.core.registry import BY_KEY
from saboteur.play.views.view_types import View
from saboteur.words import Texts, texts
from saboteur.words.thing_names import Names, dashed, does_key

NOTATION: Final = """\
Paths are laid from the start S at 0,0 towards the goals in the east (column 8); x grows east, y south.
A path card is named by its open sides: NESW is a crossing, N|E is two dead ends, and it may lie turned.
Where places are told in words, they are counted from the start: "3 right, 1 up" is 3,-1.
A broken tool in front of a seat forbids it to lay paths until it is mended. Passing discards cards face down."""
FOUNDATIONS: Final = ("saboteur2", "tournament")  # what dwarfs are paid for differs with them (S12, V2)


def guide(view: View) -> str:
    """Tell the rules of a table: its modules, the dwarfs that are shuffled, and how things are written."""
    return _guide(view.seats, tuple(view.modules), tuple(view.options.items()))


def cards(view: View) -> list[str]:
    """Say what each card of one's hand does, each kind once."""
    t = texts()
    names = Names(t)
    held = dict.fromkeys(view.own.hand if view.own is not None else ())
    return [f"{card}: {names.card(card)} - {t(does_key(card, view.modules))}" for card in held]


@cache
def _guide(seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> str:
    t = texts()
    dwarfs = dwarfs_of(seats, modules, options)
    lines = [
        "Saboteur, a game of hidden roles.",
        *(_rule_of(t, module) for module in modules),
        f"The dwarfs that are shuffled: {', '.join(f'{count} {role}' for role, count in dwarfs)}.",
        *(f"Who is {role}: {t(_role(t, role, modules))}" for role, _ in dwarfs),
        NOTATION,
    ]
    return "\n".join(lines)


def _rule_of(t: Texts, module: str) -> str:
    """Tell the rule of a module; those of research, which nobody is offered, have but the line of their own."""
    key = f"module-{dashed(module)}"
    return f"{t(key)}: {_rule(t, module)}" if t.has(key) else f"{module}: {BY_KEY[module].line}"


def _rule(t: Texts, module: str) -> str:
    """Find what a module's rule is under: those that are one card are told as the card is."""
    key = dashed(module)
    return t(f"rule-module-{key}" if t.has(f"rule-module-{key}") else f"rule-{key}")


def _role(t: Texts, role: str, modules: tuple[str, ...]) -> str:
    keys = (f"rule-role-{role}-{module}" for module in FOUNDATIONS if module in modules)
    return next((key for key in keys if t.has(key)), f"rule-role-{role}")
